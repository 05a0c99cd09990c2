"""What do hands and workers do all the time: actions, idle hands, waiting workers?"""

from __future__ import annotations

import polars as pl

from analyses.clusters import block_sums, per_unit, shares
from analyses.intervals import LEVEL
from analyses.pendulum import ROUNDS

BY = ["strategy"]


def actions_by_round(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Actions of a worker in each round: `strategy`, `round`, `actions` and `workers` in use with ends."""
    columns = {f"{name}_{number}": pl.col(f"{column}_{number}") for number in ROUNDS
               for name, column in (("done", "actions_round"), ("hands", "workers_in_round"))}  # fmt: skip
    sums = block_sums(seats, BY, columns)
    parts = [
        per_unit(sums, BY, f"done_{number}", "actions", f"hands_{number}", level)
        .join(per_unit(sums, BY, f"hands_{number}", "workers", level=level), on=BY)
        .select("strategy", pl.lit(number, pl.Int64).alias("round"), pl.exclude("strategy"))
        for number in ROUNDS
    ]
    return pl.concat(parts).sort("strategy", "round")


def hands(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """How a player's time is used: `strategy`, `busy_share`, `idle_share`, `acts`, `waiting`, `undone`, with ends.

    `waiting` is the seconds that a worker stands in a box before each of its actions.
    """
    columns = {name: pl.col(name) for name in ("idle", "busy", "acts", "waiting", "undone")}
    done = pl.sum_horizontal(pl.col(f"actions_round_{number}").cast(pl.Int64) for number in ROUNDS)
    sums = block_sums(seats, BY, {**columns, "done": done})
    sums = sums.with_columns(time=pl.col("idle") + pl.col("busy"))
    table = shares(sums, BY, "busy", "time", "busy_share", level)
    for part in (
        shares(sums, BY, "idle", "time", "idle_share", level),
        per_unit(sums, BY, "acts", "acts", level=level),
        per_unit(sums, BY, "waiting", "waiting", "done", level),
        per_unit(sums, BY, "undone", "undone", level=level),
    ):
        table = table.join(part, on=BY, how="left")
    return table.sort(["idle_share", "strategy"])
