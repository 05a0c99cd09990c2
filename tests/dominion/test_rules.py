"""The rules of the game around the cards: set-up, the three phases, shuffling, costs, the end, the winner.

The numbers are those of the list of rules in the game's README.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sim.games.dominion.state import BY_CAP, BY_PILES, BY_PROVINCES, TURN_CAP
from tests.dominion.layout import STOP, LaidTable

Lay = Callable[..., LaidTable]
PLAIN = ["village", "smithy", "market", "festival", "laboratory", "moat"]
BREWED = ["transmute", "familiar", "alchemist", "golem", "possession"]


@pytest.mark.parametrize(
    ("card", "cost", "coins", "points"),
    [
        ("copper", 0, 1, 0),
        ("silver", 3, 2, 0),
        ("gold", 6, 3, 0),
        ("potion", 4, 0, 0),
        ("estate", 2, 0, 1),
        ("duchy", 5, 0, 3),
        ("province", 8, 0, 6),
        ("curse", 0, 0, -1),
    ],
)
def test_basic_cards(lay: Lay, card: str, cost: int, coins: int, points: int) -> None:
    t = lay(kingdom=["familiar"], hands=[[card]], coins=cost)
    assert t.score() == points
    t.buy(card)
    assert t.coins == 0 and t.score() == 2 * points
    t.play_treasures()
    assert t.coins == coins and t.potions == (card == "potion")


class TestSetUp:
    @pytest.mark.parametrize("players", range(2, 7))
    def test_everybody_starts_with_seven_coppers_and_three_estates(self, lay: Lay, players: int) -> None:
        """Rule 1: shuffled, five of them in hand."""
        t = lay(players=players, kingdom=PLAIN).deal()
        for seat in range(players):
            assert t.owned(seat) == {"copper": 7, "estate": 3}
            assert len(t.hand(seat)) == len(t.deck(seat)) == 5 and t.discard(seat) == []
            assert t.score(seat) == 3

    def test_the_seed_decides_the_deal(self, lay: Lay) -> None:
        deals = {str([t.deck(0), t.deck(1)]) for seed in range(20) for t in [lay(kingdom=PLAIN).deal(seed)]}
        again = {str([t.deck(0), t.deck(1)]) for seed in range(20) for t in [lay(kingdom=PLAIN).deal(seed)]}
        assert deals == again and len(deals) > 15

    @pytest.mark.parametrize(
        ("players", "estates", "provinces", "curses", "coppers", "silvers", "golds"),
        [
            (2, 8, 8, 10, 46, 40, 30),
            (3, 12, 12, 20, 39, 40, 30),
            (4, 12, 12, 30, 32, 40, 30),
            (5, 12, 15, 40, 85, 80, 60),
            (6, 12, 18, 50, 78, 80, 60),
        ],
    )
    def test_piles_by_players(
        self, lay: Lay, players: int, estates: int, provinces: int, curses: int, coppers: int, silvers: int, golds: int
    ) -> None:
        """Rule 2. Starting Coppers come out of the pile, Estates don't; Gardens and their kind go with the Duchies."""
        t = lay(players=players, kingdom=[*PLAIN, "gardens", "vineyard", "fairgrounds"])
        assert t.supply("estate") == t.supply("duchy") == estates
        assert (t.supply("province"), t.supply("curse")) == (provinces, curses)
        assert (t.supply("copper"), t.supply("silver"), t.supply("gold")) == (coppers, silvers, golds)
        assert t.supply("gardens") == t.supply("vineyard") == t.supply("fairgrounds") == estates
        assert t.supply("village") == 10 and t.supply("potion") == 16

    def test_potions_only_with_cards_that_need_them(self, lay: Lay) -> None:
        """Rule 3: Apprentice and Herbalist cost no potion; a card in the black market's deck counts."""
        assert lay(kingdom=PLAIN).supply("potion") == 0
        assert lay(kingdom=[*PLAIN, "apprentice", "herbalist"]).supply("potion") == 0
        assert lay(kingdom=[*PLAIN, "familiar"]).supply("potion") == 16
        assert lay(kingdom=[*PLAIN, "black-market"]).supply("potion") == 16
        assert lay(kingdom=[*PLAIN, "black-market"], setup={"market": "sets"}).supply("potion") == 0


