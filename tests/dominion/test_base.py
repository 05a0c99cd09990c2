"""The base game's cards, second edition: every text, and every ruling that the rulebook prints about it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from sim.games.dominion.choices import gain_up_to
from sim.games.dominion.kingdoms import CARDS
from sim.games.dominion.moves import trash
from sim.games.dominion.own_cards import own_card
from sim.games.dominion.state import ANY_TYPE, TO_DISCARD
from sim.kernel.piles import find, take
from tests.dominion.layout import STOP, LaidTable

Lay = Callable[..., LaidTable]
BASE = [card.id for card in CARDS if card.facts["set"] == "base"]
UP_TO_4 = {"copper", "silver", "estate", "curse"} | {
    card.id for card in CARDS if card.id in BASE and card.numbers["cost"] <= 4
}


@pytest.fixture
def base(lay: Lay) -> Lay:
    """A table with all 26 kingdom cards of the base game."""
    return partial(lay, kingdom=BASE)


def test_costs_and_types() -> None:
    costs = {
        2: "cellar chapel moat",
        3: "harbinger merchant vassal village workshop",
        4: "bureaucrat gardens militia moneylender poacher remodel smithy throne-room",
        5: "bandit council-room festival laboratory library market mine sentry witch",
        6: "artisan",
    }
    more = {card: ["action", "attack"] for card in ("bureaucrat", "militia", "bandit", "witch")}
    types = {**more, "moat": ["action", "reaction"], "gardens": ["victory"]}
    assert {card: cost for cost, cards in costs.items() for card in cards.split()} == {
        card.id: card.numbers["cost"] for card in CARDS if card.id in BASE
    }
    assert all(card.facts["types"] == types.get(card.id, ["action"]) for card in CARDS if card.id in BASE)
    assert len(BASE) == 26


@pytest.mark.parametrize(
    ("card", "cards", "actions", "buys", "coins"),
    [
        ("moat", 2, 0, 1, 0),
        ("village", 1, 2, 1, 0),
        ("smithy", 3, 0, 1, 0),
        ("festival", 0, 2, 2, 2),
        ("laboratory", 2, 1, 1, 0),
        ("market", 1, 1, 2, 1),
    ],
)
def test_cards_that_are_only_numbers(base: Lay, card: str, cards: int, actions: int, buys: int, coins: int) -> None:
    t = base(hands=[[card]], decks=[["copper"] * 5])
    t.play(card)
    assert (len(t.hand()), t.actions, t.buys, t.coins) == (cards, actions, buys, coins)
    assert t.in_play() == [card]


class TestCellar:
    def test_draws_as_many_as_were_discarded(self, base: Lay) -> None:
        t = base(
            hands=[["cellar", "estate", "curse", "gold"]],
            decks=[["silver", "market", "village"]],
            answers=["estate", "curse", STOP],
        )
        t.play("cellar")
        assert t.hand() == ["gold", "market", "silver"]
        assert t.discard() == ["estate", "curse"]
        assert t.actions == 1

    def test_nothing_discarded_nothing_drawn(self, base: Lay) -> None:
        t = base(hands=[["cellar", "estate"]], decks=[["gold"]], answers=[STOP])
        t.play("cellar")
        assert t.hand() == ["estate"]

    def test_the_discarded_cards_are_shuffled_in_when_the_deck_is_short(self, base: Lay) -> None:
        """Rulebook, Keller: the cards just discarded are shuffled too, and come under the rest of the deck."""
        t = base(hands=[["cellar", "estate", "copper"]], decks=[["gold"]], answers=["estate", "copper"])
        t.play("cellar")
        assert "gold" in t.hand() and len(t.hand()) == 2
        assert sorted(t.hand() + t.deck()) == ["copper", "estate", "gold"]
        assert t.discard() == []

    def test_the_played_cellar_is_not_in_hand(self, base: Lay) -> None:
        t = base(hands=[["cellar", "cellar", "copper"]], answers=["cellar", STOP])
        t.play("cellar")
        assert t.asked == [(0, "discard", {"cellar", "copper", STOP}), (0, "discard", {"copper", STOP})]
        assert t.in_play() == ["cellar"]

    def test_an_empty_hand_asks_nothing(self, base: Lay) -> None:
        t = base(hands=[["cellar"]], decks=[["gold"]])
        t.play("cellar")
        assert t.asked == [] and t.hand() == []


class TestChapel:
    def test_trashes_up_to_four(self, base: Lay) -> None:
        t = base(hands=[["chapel", *["estate"] * 3, *["copper"] * 3]], answers=["estate", "copper", "estate", "estate"])
        t.play("chapel")
        assert t.trash == ["copper", "estate", "estate", "estate"]
        assert t.hand() == ["copper", "copper"]

    def test_may_trash_fewer_or_none(self, base: Lay) -> None:
        t = base(hands=[["chapel", "chapel", "copper"]], actions=2, answers=["copper", STOP])
        t.play("chapel")
        assert t.trash == ["copper"]
        t.play("chapel")
        assert t.trash == ["copper"]

    def test_not_itself_but_other_chapels(self, base: Lay) -> None:
        """Rulebook, Kapelle: the played one is no longer in the hand; further Chapels in hand may go."""
        t = base(hands=[["chapel", "chapel", "gold"]], answers=["chapel", STOP])
        t.play("chapel")
        assert t.asked[0] == (0, "trash", {"chapel", "gold", STOP})
        assert t.trash == ["chapel"] and t.in_play() == ["chapel"]


class TestMoat:
    def test_protects_from_an_attack_and_stays_in_hand(self, base: Lay) -> None:
        """Rulebook, Burggraben: not affected; it goes back to the hand; the attacker does the rest of his card."""
        t = base(hands=[["witch"], ["moat"]], decks=[["gold", "silver"]], answers=["moat"])
        t.play("witch")
        assert t.asked == [(1, "reveal", {"moat", STOP})]
        assert t.hand(1) == ["moat"] and t.in_play(1) == []
        assert t.discard(1) == [] and t.supply("curse") == 10
        assert t.hand(0) == ["gold", "silver"]

    def test_need_not_be_shown(self, base: Lay) -> None:
        t = base(hands=[["witch"], ["moat"]], answers=[STOP])
        t.play("witch")
        assert t.discard(1) == ["curse"]

    def test_is_shown_before_the_attack_is_carried_out(self, base: Lay) -> None:
        t = base(hands=[["witch"], ["moat"]], decks=[["gold"]], answers=["moat"])
        t.play("witch")
        assert t.told.index("B shows moat") < t.told.index("A draws gold")

    def test_works_against_every_attack_anew(self, base: Lay) -> None:
        t = base(hands=[["witch", "militia"], ["moat", *["copper"] * 4]], actions=2, answers=["moat", "moat"])
        t.play("witch").play("militia")
        assert t.discard(1) == [] and len(t.hand(1)) == 5

    def test_a_doubled_attack_is_two_attacks(self, base: Lay) -> None:
        t = base(hands=[["throne-room", "witch"], ["moat"]], answers=["witch", "moat", STOP])
        t.play("throne-room")
        assert t.discard(1) == ["curse"]

    def test_several_players_may_show_theirs(self, base: Lay) -> None:
        t = base(players=4, hands=[["witch"], ["moat"], [], ["moat"]], answers=["moat", "moat"])
        t.play("witch")
        assert [seat for seat, *_ in t.asked] == [1, 3]
        assert [t.discard(seat) for seat in range(4)] == [[], [], ["curse"], []]

    def test_is_asked_only_for_attacks_of_others(self, base: Lay) -> None:
        t = base(hands=[["witch", "moat", "council-room"], ["moat"]], actions=2, answers=["moat"])
        t.play("witch").play("council-room")
        assert t.asked == [(1, "reveal", {"moat", STOP})]


class TestHarbinger:
    def test_puts_a_discarded_card_onto_the_deck(self, base: Lay) -> None:
        t = base(hands=[["harbinger"]], decks=[["copper", "estate"]], discards=[["gold", "curse"]], answers=["gold"])
        t.play("harbinger")
        assert t.asked == [(0, "topdeck", {"gold", "curse", STOP})]
        assert t.deck() == ["gold", "estate"] and t.discard() == ["curse"]
        assert t.hand() == ["copper"] and t.actions == 1

    def test_may_leave_it(self, base: Lay) -> None:
        t = base(hands=[["harbinger"]], decks=[["copper"]], discards=[["gold"]], answers=[STOP])
        t.play("harbinger")
        assert t.deck() == [] and t.discard() == ["gold"]

    def test_an_empty_discard_pile_gives_nothing(self, base: Lay) -> None:
        """Rulebook, Vorbotin. The card drawn before may have emptied it by a shuffle."""
        t = base(hands=[["harbinger"]], discards=[["gold", "estate"]])
        t.play("harbinger")
        assert t.asked == [] and len(t.hand()) == 1 and len(t.deck()) == 1

    def test_does_not_shuffle_for_looking(self, base: Lay) -> None:
        t = base(hands=[["harbinger"]], decks=[["copper"]], discards=[["gold", "estate"]], answers=["estate"])
        t.play("harbinger")
        assert "shuffles" not in t.told
        assert t.deck() == ["estate"] and t.discard() == ["gold"]


class TestMerchant:
    @pytest.mark.parametrize(
        ("cards", "coins"),
        [
            (["merchant"], 0),
            (["merchant", "copper", "gold"], 4),
            (["merchant", "silver"], 3),
            (["merchant", "silver", "silver"], 5),
            (["merchant", "merchant", "silver", "silver"], 6),
            (["silver", "merchant", "silver"], 4),
            (["merchant", "silver", "merchant", "silver"], 5),
        ],
    )
    def test_the_first_silver_brings_one_more(self, base: Lay, cards: list[str], coins: int) -> None:
        """Rulebook, Händlerin: one coin per Merchant for the first Silver; none if a Silver was played before her."""
        t = base(hands=[cards], actions=2)
        for card in cards:
            t.play(card)
        assert t.coins == coins

    def test_in_the_buy_phase(self, base: Lay) -> None:
        t = base(hands=[["merchant", "silver", "silver", "copper"]], answers=[STOP])
        t.play("merchant").buy_phase()
        assert t.coins == 6

    def test_plain_bonuses(self, base: Lay) -> None:
        t = base(hands=[["merchant"]], decks=[["gold"]])
        t.play("merchant")
        assert t.hand() == ["gold"] and t.actions == 1

    def test_doubled_she_counts_twice(self, base: Lay) -> None:
        t = base(hands=[["throne-room", "merchant", "silver"]], answers=["merchant"])
        t.play("throne-room").play("silver")
        assert t.coins == 4

    def test_only_this_turn(self, base: Lay) -> None:
        """The promise lapses; the next turn's first Silver is a plain one."""
        t = base(hands=[["merchant"]], decks=[["silver"] * 6], answers=["merchant", STOP, STOP])
        t.take_turn(0).take_turn(0)
        assert t.coins == 10


