"""The five prizes: what each does and the rulings on it (digest section 6)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.dominion.layout import LaidTable

KINGDOM = ["tournament", "farming-village", "throne-room", "butcher", "familiar", "candlestick-maker"]
PRIZES = ["bag-of-gold", "diadem", "followers", "princess", "trusty-steed"]
CARDS, ACTIONS, COINS, SILVERS = range(4)  # what Trusty Steed offers

Lay = Callable[..., LaidTable]


@pytest.fixture
def fair(lay: Lay) -> Lay:
    return partial(lay, kingdom=KINGDOM)


class TestPrizes:
    def test_there_is_one_of_each_outside_the_supply(self, fair: Lay) -> None:
        t = fair(coins=20, answers=["copper"]).buy_phase()
        assert not set(PRIZES) & t.asked[0][2]
        bits = [int(t.record["prizes"][t.place(p) >> 6]) >> (t.place(p) & 63) & 1 for p in PRIZES]
        assert bits == [1] * 5 and [t.supply(p) for p in PRIZES] == [0] * 5

    def test_there_are_none_without_a_tournament(self, lay: Lay) -> None:
        assert not lay(kingdom=["butcher"]).record["prizes"].any()


class TestBagOfGold:
    def test_a_gold_onto_the_deck_and_an_action(self, fair: Lay) -> None:
        t = fair(hands=[["bag-of-gold"]], decks=[["copper"]]).play("bag-of-gold")
        assert (t.deck(), t.discard(), t.actions) == (["gold", "copper"], [], 1)

    def test_on_an_empty_deck_it_is_the_only_card(self, fair: Lay) -> None:
        t = fair(hands=[["bag-of-gold"]], discards=[["copper"]]).play("bag-of-gold")
        assert (t.deck(), t.discard()) == (["gold"], ["copper"])

    def test_without_gold_left_nothing(self, fair: Lay) -> None:
        assert fair(hands=[["bag-of-gold"]], supply={"gold": 0}).play("bag-of-gold").deck() == []

    def test_a_possessor_gets_it_on_the_discard_pile(self, fair: Lay) -> None:
        t = fair(hands=[["bag-of-gold"]], possessor=1).play("bag-of-gold")
        assert (t.deck(0), t.deck(1), t.discard(1)) == ([], [], ["gold"])


class TestDiadem:
    def test_without_an_action_played_it_is_worth_three(self, fair: Lay) -> None:
        """The rulebook's first example."""
        assert fair(hands=[["diadem"]]).play_treasures().coins == 3

    def test_after_two_farming_villages_it_is_worth_five(self, fair: Lay) -> None:
        """The rulebook's second example: 1 + 2 x 2 actions, two of them used."""
        t = fair(hands=[["farming-village", "farming-village", "diadem"]], decks=[["copper", "silver"]])
        t.play("farming-village").play("farming-village")
        coins = t.coins
        assert t.play("diadem").coins - coins == 5

    def test_with_every_action_used_it_is_worth_two(self, fair: Lay) -> None:
        assert fair(hands=[["diadem"]], actions=0).play_treasures().coins == 2

    def test_it_uses_no_action_up(self, fair: Lay) -> None:
        assert fair(hands=[["diadem"]], actions=2).play_treasures().actions == 2


class TestFollowers:
    HAND = ["copper", "copper", "silver", "gold", "estate"]

    def test_cards_an_estate_curses_and_discards(self, fair: Lay) -> None:
        t = fair(hands=[["followers"], self.HAND], decks=[["gold", "silver", "copper"]], answers=["copper", "estate"])
        t.play("followers")
        assert (t.hand(0), t.discard(0), t.deck(0)) == (["gold", "silver"], ["estate"], ["copper"])
        assert (t.hand(1), t.discard(1)) == (["copper", "gold", "silver"], ["curse", "copper", "estate"])

    def test_three_cards_or_fewer_are_kept(self, fair: Lay) -> None:
        t = fair(players=3, hands=[["followers"], self.HAND[:3], []]).play("followers")
        assert [len(t.hand(seat)) for seat in (1, 2)] == [3, 0]
        assert [t.discard(seat) for seat in (1, 2)] == [["curse"], ["curse"]]

    def test_without_a_curse_left_cards_are_discarded_all_the_same(self, fair: Lay) -> None:
        hands = [["followers"], self.HAND[:4], self.HAND[:4]]
        t = fair(players=3, hands=hands, supply={"curse": 1}, answers=["copper", "copper"]).play("followers")
        assert [t.discard(seat) for seat in (1, 2)] == [["curse", "copper"], ["copper"]]

    def test_without_an_estate_left_the_rest_still_happens(self, fair: Lay) -> None:
        t = fair(hands=[["followers"]], supply={"estate": 0}).play("followers")
        assert (t.discard(0), t.discard(1)) == ([], ["curse"])

    def test_a_moat_protects(self, fair: Lay) -> None:
        t = fair(hands=[["followers"], [*self.HAND, "moat"]], answers=["moat"]).play("followers")
        assert (len(t.hand(1)), t.discard(1), t.discard(0)) == (6, [], ["estate"])