class TestActionPhase:
    def test_one_action(self, lay: Lay) -> None:
        """Rule 4: a second action card needs another action."""
        t = lay(kingdom=PLAIN, hands=[["smithy", "smithy"]], answers=["smithy"])
        t.action_phase()
        assert t.in_play() == ["smithy"] and t.hand() == ["smithy"]

    def test_more_actions_and_stopping(self, lay: Lay) -> None:
        t = lay(kingdom=PLAIN, hands=[["village", "smithy", "moat", "copper"]], answers=["village", "moat", STOP])
        t.action_phase()
        assert t.in_play() == ["village", "moat"] and t.actions == 1
        assert t.asked[0] == (0, "action", {"village", "smithy", "moat", STOP})

    def test_no_action_card_no_question(self, lay: Lay) -> None:
        t = lay(kingdom=PLAIN, hands=[["copper", "estate"]])
        t.action_phase()
        assert t.asked == []

    def test_a_card_that_can_do_nothing_may_be_played(self, lay: Lay) -> None:
        t = lay(kingdom=["chapel"], hands=[["chapel"]], answers=["chapel"])
        t.action_phase()
        assert t.in_play() == ["chapel"]

    def test_unused_actions_and_buys_lapse(self, lay: Lay) -> None:
        t = lay(kingdom=PLAIN, decks=[["copper"] * 10], answers=[STOP, STOP], actions=5, buys=4, coins=9)
        t.take_turn(0).take_turn(0)
        assert (t.actions, t.buys, t.coins) == (1, 1, 5)

    def test_the_rulebooks_example(self, lay: Lay) -> None:
        """Marie: Village draws a Moat, Moat draws a Copper and a Moat, Moneylender turns the Copper into 3 coins."""
        t = lay(
            kingdom=[*PLAIN, "moneylender"],
            hands=[["moneylender", "village"]],
            decks=[["moat", "copper", "moat"]],
            answers=["village", "moat", "moneylender", "copper"],
        )
        t.action_phase()
        assert t.coins == 3 and t.trash == ["copper"] and t.hand() == ["moat"]


class TestBuyPhase:
    def test_bought_cards_are_discarded_at_once(self, lay: Lay) -> None:
        """Rulebook, Christian: three Coppers and a Silver buy a Duchy."""
        t = lay(kingdom=PLAIN, hands=[["copper"] * 3 + ["silver"]], answers=["duchy"])
        t.buy_phase()
        assert t.discard() == ["duchy"] and t.coins == 0 and t.supply("duchy") == 7
        assert t.in_play() == ["copper"] * 3 + ["silver"]

    def test_coins_of_actions_count(self, lay: Lay) -> None:
        """Rulebook, Marie: a Militia and two Coppers pay for a Remodel."""
        t = lay(kingdom=["militia", "remodel"], hands=[["militia", "copper", "copper"]], answers=["remodel"])
        t.play("militia").buy_phase()
        assert t.discard() == ["remodel"]

    def test_the_sum_is_shared_by_all_buys(self, lay: Lay) -> None:
        """Rulebook, Stefan: Market, two Coppers and a Gold buy a Market and a Copper; the sixth coin lapses."""
        t = lay(kingdom=PLAIN, hands=[["market", "copper", "copper", "gold"]], answers=["market", "copper"])
        t.play("market").buy_phase()
        assert t.discard() == ["market", "copper"] and t.coins == 1
        assert "market" in t.asked[0][2] and t.asked[1] == (0, "buy", {"copper", "curse", STOP})

    def test_no_treasures_after_the_first_buy(self, lay: Lay) -> None:
        """Rule 5. One may keep treasures in hand, and what is bought can't be played."""
        t = lay(
            kingdom=PLAIN,
            hands=[["copper", "silver", "gold"]],
            buys=2,
            treasures="asked",
            answers=["gold", STOP, "silver", STOP],
        )
        t.buy_phase()
        assert [kind for _, kind, _ in t.asked] == ["treasure", "treasure", "buy", "buy"]
        assert t.asked[1] == (0, "treasure", {"copper", "silver", STOP})
        assert t.hand() == ["copper", "silver"] and t.discard() == ["silver"] and t.coins == 0

    def test_everything_in_the_supply_can_be_bought(self, lay: Lay) -> None:
        """Curses too; empty piles and the trash not."""
        t = lay(kingdom=PLAIN, coins=8, supply={"gold": 0, "moat": 0}, answers=["curse"])
        t.buy_phase()
        basic = {"copper", "silver", "estate", "duchy", "province", "curse"}
        assert t.asked == [(0, "buy", basic | set(PLAIN) - {"moat"} | {STOP})]
        assert t.discard() == ["curse"] and t.score() == -1

    def test_the_last_copy_empties_the_pile(self, lay: Lay) -> None:
        t = lay(kingdom=PLAIN, coins=6, buys=2, supply={"village": 1}, answers=["village", STOP])
        t.buy_phase()
        assert t.record["empty"] == 1
        assert "village" in t.asked[0][2] and "village" not in t.asked[1][2]

    def test_tokens_are_spent_before_buying(self, lay: Lay) -> None:
        """Rule 13: any number of them, a coin each; the rest is kept."""
        t = lay(kingdom=PLAIN, hands=[["copper"]], tokens=[4], answers=[2, "silver"])
        t.buy_phase()
        assert t.asked[0] == (0, "tokens", {0, 1, 2, 3, 4})
        assert t.discard() == ["silver"] and t.tokens() == 2


