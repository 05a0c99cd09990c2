"""Numbers and cards in the sentences of Dominion's pages."""

from __future__ import annotations

from collections.abc import Mapping

import polars as pl

from analyses.dominion.box import card_name
from analyses.dominion.in_vain import LOSING, NOTHING, UNPLAYABLE


def points_range(row: Mapping[str, float], name: str, low: str | None = None, high: str | None = None) -> str:
    """A difference of rates in percentage points with its range: "+3.2 (+1.0 to +5.4)"."""
    ends = (low or f"{name}_low", high or f"{name}_high")
    middle, *range_ = (f"{row[key] * 100:+.1f}".replace("-", "\N{MINUS SIGN}") for key in (name, *ends))
    return f"{middle} ({' to '.join(range_)})"


def with_names(table: pl.DataFrame) -> pl.DataFrame:
    """Card ids to names."""
    return table.with_columns(pl.col("card").map_elements(card_name, return_dtype=pl.String))


def vain_words(table: pl.DataFrame) -> str:
    """The treasures and actions that look gained in vain; points and curses are not meant to be played."""
    useful = table.filter(~pl.col("kind").is_in(UNPLAYABLE).fill_null(False))
    vain = useful.filter(pl.col("verdict").is_in([LOSING, NOTHING]))
    if not vain.height:
        return "No treasure or action is shown to be gained in vain."
    rows = vain.iter_rows(named=True)
    parts = [f"{row['card']} ({row['verdict']}, {points_range(row, 'difference', 'low', 'high')})" for row in rows]
    return f"Look like gained in vain, in percentage points: {'; '.join(parts)}."
