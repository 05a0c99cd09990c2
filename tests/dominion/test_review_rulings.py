"""Rulings that lie between cards: what happens where the text of one meets another (ledger, "Rulings")."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from sim.games.dominion.kingdoms import CARDS
from sim.games.dominion.kingdoms import KINGDOM as KINGDOM_CARDS
from sim.games.dominion.prepare import market_deck
from tests.dominion.layout import DOMINION, STOP, LaidTable

Lay = Callable[..., LaidTable]
KINGDOM = ["throne-room", "caravan", "golem", "vassal", "herald", "black-market", "merchant", "horn-of-plenty", "stash",
           "jester", "tournament", "walled-village", "alchemist", "herbalist", "smithy", "advisor", "doctor", "stonemason",
           "gardens", "village", "witch", "moat", "militia", "fairgrounds", "vineyard"]  # fmt: skip


@pytest.fixture
def many(lay: Lay) -> Lay:
    """A table with the cards of all sets that this file looks at."""
    return partial(lay, kingdom=list(dict.fromkeys(KINGDOM)), setup={"market": "sets"}, bane="cellar")


class TestDurationsPlayedByOtherCards:
    """What changed a Duration stays with it; what only found it goes (rulebook: Thronsaal, Herold, Dauerkarten)."""

    def test_vassal_goes_the_caravan_stays(self, many: Lay) -> None:
        t = many(hands=[["vassal"], []], decks=[["caravan", "copper"] + ["estate"] * 6, []], answers=["caravan"])
        t.play("vassal").clean_up()
        assert t.in_play() == ["caravan"] and t.discard() == ["vassal", "copper"]

    def test_golem_goes_the_caravan_stays(self, many: Lay) -> None:
        t = many(hands=[["golem"], []], decks=[["caravan", "estate"] + ["copper"] * 7, []])
        t.play("golem").clean_up()
        assert t.in_play() == ["caravan"] and "golem" in t.discard()

    def test_a_throne_room_that_was_found_stays_with_what_it_doubled(self, many: Lay) -> None:
        t = many(hands=[["herald", "caravan"], []], decks=[["copper", "throne-room"] + ["estate"] * 9, []])
        t.answer("caravan").play("herald").clean_up()
        assert t.in_play() == ["throne-room", "caravan"] and "herald" in t.discard()

    def test_a_throne_room_on_a_golem_that_finds_one_goes(self, many: Lay) -> None:
        t = many(hands=[["throne-room", "golem"], []], decks=[["caravan"] + ["copper"] * 9, []], answers=["golem"])
        t.play("throne-room").clean_up()
        assert t.in_play() == ["caravan"] and {"throne-room", "golem"} <= {*t.discard(), *t.deck(), *t.hand()}

    def test_a_horn_trashed_meanwhile_does_not_move_the_throne_room(self, many: Lay) -> None:
        """One Horn lies in play, a doubled Throne Room plays a Black Market, whose Horn is trashed for an Estate."""
        hand = ["throne-room", "throne-room", "black-market", "horn-of-plenty", "caravan"]
        t = many(hands=[hand, []], decks=[["estate"] * 12, []], plays=[["horn-of-plenty"], []], market=["witch"])
        t.answer("throne-room", "black-market", "estate", "caravan")
        t.play("throne-room").clean_up()
        assert t.in_play() == ["throne-room", "caravan"] and t.trash == ["horn-of-plenty"]
        assert sorted(t.discard()).count("horn-of-plenty") == 1


class TestBlackMarket:
    def test_a_merchant_after_its_silver_is_too_late(self, many: Lay) -> None:
        """The first Silver of the turn was played at the Black Market: nothing is left to raise."""
        t = many(hands=[["black-market", "merchant", "silver"], []], decks=[["silver"] * 2, []], actions=2)
        t.lay("market", 0, ["golem"])
        t.play("black-market").play("merchant").play_treasures()
        assert t.coins == 2 + 2 + 2

    def test_a_merchant_before_it_is_not(self, many: Lay) -> None:
        t = many(hands=[["merchant", "black-market", "silver"], []], decks=[["silver"] * 2, []], actions=2)
        t.lay("market", 0, ["golem"])
        t.play("merchant").play("black-market").play_treasures()
        assert t.coins == 2 + (2 + 1) + 2

    def test_a_diadem_counts_the_actions_of_that_moment(self, many: Lay) -> None:
        t = many(hands=[["village", "black-market", "diadem"], []], market=["golem"])
        t.play("village").play("black-market")
        assert t.actions == 1 and t.coins == 2 + 2 + 1


class TestJester:
    @pytest.mark.parametrize("card", ["princess", "workshop"])
    def test_cards_outside_the_supply_have_no_copy(self, many: Lay, card: str) -> None:
        """A prize, and a card that came out of the Black Market: discarded, and nothing is asked."""
        t = many(hands=[["jester"], []], decks=[[], [card]])
        assert t.play("jester").asked == [] and t.discard(1) == [card] and t.discard(0) == []


class TestBane:
    def test_a_bane_protects_even_when_its_pile_is_empty(self, lay: Lay) -> None:
        t = lay(kingdom=["young-witch"], bane="cellar", hands=[["young-witch"], ["cellar"]], supply={"cellar": 0})
        t.answer("cellar").play("young-witch")
        assert t.discard(1) == [] and t.hand(1) == ["cellar"]

    @pytest.mark.parametrize("market, there", [("all", True), ("sets", False)])
    def test_a_young_witch_in_the_black_market_needs_one_too(self, market: str, there: bool) -> None:
        """Rulebook, set-up of Reiche Ernte: also if she is only in the Black Market's deck."""
        setting = DOMINION.setting(2, setup={"kingdom": "black-market, village", "market": market})
        assert bool(setting.setup["bane"]) == there == ("young-witch" in market_deck(setting))

    def test_without_a_card_left_for_it_there_is_none(self) -> None:
        """All that cost 2 or 3 are in the kingdom: she stays out of the deck."""
        cheap = [
            c.id for c in CARDS if c.id in KINGDOM_CARDS and c.numbers["cost"] in (2, 3) and "potion" not in c.numbers
        ]
        setting = DOMINION.setting(2, setup={"kingdom": list(dict.fromkeys(["black-market", *cheap]))})
        assert setting.setup["bane"] is None and "young-witch" not in market_deck(setting)