class TestVassal:
    def test_an_action_on_top_may_be_played_without_an_action(self, base: Lay) -> None:
        """Rulebook, Vasall: it goes into play and neither needs nor uses an action."""
        t = base(hands=[["vassal"]], decks=[["market", "gold"]], answers=["market"])
        t.play("vassal")
        assert t.asked == [(0, "play", {"market", STOP})]
        assert t.in_play() == ["vassal", "market"] and t.discard() == []
        assert (t.coins, t.actions, t.buys, t.hand()) == (3, 1, 2, ["gold"])

    def test_or_stays_discarded(self, base: Lay) -> None:
        t = base(hands=[["vassal"]], decks=[["market"]], answers=[STOP])
        t.play("vassal")
        assert t.discard() == ["market"] and t.coins == 2

    def test_another_card_is_discarded(self, base: Lay) -> None:
        t = base(hands=[["vassal"]], decks=[["gold", "market"]])
        t.play("vassal")
        assert t.discard() == ["gold"] and t.deck() == ["market"]

    def test_shuffles_if_the_deck_is_empty(self, base: Lay) -> None:
        t = base(hands=[["vassal"]], discards=[["estate"]])
        t.play("vassal")
        assert t.discard() == ["estate"] and "shuffles" in t.told

    def test_no_cards_at_all(self, base: Lay) -> None:
        t = base(hands=[["vassal"]])
        t.play("vassal")
        assert t.coins == 2 and t.discard() == []

    def test_plays_combined_cards_and_vassals(self, base: Lay) -> None:
        """Cards with several types are actions too (rule 18); a Vassal that a Vassal plays does all it does."""
        t = base(
            hands=[["vassal"], ["copper"] * 5],
            decks=[["vassal", "militia"]],
            answers=["vassal", "militia"],
        )
        t.play("vassal")
        assert t.in_play() == ["vassal", "vassal", "militia"]
        assert t.coins == 6 and len(t.hand(1)) == 3