class TestCleanUp:
    def test_play_and_hand_are_discarded_and_five_drawn(self, lay: Lay) -> None:
        """Rule 6: nothing may be kept."""
        t = lay(
            kingdom=PLAIN,
            hands=[["estate", "gold"]],
            plays=[["village", "silver"]],
            decks=[["copper"] * 6],
            discards=[["curse"]],
        )
        t.clean_up()
        assert t.hand() == ["copper"] * 5 and t.deck() == ["copper"]
        assert sorted(t.discard()) == ["curse", "estate", "gold", "silver", "village"]
        assert t.discard()[0] == "curse"

    def test_a_deck_that_is_used_up_exactly_is_not_shuffled(self, lay: Lay) -> None:
        """Rule 7, the rulebook's example: the discard pile is shuffled only when a card is needed."""
        t = lay(kingdom=PLAIN, hands=[["estate"]], decks=[["copper"] * 5])
        t.clean_up()
        assert t.hand() == ["copper"] * 5 and t.deck() == [] and t.discard() == ["estate"]
        assert "shuffles" not in t.told


class TestShuffling:
    def test_the_discard_pile_goes_under_the_rest(self, lay: Lay) -> None:
        """Rule 7: the old cards are drawn first."""
        for seed in range(10):
            t = lay(kingdom=PLAIN, hands=[["smithy"]], decks=[["gold", "silver"]], discards=[["copper"] * 4], seed=seed)
            t.play("smithy")
            assert t.hand() == ["copper", "gold", "silver"] and t.deck() == ["copper"] * 3

    def test_the_discard_pile_is_really_shuffled(self, lay: Lay) -> None:
        cards = ["copper", "silver", "gold", "estate", "duchy", "province"]
        tops = {
            t.play("village").hand()[0]
            for seed in range(60)
            for t in [lay(kingdom=PLAIN, hands=[["village"]], discards=[cards], seed=seed)]
        }
        assert tops == set(cards)

    def test_as_many_as_possible(self, lay: Lay) -> None:
        t = lay(kingdom=PLAIN, hands=[["smithy"]], decks=[["gold"]], discards=[["silver"]])
        t.play("smithy")
        assert t.hand() == ["gold", "silver"] and t.deck() == t.discard() == []

    def test_cards_in_play_are_not_shuffled(self, lay: Lay) -> None:
        t = lay(kingdom=PLAIN, hands=[["village", "smithy"]], discards=[["copper"]])
        t.play("village").play("smithy")
        assert t.hand() == ["copper"] and t.in_play() == ["village", "smithy"]

    def test_revealing_shuffles_too_and_old_cards_come_first(self, lay: Lay) -> None:
        t = lay(kingdom=["bandit"], hands=[["bandit"], []], decks=[[], ["estate"]], discards=[[], ["copper", "copper"]])
        t.play("bandit")
        assert t.told.index("B reveals estate") < t.told.index("B reveals copper")
        assert sorted(t.discard(1)) == ["copper", "estate"] and t.deck(1) == ["copper"]