class TestOverpaying:
    def test_one_potion_at_most(self, many: Lay) -> None:
        """A cost has one potion or none, so two of them would bring nothing."""
        t = many(coins=3, potions=2, answers=[100])
        t.buy("stonemason")
        assert t.asked == [(0, "overpay", {0, 1, 100, 101})] and t.potions == 1 and t.coins == 1


class TestCleanUp:
    def test_walled_villages_come_before_alchemists(self, many: Lay) -> None:
        """The start of the clean-up is before anything is discarded, so the Alchemist ends above the village."""
        t = many(plays=[["walled-village", "alchemist", "potion"], []], decks=[["copper"] * 3, []], clean_up_cards=2)
        t.answer("walled-village", "alchemist").clean_up()
        assert t.hand() == ["alchemist", "copper", "copper", "copper", "walled-village"]
        assert [options for _, _, options in t.asked] == [{"walled-village", STOP}, {"alchemist", STOP}]
        assert t.told.index("draws alchemist") < t.told.index("draws walled-village")

    def test_one_no_is_enough_for_all_copies(self, many: Lay) -> None:
        """Copies are alike: after a no to one Alchemist the others are not asked about."""
        t = many(plays=[["alchemist", "alchemist", "potion"], []], clean_up_cards=2, answers=[STOP])
        assert len(t.clean_up().asked) == 1

    def test_played_cards_go_first_and_the_last_card_of_the_hand_lies_on_top(self, many: Lay) -> None:
        t = many(hands=[["estate", "gold"], []], plays=[["smithy", "copper"], []], decks=[["curse"] * 5, []])
        assert t.clean_up().discard() == ["smithy", "copper", "estate", "gold"]


class TestPoints:
    def test_prizes_and_black_market_cards_count(self, many: Lay) -> None:
        """Three actions (a prize among them) for a Vineyard, ten names for a Fairgrounds."""
        owned = [
            "vineyard",
            "fairgrounds",
            "princess",
            "workshop",
            "village",
            "copper",
            "silver",
            "gold",
            "curse",
            "duchy",
        ]
        t = many(hands=[owned, []])
        assert t.score() == 1 + 4 - 1 + 3


class TestPossession:
    """The possessed seat is `me` in every question; what it plays and buys stands in its books."""

    def test_the_books(self, many: Lay) -> None:
        t = many(hands=[["village", "gold"], []], possessor=1, answers=["village", "silver"])
        t.action_phase().buy_phase()
        record = t.record
        assert record["actions_played"][:2].tolist() == [1, 0] == record["bought"][:2].tolist()
        assert record["gained"][:2, t.place("silver")].tolist() == [0, 1]
        assert record["played"][:2, t.place("gold")].tolist() == [1, 0] and t.discard(1) == ["silver"]

    def test_its_shuffles_are_the_possessors_as_well(self, many: Lay) -> None:
        """A Stash of the possessed player goes where the possessor wants it."""
        t = many(
            hands=[["smithy"], []], discards=[["stash", "copper", "copper", "copper"], []], possessor=1, answers=[0]
        )
        t.play("smithy")
        question = t.questions[0]
        assert (question.seat, question.kind, question.mind) == (0, "stash", 1) and "stash" in t.hand()

    def test_the_left_neighbour_of_the_possessed_advises_for_himself(self, many: Lay) -> None:
        t = many(
            3, hands=[["advisor"], [], []], decks=[["gold", "copper", "estate"], [], []], possessor=2, answers=["gold"]
        )
        question = t.play("advisor").questions[0]
        assert (question.seat, question.mind) == (1, 1) and t.hand() == ["copper", "estate"]

    def test_a_moat_of_the_possessor_is_his_own(self, many: Lay) -> None:
        """The possessed player's Witch hits the possessor, who may show a Moat."""
        t = many(hands=[["witch"], ["moat"]], possessor=1, answers=["moat"])
        assert t.play("witch").asked == [(1, "reveal", {"moat", STOP})] and t.discard(1) == []