class TestWorkshop:
    def test_gains_a_card_that_costs_up_to_four(self, base: Lay) -> None:
        """Rulebook, Werkstatt: neither coins nor tokens raise the limit; the card goes to the discard pile."""
        t = base(hands=[["workshop"]], coins=9, tokens=[5], answers=["smithy"])
        t.play("workshop")
        assert t.asked == [(0, "gain", UP_TO_4)]
        assert t.discard() == ["smithy"] and t.coins == 9 and t.tokens() == 5
        assert t.supply("smithy") == 9

    def test_empty_piles_are_not_offered(self, base: Lay) -> None:
        t = base(hands=[["workshop"]], supply={"silver": 0, "gardens": 0}, answers=["estate"])
        t.play("workshop")
        assert t.asked == [(0, "gain", UP_TO_4 - {"silver", "gardens"})]

    def test_no_cards_with_a_potion_in_their_cost(self, lay: Lay) -> None:
        t = lay(kingdom=["workshop", "transmute", "familiar"], hands=[["workshop"]], potions=1, answers=["potion"])
        t.play("workshop")
        assert t.asked == [(0, "gain", {"copper", "silver", "estate", "curse", "potion", "workshop"})]


class TestBureaucrat:
    def test_a_silver_and_the_others_victory_cards_go_onto_decks(self, base: Lay) -> None:
        t = base(
            hands=[["bureaucrat", "estate"], ["estate", "gardens", "copper"]],
            decks=[["gold"], ["gold"]],
            answers=["gardens"],
        )
        t.play("bureaucrat")
        assert t.asked == [(1, "topdeck", {"estate", "gardens"})]
        assert t.deck(0) == ["silver", "gold"] and t.hand(0) == ["estate"]
        assert t.deck(1) == ["gardens", "gold"] and t.hand(1) == ["copper", "estate"]

    def test_no_victory_card_in_hand(self, base: Lay) -> None:
        t = base(hands=[["bureaucrat"], ["copper", "curse"]])
        t.play("bureaucrat")
        assert t.hand(1) == ["copper", "curse"] and t.deck(1) == []

    def test_an_empty_deck_becomes_that_one_card(self, base: Lay) -> None:
        """Rulebook, Bürokrat: the card forms the deck; the discard pile isn't shuffled."""
        t = base(hands=[["bureaucrat"], ["estate"]], discards=[["gold"], ["gold"]])
        t.play("bureaucrat")
        assert [t.deck(0), t.deck(1)] == [["silver"], ["estate"]]
        assert [t.discard(0), t.discard(1)] == [["gold"], ["gold"]]

    def test_no_silver_left(self, base: Lay) -> None:
        t = base(hands=[["bureaucrat"], ["estate"]], supply={"silver": 0})
        t.play("bureaucrat")
        assert t.deck(0) == [] and t.deck(1) == ["estate"]


