"""Who turns the timers: at once, later, or nobody by wish?"""

from __future__ import annotations

import polars as pl

from analyses.clusters import block_sums, per_unit, ratios, with_rate
from analyses.intervals import LEVEL
from analyses.pendulum import AREAS

KINDS = {"early": "at once", "late": "later", "forced": "forced"}
STARTS = 4  # the start of each round flips every timer; nobody chooses that


def flips(games: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Of the flips within rounds, the share of each kind: `flip`, `share`, `low`, `high`, `a_game` with ends."""
    sums = block_sums(games, [], {kind: pl.col(f"flips_{kind}") for kind in KINDS})
    sums = sums.with_columns(all=pl.sum_horizontal(*KINDS))
    parts = [
        pl.concat([
            with_rate(ratios(sums, [], kind, "all"), "share", level=level),
            per_unit(sums, [], kind, "a_game", level=level),
        ], how="horizontal").select(pl.lit(words).alias("flip"), pl.all())
        for kind, words in KINDS.items() if sums["all"].sum() > 0
    ]  # fmt: skip
    return pl.concat(parts) if parts else pl.DataFrame()


def delays(games: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Per timer: `timer`, `runs` (flips within rounds a game), `delay` (seconds it stands still before each), ends."""
    columns = {f"runs_{area}": pl.col(f"flips_{area}").cast(pl.Int64) - STARTS for area in AREAS}
    columns |= {f"delay_{area}": pl.col(f"flip_delay_{area}") for area in AREAS}
    sums = block_sums(games, [], columns)
    parts = [
        pl.concat([
            per_unit(sums, [], f"runs_{area}", "runs", level=level),
            per_unit(sums, [], f"delay_{area}", "delay", f"runs_{area}", level),
        ], how="horizontal").select(pl.lit(area).alias("timer"), pl.all())
        for area in AREAS if sums[f"runs_{area}"].sum() > 0
    ]  # fmt: skip
    return pl.concat(parts) if parts else pl.DataFrame()


def flippers(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Flips of a seat a game: `strategy`, then `purple`, `green`, `black` with ends."""
    by = ["strategy"]
    sums = block_sums(seats, by, {area: pl.col(f"flipped_{area}") for area in AREAS})
    first, *others = (per_unit(sums, by, area, area, level=level) for area in AREAS)
    for other in others:
        first = first.join(other, on=by)
    return first.sort("strategy")
