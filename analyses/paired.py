"""What did a change do? Differences between two runs of the same deals.

Both runs played the same (match-up, deal, order, seat), so the luck of the cards cancels. Pairs stay together inside a
block of deals; subtracting the block sums is the same as joining the games one by one, without the join.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import polars as pl

from analyses.clusters import block_sums, ratios
from analyses.intervals import LEVEL, Interval, holm, mean_interval, p_value, sequence_interval
from sim.errors import SpielwerkError


def paired(
    before: pl.LazyFrame,
    after: pl.LazyFrame,
    measure: str = "win",
    *,
    by: Sequence[str] = ("strategy",),
    rename: Mapping[str, str] | None = None,
    level: float = LEVEL,
    stopped_at: float | None = None,
) -> pl.DataFrame:
    """Difference after - before of a column's mean per group, with its paired interval.

    `rename` maps labels of `after` to the label of `before` they took the place of. `stopped_at` (the number of deals
    named before the run, see `sequence_interval`) makes the interval always valid, for runs that stop when decided.
    Columns: `by`, `seats` (compared), `before`, `after`, `difference`, `low`, `high`, `p` (Holm-adjusted,
    empty where the run stopped early), `clear`.
    """
    by = list(by)
    joined = _joined(_sums(before, by, measure, {}), _sums(after, by, measure, rename or {}), by)
    found = ratios(joined, by, "change")
    ends = _ends(found, level, stopped_at)
    p = holm(p_value(found["estimate"], found["variance"], found["clusters"]))
    table = found.select(
        *by,
        pl.col("size").cast(pl.Int64).alias("seats"),
        ratios(joined, by, "x")["estimate"].alias("before"),
        pl.col("estimate").alias("difference"),
        pl.Series("low", ends.low),
        pl.Series("high", ends.high),
        pl.Series("p", p) if stopped_at is None else pl.lit(None, pl.Float64).alias("p"),
    )
    outside = (pl.col("low") > 0) | (pl.col("high") < 0)
    clear = outside if stopped_at is not None else pl.col("p") < 1 - level
    table = table.with_columns(after=pl.col("before") + pl.col("difference"), clear=clear)
    return table.select(*by, "seats", "before", "after", "difference", "low", "high", "p", "clear")


def _ends(found: pl.DataFrame, level: float, stopped_at: float | None) -> Interval:
    estimate, variance = found["estimate"].to_numpy(), found["variance"].to_numpy()
    if stopped_at is None:
        return mean_interval(estimate, variance, found["clusters"].to_numpy(), level)
    return sequence_interval(estimate, variance, found["deals"].to_numpy(), level, stopped_at)


def _sums(frame: pl.LazyFrame, by: list[str], measure: str, rename: Mapping[str, str]) -> pl.DataFrame:
    """Sums per block after `rename`: two labels may become one."""
    sums = block_sums(frame, by, {"x": pl.col(measure)})
    if not rename or "strategy" not in by:
        return sums
    sums = sums.with_columns(pl.col("strategy").replace(dict(rename)))
    return sums.group_by(*by, "block").agg(pl.col("rows", "x").sum(), pl.col("deals").max())


def _joined(before: pl.DataFrame, after: pl.DataFrame, by: list[str]) -> pl.DataFrame:
    """Blocks of both runs side by side; refuses runs that didn't play the same games."""
    joined = before.join(after, on=[*by, "block"], how="full", suffix="_after", coalesce=True)
    if joined.filter(pl.col("rows").ne_missing(pl.col("rows_after"))).height:
        raise SpielwerkError(
            "the two runs didn't play the same games (match-ups, deals, seat orders and strategies must be equal), "
            "so they can't be paired"
        )
    return joined.with_columns(change=pl.col("x_after") - pl.col("x"))