class TestMilitia:
    def test_the_others_discard_down_to_three(self, base: Lay) -> None:
        full = ["copper", "silver", "gold", "estate", "curse"]
        t = base(hands=[["militia", *["gold"] * 4], full], answers=["estate", "curse"])
        t.play("militia")
        assert t.hand(1) == ["copper", "gold", "silver"] and t.discard(1) == ["estate", "curse"]
        assert t.asked[0] == (1, "discard", set(full))
        assert len(t.hand(0)) == 4 and t.coins == 2

    @pytest.mark.parametrize("size", [0, 2, 3])
    def test_small_hands_are_left_alone(self, base: Lay, size: int) -> None:
        t = base(hands=[["militia"], ["copper"] * size])
        t.play("militia")
        assert len(t.hand(1)) == size and t.discard(1) == []

    def test_in_turn_order(self, base: Lay) -> None:
        full = ["copper", "estate", "estate", "estate"]
        t = base(players=3, hands=[full, ["militia"], full], answers=["copper", "estate"])
        t.play("militia", seat=1)
        assert [seat for seat, *_ in t.asked] == [2, 0]
        assert t.discard(2) == ["copper"] and t.discard(0) == ["estate"]


class TestMoneylender:
    def test_a_copper_for_three_coins(self, base: Lay) -> None:
        t = base(hands=[["moneylender", "copper", "copper", "silver"]], answers=["copper"])
        t.play("moneylender")
        assert t.asked == [(0, "trash", {"copper", STOP})]
        assert t.trash == ["copper"] and t.coins == 3 and t.hand() == ["copper", "silver"]

    def test_unwilling(self, base: Lay) -> None:
        """Rulebook, Geldverleiher: who has no Copper or doesn't want to trash one gets no money."""
        t = base(hands=[["moneylender", "copper"]], answers=[STOP])
        t.play("moneylender")
        assert t.trash == [] and t.coins == 0

    def test_no_copper(self, base: Lay) -> None:
        t = base(hands=[["moneylender", "silver"]])
        t.play("moneylender")
        assert t.asked == [] and t.coins == 0


class TestPoacher:
    def test_no_empty_pile(self, base: Lay) -> None:
        t = base(hands=[["poacher", "copper"]], decks=[["gold"]])
        t.play("poacher")
        assert t.hand() == ["copper", "gold"] and (t.actions, t.coins) == (1, 1)

    def test_a_card_for_every_empty_pile_of_any_kind(self, base: Lay) -> None:
        """Rulebook, Wilddiebin: all kinds of piles count; draw first, then discard, and no stopping."""
        empty = {"curse": 0, "copper": 0, "duchy": 0, "village": 0}
        hand = ["poacher", "copper", "silver", "estate", "curse"]
        t = base(hands=[hand], decks=[["gold"]], supply=empty, answers=["gold", "copper", "silver", "estate"])
        t.play("poacher")
        assert t.asked[0] == (0, "discard", {"copper", "silver", "estate", "curse", "gold"})
        assert t.hand() == ["curse"]

    def test_as_many_as_possible(self, base: Lay) -> None:
        t = base(hands=[["poacher"]], decks=[["gold"]], supply={"curse": 0, "duchy": 0})
        t.play("poacher")
        assert t.hand() == [] and t.discard() == ["gold"]


class TestRemodel:
    def test_the_rulebooks_example(self, base: Lay) -> None:
        """Rulebook, third turn of the example: an Estate becomes a Militia, which goes to the discard pile."""
        t = base(hands=[["remodel", "estate", "copper"]], coins=5, tokens=[3], answers=["estate", "militia"])
        t.play("remodel")
        assert t.asked == [(0, "trash", {"estate", "copper"}), (0, "gain", UP_TO_4)]
        assert t.trash == ["estate"] and t.discard() == ["militia"] and t.hand() == ["copper"]
        assert (t.coins, t.tokens()) == (5, 3)

    def test_the_same_card_again_and_cheaper_ones(self, base: Lay) -> None:
        t = base(hands=[["remodel", "gold"]], answers=["gold"])
        t.play("remodel")
        assert t.asked[0][2] >= {"copper", "duchy", "gold", "province", "artisan"}
        assert t.trash == ["gold"] and t.discard() == ["gold"]

    def test_not_itself_but_other_remodels(self, base: Lay) -> None:
        t = base(hands=[["remodel", "remodel", "copper"]], answers=["remodel", "gold"])
        t.play("remodel")
        assert t.asked[0] == (0, "trash", {"remodel", "copper"})
        assert t.trash == ["remodel"] and t.in_play() == ["remodel"]

    def test_nothing_to_trash_nothing_to_gain(self, base: Lay) -> None:
        t = base(hands=[["remodel"]])
        t.play("remodel")
        assert t.asked == [] and t.discard() == []

    def test_no_card_that_is_cheap_enough(self, base: Lay) -> None:
        """The trashing happens all the same."""
        gone = {card.id: 0 for card in CARDS if card.id in BASE and card.numbers["cost"] <= 2}
        t = base(hands=[["remodel", "curse"]], supply={**gone, "copper": 0, "estate": 0, "curse": 0})
        t.play("remodel")
        assert t.trash == ["curse"] and t.discard() == []


