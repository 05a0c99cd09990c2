"""The difference of two means that come from the same deals: winners and losers, first seat and later ones."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import polars as pl
from scipy.special import ndtri

from analyses.intervals import LEVEL, holm, mean_interval, p_value

Ratio = tuple[str, str]  # names of two sums: top and bottom


def contrasts(sums: pl.DataFrame, by: Sequence[str], one: Ratio, other: Ratio) -> pl.DataFrame:
    """Per group of a `block_sums` table: both ratios, `estimate` = one - other, `variance`, `clusters`.

    The two share their deals, so the variance is that of the difference block by block, not the sum of two variances.
    """
    (x, n), (y, m) = ([pl.col(name).cast(pl.Float64) for name in ratio] for ratio in (one, other))
    first, second = x.sum() / n.sum(), y.sum() / m.sum()
    residual = (x - first * n) / n.sum() - (y - second * m) / m.sum()
    clusters = pl.min_horizontal((n > 0).sum(), (m > 0).sum()).cast(pl.Float64)
    correction = clusters / pl.max_horizontal(clusters - 1, pl.lit(1.0))
    wanted = {"one": first, "other": second, "estimate": first - second,
              "variance": (residual**2).sum() * correction, "clusters": clusters}  # fmt: skip
    ordered = sums.sort(*by, "block")
    found = ordered.group_by(list(by), maintain_order=True).agg(**wanted) if by else ordered.select(**wanted)
    return found.filter(pl.col("clusters") > 0)


def with_difference(found: pl.DataFrame, name: str, level: float = LEVEL) -> pl.DataFrame:
    """Name the estimate and add `low`, `high`, `p` (Holm-adjusted over all rows) and `clear` in place of its variance.

    `clusters` is the number of independent units, one more than the degrees of freedom.
    """
    estimate, variance, clusters = (found[column].to_numpy() for column in ("estimate", "variance", "clusters"))
    ends, p = mean_interval(estimate, variance, clusters, level), holm(p_value(estimate, variance, clusters))
    columns = {name: estimate, "low": ends.low, "high": ends.high, "p": p, "clear": np.asarray(p < 1 - level, bool)}
    added = [pl.Series(key, values) for key, values in columns.items()]
    return found.drop("estimate", "variance", "clusters").with_columns(added)


def noise(low: str = "low", high: str = "high", level: float = LEVEL) -> pl.Expr:
    """Variance of an estimate, read off the ends of its interval."""
    return ((pl.col(high) - pl.col(low)) / (2 * float(ndtri(0.5 + level / 2)))) ** 2
