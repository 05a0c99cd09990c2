"""How often does each strategy win?"""

from __future__ import annotations

import polars as pl

from analyses.clusters import block_sums, ratios, with_rate
from analyses.intervals import LEVEL


def win_rates(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Win rate per strategy over all its seats and match-ups, best first.

    Columns: `strategy`, `games` (games it took part in), `win_rate`, `low`, `high`.
    """
    table = block_sums(seats, ["matchup", "strategy"], {"wins": pl.col("win")})
    rates = with_rate(ratios(_over_matchups(table), ["strategy"], "wins"), "win_rate", level=level)
    counted = rates.join(_games(table, _players(seats)), on="strategy")
    ranked = counted.sort("win_rate", "strategy", descending=[True, False])
    return ranked.select("strategy", "games", "win_rate", "low", "high")


def _over_matchups(table: pl.DataFrame) -> pl.DataFrame:
    """Merge match-ups before looking at blocks: the same deal number means the same cards in every match-up."""
    return table.group_by("strategy", "block").agg(pl.col("rows", "wins").sum(), pl.col("deals").max())


def _players(seats: pl.LazyFrame) -> int:
    return int(seats.select(pl.col("seat").max().cast(pl.Int64)).collect(engine="streaming").item() or 0) + 1


def _games(table: pl.DataFrame, players: int) -> pl.DataFrame:
    """Games per strategy: all games of the match-ups it sits in (it may hold several seats of one game)."""
    games = table.group_by("matchup").agg((pl.col("rows").sum() // players).alias("games"))
    seated = table.select("matchup", "strategy").unique()
    return seated.join(games, on="matchup").group_by("strategy").agg(pl.col("games").sum())