@own_card(cost=4, amount=5)
def feast(table, me):
    "Trash this; gain a card that costs up to 5."
    card = table.card
    if find(table.play, table.play_size, me, card) >= 0:
        take(table, table.play, table.play_size, me, card)
        trash(table, me, card)
    gain_up_to(table, me, card, table.amount[card], 0, ANY_TYPE, TO_DISCARD, False)


class TestThroneRoom:
    def test_plays_a_card_twice_without_actions(self, base: Lay) -> None:
        """Rulebook, Thronsaal: a doubled Market leaves two actions, two Markets in a row only one."""
        t = base(hands=[["throne-room", "market"]], decks=[["copper"] * 3], answers=["market"])
        t.play("throne-room")
        assert (t.actions, t.buys, t.coins, len(t.hand())) == (2, 3, 2, 2)
        assert t.in_play() == ["throne-room", "market"]

    def test_two_markets_in_a_row(self, base: Lay) -> None:
        t = base(hands=[["market", "market"]])
        t.play("market").play("market")
        assert t.actions == 1

    def test_carries_out_everything_before_the_second_time(self, base: Lay) -> None:
        t = base(
            hands=[["throne-room", "chapel", "estate", "curse"]],
            answers=["chapel", "estate", STOP, "curse"],
        )
        t.play("throne-room")
        assert t.trash == ["curse", "estate"]

    def test_may_play_none(self, base: Lay) -> None:
        t = base(hands=[["throne-room", "market", "copper"]], answers=[STOP])
        t.play("throne-room")
        assert t.asked == [(0, "play", {"market", STOP})]
        assert t.in_play() == ["throne-room"] and t.hand() == ["copper", "market"]

    def test_no_action_in_hand(self, base: Lay) -> None:
        t = base(hands=[["throne-room", "copper"]])
        t.play("throne-room")
        assert t.asked == [] and t.in_play() == ["throne-room"]

    def test_on_a_throne_room_two_cards_are_doubled(self, base: Lay) -> None:
        """Rulebook: one action doubled, then another; never one card four times."""
        t = base(
            hands=[["throne-room", "throne-room", "smithy", "festival"]],
            decks=[["copper"] * 12],
            answers=["throne-room", "smithy", "festival"],
        )
        t.play("throne-room")
        assert len(t.hand()) == 6
        assert (t.actions, t.buys, t.coins) == (4, 3, 4)
        assert t.in_play() == ["throne-room", "throne-room", "smithy", "festival"]

    def test_on_a_throne_room_two_cards_of_the_same_name(self, base: Lay) -> None:
        t = base(
            hands=[["throne-room", "throne-room", "smithy", "smithy"]],
            decks=[["copper"] * 15],
            answers=["throne-room", "smithy", "smithy"],
        )
        t.play("throne-room")
        assert len(t.hand()) == 12 and t.in_play().count("smithy") == 2

    def test_on_a_throne_room_with_one_card_left(self, base: Lay) -> None:
        t = base(
            hands=[["throne-room", "throne-room", "smithy"]],
            decks=[["copper"] * 15],
            answers=["throne-room", "smithy"],
        )
        t.play("throne-room")
        assert len(t.hand()) == 6

    def test_the_second_time_needs_no_card_in_play(self, lay: Lay) -> None:
        """Rulebook: a card that trashed itself is carried out again all the same, as far as possible."""
        t = lay(kingdom=["throne-room", feast], hands=[["throne-room", "feast"]], answers=["feast", "duchy", "duchy"])
        t.play("throne-room")
        assert t.trash == ["feast"] and t.discard() == ["duchy", "duchy"]
        assert t.in_play() == ["throne-room"]

    def test_an_attack_is_doubled(self, base: Lay) -> None:
        t = base(players=3, hands=[["throne-room", "witch"], [], []], answers=["witch"])
        t.play("throne-room")
        assert t.discard(1) == t.discard(2) == ["curse", "curse"]


