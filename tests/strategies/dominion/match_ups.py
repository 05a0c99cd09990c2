"""Win shares for tests of what strategies claim."""

from __future__ import annotations

from functools import cache

import numpy as np

from sim.runs.experiment import match
from sim.runs.runner import table_for

SEED = 2026  # not the deals that the menus were tuned on


@cache
def games_of(first: str, second: str, kingdom: str | None = None, games: int = 3_000) -> np.ndarray:
    """The results with rotated seats; the kingdom is made to fit the strategies unless it is given."""
    setup = {"kingdom": kingdom} if kingdom else {}
    return table_for(match("dominion", [first, second], games, players=2, setup=setup), 0).play(SEED, 0, games)


def share(first: str, second: str, kingdom: str | None = None, games: int = 3_000) -> float:
    """The first one's share of the wins."""
    win = games_of(first, second, kingdom, games)["win"]
    return float(win[0::2, 0].mean() + win[1::2, 1].mean()) / 2


def mean_of_first(column: str, first: str, second: str, kingdom: str | None = None, card: int | None = None) -> float:
    """The mean of a column in the first one's seats, of one card where it has several."""
    found = games_of(first, second, kingdom)[column]
    mine = np.concatenate([found[0::2, 0], found[1::2, 1]])
    return float((mine if card is None else mine[:, card]).mean())
