"""Which cards are in the supply: the rulebook's recommended sets, lists, random kingdoms, the bane, bad input."""

from __future__ import annotations

import re
from typing import Any

import pytest

from sim.errors import SpielwerkError
from sim.game import game
from sim.games.dominion import names
from sim.games.dominion.decisions import Menu
from sim.games.dominion.kingdoms import CARDS, KINGDOM, card_named, presets
from sim.games.dominion.prepare import in_play, market_deck
from sim.games.dominion.state import BOX_CARDS, CARD_IDS

DOMINION = game("dominion")
SETS = {card.id: card.facts["set"] for card in CARDS}
ALCHEMY = {card for card, of in SETS.items() if of == "alchemy"}
SEEDS = range(60)

# Rulebook, page 5, in English; Festival stands where Wanderzirkus has Feast, which is not in the box.
RECOMMENDED_TEXT = """
Erstes Spiel: Moat, Village, Merchant, Cellar, Market, Militia, Mine, Smithy, Remodel, Workshop
Verzerrte Größen: Bandit, Bureaucrat, Gardens, Witch, Festival, Chapel, Throne Room, Artisan, Sentry, Workshop
Schleichweg: Bureaucrat, Village, Moneylender, Laboratory, Festival, Council Room, Artisan, Sentry, Vassal,
    Harbinger
Kunststück: Library, Gardens, Festival, Cellar, Militia, Council Room, Smithy, Throne Room, Harbinger, Poacher
Verbesserungen: Moat, Moneylender, Merchant, Witch, Cellar, Market, Mine, Artisan, Remodel, Poacher
Silber & Gold: Bandit, Bureaucrat, Moneylender, Merchant, Chapel, Laboratory, Mine, Throne Room, Vassal, Harbinger
Verbotene Künste: Possession, Apprentice, University, Familiar, Bandit, Gardens, Cellar, Laboratory, Council Room,
    Throne Room
Quacksalber: Alchemist, Apothecary, Golem, Herbalist, Transmute, Festival, Poacher, Cellar, Militia, Smithy
Chemiestunde: Alchemist, Golem, Philosopher's Stone, University, Moat, Bureaucrat, Witch, Vassal, Market, Remodel
Kopfgeld: Harvest, Horn of Plenty, Menagerie, Hunting Party, Tournament, Moneylender, Festival, Cellar, Militia,
    Smithy
Böses Omen: Horn of Plenty, Jester, Remake, Fortune Teller, Hamlet, Poacher, Bureaucrat, Laboratory, Merchant,
    Throne Room
Wanderzirkus: Farming Village, Fairgrounds, Jester, Young Witch, Horse Traders, Festival, Laboratory, Market,
    Remodel, Workshop
Kunsthandwerk: Baker, Advisor, Merchant Guild, Stonemason, Journeyman, Moneylender, Festival, Cellar, Laboratory,
    Workshop
Rechtschaffen und anständig: Doctor, Baker, Soothsayer, Candlestick Maker, Butcher, Bandit, Village, Gardens,
    Moneylender, Militia
Des Guten zuviel: Herald, Candlestick Maker, Masterpiece, Plaza, Taxman, Library, Merchant, Market, Sentry, Remodel
Clownschule: Alchemist, Golem, Philosopher's Stone, University, Familiar, Harvest, Jester, Menagerie, Remake, Horse
    Traders
Wein zum Abendessen: Apothecary, Apprentice, Transmute, Scrying Pool, Vineyard, Fairgrounds, Horn of Plenty, Young
    Witch, Hunting Party, Hamlet
Illuminati: Golem, Apprentice, Philosopher's Stone, University, Scrying Pool, Herald, Merchant Guild, Masterpiece,
    Butcher, Stonemason
Gift & Galle: Alchemist, Herbalist, Familiar, Transmute, Vineyard, Doctor, Baker, Soothsayer, Candlestick Maker,
    Plaza
Unglücke: Doctor, Advisor, Soothsayer, Candlestick Maker, Taxman, Farming Village, Fairgrounds, Jester, Horse
    Traders, Fortune Teller
Bäckerwettstreit: Baker, Herald, Masterpiece, Stonemason, Journeyman, Farming Village, Harvest, Menagerie, Remake,
    Tournament
"""
RECOMMENDED = dict(line.split(": ") for line in re.sub(r"\n +", " ", RECOMMENDED_TEXT).strip().splitlines())
BANES = {"Wanderzirkus": "merchant", "Wein zum Abendessen": "herbalist"}


def setup(seed: int = 0, strategies: tuple[Any, ...] = (), **given: Any) -> dict[str, Any]:
    """The whole set-up that comes out of what is given."""
    return dict(DOMINION.setting(2, setup=given, strategies=strategies, seed=seed).setup)