class TestThroneRoomAndDuration:
    """Rulebook, Karawane: a card that changes a Duration, such as the Throne Room, stays in play as long as it does."""

    def caravans(self, lay: Lay, *hand: str, answers: list[str]) -> LaidTable:
        deck = ["copper"] * 20
        return lay(kingdom=["throne-room", "caravan", "village"], hands=[list(hand)], decks=[deck], answers=answers)

    def test_both_stay_for_a_turn(self, lay: Lay) -> None:
        t = self.caravans(lay, "throne-room", "caravan", answers=["throne-room", "caravan", STOP, STOP])
        t.take_turn(0)
        assert t.in_play() == ["throne-room", "caravan"] and len(t.hand()) == 5
        t.take_turn(0)
        assert t.in_play() == []
        assert t.told.count("A draws") == 2 + 5 + 2 + 5

    def test_a_throne_room_on_something_else_goes(self, lay: Lay) -> None:
        answers = ["caravan", "throne-room", "village", STOP]
        t = self.caravans(lay, "caravan", "throne-room", "village", answers=answers)
        t.take_turn(0)
        assert t.in_play() == ["caravan"]

    @pytest.mark.parametrize(
        ("first", "second", "stay"),
        [
            ("caravan", "caravan", ["throne-room", "caravan", "caravan"]),
            ("caravan", "village", ["throne-room", "caravan"]),
            ("village", "caravan", ["throne-room", "caravan"]),
            ("village", "village", []),
        ],
    )
    def test_of_two_nested_only_the_one_that_doubled_it(
        self, lay: Lay, first: str, second: str, stay: list[str]
    ) -> None:
        answers = ["throne-room", "throne-room", first, second, STOP]
        t = self.caravans(lay, "throne-room", "throne-room", first, second, answers=answers)
        t.take_turn(0)
        assert t.in_play() == stay

    def test_three_nested(self, lay: Lay) -> None:
        """The second doubles the third and a Caravan, the third a Caravan and a Village: both of these stay."""
        hand = ["throne-room"] * 3 + ["caravan", "caravan", "village"]
        answers = ["throne-room"] * 3 + ["caravan", "village", "caravan", STOP]
        t = self.caravans(lay, *hand, answers=answers)
        t.take_turn(0)
        assert sorted(t.in_play()) == ["caravan", "caravan", "throne-room", "throne-room"]


class TestBandit:
    def test_a_gold_and_the_others_lose_a_treasure(self, base: Lay) -> None:
        """Rulebook, Banditin: of two treasures other than Copper the victim chooses one; the rest is discarded."""
        t = base(hands=[["bandit"]], decks=[[], ["silver", "gold", "province"]], answers=["silver"])
        t.play("bandit")
        assert t.asked == [(1, "trash", {"silver", "gold"})]
        assert t.discard(0) == ["gold"] and t.trash == ["silver"]
        assert t.discard(1) == ["gold"] and t.deck(1) == ["province"]

    @pytest.mark.parametrize(
        ("deck", "trashed", "discarded"),
        [
            (["copper", "gold"], ["gold"], ["copper"]),
            (["gold", "market"], ["gold"], ["market"]),
            (["silver", "silver"], ["silver"], ["silver"]),
            (["copper", "copper"], [], ["copper", "copper"]),
            (["estate", "market"], [], ["estate", "market"]),
            (["gold"], ["gold"], []),
            ([], [], []),
        ],
    )
    def test_what_is_trashed(self, base: Lay, deck: list[str], trashed: list[str], discarded: list[str]) -> None:
        t = base(hands=[["bandit"]], decks=[[], deck])
        t.play("bandit")
        assert t.trash == trashed and sorted(t.discard(1)) == discarded and t.deck(1) == []

    def test_shuffles_for_the_second_card(self, base: Lay) -> None:
        t = base(hands=[["bandit"]], decks=[[], ["estate"]], discards=[[], ["gold"]])
        t.play("bandit")
        assert t.trash == ["gold"] and t.discard(1) == ["estate"]

    def test_gold_first_then_the_others_from_the_left(self, base: Lay) -> None:
        t = base(players=3, hands=[[], ["bandit"], []], decks=[["gold"], [], ["silver"]])
        t.play("bandit", seat=1)
        told = [line.strip() for line in t.told.splitlines()]
        assert told[1:] == [
            "- B gains gold",
            "- C reveals silver",
            "- C trashes silver",
            "- A reveals gold",
            "- A trashes gold",
        ]

    def test_no_gold_left(self, base: Lay) -> None:
        t = base(hands=[["bandit"]], decks=[[], ["gold"]], supply={"gold": 0})
        t.play("bandit")
        assert t.discard(0) == [] and t.trash == ["gold"]

    def test_moat(self, base: Lay) -> None:
        t = base(hands=[["bandit"], ["moat"]], decks=[[], ["gold"]], answers=["moat"])
        t.play("bandit")
        assert t.deck(1) == ["gold"] and t.discard(0) == ["gold"]


class TestCouncilRoom:
    def test_four_cards_a_buy_and_the_others_draw(self, base: Lay) -> None:
        """Rulebook, Ratsversammlung: the others must draw. It is no attack, so nobody can show a Moat."""
        decks = [["copper"] * 6, ["gold", "silver"], ["estate"]]
        t = base(players=3, hands=[["council-room"], ["moat"], []], decks=decks)
        t.play("council-room")
        assert len(t.hand(0)) == 4 and t.buys == 2 and t.actions == 0
        assert t.hand(1) == ["gold", "moat"] and t.hand(2) == ["estate"]

    def test_doubled(self, base: Lay) -> None:
        t = base(
            hands=[["throne-room", "council-room"], []],
            decks=[["copper"] * 9, ["gold", "silver"]],
            answers=["council-room"],
        )
        t.play("throne-room")
        assert len(t.hand(0)) == 8 and t.hand(1) == ["gold", "silver"]


