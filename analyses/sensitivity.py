"""How much depends on one number, switch, set-up or number of players? Every value against one of them.

Runs of a sweep share their deals, so the differences are paired wherever the games pair up; runs with another number of
seats can't be paired, and there each win rate is compared with the even share of its own table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import polars as pl

from analyses.clusters import block_sums, per_unit, ratios, shares
from analyses.intervals import LEVEL
from analyses.paired import Run, differences, judged, refuse_unpaired
from analyses.sides import even_share
from sim.errors import SpielwerkError

BY = ["strategy"]


def sensitivity(runs: Mapping[Any, Run], base: Any, measure: str = "win", level: float = LEVEL) -> pl.DataFrame:
    """Difference of every run from the run `base`, per strategy, judged together.

    Columns: `value` (the runs' labels), `strategy`, `seats`, `before` (at `base`) and `after` with ends, `difference`,
    `low`, `high`, `p` (Holm-adjusted over all values and strategies), `clear`; other measures than `win` give their
    columns their name, as in `paired`. Where the number of seats differs, `difference` is that of the win rates above
    their even shares.
    """
    if base not in runs:
        raise SpielwerkError(f"no run is labelled {base!r}")
    parts = []
    for value, run in runs.items():
        if value != base:
            found = _pair(runs[base], run, measure, level)
            parts.append(found.select(pl.lit(value).alias("value"), pl.all()))
    if not parts:
        raise SpielwerkError("a single run has nothing to be compared with")
    return judged(pl.concat(parts), measure, level)


def pairs_up(before: Mapping[str, Any], after: Mapping[str, Any]) -> bool:
    """Whether two runs of a sweep have the same games, apart from the set-up that may be what varies."""
    try:
        refuse_unpaired(before, after, varied=("setup",))
    except SpielwerkError:
        return False
    return True


def _pair(before: Run, after: Run, measure: str, level: float) -> pl.DataFrame:
    if pairs_up(before.manifest, after.manifest):
        return differences(before.seats, after.seats, measure, level=level)
    return _apart(before, after, measure, level)


def _apart(before: Run, after: Run, measure: str, level: float) -> pl.DataFrame:
    """Two separate runs: their variances add up."""
    one, other = (_level(run, measure, side, level) for run, side in ((before, "before"), (after, "after")))
    both = one.join(other, on=BY, suffix="_after", maintain_order="left")
    return both.select(
        *BY, (pl.col("estimate_after") - pl.col("estimate")).alias("estimate"),
        pl.col("variance") + pl.col("variance_after"), pl.min_horizontal("clusters", "clusters_after"),
        pl.min_horizontal("deals", "deals_after"), pl.min_horizontal("size", "size_after"), pl.col("^before.*$"),
        pl.col("^after.*$"), pl.lit(1.0 if measure == "win" else 0.0).alias("span"),
        pl.lit(None, pl.Float64).alias("stopped_at"),
    )  # fmt: skip


def _level(run: Run, measure: str, side: str, level: float) -> pl.DataFrame:
    """Means of a run by strategy, win rates counted from the even share."""
    sums = block_sums(run.seats, BY, {"x": pl.col(measure)})
    won = measure == "win"
    shown = shares(sums, BY, "x", "rows", side, level) if won else per_unit(sums, BY, "x", side, level=level)
    even = (even_share(run.manifest) or 0.0) if won else 0.0
    return ratios(sums, BY, "x").with_columns(pl.col("estimate") - even).join(shown, on=BY, maintain_order="left")
