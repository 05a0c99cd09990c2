"""Possession: the extra turn, who decides in it, who gains, what comes back (digest sections 5 and 9)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.dominion.layout import STOP, LaidTable

KINGDOM = [
    "possession", "alchemist", "apprentice", "throne-room", "moat", "remodel", "artisan", "bureaucrat", "bandit",
    "witch", "market", "candlestick-maker", "merchant-guild", "masterpiece", "tournament", "horn-of-plenty", "jester",
    "horse-traders", "caravan",
]  # fmt: skip
A, B, C = range(3)

Lay = Callable[..., LaidTable]


@pytest.fixture
def table(lay: Lay) -> Lay:
    return partial(lay, kingdom=KINGDOM)


@pytest.fixture
def extra(table: Lay) -> Lay:
    """A table at which A has played a Possession: the next step is B's extra turn."""
    return partial(table, pending=A, pending_size=1, next_seat=B)


def headings(t: LaidTable) -> list[str]:
    return [line for line in t.told.splitlines() if "turn" in line and line.startswith("#")]


class TestTheExtraTurn:
    def test_it_comes_after_the_own_turn_and_before_the_regular_one(self, table: Lay) -> None:
        t = table(players=3, hands=[["possession"]], answers=["possession", STOP, STOP, STOP])
        t.take_turn(A).step().step()
        assert len(headings(t)) == 3
        assert ["extra turn" in line for line in headings(t)] == [False, True, False]
        assert [q.seat for q in t.questions] == [A, A, B, B]

    def test_it_is_no_attack(self, table: Lay) -> None:
        t = table(hands=[["possession"], ["moat", "horse-traders"]]).play("possession")
        assert (t.asked, int(t.record["pending_size"])) == ([], 1)

    def test_the_neighbour_of_the_last_seat_is_the_first(self, table: Lay) -> None:
        t = table(players=3, hands=[[], [], ["possession"]], answers=["possession", STOP, STOP])
        t.take_turn(C).step()
        assert (t.questions[-1].seat, t.questions[-1].mind) == (A, C)

    def test_two_plays_are_two_turns(self, table: Lay) -> None:
        t = table(hands=[["possession", "possession"]], actions=2, next_seat=B, answers=[STOP] * 3)
        t.play("possession").play("possession")
        t.step().step().step()
        assert ["extra turn" in line for line in headings(t)] == [True, True, False]
        assert [q.mind for q in t.questions] == [A, A, B]

    def test_a_throne_room_plays_it_twice(self, table: Lay) -> None:
        t = table(hands=[["throne-room", "possession"]], answers=["possession"]).play("throne-room")
        assert int(t.record["pending_size"]) == 2

    def test_more_than_there_is_room_for_is_a_fault(self, table: Lay) -> None:
        t = table(hands=[["possession"]], pending_size=32)
        with pytest.raises(AssertionError, match="ran over"):
            t.play("possession")

    def test_what_waits_for_the_next_turn_comes_in_it(self, extra: Lay) -> None:
        """A Caravan and Horse Traders of the possessed player: an extra turn is a turn."""
        t = extra(plays=[[], ["caravan"]], horses=[[], ["horse-traders"]], decks=[[], ["estate"] * 9])
        t.record["stays"][B, 0] = t.record["caravans"][B] = 1
        t.answer(STOP, STOP)
        t.step()
        assert t.asked[0] == (B, "action", {"horse-traders", STOP})
        assert (t.in_play(B), t.horse(B), t.deck(B)) == ([], [], ["estate"] * 2)
        assert sorted(t.discard(B)) == ["caravan", "estate", "estate", "horse-traders"]

    def test_it_does_not_count_in_a_tie(self, extra: Lay) -> None:
        t = extra(hands=[["estate"], ["estate"]], answers=[STOP], turns_taken=[7] * 6).step().finish()
        assert [int(n) for n in t.record["own_turns"][:2]] == [7, 7]
        assert [float(w) for w in t.record["win"][:2]] == [0.5, 0.5]

    def test_it_leaves_the_numbers_of_the_own_turns_alone(self, extra: Lay) -> None:
        """`coins_in` and `points_after` tell about a seat's own turns."""
        t = extra(hands=[[], ["gold", "gold"]], answers=[STOP], turns_taken=[1] * 6)
        t.record["coins_in"][B, 0], t.record["points_after"][B, 0] = 5, 3
        t.step()
        assert (int(t.record["coins_in"][B, 0]), int(t.record["points_after"][B, 0])) == (5, 3)

    def test_the_game_can_end_with_it(self, extra: Lay) -> None:
        t = extra(hands=[[], ["gold", "gold", "gold"]], supply={"province": 1}, answers=["province"]).step()
        assert (int(t.record["over"]), t.score(A), t.score(B)) == (1, 6, 0)

    def test_a_game_that_ends_before_has_none(self, table: Lay) -> None:
        hands = [["possession", "gold", "gold", "gold"]]
        t = table(hands=hands, supply={"province": 1}, answers=["possession", "province"]).take_turn(A)
        assert (int(t.record["over"]), int(t.record["pending_size"])) == (1, 1)


