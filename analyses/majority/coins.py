"""Where do the coins come from: first or second places, which colour, which round?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import polars as pl

from analyses.clusters import block_sums, means, shares
from analyses.intervals import LEVEL
from analyses.majority import COLOURS, PLACES, ROUNDS


def coins_by_strategy(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Coins per game from first and second places, alone and shared: `strategy`, `place`, `coins`, `low`, `high`.

    The richest strategy comes first.
    """
    table = means(seats, ["strategy"], _by_place(""), level).rename({"measure": "place", "mean": "coins"})
    total = pl.col("coins").sum().over("strategy")
    return table.sort([total, "strategy", "place"], descending=[True, False, False])


def coins_by_colour(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Coins per seat and game: `colour`, `place`, `coins`, `low`, `high`."""
    return _split(seats, "colour", {colour: f"_{colour}" for colour in COLOURS}, level)


def coins_by_round(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Coins per seat and game: `round`, `place`, `coins`, `low`, `high`."""
    return _split(seats, "round", {number: f"_round_{number}" for number in ROUNDS}, level)


def second_place_share(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Share of a strategy's coins that second places brought: `strategy`, `second_share` with `_low` and `_high`."""
    sums = block_sums(seats, ["strategy"], {"second": pl.col("coins_second"), "all": pl.col("score")})
    return shares(sums, ["strategy"], "second", "all", "second_share", level)


def _by_place(part: str) -> dict[str, pl.Expr]:
    """The coins of a part of the game ("": all of it), by the kind of place that they came from."""
    found: dict[str, pl.Expr] = {}
    for place in PLACES:
        shared = pl.col(f"coins_{place}_shared{part}")
        found |= {f"{place}, alone": pl.col(f"coins_{place}{part}") - shared, f"{place}, shared": shared}
    return found


def _split(seats: pl.LazyFrame, name: str, parts: Mapping[Any, str], level: float) -> pl.DataFrame:
    """The coins of several parts of the game, all from one look at the seats."""
    values = {(value, place): coins for value, part in parts.items() for place, coins in _by_place(part).items()}
    table = means(seats, [], {str(key): coins for key, coins in values.items()}, level)
    keys = {name: [value for value, _ in values], "place": [place for _, place in values]}
    return pl.DataFrame(keys).with_columns(table["mean"].alias("coins"), table["low"], table["high"])
