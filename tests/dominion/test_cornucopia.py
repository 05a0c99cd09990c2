"""Cornucopia: what each card does and the rulings on it (digest sections 1, 6 and 9). Not its prizes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.dominion.layout import STOP, LaidTable

CORNUCOPIA = [
    "hamlet",
    "fortune-teller",
    "menagerie",
    "farming-village",
    "horse-traders",
    "remake",
    "tournament",
    "young-witch",
    "harvest",
    "horn-of-plenty",
    "hunting-party",
    "jester",
    "fairgrounds",
]
OTHERS = ["village", "smithy", "market", "throne-room", "militia", "gardens", "caravan", "artisan"]
PRIZES = {"bag-of-gold", "diadem", "followers", "princess", "trusty-steed"}
THEY_GAIN, I_GAIN = 0, 1

Lay = Callable[..., LaidTable]


@pytest.fixture
def cornucopia(lay: Lay) -> Lay:
    """Moat is the bane: it is a reaction as well."""
    return partial(lay, kingdom=CORNUCOPIA + OTHERS, bane="moat")


class TestHamlet:
    def test_a_card_and_an_action(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["hamlet"]], decks=[["gold"]], answers=[STOP, STOP]).play("hamlet")
        assert (t.hand(0), t.actions, t.buys, t.discard(0)) == (["gold"], 1, 1, [])

    @pytest.mark.parametrize(
        ("answers", "actions", "buys", "discarded"),
        [
            (["estate", "copper"], 2, 2, ["estate", "copper"]),
            (["estate", STOP], 2, 1, ["estate"]),
            ([STOP, "estate"], 1, 2, ["estate"]),
        ],
    )
    def test_each_discard_by_itself(
        self, cornucopia: Lay, answers: list[str], actions: int, buys: int, discarded: list[str]
    ) -> None:
        """As printed on the card: a discard for an action, a discard for a buy, either without the other."""
        t = cornucopia(hands=[["hamlet", "estate", "copper"]], decks=[["gold"]], answers=answers).play("hamlet")
        assert (t.actions, t.buys, t.discard(0)) == (actions, buys, discarded)

    def test_a_strategy_can_tell_the_two_questions_apart(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["hamlet", "gold"]], answers=[STOP, STOP]).play("hamlet")
        assert t.asked[0] == t.asked[1]
        assert t.questions[0].shown != t.questions[1].shown

    def test_the_drawn_card_may_be_discarded(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["hamlet"]], decks=[["gold"]], answers=["gold"]).play("hamlet")
        assert (t.discard(0), t.actions, t.buys) == (["gold"], 2, 1)

    @pytest.mark.parametrize(
        ("answers", "actions", "buys"), [([STOP], 1, 1), (["estate", STOP], 2, 1), (["estate", "copper"], 2, 2)]
    )
    def test_the_rulebook_has_no_buy_alone(self, cornucopia: Lay, answers: list[str], actions: int, buys: int) -> None:
        """Switch `hamlet=rulebook`: one discard is an action, two are an action and a buy."""
        hands = [["hamlet", "estate", "copper"]]
        t = cornucopia(hands=hands, decks=[["gold"]], answers=answers, options={"hamlet": "rulebook"}).play("hamlet")
        assert (t.actions, t.buys) == (actions, buys)


class TestFortuneTeller:
    def test_the_first_victory_card_goes_back_on_top(self, cornucopia: Lay) -> None:
        decks = [["duchy"], ["gold", "village", "estate", "province"]]
        t = cornucopia(hands=[["fortune-teller"]], decks=decks).play("fortune-teller")
        assert (t.coins, t.deck(0)) == (2, ["duchy"])
        assert t.deck(1) == ["estate", "province"]
        assert sorted(t.discard(1)) == ["gold", "village"]

    def test_a_curse_stops_it_too(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["fortune-teller"]], decks=[[], ["gold", "curse", "estate"]]).play("fortune-teller")
        assert (t.deck(1), t.discard(1)) == (["curse", "estate"], ["gold"])

    def test_a_reshuffle_leaves_the_revealed_cards_alone(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["fortune-teller"]], decks=[[], ["gold"]], discards=[[], ["estate"]])
        assert "B shuffles 1 cards" in t.play("fortune-teller").told
        assert (t.deck(1), t.discard(1)) == (["estate"], ["gold"])

    def test_none_found_everything_is_discarded(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["fortune-teller"]], decks=[[], ["gold"]], discards=[[], ["silver"]])
        t.play("fortune-teller")
        assert (t.deck(1), sorted(t.discard(1))) == ([], ["gold", "silver"])

    def test_a_moat_protects(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["fortune-teller"], ["moat"]], decks=[[], ["gold", "estate"]], answers=["moat"])
        assert t.play("fortune-teller").deck(1) == ["gold", "estate"]


class TestMenagerie:
    def test_no_two_alike_three_cards(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["menagerie", "copper", "silver"]], decks=[["gold"] * 5]).play("menagerie")
        assert (t.hand(0), t.actions) == (["copper", *["gold"] * 3, "silver"], 1)

    def test_two_alike_one_card(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["menagerie", "copper", "copper"]], decks=[["gold"] * 5]).play("menagerie")
        assert t.hand(0) == ["copper", "copper", "gold"]

    def test_an_empty_hand_has_no_two_alike(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["menagerie"]], decks=[["gold"] * 5]).play("menagerie")
        assert t.hand(0) == ["gold"] * 3

    def test_the_rulebooks_example(self, cornucopia: Lay) -> None:
        """Two Menageries, Silver, Copper: the first draws three cards, a Silver among them; the second draws one."""
        hand = ["menagerie", "menagerie", "silver", "copper"]
        t = cornucopia(hands=[hand], decks=[["silver", "province", "fairgrounds", "gold", "gold", "gold"]])
        t.play("menagerie")
        assert len(t.hand(0)) == 6
        t.play("menagerie")
        assert t.hand(0) == ["copper", "fairgrounds", "gold", "province", "silver", "silver"]


class TestFarmingVillage:
    def test_the_first_action_or_treasure_goes_to_the_hand(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["farming-village"]], decks=[["estate", "curse", "copper", "gold"]])
        t.play("farming-village")
        assert (t.hand(0), t.actions) == (["copper"], 2)
        assert (sorted(t.discard(0)), t.deck(0)) == (["curse", "estate"], ["gold"])

    def test_an_action(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["farming-village"]], decks=[["moat", "gold"]]).play("farming-village")
        assert (t.hand(0), t.discard(0)) == (["moat"], [])

    def test_none_found(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["farming-village"]], decks=[["estate"]], discards=[["curse"]]).play("farming-village")
        assert (t.hand(0), sorted(t.discard(0))) == ([], ["curse", "estate"])


class TestHorseTraders:
    def test_a_buy_three_coins_two_discards(self, cornucopia: Lay) -> None:
        hand = ["horse-traders", "estate", "copper", "gold"]
        t = cornucopia(hands=[hand], answers=["estate", "copper"]).play("horse-traders")
        assert (t.buys, t.coins, t.hand(0), t.discard(0)) == (2, 3, ["gold"], ["estate", "copper"])
        assert STOP not in t.asked[0][2]

    def test_as_many_as_there_are(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["horse-traders", "gold"]]).play("horse-traders")
        assert (t.coins, t.discard(0)) == (3, ["gold"])

    def test_set_aside_before_the_attack(self, cornucopia: Lay) -> None:
        """With four cards left in the hand a Militia costs one card only."""
        hands = [["militia"], ["horse-traders", "gold", "gold", "gold", "estate"]]
        t = cornucopia(hands=hands, answers=["horse-traders", "estate"]).play("militia")
        assert (t.horse(1), t.hand(1), t.discard(1)) == (["horse-traders"], ["gold"] * 3, ["estate"])

    def test_back_with_a_card_at_the_next_turn(self, cornucopia: Lay) -> None:
        t = cornucopia(horses=[["horse-traders"]], hands=[["gold"]], decks=[["silver", "copper"]])
        t.answer("horse-traders", "silver", STOP)
        t.take_turn(0)
        assert t.asked[0] == (0, "action", {"horse-traders", STOP})
        assert t.asked[1] == (0, "discard", {"gold", "silver"})
        assert t.horse(0) == []

    def test_several_bring_a_card_each(self, cornucopia: Lay) -> None:
        t = cornucopia(horses=[["horse-traders"] * 2], decks=[["silver", "copper", "gold"]], answers=[STOP, STOP])
        t.take_turn(0)
        assert t.told.count("comes back to A") == 2
        assert t.told.index("draws copper") < t.told.index("cleans up") < t.told.index("draws gold")

    def test_they_do_not_protect_from_the_attack(self, cornucopia: Lay) -> None:
        hands = [["young-witch"], ["horse-traders"]]
        t = cornucopia(hands=hands, answers=["horse-traders"]).play("young-witch")
        assert (t.horse(1), t.discard(1)) == (["horse-traders"], ["curse"])

    def test_they_and_a_moat(self, cornucopia: Lay) -> None:
        hands = [["young-witch"], ["horse-traders", "moat"]]
        t = cornucopia(hands=hands, answers=["moat", "horse-traders"]).play("young-witch")
        assert (t.horse(1), t.hand(1), t.discard(1)) == (["horse-traders"], ["moat"], [])


class TestRemake:
    def test_twice_exactly_one_more(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["remake", "estate", "smithy", "gold"]])
        t.answer("estate", "silver", "smithy", "duchy")
        t.play("remake")
        assert (t.trash, t.discard(0), t.hand(0)) == (["estate", "smithy"], ["silver", "duchy"], ["gold"])

    def test_nothing_but_exactly_one_more_is_offered(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["remake", "estate"]], answers=["village"]).play("remake")
        assert t.asked == [(0, "gain", {"silver", "fortune-teller", "menagerie", "village"})]

    def test_trashing_and_gaining_are_no_choice(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["remake", "copper", "copper", "copper"]]).play("remake")
        assert (t.asked, t.trash) == ([], ["copper", "copper"])

    def test_no_such_card_just_trashed(self, cornucopia: Lay) -> None:
        """Nothing costs 1, and nothing 9; nor does an empty pile help."""
        t = cornucopia(hands=[["remake", "curse", "province"]], answers=["province"]).play("remake")
        assert (t.trash, t.discard(0)) == (["curse", "province"], [])
        t = cornucopia(hands=[["remake", "duchy"]], supply={"gold": 0, "fairgrounds": 0, "artisan": 0}).play("remake")
        assert (t.trash, t.discard(0)) == (["duchy"], [])

    def test_the_gained_card_is_out_of_reach(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["remake", "estate"]], answers=["silver"]).play("remake")
        assert (t.trash, t.discard(0)) == (["estate"], ["silver"])

    def test_costs_as_they_are_now(self, cornucopia: Lay) -> None:
        """With everything 2 cheaper an Estate costs 0, so that a card for 3 costs exactly 1 more."""
        t = cornucopia(hands=[["remake", "estate"]], answers=["silver"], reduction=2).play("remake")
        assert t.asked[0][2] == {"silver", "fortune-teller", "menagerie", "village"}

    def test_nothing_to_trash(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["remake"]]).play("remake")
        assert (t.trash, t.discard(0)) == ([], [])


class TestTournament:
    def test_without_provinces_a_card_and_a_coin(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["tournament"]], decks=[["gold"]]).play("tournament")
        assert (t.asked, t.actions, t.coins, t.hand(0)) == ([], 1, 1, ["gold"])

    def test_the_own_province_wins_a_prize(self, cornucopia: Lay) -> None:
        """It comes onto the deck; the card that is drawn then may be the prize."""
        t = cornucopia(hands=[["tournament", "province"]], answers=["province", "followers"]).play("tournament")
        assert t.asked == [(0, "reveal", {"province", STOP}), (0, "gain", PRIZES | {"duchy"})]
        assert (t.discard(0), t.hand(0), t.coins) == (["province"], ["followers"], 1)

    def test_or_a_duchy(self, cornucopia: Lay) -> None:
        hands = [["tournament", "province"], ["province"]]
        t = cornucopia(hands=hands, answers=["province", "duchy", "province"]).play("tournament")
        assert (t.deck(0), t.hand(0), t.coins, t.supply("duchy")) == (["duchy"], [], 0, 7)

    def test_others_who_reveal_prevent_the_bonus(self, cornucopia: Lay) -> None:
        """They keep their Province, and get nothing."""
        hands = [["tournament"], ["province"], ["province"]]
        t = cornucopia(players=3, hands=hands, decks=[["gold"]], answers=[STOP, "province"]).play("tournament")
        assert [q.seat for q in t.questions] == [1, 2]
        assert (t.coins, t.hand(0), t.hand(2), t.discard(2)) == (0, [], ["province"], [])

    def test_others_may_keep_silent(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["tournament"], ["province"]], decks=[["gold"]], answers=[STOP]).play("tournament")
        assert (t.coins, t.hand(0)) == (1, ["gold"])

    def test_the_own_province_may_stay_hidden(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["tournament", "province"]], answers=[STOP]).play("tournament")
        assert (t.hand(0), t.coins) == (["province"], 1)

    def test_a_prize_is_won_once(self, cornucopia: Lay) -> None:
        hand = ["tournament", "tournament", "province", "province"]
        t = cornucopia(hands=[hand, ["province"]])
        t.answer("province", "diadem", "province", "province", "princess", "province")
        t.play("tournament").play("tournament")
        assert t.asked[4] == (0, "gain", PRIZES - {"diadem"} | {"duchy"})
        assert t.deck(0) == ["princess", "diadem"]

    def test_the_pile_chosen_may_be_empty(self, cornucopia: Lay) -> None:
        """Then nothing is gained: a Duchy without Duchies, a prize (stop) without prizes."""
        hands = [["tournament", "province"], ["province"]]
        t = cornucopia(hands=hands, answers=["province", "duchy", "province"], supply={"duchy": 0}).play("tournament")
        assert (t.deck(0), t.discard(0)) == ([], ["province"])
        t = cornucopia(hands=hands, answers=["province", STOP, "province"], prizes=[0, 0]).play("tournament")
        assert (t.deck(0), t.discard(0)) == ([], ["province"])
        assert t.asked[1] == (0, "gain", {"duchy", STOP})

    def test_prizes_are_no_part_of_the_supply(self, cornucopia: Lay) -> None:
        t = cornucopia(coins=20, answers=[STOP]).buy_phase()
        assert not t.asked[0][2] & PRIZES

    def test_it_is_no_attack(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["tournament"], ["moat"]]).play("tournament")
        assert (t.asked, t.coins) == ([], 1)


class TestYoungWitch:
    def test_two_cards_two_discards_curses(self, cornucopia: Lay) -> None:
        t = cornucopia(players=3, hands=[["young-witch", "estate"]], decks=[["gold", "copper"]])
        t.answer("estate", "copper")
        t.play("young-witch")
        assert (t.hand(0), t.discard(0)) == (["gold"], ["estate", "copper"])
        assert (t.discard(1), t.discard(2)) == (["curse"], ["curse"])
        assert STOP not in t.asked[0][2]

    def test_a_bane_in_the_hand_protects(self, cornucopia: Lay) -> None:
        """Reactions first, then the discards, then the bane: the Moat may be shown as either."""
        t = cornucopia(hands=[["young-witch"], ["moat"]], answers=[STOP, "moat"]).play("young-witch")
        assert [(q.seat, q.kind, q.options) for q in t.questions] == [(1, "reveal", {"moat", STOP})] * 2
        assert (t.discard(1), t.hand(1)) == ([], ["moat"])

    def test_reactions_come_before_the_bane(self, cornucopia: Lay) -> None:
        hands = [["young-witch", "copper", "estate", "gold"], ["moat"]]
        t = cornucopia(hands=hands, answers=[STOP, "copper", "estate", STOP]).play("young-witch")
        assert [q.kind for q in t.questions] == ["reveal", "discard", "discard", "reveal"]
        assert t.discard(1) == ["curse"]

    def test_who_was_protected_already_is_not_asked_again(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["young-witch"], ["moat"]], answers=["moat"]).play("young-witch")
        assert t.discard(1) == []

    def test_a_bane_that_is_no_reaction(self, lay: Lay) -> None:
        hands = [["young-witch"], ["herbalist"], ["village"]]
        t = lay(players=3, kingdom=["young-witch"], bane="herbalist", hands=hands, answers=["herbalist"])
        t.play("young-witch")
        assert [q.source for q in t.questions] == ["young-witch"]
        assert (t.discard(1), t.discard(2)) == ([], ["curse"])

    def test_the_last_curse_goes_to_the_left_neighbour(self, cornucopia: Lay) -> None:
        t = cornucopia(players=3, hands=[["young-witch"]], supply={"curse": 1}).play("young-witch")
        assert (t.discard(1), t.discard(2)) == (["curse"], [])

    def test_the_bane_pile_is_part_of_the_supply(self, lay: Lay) -> None:
        """An eleventh pile: it can be bought, and counts when it is empty."""
        t = lay(kingdom=["young-witch"], bane="merchant", coins=3, answers=["merchant"], supply={"merchant": 1})
        t.buy_phase()
        assert (t.discard(0), int(t.record["empty"])) == (["merchant"], 1)


class TestHarvest:
    def test_a_coin_for_every_different_card(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["harvest"]], decks=[["copper", "gold", "copper", "estate", "silver"]]).play("harvest")
        assert (t.coins, t.deck(0)) == (3, ["silver"])
        assert sorted(t.discard(0)) == ["copper", "copper", "estate", "gold"]

    def test_as_many_as_there_are(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["harvest"]], decks=[["copper"]], discards=[["gold"]]).play("harvest")
        assert (t.coins, sorted(t.discard(0))) == (2, ["copper", "gold"])


class TestHornOfPlenty:
    def test_a_card_up_to_the_different_cards_in_play(self, cornucopia: Lay) -> None:
        """It counts itself and every name once: Horn, Village, Copper are three."""
        t = cornucopia(hands=[["horn-of-plenty"]], plays=[["village", "village", "copper"]], answers=["silver"])
        t.play_treasures()
        assert t.asked[0][2] == {
            "copper", "silver", "estate", "curse", "moat", "hamlet", "fortune-teller", "menagerie", "village",
        }  # fmt: skip
        assert (t.coins, t.discard(0), t.in_play(0)[-1]) == (0, ["silver"], "horn-of-plenty")

    def test_a_victory_card_trashes_it(self, cornucopia: Lay) -> None:
        plays = [["village", "copper", "silver", "gold"]]
        t = cornucopia(hands=[["horn-of-plenty"]], plays=plays, answers=["duchy"]).play_treasures()
        assert (t.discard(0), t.trash, t.in_play(0)) == (["duchy"], ["horn-of-plenty"], plays[0])

    def test_each_goes_by_itself(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["horn-of-plenty"] * 2], plays=[["village"]], answers=["estate", "estate"])
        t.play_treasures()
        assert (t.trash, t.in_play(0)) == (["horn-of-plenty"] * 2, ["village"])
        assert t.asked[0][2] == t.asked[1][2] == {"copper", "estate", "curse", "moat", "hamlet"}

    def test_gaining_is_no_choice(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["horn-of-plenty"]], answers=["curse"]).play_treasures()
        assert t.asked[0][2] == {"copper", "curse"}

    def test_cards_that_stay_from_an_earlier_turn_count(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["horn-of-plenty"]], plays=[["caravan"]], answers=["estate"]).play_treasures()
        assert t.discard(0) == ["estate"]

    def test_a_victory_card_gained_otherwise_leaves_it(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["horn-of-plenty"]], coins=2, answers=["copper", "estate"]).buy_phase()
        assert (t.in_play(0), t.trash) == (["horn-of-plenty"], [])

    def test_left_to_the_rules_horns_come_last(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["horn-of-plenty", "copper", "silver"]], answers=["village"]).play_treasures()
        assert sorted(t.in_play(0)) == ["copper", "horn-of-plenty", "silver"]
        assert t.discard(0) == ["village"]

    def test_no_potion_cards(self, lay: Lay) -> None:
        kingdom = ["horn-of-plenty", "transmute", "herbalist"]
        t = lay(kingdom=kingdom, hands=[["horn-of-plenty"]], plays=[["herbalist"]], answers=["herbalist"])
        assert t.play_treasures().asked[0][2] == {"copper", "curse", "estate", "herbalist"}


class TestHuntingParty:
    def test_the_first_card_that_is_not_in_the_hand(self, cornucopia: Lay) -> None:
        deck = ["village", "copper", "village", "gold", "silver"]
        t = cornucopia(hands=[["hunting-party", "copper"]], decks=[deck]).play("hunting-party")
        assert (t.hand(0), t.actions) == (["copper", "gold", "village"], 1)
        assert (sorted(t.discard(0)), t.deck(0)) == (["copper", "village"], ["silver"])

    def test_the_played_one_is_not_in_the_hand(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["hunting-party"]], decks=[["copper", "hunting-party"]]).play("hunting-party")
        assert t.hand(0) == ["copper", "hunting-party"]

    def test_none_found(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["hunting-party"]], decks=[["copper"]], discards=[["copper"] * 3]).play("hunting-party")
        assert (t.hand(0), t.discard(0), t.deck(0)) == (["copper"], ["copper"] * 3, [])


class TestJester:
    def test_a_victory_card_brings_a_curse(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["jester"]], decks=[[], ["duchy", "gold"]]).play("jester")
        assert (t.coins, t.discard(1), t.deck(1)) == (2, ["duchy", "curse"], ["gold"])

    def test_they_gain_a_copy(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["jester"]], decks=[[], ["copper"]], answers=[THEY_GAIN]).play("jester")
        question = t.questions[0]
        assert (question.seat, question.kind, question.shown) == (0, "choose", "copper")
        assert (t.discard(1), t.discard(0)) == (["copper", "copper"], [])

    def test_or_the_player_does(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["jester"]], decks=[[], ["gold"]], answers=[I_GAIN]).play("jester")
        assert (t.discard(1), t.discard(0), t.supply("gold")) == (["gold"], ["gold"], 29)

    def test_a_curse_is_no_victory_card(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["jester"]], decks=[[], ["curse"]], answers=[THEY_GAIN]).play("jester")
        assert t.discard(1) == ["curse", "curse"]

    def test_no_copy_left_nothing(self, cornucopia: Lay) -> None:
        t = cornucopia(players=3, hands=[["jester"]], decks=[[], ["gold"], ["diadem"]], supply={"gold": 0})
        t.play("jester")
        assert (t.asked, t.discard(0), t.discard(1), t.discard(2)) == ([], [], ["gold"], ["diadem"])

    def test_no_curse_left_nothing(self, cornucopia: Lay) -> None:
        t = cornucopia(players=3, hands=[["jester"]], decks=[[], ["estate"], ["estate"]], supply={"curse": 1})
        t.play("jester")
        assert (t.discard(1), t.discard(2)) == (["estate", "curse"], ["estate"])

    def test_a_player_without_cards(self, cornucopia: Lay) -> None:
        t = cornucopia(players=3, hands=[["jester"]], decks=[[], [], ["gold"]], answers=[I_GAIN]).play("jester")
        assert t.discard(0) == ["gold"]

    def test_a_moat_protects(self, cornucopia: Lay) -> None:
        t = cornucopia(hands=[["jester"], ["moat"]], decks=[[], ["gold"]], answers=["moat"]).play("jester")
        assert (t.deck(1), t.coins) == (["gold"], 2)


class TestFairgrounds:
    NAMES = ["copper", "silver", "gold", "estate", "duchy", "curse", "moat", "village", "smithy", "market",
             "militia", "hamlet", "harvest", "jester"]  # fmt: skip

    @pytest.mark.parametrize(("names", "points"), [(1, 0), (4, 0), (5, 2), (9, 2), (10, 4), (14, 4), (15, 6)])
    def test_two_points_for_five_names(self, cornucopia: Lay, names: int, points: int) -> None:
        t = cornucopia(decks=[["fairgrounds", *self.NAMES[: names - 1]]])
        assert t.score(0) - int(t.record["basic_points"][0]) == points

    def test_copies_count_once_and_every_fairgrounds_scores(self, cornucopia: Lay) -> None:
        t = cornucopia(decks=[["fairgrounds"] * 2 + ["copper"] * 8], discards=[["silver"]], hands=[["gold", "moat"]])
        assert t.score(0) == 4

    @pytest.mark.parametrize(("players", "copies"), [(2, 8), (3, 12), (6, 12)])
    def test_its_pile_is_that_of_a_victory_card(self, cornucopia: Lay, players: int, copies: int) -> None:
        assert cornucopia(players=players).supply("fairgrounds") == copies