class TestWhoDecides:
    def test_the_possessor_answers_everything(self, extra: Lay) -> None:
        t = extra(hands=[[], ["alchemist", "potion", "copper"]], decks=[[], ["estate"] * 7])
        t.answer("alchemist", "copper", "alchemist")
        t.step()
        assert [q.kind for q in t.questions] == ["action", "buy", "keep"]
        assert {(q.seat, q.mind) for q in t.questions} == {(B, A)}

    def test_the_others_answer_for_themselves(self, extra: Lay) -> None:
        t = extra(players=3, hands=[["moat"], ["witch"], ["moat"]], answers=["witch", STOP, "moat", STOP]).step()
        assert [(q.seat, q.mind) for q in t.questions] == [(B, A), (C, C), (A, A), (B, A)]

    def test_afterwards_everybody_is_free(self, extra: Lay) -> None:
        t = extra(hands=[[], ["gold"]], answers=[STOP, "silver"]).step().step()
        assert [q.mind for q in t.questions] == [A, B]
        assert (t.owned(B), t.owned(A)) == ({"gold": 1, "silver": 1}, {})

    def test_nested_the_possessed_player_possesses(self, extra: Lay) -> None:
        """A decides that B plays a Possession; in C's extra turn B decides and gains, not A."""
        t = extra(players=3, hands=[[], ["possession"], ["gold", "gold"]], answers=["possession", STOP, "gold"])
        t.step().step()
        assert (t.questions[-1].seat, t.questions[-1].mind) == (C, B)
        assert (t.owned(A), t.owned(B)) == ({}, {"possession": 1, "gold": 1})

    def test_nested_with_two_players_it_comes_back(self, extra: Lay) -> None:
        t = extra(hands=[["gold", "gold"], ["possession"]], answers=["possession", STOP, "gold"]).step().step()
        assert (t.questions[-1].seat, t.questions[-1].mind) == (A, B)
        assert (t.owned(A)["gold"], t.owned(B)["gold"]) == (2, 1)

    def test_turns_that_were_due_before_come_first(self, extra: Lay) -> None:
        t = extra(players=3, pending_size=2, hands=[[], ["possession"]], answers=["possession", STOP]).step()
        assert [int(s) for s in t.record["pending"][: t.record["pending_size"]]] == [A, B]


class TestWhoGains:
    def test_a_bought_card(self, extra: Lay) -> None:
        t = extra(hands=[[], ["gold", "gold"]], answers=["gold"]).step()
        assert (t.discard(A), t.owned(B)) == (["gold"], {"gold": 2})

    def test_a_card_gained_to_the_hand(self, extra: Lay) -> None:
        """The possessor's discard pile, wherever it should go; the rest of the text goes on."""
        t = extra(hands=[[], ["artisan", "copper"]], answers=["artisan", "market", STOP]).step()
        assert (t.discard(A), t.hand(A)) == (["market"], [])
        assert "B puts copper onto the deck" in t.told

    def test_a_card_gained_to_the_deck(self, extra: Lay) -> None:
        t = extra(hands=[[], ["bureaucrat"]], answers=["bureaucrat", STOP]).step()
        assert (t.discard(A), t.deck(A), t.owned(B)) == (["silver"], [], {"bureaucrat": 1})

    def test_a_prize(self, extra: Lay) -> None:
        t = extra(hands=[[], ["tournament", "province"]], answers=["tournament", "province", "princess", STOP]).step()
        assert (t.discard(A), t.deck(A), t.owned(B)) == (["princess"], [], {"tournament": 1, "province": 1})

    def test_what_an_overpayment_brings(self, extra: Lay) -> None:
        t = extra(hands=[[], ["gold", "gold"]], answers=["masterpiece", 3]).step()
        assert sorted(t.discard(A)) == ["masterpiece", "silver", "silver", "silver"]
        assert t.owned(B) == {"gold": 2}

    def test_a_card_of_the_black_market(self, lay: Lay) -> None:
        kingdom, setup = ["possession", "black-market"], {"market": "sets"}
        t = lay(kingdom=kingdom, setup=setup, hands=[[], ["black-market", "silver"]], market=["stash", "caravan"])
        t.record["pending_size"], t.record["next_seat"] = 1, B
        t.answer("black-market", "caravan", STOP)
        t.step()
        assert (t.discard(A), t.owned(B), t.market) == (["caravan"], {"black-market": 1, "silver": 1}, ["stash"])

    def test_what_the_possessed_player_takes_by_a_jester(self, extra: Lay) -> None:
        t = extra(players=3, hands=[[], ["jester"]], decks=[["market"], [], ["gold"]], answers=["jester", 1, 0, STOP])
        t.step()
        assert (t.owned(A), t.owned(B), t.owned(C)) == ({"market": 2, "gold": 1}, {"jester": 1}, {"gold": 1})

    def test_curses_go_to_whom_they_hit(self, extra: Lay) -> None:
        """The attack of the possessed player hits the possessor too."""
        t = extra(players=3, hands=[[], ["witch"]], answers=["witch", STOP]).step()
        assert (t.discard(A), t.discard(C), t.owned(B)) == (["curse"], ["curse"], {"witch": 1})