class TestEnd:
    """Rule 8."""

    def ends(self, t: LaidTable) -> int:
        t.take_turn(0)
        assert t.record["over"] == (t.record["ended"] != 0)
        return int(t.record["ended"])

    def test_the_last_province(self, lay: Lay) -> None:
        t = lay(kingdom=PLAIN, hands=[["gold"] * 3], supply={"province": 1}, answers=["province"])
        assert self.ends(t) == BY_PROVINCES

    def test_one_province_left(self, lay: Lay) -> None:
        t = lay(kingdom=PLAIN, hands=[["gold"] * 3], supply={"province": 2}, answers=["province"])
        assert self.ends(t) == 0

    @pytest.mark.parametrize(("players", "piles"), [(2, 3), (3, 3), (4, 3), (5, 4), (6, 4)])
    def test_empty_piles(self, lay: Lay, players: int, piles: int) -> None:
        """Three piles, four with five or six players."""
        names = ["village", "curse", "gold", "duchy"]
        few = lay(players=players, kingdom=PLAIN, supply=dict.fromkeys(names[: piles - 1], 0), answers=[STOP])
        enough = lay(players=players, kingdom=PLAIN, supply=dict.fromkeys(names[:piles], 0), answers=[STOP])
        assert self.ends(few) == 0
        assert self.ends(enough) == BY_PILES

    @pytest.mark.parametrize("pile", ["curse", "gold", "potion", "estate", "familiar", "young-witch", "cellar"])
    def test_every_pile_of_the_supply_counts(self, lay: Lay, pile: str) -> None:
        """Potions and the bane's pile among them."""
        kingdom = ["young-witch", "familiar", "village", "market"]
        empty = {"village": 0, "market": 0, pile: 0}
        t = lay(kingdom=kingdom, bane="cellar", supply=empty, answers=[STOP])
        assert self.ends(t) == BY_PILES

    def test_prizes_and_the_black_market_do_not_count(self, lay: Lay) -> None:
        kingdom = ["tournament", "black-market", "village", "market"]
        t = lay(kingdom=kingdom, market=[], supply={"village": 0, "market": 0}, prizes=0, answers=[STOP])
        assert self.ends(t) == 0

    def test_only_after_the_turn(self, lay: Lay) -> None:
        """The turn that empties the pile goes on: another buy, the clean-up."""
        t = lay(
            kingdom=PLAIN,
            hands=[["festival", *["gold"] * 4]],
            supply={"province": 1},
            answers=["festival", "province", "gold"],
        )
        assert self.ends(t) == BY_PROVINCES
        assert t.owned(0) == {"festival": 1, "gold": 5, "province": 1}
        assert t.in_play() == [] and len(t.hand()) == 5

    @pytest.mark.parametrize("players", [2, 4])
    def test_the_turn_cap(self, lay: Lay, players: int) -> None:
        """A game that nobody ends stops after so many turns per player, and says so; extra turns count."""
        t = lay(players=players, kingdom=PLAIN, turns=players * TURN_CAP - 2, answers=[STOP, STOP])
        assert self.ends(t) == 0 and not t.record["truncated"]
        t.step()
        assert t.record["ended"] == BY_CAP and t.record["truncated"] and t.record["over"]


