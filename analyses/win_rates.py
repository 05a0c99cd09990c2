"""How often does each strategy win?"""

from __future__ import annotations

import polars as pl

from analyses.clusters import block_sums, ratios, with_rate
from analyses.intervals import LEVEL


def win_rates(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Win rate per strategy over all its seats and match-ups, best first.

    Columns: `strategy`, `games` (games it took part in), `win_rate`, `low`, `high`.
    """
    table = block_sums(seats, ["strategy"], {"wins": pl.col("win")})  # the same deal number: the same cards everywhere
    rates = with_rate(ratios(table, ["strategy"], "wins"), "win_rate", level=level)
    ranked = rates.join(_games(seats), on="strategy").sort("win_rate", "strategy", descending=[True, False])
    return ranked.select("strategy", "games", "win_rate", "low", "high")


def _games(seats: pl.LazyFrame) -> pl.DataFrame:
    """Games per strategy: all games of the match-ups it sits in (it may hold several seats of one game)."""
    counted = seats.group_by("matchup", "strategy").agg(pl.len().alias("rows"), pl.col("seat").max().cast(pl.Int64))
    table = counted.collect(engine="streaming").with_columns(pl.col("strategy").cast(pl.String))
    players = int(table["seat"].max() or 0) + 1
    games = table.group_by("matchup").agg((pl.col("rows").sum() // players).alias("games"))
    return table.join(games, on="matchup").group_by("strategy").agg(pl.col("games").sum())