class TestLibrary:
    def test_draws_up_to_seven(self, base: Lay) -> None:
        t = base(hands=[["library", "copper", "copper"]], decks=[["gold"] * 9])
        t.play("library")
        assert len(t.hand()) == 7 and len(t.deck()) == 4

    @pytest.mark.parametrize("size", [7, 8])
    def test_seven_or_more_draw_none(self, base: Lay, size: int) -> None:
        t = base(hands=[["library", *["copper"] * size]], decks=[["gold"]])
        t.play("library")
        assert len(t.hand()) == size and t.deck() == ["gold"]

    def test_actions_may_be_set_aside_and_are_discarded_at_the_end(self, base: Lay) -> None:
        deck = ["village", "gold", "moat", "gold", "gold"]
        t = base(hands=[["library", *["copper"] * 4]], decks=[deck], answers=["discard", "keep"])
        t.play("library")
        assert t.asked == [(0, "fate", {"keep", "discard"})] * 2
        assert [q.shown for q in t.questions] == ["village", "moat"]
        assert t.hand() == ["copper"] * 4 + ["gold", "gold", "moat"]
        assert t.discard() == ["village"] and t.deck() == ["gold"]

    def test_set_aside_cards_are_not_shuffled_in(self, base: Lay) -> None:
        """Rulebook, Bibliothek: they reach the discard pile only when the drawing is over."""
        t = base(hands=[["library"]], decks=[["village"]], discards=[["copper", "copper"]], answers=["discard"])
        t.play("library")
        assert t.hand() == ["copper", "copper"] and t.discard() == ["village"]

    def test_draws_as_many_as_there_are(self, base: Lay) -> None:
        t = base(hands=[["library"]], decks=[["copper", "gold"]])
        t.play("library")
        assert t.hand() == ["copper", "gold"]

    def test_does_not_shuffle_when_seven_are_there(self, base: Lay) -> None:
        t = base(hands=[["library"]], decks=[["copper"] * 7], discards=[["gold"]])
        t.play("library")
        assert t.deck() == [] and t.discard() == ["gold"]


class TestMine:
    @pytest.mark.parametrize(
        ("trashed", "offered"),
        [
            ("copper", {"copper", "silver"}),
            ("silver", {"copper", "silver", "gold"}),
            ("gold", {"copper", "silver", "gold"}),
        ],
    )
    def test_a_treasure_for_one_of_up_to_three_more(self, base: Lay, trashed: str, offered: set[str]) -> None:
        """Rulebook, Mine: an equal or a cheaper one may be taken too."""
        t = base(hands=[["mine", trashed, "estate"]], answers=[trashed, "copper"])
        t.play("mine")
        assert t.asked == [(0, "trash", {trashed, STOP}), (0, "gain", offered)]
        assert t.trash == [trashed] and t.hand() == ["copper", "estate"] and t.discard() == []

    def test_the_new_treasure_can_be_played_this_turn(self, base: Lay) -> None:
        t = base(hands=[["mine", "silver"]], answers=["silver", "gold", STOP])
        t.play("mine").buy_phase()
        assert t.coins == 3

    def test_unwilling(self, base: Lay) -> None:
        t = base(hands=[["mine", "copper"]], answers=[STOP])
        t.play("mine")
        assert t.trash == [] and t.hand() == ["copper"]

    def test_no_treasure(self, base: Lay) -> None:
        t = base(hands=[["mine", "estate", "village"]])
        t.play("mine")
        assert t.asked == [] and t.trash == []

    def test_treasures_of_the_expansions(self, lay: Lay) -> None:
        """A Silver reaches every treasure up to 6 without a potion; a potion in the trashed card's cost allows one."""
        kingdom = ["mine", "masterpiece", "horn-of-plenty", "stash", "philosophers-stone"]
        plain = {"copper", "silver", "gold", "potion", "masterpiece", "horn-of-plenty", "stash"}
        t = lay(
            kingdom=kingdom,
            hands=[["mine", "mine", "silver", "philosophers-stone"]],
            actions=2,
            answers=["silver", "stash", "philosophers-stone", "philosophers-stone"],
        )
        t.play("mine").play("mine")
        assert t.asked[1] == (0, "gain", plain)
        assert t.asked[3] == (0, "gain", plain | {"philosophers-stone"})