class TestTokens:
    def test_the_possessed_player_keeps_them(self, extra: Lay) -> None:
        t = extra(hands=[[], ["candlestick-maker"]], answers=["candlestick-maker", 0, STOP]).step()
        assert (t.tokens(A), t.tokens(B)) == (0, 1)

    def test_the_possessor_may_spend_them(self, extra: Lay) -> None:
        t = extra(hands=[[], ["silver"]], tokens=[9, 4], answers=[4, "gold"]).step()
        assert t.asked[0] == (B, "tokens", {0, 1, 2, 3, 4})
        assert t.questions[0].mind == A
        assert (t.tokens(A), t.tokens(B), t.discard(A)) == (9, 0, ["gold"])

    def test_a_merchant_guild_pays_the_possessed_player(self, extra: Lay) -> None:
        t = extra(hands=[[], ["merchant-guild"]], answers=["merchant-guild", "copper", "curse"]).step()
        assert (t.tokens(A), t.tokens(B), sorted(t.discard(A))) == (0, 2, ["copper", "curse"])


class TestWhatComesBack:
    def test_the_rulebooks_example(self, extra: Lay) -> None:
        """A Remodel turns B's Gold into a Province for A; the Gold comes back to B's discard pile after the turn.

        The new hand is drawn before that: the Gold can't be shuffled in.
        """
        t = extra(hands=[[], ["remodel", "gold"]], decks=[[], ["estate"]], answers=["remodel", "province", STOP]).step()
        assert (t.discard(A), t.trash, t.limbo(B)) == (["province"], [], [])
        assert (t.hand(B), t.discard(B)) == (["estate", "remodel"], ["gold"])

    def test_it_counts_as_trashed(self, extra: Lay) -> None:
        """An Apprentice draws for the card although it will come back."""
        t = extra(hands=[[], ["apprentice", "gold"]], decks=[[], ["silver"] * 6], answers=["apprentice", "province"])
        t.step()
        assert "B trashes gold" in t.told
        assert (t.discard(A), t.trash, t.owned(B)) == (["province"], [], {"apprentice": 1, "gold": 1, "silver": 6})

    def test_a_horn_of_plenty_comes_back(self, extra: Lay) -> None:
        t = extra(hands=[[], ["horn-of-plenty", "copper"]], answers=["estate", STOP]).step()
        assert (t.discard(A), t.discard(B), t.hand(B)) == (["estate"], ["horn-of-plenty"], ["copper"])

    def test_cards_of_others_stay_in_the_trash(self, extra: Lay) -> None:
        decks = [["silver", "estate"], [], ["gold", "copper"]]
        t = extra(players=3, hands=[[], ["bandit"]], decks=decks, answers=["bandit", STOP]).step()
        assert t.trash == ["gold", "silver"]
        assert (t.owned(A), t.owned(C)) == ({"gold": 1, "estate": 1}, {"copper": 1})

    def test_after_the_turn_trashed_is_trashed(self, extra: Lay) -> None:
        t = extra(hands=[[], ["estate", "remodel"]], decks=[[], ["estate", "remodel"]])
        t.answer("remodel", "silver", STOP, "remodel", "estate", "silver", STOP)
        t.step().step()
        assert (t.trash, t.owned(A)) == (["estate"], {"silver": 1})
        assert t.owned(B) == {"estate": 1, "remodel": 2, "silver": 1}
