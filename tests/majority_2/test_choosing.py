# ruff: noqa: N805 (a strategy's methods have no self)
"""Of equal answers each is as likely; a card that does harm is not played."""

from itertools import combinations

import numpy as np
import pytest
from scipy import stats

from sim.games.majority_2.choosing import LOT, TICKETS, best_card, best_option, with_lot
from sim.games.majority_2.decisions import Majority2
from sim.games.majority_2.state import CARDS
from sim.kernel.compile import compiled

WORDS = np.random.default_rng(1).integers(0, 1 << 64, 40_000, dtype=np.uint64)
LOTS = (WORDS[:, None] * TICKETS[None, :]) >> np.uint64(40)


@pytest.mark.parametrize("size", [2, 3, 5])
def test_every_one_of_some_equals_is_as_likely(size):
    """Over all small sets of colours, and some of cards and of places in the columns."""
    sets = [*combinations(range(5), size), *(range(start, 64, 64 // size)[:size] for start in range(0, 13, 3))]
    found = [stats.chisquare(np.bincount(LOTS[:, list(some)].argmax(axis=1), minlength=size)).pvalue for some in sets]
    assert min(found) > 1e-4 / len(found)


def test_a_lot_decides_only_among_equals():
    most, least = np.uint64((1 << 64) - 1), np.uint64(0)
    for low in (-3, -1, 0, 7):
        assert 0 <= with_lot(0, 1, most) < LOT
        assert with_lot(low, 5, most) < with_lot(low + 1, 6, least)


@compiled
def nothing(table, me, card, _):
    return 0


@compiled
def harm(table, me, card, _):
    return -1


@compiled
def alike(table, me, option):
    return 0


class Indifferent(Majority2):
    """Any card, any column."""

    def free_play(table, me):
        return best_card(table, me, nothing, 0)

    def column(table, me):
        return best_option(table, me, alike)


class Unwilling(Majority2):
    """No card."""

    def free_play(table, me):
        return best_card(table, me, harm, 0)


def test_an_indifferent_player_plays_something_an_unwilling_one_nothing(lay):
    """Which card and which column is drawn by lot; with nothing gained and nothing lost a card is played."""
    hand = {"hand": "witch-junior demon-junior reaper-junior", "coins": (1, 3)}
    played = set()
    for seed in range(60):
        table = lay(strategies=(Indifferent(), "first-legal"), **hand, seed=seed).step()
        played.add(next((column, table.side(0, column)) for column in range(3) if table.side(0, column)))
    assert len(played) == 9
    assert lay(strategies=(Unwilling(), "first-legal"), **hand).step().column("free_plays") == [0, 0]


def test_there_is_a_ticket_for_every_option():
    assert len(set(TICKETS.tolist())) == 64 > CARDS and (TICKETS % np.uint64(2) == 1).all()
