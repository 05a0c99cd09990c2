"""What a seat knows survives `conceal`; all else is dealt anew, evenly and without a trace."""

from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from scipy import stats

from sim.games.majority_2.state import BOTH, CARD, CARD_IDS, KNOWN, PUT_ASIDE

PILES = ("deck", "hand", "reserve", "discard")
SECRET = {*PILES, "streams", "dealt"}
PLACES = [("hand", 0), ("reserve", 0), ("reserve", 1), ("discard", 0)]


def midway(lay, seed, turns):
    """A game of random players after some turns."""
    table = lay(strategies=("random", "random"), setup={"promo": "all", "ghosts": 2}).begin(seed)
    for _ in range(turns):
        table.step()
    return table


def entries(record, name, row):
    return record[name][row, : record[f"{name}_size"][row]]


def hidden(record, me):
    """The cards that a seat doesn't know."""
    cards = list(entries(record, "deck", 0))
    for name, row in PLACES:
        cards += [entry & CARD for entry in entries(record, name, row) if not entry & (KNOWN << me)]
    return Counter(int(card) for card in cards)


@pytest.mark.parametrize("turns", [0, 1, 5, 20])
@pytest.mark.parametrize("me", [0, 1])
def test_a_seat_keeps_all_that_it_knows(lay, turns, me):
    table = midway(lay, 4, turns)
    before = table.record.copy()
    table.conceal(me, seed=9)
    for name in before.dtype.names:
        if name not in SECRET:
            np.testing.assert_array_equal(table.record[name], before[name], err_msg=name)
    for name, row in PLACES:
        then, now = entries(before, name, row), entries(table.record, name, row)
        np.testing.assert_array_equal(then >> 5, now >> 5)
        known = then & (KNOWN << me) != 0
        np.testing.assert_array_equal(then[known], now[known])


@pytest.mark.parametrize("turns", [0, 5, 20])
@pytest.mark.parametrize("me", [0, 1])
def test_the_hidden_cards_are_the_same_ones_in_other_places(lay, turns, me):
    table = midway(lay, 4, turns)
    before = hidden(table.record, me)
    orders = []
    for seed in range(5):
        table.conceal(me, seed)
        assert hidden(table.record, me) == before
        orders.append(tuple(entries(table.record, "deck", 0)))
    assert len(set(orders)) == 5


@pytest.mark.parametrize("me", [0, 1])
def test_what_the_other_player_was_dealt_is_wiped(lay, me):
    table = midway(lay, 4, 5)
    own = table.record["dealt"][me].copy()
    assert table.record["dealt"].sum(axis=1).tolist() == [10, 4]
    table.conceal(me, seed=9)
    np.testing.assert_array_equal(table.record["dealt"][me], own)
    assert table.record["dealt"][1 - me].sum() == 0


def test_own_hand_and_reserve_are_never_touched(lay):
    table = midway(lay, 2, 8)
    me = int(table.record["seat"])
    own = table.hand, table.reserve(me)
    for seed in range(5):
        table.conceal(me, seed)
        assert (table.hand, table.reserve(me)) == own


def test_5_7_the_passer_still_knows_the_passed_hand(lay):
    table = midway(lay, 2, 8)
    other = 1 - int(table.record["seat"])
    hand = table.hand
    for seed in range(5):
        assert table.conceal(other, seed).hand == hand


def test_every_deal_of_the_hidden_cards_is_as_likely(lay):
    """One card in the deck, one in the other reserve, one face down among the discards: six arrangements."""
    table = lay(deck="witch-junior", reserves=("", "demon-junior"), discard="angel-senior")
    seen = Counter()
    for seed in range(3000):
        table.record["discard"][0, 0] = table.record["discard"][0, 0] & CARD | KNOWN << 1  # seat 0 hasn't seen it
        table.conceal(0, seed)
        seen[table.deck, table.reserve(1), table.discard] += 1
    assert len(seen) == 6
    assert stats.chisquare(list(seen.values())).pvalue > 1e-4


@settings(deadline=None, max_examples=40)
@given(order=some.permutations(range(10)), seed=some.integers(0, 1000))
def test_where_a_card_was_leaves_no_trace(lay, order, seed):
    """Two tables that look alike to a seat are alike after `conceal`."""
    cards = [CARD_IDS[i] for i in (0, 0, 3, 7, 10, 14, 17, 20, 20, 23)]

    def dealt(cards):
        table = lay(
            deck=" ".join(cards[:5]), reserves=("witch-veteran", " ".join(cards[5:8])), hand=" ".join(cards[8:]), seat=1
        )
        return table.conceal(0, seed)

    one, other = dealt(cards), dealt([cards[i] for i in order])
    for name, row in [*PLACES, ("deck", 0)]:
        np.testing.assert_array_equal(entries(one.record, name, row), entries(other.record, name, row))


