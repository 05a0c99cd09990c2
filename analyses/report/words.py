"""Numbers in sentences."""

from __future__ import annotations

import polars as pl


def percent(share: float, digits: int = 1) -> str:
    """0.5432 -> "54.3 %"; tiny shares are not rounded to nothing."""
    if 0 < share * 100 < 0.5 * 10**-digits:
        return f"less than {10**-digits:g}\N{NO-BREAK SPACE}%"
    return f"{share * 100:.{digits}f}\N{NO-BREAK SPACE}%"


def percent_range(row: dict[str, float], value: str, low: str = "low", high: str = "high", digits: int = 1) -> str:
    """ "54.3 % (53.9 to 54.7)" from the columns of a row."""
    return f"{percent(row[value], digits)} ({row[low] * 100:.{digits}f} to {row[high] * 100:.{digits}f})"


def best_and_worst(table: pl.DataFrame, label: str, value: str) -> str:
    """A sentence that names the highest and the lowest row of a table of rates."""
    ranked = table.sort(value, descending=True, maintain_order=True)
    best, worst = ranked.row(0, named=True), ranked.row(-1, named=True)
    first = f"Highest: {best[label]} with {percent_range(best, value)}"
    return f"{first}." if table.height == 1 else f"{first}; lowest: {worst[label]} with {percent_range(worst, value)}."


def extremes(table: pl.DataFrame, value: str, keep: int = 40) -> pl.DataFrame:
    """A long table cut down for a figure: its first row and the rows with the highest and the lowest values."""
    if table.height <= keep + 1:
        return table
    ranked = table[1:].sort(value, descending=True)
    return pl.concat([table[:1], ranked[: keep // 2], ranked[-(keep - keep // 2) :]])