class TestCards:
    def test_the_numbers_of_the_cards_follow_the_list(self) -> None:
        """`names.py` and `cards.toml` name the same cards in the same order."""
        constants = {k: v for k, v in vars(names).items() if k.isupper()}
        assert [name.lower().replace("_", "-") for name in sorted(constants, key=constants.__getitem__)] == [
            card.id for card in CARDS
        ]
        assert tuple(card.id for card in CARDS) == CARD_IDS[:BOX_CARDS]

    def test_the_box(self) -> None:
        """As many different cards as the rulebook lists for every set."""
        sizes = {of: sum(s == of for s in SETS.values()) for of in set(SETS.values())}
        assert sizes == {
            "basic": 8, "base": 26, "guilds": 13, "alchemy": 12, "cornucopia": 13, "prize": 5, "promo": 4
        }  # fmt: skip
        assert len(KINGDOM) == 68

    @pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
    def test_every_card_by_all_its_names(self, card: Any) -> None:
        """English or German, capitals or not, with blanks or not."""
        for name in (card.id, card.name, card.german, card.german.upper(), f" {card.name.lower()} "):
            assert card_named(name).id == card.id

    def test_an_unknown_card(self) -> None:
        with pytest.raises(SpielwerkError, match=r"^dominion has no card 'smithe' \(did you mean smithy "):
            card_named("smithe")


class TestPresets:
    def test_there_are_21_with_these_titles(self) -> None:
        assert [preset["german"] for preset in presets().values()] == list(RECOMMENDED)

    @pytest.mark.parametrize("title", RECOMMENDED)
    def test_equals_the_rulebook(self, title: str) -> None:
        cards = [card_named(name).id for name in RECOMMENDED[title].split(",")]
        found = setup(kingdom=title)
        assert found["kingdom"] == cards and len(set(cards)) == 10
        assert found["bane"] == BANES.get(title)

    @pytest.mark.parametrize("preset", presets())
    def test_by_id_and_title(self, preset: str) -> None:
        title = presets()[preset]["german"]
        assert setup(kingdom=preset) == setup(kingdom=title) == setup(kingdom=title.lower())

    def test_the_circus_says_what_stands_in(self) -> None:
        assert "Festival" in " ".join(setup(kingdom="Wanderzirkus")["notes"])
        assert setup(kingdom="first-game")["notes"] == []


class TestLists:
    def test_names_in_any_language(self) -> None:
        given = "Dorf, smithy,Throne Room,  Steinmetz, walled_village"
        assert setup(kingdom=given)["kingdom"] == ["village", "smithy", "throne-room", "stonemason", "walled-village"]
        assert setup(kingdom=given.split(","))["kingdom"] == setup(kingdom=given)["kingdom"]

    def test_one_card(self) -> None:
        """Fewer piles than ten are allowed, and noted."""
        found = setup(kingdom="Schmiede")
        assert found["kingdom"] == ["smithy"] and "1 kingdom pile" in found["notes"][0]

    def test_more_than_ten(self) -> None:
        assert len(setup(kingdom=list(KINGDOM[:20]))["kingdom"]) == 20


class TestRandom:
    def test_ten_different_kingdom_cards(self) -> None:
        for seed in SEEDS:
            found = setup(seed, kingdom="random")["kingdom"]
            assert len(found) == len(set(found)) == 10 and set(found) <= set(KINGDOM)

    def test_the_seed_decides(self) -> None:
        kingdoms = [setup(seed, kingdom="random")["kingdom"] for seed in SEEDS]
        assert kingdoms == [setup(seed, kingdom="random")["kingdom"] for seed in SEEDS]
        assert len({tuple(sorted(kingdom)) for kingdom in kingdoms}) == len(SEEDS)

    def test_every_card_turns_up(self) -> None:
        found = {card for seed in range(300) for card in setup(seed, kingdom="random")["kingdom"]}
        assert found == set(KINGDOM)

    def test_alchemy_as_the_rulebook_advises(self) -> None:
        """None, or three to five."""
        counts = {len(ALCHEMY & set(setup(seed, kingdom="random")["kingdom"])) for seed in SEEDS}
        assert counts == {0, 3, 4, 5}

    def test_alchemy_as_it_comes(self) -> None:
        counts = {len(ALCHEMY & set(setup(seed, kingdom="random", alchemy="any")["kingdom"])) for seed in SEEDS}
        assert {1, 2} <= counts


class TestWishes:
    """Without a kingdom, what the strategies ask for is filled up with random cards."""

    def test_filled_up(self) -> None:
        wishes = (Menu("province, witch<2, smithy"), Menu("gold, smithy, chapel<1"))
        found = setup(strategies=wishes)["kingdom"]
        assert found[:3] == ["witch", "smithy", "chapel"] and len(set(found)) == 10

    def test_a_single_alchemy_card_gets_company(self) -> None:
        for seed in SEEDS:
            found = setup(seed, strategies=(Menu("province, familiar, potion<1"),))["kingdom"]
            assert 3 <= len(ALCHEMY & set(found)) <= 5

    def test_more_wishes_than_piles(self) -> None:
        found = setup(strategies=(Menu(", ".join(KINGDOM[:12])),))
        assert found["kingdom"] == list(KINGDOM[:12]) and "12" in found["notes"][0]


