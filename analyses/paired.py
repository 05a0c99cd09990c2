"""What did a change do? Differences between two runs of the same deals.

Both runs played the same (match-up, deal, order, seat), so the luck of the cards cancels. Pairs stay together inside a
block of deals; subtracting the block sums is the same as joining the games one by one, without the join.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

import numpy as np
import polars as pl

from analyses.clusters import block_sums, per_unit, ratios, shares
from analyses.intervals import (
    LEVEL,
    beyond_chance,
    holm,
    mean_interval,
    never_seen,
    p_value,
    sequence_interval,
    sequence_p,
)
from sim.errors import SpielwerkError

# What two runs must have in common for the games of one to be the games of the other.
SAME = ("game", "players", "teams", "seed", "seats", "games_per_matchup", "orders", "setup")


class Run(Protocol):
    """A run with its manifest and the table of its seats."""

    @property
    def manifest(self) -> Mapping[str, Any]: ...
    @property
    def seats(self) -> pl.LazyFrame: ...


def paired(
    before: Run,
    after: Run,
    measure: str = "win",
    *,
    by: Sequence[str] = ("strategy",),
    rename: Mapping[str, str] | None = None,
    level: float = LEVEL,
    stopped_at: float | None = None,
) -> pl.DataFrame:
    """Difference after - before of a column's mean per group, with its paired interval.

    `rename` maps labels of `after` to the label of `before` they took the place of. `stopped_at` (the number of deals
    named before the run, see `sequence_interval`) makes intervals and p values always valid, for runs that stop when
    decided. Columns: `by`, `seats` (compared), `before` and `after` with `_low` and `_high`, `difference`, `low`,
    `high`, `p` (Holm-adjusted over the rows), `clear`; for other measures than `win` the columns carry its name:
    `score_before`, `score_after`, `score_difference`.
    """
    refuse_unpaired(before.manifest, after.manifest, rename)
    found = differences(before.seats, after.seats, measure, by=by, rename=rename, level=level, stopped_at=stopped_at)
    return judged(found, measure, level)


def refuse_unpaired(
    before: Mapping[str, Any],
    after: Mapping[str, Any],
    rename: Mapping[str, str] | None = None,
    varied: Collection[str] = (),
) -> None:
    """Complain about two manifests whose games are not the same; `varied` names keys that differ on purpose."""
    lineups = [[(rename or {}).get(label, label) for label in one] for one in after["matchups"]]
    expected = [[(rename or {}).get(label, label) for label in one] for one in before["matchups"]]
    other = [key for key in SAME if key not in varied and before.get(key) != after.get(key)]
    other += ["matchups"] if lineups != expected else []
    if other:
        raise SpielwerkError(
            f"the two runs didn't play the same games, so they can't be paired: they differ in {', '.join(other)}"
        )


def differences(
    before: pl.LazyFrame,
    after: pl.LazyFrame,
    measure: str = "win",
    *,
    by: Sequence[str] = ("strategy",),
    rename: Mapping[str, str] | None = None,
    level: float = LEVEL,
    stopped_at: float | None = None,
) -> pl.DataFrame:
    """The differences not judged yet, so that many comparisons can be judged together by `judged`.

    Columns: `by`, `size`, `before` and `after` with ends, `estimate`, `variance`, `clusters`, `deals`, `span` (how much
    a single game can change), `stopped_at`.
    """
    by = list(by)
    joined = _joined(_sums(before, by, measure, {}), _sums(after, by, measure, rename or {}), by)
    found = ratios(joined, by, "change")
    for column, name in (("x", "before"), ("y", "after")):
        side = (shares(joined, by, column, "rows", name, level) if measure == "win" else
                per_unit(joined, by, column, name, level=level))  # fmt: skip
        found = found.join(side, on=by, maintain_order="left") if by else pl.concat([found, side], how="horizontal")
    frozen = bool((found["variance"] <= 0).any())
    span = 1.0 if measure == "win" else _span(before, after, measure) if frozen else 0.0
    return found.with_columns(span=pl.lit(span), stopped_at=pl.lit(stopped_at, pl.Float64))


def judged(found: pl.DataFrame, measure: str = "win", level: float = LEVEL) -> pl.DataFrame:
    """Intervals, p values (Holm-adjusted over all rows, whatever comparisons they come from) and what is clear.

    Where hardly any game changed, the spread between deals says nothing; the interval is never narrower than what so
    many deals can rule out (`never_seen`).
    """
    estimate, variance, clusters, deals, span, stop = (
        found[name].cast(pl.Float64).fill_null(np.nan).to_numpy()
        for name in ("estimate", "variance", "clusters", "deals", "span", "stopped_at")
    )
    early = ~np.isnan(stop)
    sharpest = np.where(early, stop, 1.0)
    fixed = mean_interval(estimate, variance, clusters, level)
    always = sequence_interval(estimate, variance, deals, level, sharpest)
    half = np.maximum(np.where(early, always.high, fixed.high) - estimate, span * never_seen(deals, level))
    raw = np.where(early, sequence_p(estimate, variance, deals, level, sharpest), p_value(estimate, variance, clusters))
    p, low, high = holm(raw), estimate - half, estimate + half
    if measure == "win":  # a share can't change by more than all of it
        low, high = np.maximum(low, -1.0), np.minimum(high, 1.0)
    front = "" if measure == "win" else f"{measure}_"
    keys = found.columns[: found.columns.index("estimate")]
    sides = [pl.col(f"{side}{end}").alias(f"{front}{side}{end}")
             for side in ("before", "after") for end in ("", "_low", "_high")]  # fmt: skip
    return found.select(
        *keys, pl.col("size").cast(pl.Int64).alias("seats"), *sides, pl.Series(f"{front}difference", estimate),
        pl.Series("low", low), pl.Series("high", high), pl.Series("p", p, dtype=pl.Float64),
        pl.Series("clear", beyond_chance(p, low, high, level=level), dtype=pl.Boolean),
    )  # fmt: skip


def unchanged(before: Run, after: Run) -> bool:
    """Whether not a single deal came out differently: neither wins nor scores changed anywhere."""
    for measure in ("win", "score"):
        sums = [block_sums(run.seats, ["seat"], {"x": pl.col(measure)}) for run in (before, after)]
        both = sums[0].join(sums[1], on=["seat", "block"], how="full", suffix="_after")
        if both.filter(pl.col("x").ne_missing(pl.col("x_after"))).height:
            return False
    return True


def _span(before: pl.LazyFrame, after: pl.LazyFrame, measure: str) -> float:
    """From the least to the most that was seen of a measure."""
    ends = [pl.col(measure).min().alias("low"), pl.col(measure).max().alias("high")]
    seen = pl.concat([run.select(ends).collect(engine="streaming") for run in (before, after)])
    return float((seen["high"].max() or 0) - (seen["low"].min() or 0))


def _sums(frame: pl.LazyFrame, by: list[str], measure: str, rename: Mapping[str, str]) -> pl.DataFrame:
    """Sums per block after `rename`: two labels may become one."""
    sums = block_sums(frame, by, {"x": pl.col(measure)})
    if not rename or "strategy" not in by:
        return sums
    sums = sums.with_columns(pl.col("strategy").replace(dict(rename)))
    return sums.group_by(*by, "block").agg(pl.col("rows", "x").sum(), pl.col("deals").max())


def _joined(before: pl.DataFrame, after: pl.DataFrame, by: list[str]) -> pl.DataFrame:
    """Blocks of both runs side by side; refuses runs that didn't play the same games."""
    joined = before.join(after.rename({"x": "y"}), on=[*by, "block"], how="full", suffix="_after", coalesce=True)
    if joined.filter(pl.col("rows").ne_missing(pl.col("rows_after"))).height:
        raise SpielwerkError(
            "the two runs didn't play the same games (match-ups, deals, seat orders and strategies must be equal), "
            "so they can't be paired"
        )
    return joined.with_columns(change=pl.col("y") - pl.col("x"))
