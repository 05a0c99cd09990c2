"""1-4: hands are secret. What a seat knows survives `conceal`; all else is dealt anew, evenly and without a trace."""

from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from scipy import stats

from sim.games.majority.state import CARD_IDS, NO_CARD

PILES = ("deck", "hand", "kept")
SECRET = {*PILES, "chosen", "drafted", "streams"}


def midway(lay, seed, steps, players=4, **more):
    """A game of random players after some steps."""
    table = lay(players, ["random"], **more).begin(seed)
    for _ in range(steps):
        table.step()
    return table


def choose_for(table, seats, is_open=False):
    """These seats have chosen the first card of their hand, face down or openly."""
    for seat in seats:
        size = table.record["hand_size"][seat] = table.record["hand_size"][seat] - 1
        table.record["chosen"][seat] = table.record["hand"][seat, size]
        table.record["shown"][seat] = table.record["chosen"][seat] if is_open else NO_CARD
    return table


def hidden(record, me, players):
    """The cards that a seat can't see."""
    cards = list(record["deck"][0, : record["deck_size"][0]])
    for seat in set(range(players)) - {me}:
        for name in ("hand", "kept"):
            cards += list(record[name][seat, : record[f"{name}_size"][seat]])
        if record["chosen"][seat] != NO_CARD and record["shown"][seat] == NO_CARD:
            cards.append(record["chosen"][seat])
    return Counter(int(card) for card in cards)


MOMENTS = [(4, 0, False), (4, 2, False), (4, 6, False), (4, 8, False), (4, 8, True), (4, 14, False), (3, 9, True)]


@pytest.mark.parametrize("players, steps, is_open", MOMENTS)
@pytest.mark.parametrize("me", range(3))
def test_1_4_a_seat_keeps_all_that_it_can_see(lay, players, steps, is_open, me):
    table = choose_for(midway(lay, 4, steps, players), [seat for seat in range(players) if seat != me][:2], is_open)
    before = table.record.copy()
    table.conceal(me, seed=9)
    for name in before.dtype.names:
        if name not in SECRET:
            np.testing.assert_array_equal(table.record[name], before[name], err_msg=name)
    for name in ("hand", "kept"):
        size = before[f"{name}_size"][me]
        np.testing.assert_array_equal(table.record[name][me, :size], before[name][me, :size])
    np.testing.assert_array_equal(table.record["drafted"][me], before["drafted"][me])
    shown = before["shown"] != NO_CARD
    assert shown.sum() == 2 * is_open
    np.testing.assert_array_equal(table.record["chosen"][shown], before["shown"][shown])


@pytest.mark.parametrize("players, steps, is_open", MOMENTS)
def test_1_4_the_hidden_cards_are_the_same_ones_in_other_places(lay, players, steps, is_open):
    table = choose_for(midway(lay, 4, steps, players), [0, 1], is_open)
    before = hidden(table.record, 2, players)
    hand = table.cards("hand", 0)
    others = []
    for seed in range(5):
        table.conceal(2, seed)
        assert hidden(table.record, 2, players) == before
        others.append(table.cards("hand", 0))
    assert any(other != hand for other in others)


def test_1_4_every_deal_of_the_hidden_cards_is_as_likely(lay):
    """One card in the deck, one in the left neighbour's hand, one face down at the right: six arrangements."""
    table = lay(3).lay("deck", "red-5").lay("hand", "red-10", "blue-6", "").lay("kept", "", "", "")
    table.record["chosen"][2] = CARD_IDS.index("yellow-9")
    seen = Counter()
    for seed in range(6000):
        table.conceal(0, seed)
        seen[table.cards("deck")[0], table.cards("hand", 1)[0], int(table.record["chosen"][2])] += 1
    assert len(seen) == 6
    assert stats.chisquare(list(seen.values())).pvalue > 1e-4


def test_1_4_equal_cards_are_as_likely_as_their_number(lay):
    """Three hidden 5s and one 6: the lone card of the neighbour is the 6 in a quarter of the worlds."""
    table = lay(3).lay("deck", "red-5 red-5 red-5").lay("hand", "", "red-6", "")
    sixes = sum(table.conceal(0, seed).cards("hand", 1) == ["red-6"] for seed in range(4000))
    assert stats.binomtest(sixes, 4000, 1 / 4).pvalue > 1e-4


@settings(deadline=None, max_examples=50)
@given(order=some.permutations(range(12)), seed=some.integers(0, 1000))
def test_1_4_who_held_what_leaves_no_trace(lay, order, seed):
    """Two tables that look alike to a seat are alike after `conceal`."""
    cards = [CARD_IDS[i] for i in (0, 0, 3, 7, 10, 10, 14, 17, 20, 20, 21, 23)]

    def dealt(cards):
        rows = [" ".join(cards[a:b]) for a, b in ((0, 4), (4, 6), (6, 8), (8, 10))]
        table = lay(4).lay("deck", rows[0]).lay("hand", "red-9 blue-5", *rows[1:]).lay("kept", "", cards[10], "", "")
        table.record["chosen"][3] = CARD_IDS.index(cards[11])
        return table.conceal(0, seed)

    one, other = dealt(cards), dealt([cards[i] for i in order])
    for name in PILES:
        for row in range(4 if name != "deck" else 1):
            size = one.record[f"{name}_size"][row]
            np.testing.assert_array_equal(one.record[name][row, :size], other.record[name][row, :size])
    np.testing.assert_array_equal(one.record["chosen"], other.record["chosen"])