class TestBane:
    """Young Witch needs an eleventh pile: a kingdom card that costs 2 or 3."""

    def test_chosen_by_chance(self) -> None:
        costs = {card.id: (card.numbers["cost"], card.numbers.get("potion", 0)) for card in CARDS}
        banes = {setup(seed, kingdom="young-witch, cellar, chapel")["bane"] for seed in SEEDS}
        assert len(banes) > 5 and not banes & {"cellar", "chapel"}
        assert {costs[bane] for bane in banes} == {(2, 0), (3, 0)}

    def test_is_told(self) -> None:
        found = setup(kingdom="young-witch")
        assert found["bane"] and any(found["bane"] in note for note in found["notes"])

    def test_given(self) -> None:
        assert setup(kingdom="young-witch", bane="Händlerin")["bane"] == "merchant"
        assert setup(kingdom="Wanderzirkus", bane="cellar")["bane"] == "cellar"

    def test_none_without_young_witch(self) -> None:
        assert setup(kingdom="first-game")["bane"] is None

    @pytest.mark.parametrize("bane", ["smithy", "transmute", "estate", "silver", "princess"])
    def test_wrong_cost_or_kind(self, bane: str) -> None:
        with pytest.raises(
            SpielwerkError, match=f"^{bane} can't be the bane: it must be a kingdom card that costs 2 or 3$"
        ):
            setup(kingdom="young-witch", bane=bane)

    def test_a_random_kingdom_leaves_it_out(self) -> None:
        for seed in SEEDS:
            assert "cellar" not in setup(seed, kingdom="random", bane="Keller")["kingdom"]
            assert "cellar" not in setup(seed, (Menu("young-witch"),), bane="cellar")["kingdom"]
            assert "cellar" not in setup(seed, kingdom=f"random:{seed}", bane="cellar", alchemy="any")["kingdom"]

    def test_one_pile_more_without_young_witch(self) -> None:
        found = setup(kingdom="first-game", bane="chapel")
        assert found["bane"] == "chapel" and any("chapel is one pile more" in note for note in found["notes"])

    def test_one_of_the_ten(self) -> None:
        with pytest.raises(SpielwerkError, match="^cellar can't be the bane"):
            setup(kingdom="young-witch, cellar", bane="cellar")


class TestMarket:
    """The black market's deck: one of each kingdom card that is not in the supply."""

    def deck(self, kingdom: str, **given: Any) -> list[str]:
        return market_deck(DOMINION.setting(2, setup={"kingdom": kingdom, **given}))

    def test_none_without_a_black_market(self) -> None:
        assert self.deck("village, smithy") == []

    def test_all_others(self) -> None:
        found = self.deck("black-market, village, young-witch", bane="cellar")
        assert sorted(found) == sorted(set(KINGDOM) - {"black-market", "village", "young-witch", "cellar"})

    def test_only_of_the_sets_in_use(self) -> None:
        found = self.deck("black-market, village, baker", market="sets")
        assert {SETS[card] for card in found} == {"base", "guilds", "promo"}

    def test_what_its_cards_need_is_there(self) -> None:
        """Rule 17: potions and prizes are in the game when only the black market has cards that use them."""
        around = in_play(DOMINION.setting(2, setup={"kingdom": "black-market, village"})).values()
        assert {"potion", "diadem", "princess", "familiar", "tournament"} <= set(around)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"kingdom": "frist-game"}, "dominion has no kingdom 'frist-game' (did you mean first-game?)"),
        ({"kingdom": "village, smithi"}, "dominion has no card 'smithi' (did you mean smithy"),
        ({"kingdom": ["village", "nonsense"]}, "dominion has no card 'nonsense'"),
        ({"kingdom": "village, Dorf"}, "a kingdom has every card only once"),
        ({"kingdom": "village, gold"}, "Gold is no kingdom card"),
        ({"kingdom": "tournament, princess"}, "Princess is no kingdom card"),
        ({"kingdom": "village, nowhere.py:card"}, "there is no file 'nowhere.py'"),
        ({"kingdom": "young-witch", "bane": "cellr"}, "dominion has no card 'cellr' (did you mean cellar"),
        ({"market": "full"}, "set-up market can't be 'full'"),
        ({"alchemy": "none"}, "set-up alchemy can't be 'none'"),
        ({"kingdom": 5}, "set-up kingdom needs a name or a list of cards, not 5"),
        ({"kingdom": ["village", 5]}, "set-up kingdom needs a name or a list of cards, not ['village', 5]"),
        ({"kingdom": {"village": 1}}, "set-up kingdom needs a name or a list of cards, not {'village': 1}"),
        ({"kingdom": True}, "set-up kingdom needs a name or a list of cards, not True"),
        ({"bane": 2}, "set-up bane needs the name of a card, not 2"),
        ({"market": 1}, "set-up market can't be 1"),
        ({"alchemy": ["any"]}, "set-up alchemy can't be ['any']"),
        ({"kindom": "random"}, "dominion has no set-up 'kindom' (did you mean kingdom?)"),
    ],
)
def test_bad_input_is_one_helpful_line(given: dict[str, Any], message: str) -> None:
    with pytest.raises(SpielwerkError, match="^" + re.escape(message)) as error:
        setup(**given)
    assert "\n" not in str(error.value)
