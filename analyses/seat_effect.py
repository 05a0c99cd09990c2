"""Does it matter where one sits?"""

from __future__ import annotations

import polars as pl

from analyses.clusters import block_sums, ratios, with_rate
from analyses.intervals import LEVEL, beyond_chance, holm, p_value


def seat_effect(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Win rate per seat (seat 0 moves first), against the even share of what was won.

    Meaningful when strategies were rotated over the seats. Columns: `seat`, `games`, `win_rate`, `low`, `high`, `even`,
    `p` (Holm-adjusted over all rows), `clear` (off the even share beyond chance).
    """
    return _by(seats, ["seat"], level)


def seat_effect_by_strategy(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """The same for every strategy; `even` is that strategy's win rate over all seats."""
    return _by(seats, ["strategy", "seat"], level)


def _by(seats: pl.LazyFrame, by: list[str], level: float) -> pl.DataFrame:
    found = ratios(block_sums(seats, by, {"wins": pl.col("win")}), by, "wins")
    size, groups = pl.col("size"), by[:-1]
    even = (pl.col("estimate") * size).sum() / size.sum()
    fair = found.select((even.over(groups) if groups else even).alias("even"), size.cast(pl.Int64).alias("games"))
    p = holm(p_value(found["estimate"] - fair["even"], found["variance"], found["clusters"]))
    wide = with_rate(found, "win_rate", level=level).with_columns(fair).with_columns(pl.Series("p", p))
    sure = beyond_chance(p, wide["low"], wide["high"], wide["even"], level)
    wide = wide.with_columns(pl.Series("clear", sure, dtype=pl.Boolean))
    return wide.select(*by, "games", "win_rate", "low", "high", "even", "p", "clear")
