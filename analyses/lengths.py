"""How long do games last, and how many were cut off at the turn cap?"""

from __future__ import annotations

import polars as pl

from analyses.clusters import block_sums, per_unit, ratios, shares, with_rate
from analyses.intervals import LEVEL

BARS = 40


def length_summary(games: pl.LazyFrame, by: tuple[str, ...] = (), level: float = LEVEL) -> pl.DataFrame:
    """Turns per game and the share of truncated games, one row per group (`by`, e.g. `("matchup",)`).

    Columns: `by`, `games`, `turns`, `turns_low`, `turns_high`, `shortest`, `median`, `longest`, `truncated_share` with
    `_low` and `_high`.
    """
    table = block_sums(games, by, {"turns": pl.col("turns"), "cut": pl.col("truncated")})
    mean = per_unit(table, by, "turns", "turns", level=level)
    cut = shares(table, by, "cut", "rows", "truncated_share", level)
    spread = _spread(games, by)
    if by:
        return spread.join(mean, on=by).join(cut, on=by).select(*by, *_COLUMNS).sort(by)
    return pl.concat([spread, mean, cut], how="horizontal").select(_COLUMNS)


_COLUMNS = ["games", "turns", "turns_low", "turns_high", "shortest", "median", "longest",
            "truncated_share", "truncated_share_low", "truncated_share_high"]  # fmt: skip


def _spread(games: pl.LazyFrame, by: tuple[str, ...]) -> pl.DataFrame:
    turns = pl.col("turns")
    counted = games.group_by(*by, "turns").agg(pl.len().alias("games")).collect(engine="streaming").sort("turns")
    halfway = pl.col("games").cum_sum() * 2 >= pl.col("games").sum()
    wanted = [pl.col("games").sum(), turns.min().alias("shortest"), turns.filter(halfway).first().alias("median"),
              turns.max().alias("longest")]  # fmt: skip
    return counted.group_by(by).agg(wanted) if by else counted.select(wanted)


def lengths(games: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Distribution of the number of turns, in at most `BARS` bins of equal width.

    Columns: `turns` (first of the bin), `turns_to` (last of the bin), `games`, `share`, `low`, `high`.
    """
    return distribution(games, "turns", level)


def distribution(frame: pl.LazyFrame, column: str, level: float = LEVEL) -> pl.DataFrame:
    """Share of the rows per value of a whole-number column, in at most `BARS` bins of equal width, with intervals."""
    value = pl.col(column).cast(pl.Int64)
    ends = frame.select(value.min().alias("low"), value.max().alias("high")).collect(engine="streaming")
    lowest, highest = ends.fill_null(0).row(0)
    width = (highest - lowest) // BARS + 1
    binned = frame.with_columns(((value - lowest) // width * width + lowest).alias("bin"))
    found = ratios(_complete(block_sums(binned, ["bin"], {})), ["bin"], "rows", "all")
    count = (found["estimate"] * found["size"]).round().cast(pl.Int64)
    first, last = pl.col("bin").alias(column), (pl.col("bin") + width - 1).alias(f"{column}_to")
    return with_rate(found, "share", level=level).select(first, last, count.alias("games"), "share", "low", "high")


def _complete(counts: pl.DataFrame) -> pl.DataFrame:
    """Every bin in every block (with 0 where it didn't occur), and the rows of the whole block as `all`."""
    blocks = counts.group_by("block").agg(pl.col("rows").sum().alias("all"), pl.col("deals").max())
    grid = blocks.join(counts.select("bin").unique(), how="cross")
    filled = grid.join(counts.select("bin", "block", "rows"), on=["bin", "block"], how="left")
    return filled.with_columns(pl.col("rows").fill_null(0))
