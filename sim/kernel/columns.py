"""From results to columns: the rows of many games become one array a column, compiled and without the GIL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from sim.kernel.compile import compiled, entry

BLOCK = 128  # games that one column after the other is taken out of: half the time of 1,024
WIDTHS = (np.uint8, np.uint16, np.uint32, np.uint64)
WIDEST = 8


class Cut(NamedTuple):
    """Where a column lies in a game's result: the byte of its first value, how many, bytes from one to the next."""

    dtype: np.dtype
    start: int
    values: int
    apart: int


@compiled
def _take(results, size, games, start, values, apart, column, width):
    """Copy the values of one column for a block of games. A result is packed: values may lie at odd bytes.

    All numbers are unsigned. Signed ones could count from an array's end, and looking for that made this three times
    slower.
    """
    for value in range(values):
        for game in range(games):
            at = game * size + start + value * apart
            word = np.uint64(0)
            for byte in range(width):
                word |= np.uint64(results[at + byte]) << (np.uint64(8) * byte)
            column[game * values + value] = word


@entry
def _spread(results, size, cuts, done, bytes_1, bytes_2, bytes_4, bytes_8):
    """Add games to the columns, behind the `done` that are there.

    `cuts` has a row a column: the width of its values, start, values, apart, and where its room begins, in values.
    """
    games = np.uint64(len(results) // size)
    for first in range(0, games, BLOCK):
        block = min(np.uint64(BLOCK), games - np.uint64(first))
        there = results[first * size :]
        for i in range(cuts.shape[0]):
            width, start, values, apart = cuts[i, 0], cuts[i, 1], cuts[i, 2], cuts[i, 3]
            to = cuts[i, 4] + (done + first) * values
            if width == 1:
                _take(there, size, block, start, values, apart, bytes_1[to:], np.uint64(1))
            elif width == 2:
                _take(there, size, block, start, values, apart, bytes_2[to:], np.uint64(2))
            elif width == 4:
                _take(there, size, block, start, values, apart, bytes_4[to:], np.uint64(4))
            else:
                _take(there, size, block, start, values, apart, bytes_8[to:], np.uint64(8))


class Columns:
    """Room for the columns of so many games, in one piece of memory."""

    def __init__(self, cuts: Sequence[Cut], games: int) -> None:
        self.games = games
        self.done = 0
        self._cuts = cuts
        sizes = [-(-games * cut.values * cut.dtype.itemsize // WIDEST) * WIDEST for cut in cuts]
        self._starts = [0, *np.cumsum(sizes[:-1]).tolist()][: len(cuts)]
        self._room = np.empty(sum(sizes), np.uint8)
        widths = [cut.dtype.itemsize for cut in cuts]
        places = [start // width for start, width in zip(self._starts, widths, strict=True)]
        rows = [(w, cut.start, cut.values, cut.apart, to) for w, cut, to in zip(widths, cuts, places, strict=True)]
        self._rows = np.array(rows, np.uint64).reshape(-1, 5)

    def add(self, results: np.ndarray) -> None:
        """Take the next games in."""
        assert self.done + len(results) <= self.games, "more games than there is room for"
        size, done = np.uint64(results.itemsize), np.uint64(self.done)
        _spread(results.view(np.uint8), size, self._rows, done, *(self._room.view(width) for width in WIDTHS))
        self.done += len(results)

    def arrays(self) -> list[np.ndarray]:
        """The columns, each game by game and value by value. They are parts of the room, not copies."""
        assert self.done == self.games, "games are missing"
        lengths = [self.games * cut.values * cut.dtype.itemsize for cut in self._cuts]
        return [
            self._room[start : start + length].view(cut.dtype)
            for cut, start, length in zip(self._cuts, self._starts, lengths, strict=True)
        ]
