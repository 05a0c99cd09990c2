"""What differs between winners and losers of the same strategy, against the same opponents, in the same seat?

Against a weak opponent a strategy wins more often and plays longer, and who goes first takes more turns: comparing all
its wins with all its losses would compare opponents and seats. Here both are compared within a match-up and seat (the
regression on winning with an effect of each).
"""

from __future__ import annotations

from collections.abc import Mapping

import polars as pl

from analyses.clusters import block_sums, ratios

STRATUM = ["strategy", "matchup", "seat"]


def slopes(frame: pl.LazyFrame, values: Mapping[str, pl.Expr]) -> pl.DataFrame:
    """Mean of each value in games won minus games lost, per strategy, match-ups and seats held equal.

    A shared win counts by its share. Columns: `strategy`, `measure`, `winners`, `losers` (adjusted means), `estimate`
    = winners - losers, `variance`, `clusters`. Strategies that always win or always lose every match-up are left out.
    """
    win = pl.col("win").cast(pl.Float64)
    numbers = {name: value.cast(pl.Float64) for name, value in values.items()}
    sums = {"wins": win, "squares": win**2} | {f"y.{name}": value for name, value in numbers.items()}
    sums |= {f"wy.{name}": win * value for name, value in numbers.items()}
    table = block_sums(frame, STRATUM, sums).sort(*STRATUM, "block")
    return pl.concat([_slope(table, name) for name in values])


def _slope(table: pl.DataFrame, name: str) -> pl.DataFrame:
    """Both columns centred in their match-up and seat: slope = sum(a y) / sum(a a), a ratio of block sums."""
    n, w, y = pl.col("rows").cast(pl.Float64), pl.col("wins"), pl.col(f"y.{name}")
    a, b = ((part.sum() / n.sum()).over(STRATUM) for part in (w, y))
    together = table.with_columns(
        aa=pl.col("squares") - 2 * a * w + a**2 * n, ay=pl.col(f"wy.{name}") - b * w - a * y + a * b * n, a=a, b=b
    )
    blocks = together.group_by("strategy", "block").agg(pl.col("aa", "ay").sum(), pl.col("deals").max())
    varied = blocks.filter(pl.col("aa").sum().over("strategy") > 1e-9)
    found = ratios(varied, ["strategy"], "ay", "aa").drop("deals", "size")
    weight = pl.col("aa")  # match-ups count by what they tell about winning and losing
    middle = together.group_by("strategy").agg(
        a=(pl.col("a") * weight).sum() / weight.sum(), b=(pl.col("b") * weight).sum() / weight.sum()
    )
    losers = pl.col("b") - pl.col("estimate") * pl.col("a")
    named = found.join(middle, on="strategy").sort("strategy")
    return named.select("strategy", pl.lit(name).alias("measure"), (losers + pl.col("estimate")).alias("winners"),
                        losers.alias("losers"), "estimate", "variance", "clusters")  # fmt: skip