class TestPrincess:
    def test_a_buy_and_cards_cost_two_less(self, fair: Lay) -> None:
        t = fair(hands=[["princess"]], coins=6, answers=["province", "estate"]).play("princess").buy_phase()
        assert (t.discard(), t.coins) == (["province", "estate"], 0)

    def test_no_cost_falls_below_nothing(self, fair: Lay) -> None:
        t = fair(hands=[["princess"]], answers=["copper", "estate"]).play("princess").buy_phase()
        free = {"copper", "curse", "estate", "candlestick-maker", "stop"}
        assert t.asked == [(0, "buy", free), (0, "buy", free)]
        assert t.coins == 0

    def test_potions_in_a_cost_stay(self, fair: Lay) -> None:
        t = fair(hands=[["princess"]], coins=1).play("princess")
        t.answer("copper", "copper")
        assert "familiar" not in t.buy_phase().asked[0][2]
        t = fair(hands=[["princess"]], coins=1, potions=1, answers=["familiar", "copper"]).play("princess").buy_phase()
        assert (t.coins, t.potions, t.discard()) == (0, 0, ["familiar", "copper"])

    def test_cards_in_hand_cost_less_as_well(self, fair: Lay) -> None:
        """A Gold costs 4 now, and with no token it becomes any card that costs 4 now."""
        t = fair(hands=[["princess", "butcher", "gold"]], actions=2).play("princess")
        t.answer("gold", 0, "duchy")
        t.play("butcher")
        assert {"gold", "duchy", "butcher"} <= t.asked[-1][2] and "province" not in t.asked[-1][2]

    def test_a_cost_of_nothing_stays_a_cost_of_nothing(self, fair: Lay) -> None:
        """An Estate for 0 and one token: up to 1, which is Silver now."""
        t = fair(hands=[["princess", "butcher", "estate"]], actions=2).play("princess")
        t.answer("estate", 1, "silver")
        t.play("butcher")
        assert t.asked[-1][2] == {"copper", "curse", "estate", "silver", "candlestick-maker"}

    def test_played_twice_it_still_takes_two_off(self, fair: Lay) -> None:
        t = fair(hands=[["throne-room", "princess"]], coins=5, answers=["princess"]).play("throne-room")
        t.answer("gold", "copper", "copper")
        t.buy_phase()
        assert "province" not in t.asked[1][2]
        assert (t.coins, t.discard()) == (1, ["gold", "copper", "copper"])

    def test_costs_are_normal_again_in_the_next_turn(self, fair: Lay) -> None:
        t = fair(hands=[["princess"], ["copper"]], answers=["princess", "copper", "copper", "copper"])
        t.take_turn(0).take_turn(1)
        assert t.asked[-1] == (1, "buy", {"copper", "curse", "stop"})


class TestTrustySteed:
    def steed(self, fair: Lay, *answers: int, **given: object) -> LaidTable:
        given = {"hands": [["trusty-steed"]], "decks": [["gold", "duchy", "copper"]], **given}
        return fair(answers=answers, **given).play("trusty-steed")

    def test_two_different_lines(self, fair: Lay) -> None:
        t = self.steed(fair, CARDS, ACTIONS)
        assert t.asked == [(0, "choose", {0, 1, 2, 3}), (0, "choose", {1, 2, 3})]
        assert (t.hand(), t.actions, t.coins) == (["duchy", "gold"], 2, 0)

    def test_actions_and_coins(self, fair: Lay) -> None:
        t = self.steed(fair, COINS, ACTIONS)
        assert (t.hand(), t.actions, t.coins) == ([], 2, 2)

    def test_four_silvers_and_the_deck_into_the_discard_pile(self, fair: Lay) -> None:
        t = self.steed(fair, SILVERS, COINS, discards=[["estate"]])
        assert (t.deck(), t.coins) == ([], 2)
        assert sorted(t.discard()) == sorted(["estate", *["silver"] * 4, "gold", "duchy", "copper"])

    @pytest.mark.parametrize("answers", [(CARDS, SILVERS), (SILVERS, CARDS)])
    def test_the_cards_order_counts_not_that_of_the_choice(self, fair: Lay, answers: tuple[int, int]) -> None:
        t = self.steed(fair, *answers)
        assert (t.hand(), t.deck()) == (["duchy", "gold"], [])
        assert sorted(t.discard()) == ["copper", *["silver"] * 4]

    def test_a_line_that_cannot_be_done_whole_can_be_chosen(self, fair: Lay) -> None:
        t = self.steed(fair, CARDS, SILVERS, decks=[[]], supply={"silver": 3})
        assert (t.hand(), t.discard()) == ([], ["silver"] * 3)

    def test_a_possessor_gains_the_silvers_but_the_deck_stays_its_owners(self, fair: Lay) -> None:
        t = self.steed(fair, COINS, SILVERS, possessor=1)
        assert (t.discard(1), sorted(t.discard(0))) == (["silver"] * 4, ["copper", "duchy", "gold"])
