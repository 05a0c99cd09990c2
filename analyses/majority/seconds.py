"""How often is second place worth more than first? (First takes 2 coins, second a fifth of the winner's sum.)"""

from __future__ import annotations

import polars as pl

from analyses.intervals import LEVEL
from analyses.majority.overall import overall


def second_out_earns(games: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Of the colour councils with a second place, the share in which it earned more than the winner's 2 coins.

    First row all games, then one per match-up. Columns: `matchup` (empty = all), `councils`, `share`, `low`, `high`.
    """
    return overall(games, pl.col("second_out_earns"), pl.col("seconds"), "councils", level)
