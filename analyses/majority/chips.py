"""Do the 60 coin chips of the box suffice?"""

from __future__ import annotations

import polars as pl

from analyses.intervals import LEVEL
from analyses.lengths import distribution
from analyses.majority.overall import overall

CHIPS = 60


def chips_exceeded(games: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Share of games that pay out more coins than the box holds: `matchup` (empty = all), `games`, `share`, ends."""
    return overall(games, pl.col("coins_paid") > CHIPS, level=level)


def coins_paid(games: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Distribution of all coins of a game: `coins_paid`, `coins_paid_to`, `games`, `share`, `low`, `high`."""
    return distribution(games, "coins_paid", level)
