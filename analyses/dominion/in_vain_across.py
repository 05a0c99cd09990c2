"""Which cards are gained in vain again and again, whatever the kingdom?"""

from __future__ import annotations

from typing import TYPE_CHECKING

import polars as pl

from analyses.clusters import BLOCKS
from analyses.dominion.contrast import noise, with_difference
from analyses.dominion.in_vain import LOSING, WINNING, in_vain, verdict
from analyses.intervals import LEVEL

if TYPE_CHECKING:
    from analyses.report.sweep import SweepLike

AT_LEAST = 2  # kingdoms in which the card can be judged


def in_vain_across(sweep: SweepLike, level: float = LEVEL) -> pl.DataFrame:
    """The difference that goes with gaining a card, averaged over the kingdoms where seats differ in having it.

    Columns: `card`, `kind`, `kingdoms` (judged), `gained_share`, `never_played_share` (means over those kingdoms),
    `difference`, `low`, `high`, `p` (Holm-adjusted), `clear`, `verdict`, `winning_in`, `losing_in` (kingdoms in which
    it goes with winning or losing beyond chance). Worst first.
    """
    judged = pl.concat([in_vain(result.cards, level) for result in sweep.results]).drop_nulls("difference")
    found = judged.group_by("card", "kind").agg(
        pl.len().cast(pl.Int64).alias("kingdoms"), pl.col("gained_share", "never_played_share").mean(),
        (pl.col("verdict") == WINNING).sum().cast(pl.Int64).alias("winning_in"),
        (pl.col("verdict") == LOSING).sum().cast(pl.Int64).alias("losing_in"),
        pl.col("difference").mean().alias("estimate"), *_spread(level),
    )  # fmt: skip
    table = with_difference(found.filter(pl.col("kingdoms") >= AT_LEAST).sort("card"), "difference", level)
    columns = ("gained_share", "never_played_share", "difference", "low", "high", "p", "clear", "verdict")
    told = table.with_columns(verdict=verdict())
    return told.select("card", "kind", "kingdoms", *columns, "winning_in", "losing_in").sort("difference", "card")


def _spread(level: float) -> tuple[pl.Expr, pl.Expr]:
    """Variance of the mean and its units (Welch and Satterthwaite).

    All runs share their deals, so the luck of the deals doesn't average out over kingdoms and is added whole.
    """
    size = pl.len().cast(pl.Float64)
    between = pl.col("difference").var().fill_null(0.0) / size
    luck = noise(level=level).mean()
    total = between + luck
    degrees = total**2 / (between**2 / pl.max_horizontal(size - 1, pl.lit(1.0)) + luck**2 / (BLOCKS - 1))
    return total.alias("variance"), (degrees.fill_nan(1.0) + 1).alias("clusters")