class TestScore:
    def test_cards_count_wherever_they_lie(self, lay: Lay) -> None:
        """Rule 9."""
        t = lay(
            kingdom=PLAIN,
            hands=[["province", "curse"]],
            decks=[["duchy"]],
            discards=[["estate"]],
            plays=[["village"]],
        )
        t.lay("aside", 0, ["province"])
        t.lay("horse", 0, ["duchy"])
        assert t.score() == 6 - 1 + 3 + 1 + 6 + 3

    def test_set_aside_and_played_cards_count_for_gardens(self, lay: Lay) -> None:
        t = lay(kingdom=["gardens", "village"], hands=[["gardens"]], plays=[["village"] * 4], decks=[["copper"] * 4])
        t.lay("horse", 0, ["copper"])
        assert t.score() == 1

    @pytest.mark.parametrize(
        ("hands", "turns", "wins", "places", "tied"),
        [
            ((["duchy"], ["estate"], []), (9, 9, 9), (1, 0, 0), (1, 2, 3), False),
            ((["estate"], ["duchy"], ["duchy"]), (9, 9, 8), (0, 0, 1), (3, 2, 1), True),
            ((["estate"], ["duchy"], ["duchy"]), (9, 8, 8), (0, 0.5, 0.5), (3, 1, 1), True),
            ((["duchy"], ["duchy"], ["duchy"]), (8, 8, 8), (1 / 3, 1 / 3, 1 / 3), (1, 1, 1), True),
            ((["curse"], [], ["curse"]), (9, 9, 9), (0, 1, 0), (2, 1, 2), False),
        ],
    )
    def test_winners(
        self, lay: Lay, hands: list[list[str]], turns: list[int], wins: list[float], places: list[int], tied: bool
    ) -> None:
        """Rule 9: most points, then fewer turns, then a shared win."""
        t = lay(players=3, kingdom=PLAIN, hands=hands)
        t.record["turns_taken"][:3] = turns
        t.finish()
        assert t.record["win"][:3] == pytest.approx(wins)
        assert t.record["place"][:3].tolist() == list(places)
        assert bool(t.record["tied"]) == tied
        assert t.record["own_turns"][:3].tolist() == list(turns)

    def test_a_possessed_turn_is_no_turn_of_its_own(self, lay: Lay) -> None:
        """It doesn't count for the tie, and the regular order goes on after it."""
        t = lay(kingdom=PLAIN, next_seat=1, turns_taken=[3, 2, 0, 0, 0, 0], pending_size=1, answers=[STOP, STOP])
        t.record["pending"][0] = 1
        t.step()
        assert t.record["turns_taken"][:2].tolist() == [3, 2] and t.questions[0].seat == 0
        assert t.questions[0].mind == 1
        t.step()
        assert t.record["turns_taken"][:2].tolist() == [3, 3] and t.questions[1].mind == 1


class TestGaining:
    """Rule 10."""

    def test_from_an_empty_pile_nothing(self, lay: Lay) -> None:
        t = lay(kingdom=["bureaucrat"], hands=[["bureaucrat"]], supply={"silver": 0})
        t.play("bureaucrat")
        assert t.owned(0) == {"bureaucrat": 1} and t.supply("silver") == 0

    def test_gaining_is_no_buy(self, lay: Lay) -> None:
        t = lay(kingdom=["workshop"], hands=[["workshop", "silver"]], answers=["silver", STOP])
        t.play("workshop").buy_phase()
        assert t.buys == 1 and t.coins == 2
        assert t.record["bought"][0] == 0 and t.record["gained"][0, t.place("silver")] == 1

    def test_the_books_of_bought_cards(self, lay: Lay) -> None:
        t = lay(kingdom=PLAIN, coins=6, buys=2, answers=["silver", "silver"])
        t.buy_phase()
        assert t.record["bought"][0] == 2 and t.record["gained"][0, t.place("silver")] == 2
        assert t.record["money"][0] == 4


