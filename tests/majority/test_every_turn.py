"""3-1 and 2-3 as a whole: every combination of abilities, colours, seats, holders and switches, 3 and 4 players.

The rulebook is written down a second time, on whole arrays, and every possible turn is played against it.
"""

import itertools

import numpy as np
import pytest

from sim.games.majority.state import CARD_IDS, CARDS, POWERS, RANKS, REPRESENTATION
from sim.kernel.address import address_of, call_effect, copy_bytes
from sim.kernel.compile import entry
from sim.kernel.state import STEP


@entry
def play_turns(table, blank, reset_bytes, cards, marker, is_last, owned, removed, spy):
    """Play one turn for every row of `cards`."""
    for row in range(len(cards)):
        copy_bytes(address_of(table), blank, reset_bytes)
        table.phase = REPRESENTATION
        table.marker = marker
        for seat in range(table.players):
            table.hand_size[seat] = 2 if is_last else 3
            for i in range(table.hand_size[seat]):
                table.hand[seat, i] = cards[row, seat]
        call_effect(table.hooks[STEP], table, 0)
        for card in range(CARDS):
            removed[row, card] = table.removed[card]
            for seat in range(table.players):
                owned[row, seat, card] = table.owned[seat, card]
        spy[row, 0] = table.marker
        spy[row, 1] = table.open


def by_the_book(cards, marker, is_last, hits_bribed):
    """Owner of every card (-1: removed), the next holder of the marker, and whether the next turn is open."""
    players = cards.shape[1]
    seats = np.arange(players)
    colour, value = cards // RANKS, np.array(POWERS)[cards % RANKS]
    alike = colour[:, :, None] == colour[:, None, :]
    zeros = alike & (value == 0)[:, None, :]
    bribed = zeros.sum(axis=2) == 1
    strikes = (value == 2) & ~bribed
    gone = (~alike & strikes[:, None, :]).any(axis=2) & (~bribed | hits_bribed)
    free = ~bribed & ~gone
    owner = np.where(bribed, zeros.argmax(axis=2), seats)
    owner = np.where(free & (value == 7), (seats - 1) % players, owner)
    distance = np.where(free & (value == 3) & ~is_last, (seats - marker) % players, -1)
    opens = distance.max(axis=1) >= 0
    return np.where(gone, -1, owner), np.where(opens, distance.argmax(axis=1), marker), opens


def every_turn(players):
    """One card of every ability and colour for every seat; a 10 stands for all cards that only lie there."""
    kinds = [CARD_IDS.index(f"{colour}-{power}") for colour in ("red", "blue", "yellow") for power in (0, 2, 3, 7, 10)]
    return np.array(list(itertools.product(kinds, repeat=players)), np.int64)


@pytest.mark.parametrize("is_last", [False, True])
@pytest.mark.parametrize("switch", ["off", "on"])
@pytest.mark.parametrize("players", [3, 4])
def test_3_1_every_turn_ends_as_the_rulebook_says(lay, players, switch, is_last):
    table = lay(players, assassination_hits_bribed=switch)
    cards = every_turn(players)
    rows = np.arange(len(cards))[:, None]
    owned, removed = np.zeros((len(cards), players, CARDS), np.int8), np.zeros((len(cards), CARDS), np.int8)
    spy = np.zeros((len(cards), 2), np.int8)
    blank, size = table.table._blank, table.table.game.state.reset_bytes
    blank[0]["trace"] = 0  # nobody reads along
    for marker in range(players):
        play_turns(table.record, blank.ctypes.data, size, cards, marker, is_last, owned, removed, spy)
        owner, holder, opens = by_the_book(cards, marker, is_last, switch == "on")
        expected = np.zeros((len(cards), players + 1, CARDS), np.int8)  # the last row is the one of -1: removed
        np.add.at(expected, (rows, owner, cards), 1)
        np.testing.assert_array_equal(owned, expected[:, :players])
        np.testing.assert_array_equal(removed, expected[:, players])
        np.testing.assert_array_equal(spy, np.stack([holder, opens], axis=1))
