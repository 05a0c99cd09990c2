"""How often does the spy marker decide the game?"""

from __future__ import annotations

import polars as pl

from analyses.intervals import LEVEL
from analyses.majority.overall import overall


def marker_decides(games: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Share of games that ended level in coins and went to the marker.

    First row all games, then one per match-up. Columns: `matchup` (empty = all), `games`, `share`, `low`, `high`.
    """
    return overall(games, pl.col("spy_decides"), level=level)