class TestCosts:
    """Rule 15: coins and potions are compared part by part."""

    def test_a_potion_is_needed_and_spent(self, lay: Lay) -> None:
        t = lay(kingdom=BREWED, hands=[["potion", "copper", "copper", "copper"]], buys=2, answers=["familiar", STOP])
        t.buy_phase()
        assert t.asked[0][2] == {"copper", "silver", "estate", "curse", "transmute", "familiar", "alchemist", STOP}
        assert t.asked[1][2] == {"copper", "curse", STOP}
        assert (t.coins, t.potions) == (0, 0)

    def test_coins_do_not_replace_a_potion_nor_the_other_way_round(self, lay: Lay) -> None:
        rich = lay(kingdom=BREWED, coins=20, answers=[STOP]).buy_phase()
        assert not rich.asked[0][2] & set(BREWED)
        brewer = lay(kingdom=BREWED, potions=3, answers=[STOP]).buy_phase()
        assert brewer.asked[0][2] == {"copper", "curse", "transmute", STOP}

    def test_two_potions_pay_twice(self, lay: Lay) -> None:
        t = lay(kingdom=BREWED, potions=2, coins=3, buys=3, answers=["alchemist", "transmute", STOP]).buy_phase()
        assert t.discard() == ["alchemist", "transmute"] and t.potions == 0

    @pytest.mark.parametrize(
        ("trashed", "offered"),
        [
            ("familiar", {"transmute", "familiar", "alchemist", "golem"}),
            ("transmute", {"transmute"}),
            ("golem", {"transmute", "familiar", "alchemist", "golem", "possession"}),
            ("gold", set()),
        ],
    )
    def test_a_potion_in_the_trashed_cards_cost_allows_one(self, lay: Lay, trashed: str, offered: set[str]) -> None:
        """A card of 3 and a potion reaches 5 and a potion; without a potion none is reached, whatever it cost."""
        t = lay(kingdom=[*BREWED, "remodel"], hands=[["remodel", trashed]], answers=["copper"])
        t.play("remodel")
        assert t.asked[0][2] & set(BREWED) == offered

    def test_plain_cards_are_within_reach_of_a_brewed_one(self, lay: Lay) -> None:
        t = lay(kingdom=[*BREWED, "remodel"], hands=[["remodel", "familiar"]], answers=["duchy"])
        t.play("remodel")
        assert {"duchy", "potion", "silver"} <= t.asked[0][2] and "gold" not in t.asked[0][2]

    def test_a_reduction_lowers_the_coins_only(self, lay: Lay) -> None:
        """Never below nothing, never the potion; what is bought is paid at the lower price."""
        t = lay(kingdom=BREWED, coins=2, potions=1, buys=2, reduction=2, answers=["golem", STOP])
        t.buy_phase()
        assert t.asked[0][2] == {"copper", "silver", "estate", "curse", "potion", *BREWED, STOP} - {"possession"}
        assert (t.coins, t.potions) == (0, 0)
        assert t.asked[1][2] == {"copper", "curse", "estate", STOP}

    def test_a_reduction_counts_for_gaining(self, lay: Lay) -> None:
        t = lay(kingdom=["workshop", "market", "artisan"], hands=[["workshop"]], reduction=2, answers=["gold"])
        t.play("workshop")
        assert {"gold", "market", "artisan", "duchy"} <= t.asked[0][2] and "province" not in t.asked[0][2]

    def test_remodel_compares_reduced_costs(self, lay: Lay) -> None:
        """An Estate for nothing reaches what costs 2 now."""
        t = lay(kingdom=["remodel", "market"], hands=[["remodel", "estate"]], reduction=2, answers=["remodel"])
        t.play("remodel")
        assert "remodel" in t.asked[0][2] and "market" not in t.asked[0][2]


def test_attacks_go_round_from_the_left_neighbour(lay: Lay) -> None:
    """Rule 12: reactions and effects, in turn order from the attacker's left."""
    hands = [["moat"], ["moat"], ["witch"], ["moat"]]
    t = lay(players=4, kingdom=["witch", "moat"], hands=hands, answers=[STOP, STOP, STOP])
    t.play("witch", seat=2)
    assert [seat for seat, *_ in t.asked] == [3, 0, 1]
    gains = [line.strip() for line in t.told.splitlines() if "gains" in line]
    assert gains == ["- D gains curse", "- A gains curse", "- B gains curse"]


def test_turns_go_round(lay: Lay) -> None:
    t = lay(players=3, kingdom=PLAIN, answers=[STOP] * 4)
    for _ in range(4):
        t.step()
    assert [seat for seat, *_ in t.asked] == [0, 1, 2, 0]
    assert t.record["turns_taken"][:3].tolist() == [2, 1, 1] and t.record["turns"] == 4


def test_the_example_game_of_the_rulebook(lay: Lay) -> None:
    """Three turns, as printed: Remodel, then Silver, then an Estate becomes a Militia and a Village is bought."""
    t = lay(
        kingdom=["remodel", "militia", "village"],
        hands=[["copper"] * 4 + ["estate"]],
        decks=[["estate", "estate", "copper", "copper", "copper"]],
        answers=["remodel", "silver"],
    )
    t.take_turn(0)
    assert t.hand() == ["copper"] * 3 + ["estate"] * 2 and t.deck() == [] and len(t.discard()) == 6
    t.take_turn(0)
    assert len(t.hand()) == 5 and len(t.deck()) == 7 and t.discard() == []
    t.lay("deck", 0, ["copper"] * 5 + ["estate"] * 2)
    t.lay("hand", 0, ["remodel", "estate", "silver", "copper", "copper"])
    t.answer("remodel", "estate", "militia", "village")
    t.take_turn(0)
    assert t.trash == ["estate"] and t.hand() == ["copper"] * 5
    assert sorted(t.discard()) == ["copper", "copper", "militia", "remodel", "silver", "village"]
