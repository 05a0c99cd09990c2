"""What differs between winners and losers of the same strategy, against the same opponents, in the same seat?

Against a weak opponent a strategy wins more often and plays longer, and who goes first takes more turns: comparing all
its wins with all its losses would compare opponents and seats. Here both are compared within a match-up and seat (the
regression on winning with an effect of each).
"""

from __future__ import annotations

from collections.abc import Mapping

import polars as pl

from analyses.clusters import centred_sums, ratios

STRATUM = ["strategy", "matchup", "seat"]


def slopes(frame: pl.LazyFrame, values: Mapping[str, pl.Expr]) -> pl.DataFrame:
    """Mean of each value in games won minus games lost, per strategy, match-ups and seats held equal.

    A shared win counts by its share. Columns: `strategy`, `measure`, `winners`, `losers` (adjusted means), `estimate`
    = winners - losers, `variance`, `clusters`. Strategies that always win or always lose every match-up are left out.
    """
    groups, blocks = centred_sums(frame, STRATUM, ["strategy"], {"win": pl.col("win"), **values}, "win")
    groups = groups.with_columns(pl.col("strategy").cast(pl.String))
    varied = blocks.filter(pl.col("xx.win").sum().over("strategy") > 1e-9)
    return pl.concat([_slope(groups, varied, name) for name in values])


def _slope(groups: pl.DataFrame, blocks: pl.DataFrame, name: str) -> pl.DataFrame:
    """Both columns centred in their match-up and seat: slope = sum(a y) / sum(a a), a ratio of block sums."""
    n = pl.col("rows").cast(pl.Float64)
    a, b = pl.col("win") / n, pl.col(name) / n
    weight = pl.col("win^2") - a**2 * n  # match-ups count by what they tell about winning and losing
    middle = groups.group_by("strategy").agg(a=(a * weight).sum() / weight.sum(), b=(b * weight).sum() / weight.sum())
    found = ratios(blocks, ["strategy"], f"xy.{name}", "xx.win").drop("deals", "size")
    losers = pl.col("b") - pl.col("estimate") * pl.col("a")
    named = found.join(middle, on="strategy").sort("strategy")
    return named.select("strategy", pl.lit(name).alias("measure"), (losers + pl.col("estimate")).alias("winners"),
                        losers.alias("losers"), "estimate", "variance", "clusters")  # fmt: skip
