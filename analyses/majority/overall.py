"""The form of several answers here: one share for all games, then one for every match-up."""

from __future__ import annotations

import polars as pl

from analyses.clusters import block_sums, ratios, with_rate
from analyses.intervals import LEVEL


def overall(
    games: pl.LazyFrame, top: pl.Expr, bottom: pl.Expr | None = None, count: str = "games", level: float = LEVEL
) -> pl.DataFrame:
    """Share `top` / `bottom` (default: of the games) with interval: first row all games, then one per match-up.

    Columns: `matchup` (empty = all games), `count`, `share`, `low`, `high`.
    """
    sums = block_sums(games, ["matchup"], {"top": top} | ({} if bottom is None else {"bottom": bottom}))
    sums = sums.rename({"rows": "bottom"}) if bottom is None else sums
    merged = sums.group_by("block").agg(pl.col("top", "bottom").sum(), pl.col("deals").max())
    whole = _rates(merged, [], count, level).with_columns(matchup=pl.lit(None, sums.schema["matchup"]))
    columns = ["matchup", count, "share", "low", "high"]
    return pl.concat([whole.select(columns), _rates(sums, ["matchup"], count, level).select(columns)])


def _rates(sums: pl.DataFrame, by: list[str], count: str, level: float) -> pl.DataFrame:
    found = ratios(sums, by, "top", "bottom")
    return with_rate(found, "share", level=level).with_columns(found["size"].cast(pl.Int64).alias(count))
