"""How many first and second places does a strategy take, alone and shared?"""

from __future__ import annotations

import polars as pl

from analyses.clusters import means
from analyses.intervals import LEVEL


def places(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Places a game (of 12 colour councils): `strategy`, `place`, `places`, `low`, `high`, most first places first."""
    kinds = {
        "first, alone": pl.col("firsts").cast(pl.Int16) - pl.col("first_shared").cast(pl.Int16),
        "first, shared": pl.col("first_shared"),
        "second, alone": pl.col("seconds").cast(pl.Int16) - pl.col("second_shared").cast(pl.Int16),
        "second, shared": pl.col("second_shared"),
    }
    table = means(seats, ["strategy"], kinds, level).rename({"measure": "place", "mean": "places"})
    firsts = pl.col("places").filter(pl.col("place").str.starts_with("first")).sum().over("strategy")
    return table.sort([firsts, "strategy", "place"], descending=[True, False, False])