class TestSentry:
    @pytest.mark.parametrize(
        ("fates", "trashed", "discarded", "deck"),
        [
            (["trash", "trash"], ["curse", "estate"], [], []),
            (["discard", "discard"], [], ["estate", "curse"], []),
            (["trash", "discard"], ["estate"], ["curse"], []),
            (["discard", "trash"], ["curse"], ["estate"], []),
            (["trash", "keep"], ["estate"], [], ["curse"]),
            (["keep", "trash"], ["curse"], [], ["estate"]),
            (["discard", "keep"], [], ["estate"], ["curse"]),
            (["keep", "discard"], [], ["curse"], ["estate"]),
        ],
    )
    def test_every_mix(
        self, base: Lay, fates: list[str], trashed: list[str], discarded: list[str], deck: list[str]
    ) -> None:
        """Rulebook, Torwächterin: trash, discard or put back, each card as one likes."""
        t = base(hands=[["sentry"]], decks=[["gold", "estate", "curse", "province"]], answers=fates)
        t.play("sentry")
        assert t.hand() == ["gold"] and t.actions == 1
        assert t.trash == trashed and t.discard() == discarded and t.deck() == [*deck, "province"]
        assert t.asked == [(0, "fate", {"keep", "discard", "trash"})] * 2
        assert [q.shown for q in t.questions] == ["estate", "curse"]

    @pytest.mark.parametrize(("first", "deck"), [("estate", ["curse", "estate"]), ("curse", ["estate", "curse"])])
    def test_both_back_in_any_order(self, base: Lay, first: str, deck: list[str]) -> None:
        t = base(hands=[["sentry"]], decks=[["gold", "estate", "curse"]], answers=["keep", "keep", first])
        t.play("sentry")
        assert t.asked[-1] == (0, "put_back", {"estate", "curse"})
        assert t.deck() == deck

    def test_two_equal_cards(self, base: Lay) -> None:
        t = base(hands=[["sentry"]], decks=[["gold", "copper", "copper"]], answers=["keep", "trash"])
        t.play("sentry")
        assert t.trash == ["copper"] and t.deck() == ["copper"]

    def test_a_single_card(self, base: Lay) -> None:
        t = base(hands=[["sentry"]], decks=[["gold", "curse"]], answers=["trash"])
        t.play("sentry")
        assert t.trash == ["curse"] and t.deck() == []

    def test_no_card(self, base: Lay) -> None:
        t = base(hands=[["sentry"]], decks=[["gold"]])
        t.play("sentry")
        assert t.asked == [] and t.hand() == ["gold"]


class TestWitch:
    def test_two_cards_and_curses(self, base: Lay) -> None:
        t = base(players=3, hands=[["witch"], [], []], decks=[["gold", "silver"]])
        t.play("witch")
        assert t.hand(0) == ["gold", "silver"] and t.discard(0) == []
        assert t.discard(1) == t.discard(2) == ["curse"] and t.supply("curse") == 18

    def test_short_curses_are_dealt_from_the_left(self, base: Lay) -> None:
        """Rulebook, Hexe: clockwise, beginning with the left neighbour."""
        t = base(players=4, hands=[[], [], ["witch"], []], supply={"curse": 2})
        t.play("witch", seat=2)
        assert [t.discard(seat) for seat in range(4)] == [["curse"], [], [], ["curse"]]

    def test_draws_without_curses(self, base: Lay) -> None:
        t = base(hands=[["witch"]], decks=[["gold", "silver"]], supply={"curse": 0})
        t.play("witch")
        assert len(t.hand()) == 2 and t.discard(1) == []


class TestArtisan:
    def test_a_card_to_the_hand_then_one_onto_the_deck(self, base: Lay) -> None:
        """Rulebook, Töpferei: no money can raise the limit; any card of the hand goes onto the deck."""
        t = base(hands=[["artisan", "copper"]], decks=[["estate"]], coins=9, answers=["duchy", "copper"])
        t.play("artisan")
        up_to_5 = {"copper", "silver", "estate", "duchy", "curse"} | set(BASE) - {"artisan"}
        assert t.asked == [(0, "gain", up_to_5), (0, "topdeck", {"duchy", "copper"})]
        assert t.hand() == ["duchy"] and t.deck() == ["copper", "estate"] and t.discard() == []

    def test_the_gained_card_may_be_put_back(self, base: Lay) -> None:
        t = base(hands=[["artisan", "copper"]], answers=["witch", "witch"])
        t.play("artisan")
        assert t.hand() == ["copper"] and t.deck() == ["witch"]

    def test_the_only_card_must_be_put_back(self, base: Lay) -> None:
        t = base(hands=[["artisan"]], answers=["witch"])
        t.play("artisan")
        assert t.hand() == [] and t.deck() == ["witch"]

    def test_no_potion_cards(self, lay: Lay) -> None:
        t = lay(kingdom=["artisan", "familiar"], hands=[["artisan"]], answers=["potion"])
        t.play("artisan")
        assert "familiar" not in t.asked[0][2] and t.deck() == ["potion"]


@pytest.mark.parametrize(("size", "points"), [(1, 0), (9, 0), (10, 1), (31, 3), (39, 3), (40, 4)])
def test_gardens(base: Lay, size: int, points: int) -> None:
    """Rulebook, Gärten: a point for ten cards, rounded down; hand, deck and discard pile all count."""
    cards = ["gardens", *["copper"] * (size - 1)]
    t = base(hands=[cards[:3]], decks=[cards[3:9]], discards=[cards[9:]])
    assert t.score(0) == points


def test_every_gardens_scores(base: Lay) -> None:
    t = base(hands=[["gardens"] * 3], decks=[["copper"] * 36])
    assert t.score(0) == 9
