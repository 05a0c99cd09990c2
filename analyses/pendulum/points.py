"""Where do the points come from, and when?"""

from __future__ import annotations

import polars as pl

from analyses.clusters import means
from analyses.intervals import LEVEL
from analyses.pendulum import ROUNDS, TRACKS

SOURCES = {
    "purple": "purple spaces", "green": "green spaces", "black": "conquests", "production": "production",
    "stratagem": "stratagems", "achievement": "achievements", "council": "council rewards",
    "privilege": "rank at the council", "conversion": "conversions",
}  # fmt: skip


def points_by_source(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Points a game by where they come from: `strategy`, `source`, `points`, `low`, `high`, most points first."""
    table = means(seats, ["strategy"], {words: pl.col(f"points_from_{name}") for name, words in SOURCES.items()}, level)
    named = table.rename({"measure": "source", "mean": "points"})
    place = pl.col("source").replace_strict(list(SOURCES.values()), list(range(len(SOURCES))), return_dtype=pl.Int64)
    total = pl.col("points").sum().over("strategy")
    return named.sort([total, "strategy", place], descending=[True, False, False])


def points_by_round(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Points a player gains in each round: `strategy`, `round`, `points`, `low`, `high`."""
    table = means(seats, ["strategy"], {str(number): pl.col(f"points_in_round_{number}") for number in ROUNDS}, level)
    named = table.select("strategy", pl.col("measure").cast(pl.Int64).alias("round"), pl.col("mean").alias("points"),
                         "low", "high")  # fmt: skip
    return named.sort("strategy", "round")


def reached(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Steps on each track at the end: `strategy`, `track`, `steps`, `low`, `high`."""
    table = means(seats, ["strategy"], {track: pl.col(f"reached_{track}") for track in TRACKS}, level)
    return table.rename({"measure": "track", "mean": "steps"}).sort("strategy", maintain_order=True)
