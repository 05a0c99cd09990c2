"""Numbers and cards in the sentences of Dominion's pages."""

from __future__ import annotations

import polars as pl

from analyses.dominion.box import card_name
from analyses.dominion.in_vain import LOSING, NOTHING, UNPLAYABLE
from analyses.report.words import points_range


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
    parts = [f"{row['card']} ({row['verdict']}, {points_range(row)})" for row in rows]
    return f"Look like gained in vain, in percentage points: {'; '.join(parts)}."
