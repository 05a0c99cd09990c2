"""What is the start marker worth?"""

from __future__ import annotations

import polars as pl

from analyses.clusters import block_sums, means, shares
from analyses.intervals import LEVEL
from analyses.majority_2.beside import Per, beside


def starter(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Win rate and points as starter minus those of the same strategy going second, on the same deals.

    Columns: `strategy`, `starting_share` and `second_share` (win rates), `starting_gain`, `score_difference`, each with
    ends; largest gain first. Needs strategies that were rotated over the seats; others are left out.
    """
    first, second = pl.col("seat") == 0, pl.col("seat") == 1
    rates = beside(seats, {"starting_share": Per(pl.when(first).then(pl.col("win")).otherwise(0), first),
                           "second_share": Per(pl.when(second).then(pl.col("win")).otherwise(0), second)},
                   level=level)  # fmt: skip
    sign = pl.when(first).then(2.0).otherwise(-2.0)  # half of the rows are the starter's
    gains = {"starting_gain": sign * pl.col("win"), "score_difference": sign * pl.col("score")}
    table = rates.drop_nulls()
    for name, value in gains.items():
        found = means(seats, ["strategy"], {name: value}, level)
        part = found.select("strategy", pl.col("mean").alias(name), pl.col("low").alias(f"{name}_low"),
                            pl.col("high").alias(f"{name}_high"))  # fmt: skip
        table = table.join(part, on="strategy", how="left")
    return table.sort("starting_gain", descending=True)


def starter_rate(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """How often the starter wins, all games together: one row, `starter_share` with ends."""
    table = block_sums(seats.filter(pl.col("seat") == 0), [], {"wins": pl.col("win")})
    return shares(table, [], "wins", "rows", "starter_share", level)


def ties(games: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """How often points are equal and the player without the marker wins: one row, `tied_share` with ends."""
    return shares(block_sums(games, [], {"tied": pl.col("tied")}), [], "tied", "rows", "tied_share", level)
