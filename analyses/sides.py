"""Who plays with whom: the manifest's `teams` names the side of every seat.

Seats of one side win and lose together. If all seats are on the same side (a solo or cooperative game), nobody is an
opponent: there is no even share, and it doesn't matter who beats whom.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import polars as pl

from analyses.clusters import block_sums, shares
from analyses.intervals import LEVEL
from sim.errors import SpielwerkError


def teams(manifest: Mapping[str, Any]) -> list[int]:
    """The side of every seat."""
    if not manifest.get("teams"):
        raise SpielwerkError("the run's manifest doesn't say who plays with whom (teams)")
    return [int(side) for side in manifest["teams"]]


def together(manifest: Mapping[str, Any]) -> bool:
    """Whether all seats win and lose together: a solo or cooperative game."""
    return len(set(teams(manifest))) == 1


def even_share(manifest: Mapping[str, Any]) -> float | None:
    """What every seat would win if all sides were equally good; nothing where all play together."""
    return None if together(manifest) else 1 / len(set(teams(manifest)))


def won_share(seats: pl.LazyFrame, manifest: Mapping[str, Any], level: float = LEVEL) -> pl.DataFrame:
    """Share of the games that somebody won: one row, `won_share` with `_low` and `_high`."""
    sides = teams(manifest)
    # All members of a winning team have the whole win. (A look-up by seat would read the whole table into memory.)
    weight = pl.sum_horizontal((pl.col("seat") == seat) / sides.count(side) for seat, side in enumerate(sides))
    sums = block_sums(seats, [], {"won": pl.col("win") * weight, "games": pl.col("seat") == 0})
    return shares(sums, [], "won", "games", "won_share", level)
