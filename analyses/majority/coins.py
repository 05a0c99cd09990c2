"""Where do the coins come from: first or second places, which colour, which round?"""

from __future__ import annotations

import polars as pl

from analyses.clusters import block_sums, means, shares
from analyses.intervals import LEVEL
from analyses.majority import COLOURS, PLACES, ROUNDS


def coins_by_strategy(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Coins per game from first and second places: `strategy`, `place`, `coins`, `low`, `high`, richest first."""
    found = means(seats, ["strategy"], {place: pl.col(f"coins_{place}") for place in PLACES}, level)
    table = found.rename({"measure": "place", "mean": "coins"})
    total = pl.col("coins").sum().over("strategy")
    return table.sort([total, "strategy", "place"], descending=[True, False, False])


def coins_by_colour(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Coins per seat and game: `colour`, `place`, `coins`, `low`, `high`."""
    columns = {f"{place} {colour}": pl.col(f"coins_{place}_{colour}") for colour in COLOURS for place in PLACES}
    return _split(means(seats, [], columns, level), "colour")


def coins_by_round(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Coins per seat and game: `round`, `place`, `coins`, `low`, `high`."""
    columns = {f"{place} {number}": pl.col(f"coins_{place}_round_{number}") for number in ROUNDS for place in PLACES}
    return _split(means(seats, [], columns, level), "round").with_columns(pl.col("round").cast(pl.Int64))


def second_place_share(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Share of a strategy's coins that second places brought: `strategy`, `second_share` with `_low` and `_high`."""
    sums = block_sums(seats, ["strategy"], {"second": pl.col("coins_second"), "all": pl.col("score")})
    return shares(sums, ["strategy"], "second", "all", "second_share", level)


def _split(table: pl.DataFrame, name: str) -> pl.DataFrame:
    words = pl.col("measure").str.split_exact(" ", 1)
    named = table.with_columns(words.struct[1].alias(name), words.struct[0].alias("place"))
    return named.select(name, "place", pl.col("mean").alias("coins"), "low", "high")