def test_6_2_a_card_put_aside_by_a_demon_junior_could_be_any_of_the_hand(lay):
    """Until the hand is passed the other player can't tell which known card went into the reserve."""
    table = lay(
        hand="witch-junior demon-senior", reserves=("dragon-senior", ""), deck="angel-senior angel-junior reaper-junior"
    )
    record = table.record
    record["hand"][0, :2] |= BOTH
    record["reserve"][0, 0] = CARD_IDS.index("witch-senior") | BOTH | PUT_ASIDE
    record["put_aside"] = 1
    seen = {(table.conceal(1, seed).hand, table.reserve(0)) for seed in range(60)}
    assert len(seen) > 10
    record["put_aside"] = 0
    record["reserve"][0, 0] -= PUT_ASIDE
    assert len({(table.conceal(1, seed).hand, table.reserve(0)) for seed in range(20)}) == 1


def test_6_2_after_the_hand_is_passed_the_other_player_knows_what_was_put_aside(lay):
    """If it had been passed before: it is missing now. A card that was just drawn stays unknown."""
    hand = {"hand": "demon-junior witch-junior", "deck": "angel-senior angel-junior reaper-junior"}
    for card, known in (("witch-junior", "witch-junior"), ("angel-senior", "")):
        table = lay(**hand)
        table.record["hand"][0, :2] |= BOTH
        table.turn(play="demon-junior", column=0, put_aside=card)
        assert table.known("reserve", 0, 1) == known and table.record["put_aside"] == 0


JUST_DRAWN = {"deck": "witch-junior angel-senior reaper-junior", "coins": (6, 3)}


@pytest.mark.parametrize("more", [{}, {"play": ["demon-junior", "witch-junior"], "column": [0, 1]}])
def test_6_2_of_two_equal_cards_the_one_put_aside_stays_unknown(lay, more):
    """The other player passed one witch junior and sees one again, passed or played: no word of a second."""
    table = lay(hand="demon-junior witch-junior", reserves=("", "angel-junior"), **JUST_DRAWN)
    table.record["hand"][0, :2] |= BOTH
    table.turn(**{"play": "demon-junior", "column": 0, "put_aside": "witch-junior", **more})
    assert table.reserve(0).split()[0] == "witch-junior" and table.known("reserve", 0, 1) == ""


@pytest.mark.parametrize("more", [{}, {"play": ["demon-junior", "demon-junior", "witch-junior"]}])
def test_6_2_nor_is_it_known_if_an_equal_one_is_drawn_later(lay, more):
    """The witch junior that was passed is put aside, then another one is drawn: it could be the same."""
    deck = "angel-senior reaper-junior dragon-senior witch-junior angel-senior angel-senior"
    table = lay(hand="demon-junior witch-junior demon-junior", deck=deck, coins=(9, 3))
    table.record["hand"][0, :3] |= BOTH
    play = {
        "play": ["demon-junior", "demon-junior"],
        "column": [0, 1, 2],
        "put_aside": ["witch-junior", "angel-senior"],
    }
    answers = play | more
    table.turn(**answers | {"column": answers["column"][: len(answers["play"])]})
    assert table.known("reserve", 0, 1) == ""


def test_6_2_of_two_equal_cards_in_a_reserve_one_is_seen_to_go(lay):
    """One witch junior is known, one of the two is discarded: whether the known one is left can't be told."""
    seen = set()
    for seed in range(12):
        table = lay(
            hand="witch-senior demon-veteran", reserves=("", "witch-junior witch-junior"),
            change={"witch-senior.amount": 1}, seed=seed,
        )  # fmt: skip
        table.record["reserve"][1, 0] |= BOTH
        table.turn(play="witch-senior", column=0)
        seen.add((table.known("reserve", 1, 0), table.known("discard", 0, 0)))
    assert seen == {("", "witch-junior")}


@pytest.mark.parametrize("place", [0, 1])
def test_6_2_of_two_equal_cards_of_a_discarded_hand_the_top_one_is_seen(lay, place):
    """The other player knows of one and sees one: one is known, whichever it was."""
    table = lay(hand="witch-junior witch-junior dragon-senior")
    table.record["hand"][0, place] |= BOTH
    table.turn(play="dragon-senior", column=0)
    assert table.known("discard", 0, 1) == "witch-junior"


def test_6_2_a_dragon_senior_after_a_demon_junior_leaves_the_question_open(lay):
    table = lay(hand="demon-junior dragon-senior witch-junior witch-senior", deck="angel-senior " * 3, coins=(6, 3))
    table.record["hand"][0, :4] |= BOTH
    table.turn(play=["demon-junior", "dragon-senior"], column=[0, 1], put_aside="witch-junior")
    assert table.known("reserve", 0, 1) == "" and len(table.known("discard", 0, 1).split()) == 1


def test_5_6_of_two_copies_the_one_that_the_other_player_knows_of_is_played(lay):
    laid = lay(hand="witch-junior witch-junior", reserves=("", "angel-senior"))
    laid.record["hand"][0, 1] |= BOTH
    laid.turn(free_play="witch-junior", column=0)
    assert laid.column("received_played") == [1, 0]
