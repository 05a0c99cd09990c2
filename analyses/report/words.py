"""Numbers in sentences."""

from __future__ import annotations

from collections.abc import Mapping

import polars as pl


def percent(share: float, digits: int = 1) -> str:
    """0.5432 -> "54.3 %"; tiny shares are not rounded to nothing."""
    if 0 < share * 100 < 0.5 * 10**-digits:
        return f"less than {10**-digits:g}\N{NO-BREAK SPACE}%"
    return f"{share * 100:.{digits}f}\N{NO-BREAK SPACE}%"


def percent_range(row: dict[str, float], value: str, low: str = "low", high: str = "high") -> str:
    """A share of a row with its range, "54.3 % (53.9 to 54.7)"; more decimals where the interval is very narrow."""
    digits = 1 if row[high] - row[low] > 0.001 else 2
    return f"{percent(row[value], digits)} ({row[low] * 100:.{digits}f} to {row[high] * 100:.{digits}f})"


def points_range(row: Mapping[str, float], name: str = "difference", low: str = "low", high: str = "high") -> str:
    """A difference of rates in percentage points with its range: "+3.2 (+1.0 to +5.4)"."""
    digits = 1 if row[high] - row[low] > 0.002 else 2
    middle, *ends = (f"{row[key] * 100:+.{digits}f}".replace("-", "\N{MINUS SIGN}") for key in (name, low, high))
    return f"{middle} ({' to '.join(ends)})"


def best_and_worst(table: pl.DataFrame, label: str, value: str) -> str:
    """A sentence that names the highest and the lowest row of a table of rates."""
    ranked = table.sort(value, descending=True, maintain_order=True)
    best, worst = ranked.row(0, named=True), ranked.row(-1, named=True)
    first = f"Highest: {best[label]} with {percent_range(best, value)}"
    return f"{first}." if table.height == 1 else f"{first}; lowest: {worst[label]} with {percent_range(worst, value)}."


SHOWN = 24


def extremes(table: pl.DataFrame, value: str) -> pl.DataFrame:
    """A table as a figure shows it: its first row, then the others by value; of many, only both ends."""
    ranked = table[1:].sort(value, descending=True, maintain_order=True)
    if table.height <= SHOWN + 1:
        return pl.concat([table[:1], ranked])
    return pl.concat([table[:1], ranked[: SHOWN // 2], ranked[-SHOWN // 2 :]])


def extremes_note(table: pl.DataFrame) -> str:
    """What `extremes` left out of the figure, as a sentence to append."""
    if table.height <= SHOWN + 1:
        return ""
    half = SHOWN // 2
    return (
        f" The figure shows the {half} highest and the {half} lowest match-ups; the table has all {table.height - 1}."
    )
