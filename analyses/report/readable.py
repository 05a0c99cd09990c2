"""Tables for people: intervals beside their value, percent where shares are meant, words instead of column names."""

from __future__ import annotations

import math
from collections.abc import Callable

import polars as pl

from analyses.report.vocabulary import Vocabulary

Cell = tuple[str, str]  # the value, and the ends of its interval or nothing
Unit = tuple[float, str, str]  # scale, unit, sign
FILES_ONLY = frozenset({"p", "effective_games"})  # for those who compute on; "beyond chance" says it on the page


def readable(
    table: pl.DataFrame, vocabulary: Vocabulary | None = None
) -> tuple[list[str], list[list[Cell]], list[bool]]:
    """Headings, rows of cells, and for every column whether it holds numbers (set to the right)."""
    known = vocabulary or Vocabulary()
    ends = _ends(table.columns)
    hidden = FILES_ONLY | {name for pair in ends.values() for name in pair}
    hidden |= {name for name in table.columns if _is_bin_end(name, table)}
    shown = [name for name in table.columns if name not in hidden]
    columns = [_column(table, name, ends.get(name), known.unit(name)) for name in shown]
    numeric = [table.schema[name].is_numeric() for name in shown]
    rows = [list(cells) for cells in zip(*columns, strict=True)]
    return [known.heading(name) for name in shown], rows, numeric


def _ends(names: list[str]) -> dict[str, tuple[str, str]]:
    """Which columns hold the interval of which: `low`, `high` belong to the column before them, `x_low` to `x`."""
    ends = {name: (f"{name}_low", f"{name}_high") for name in names if f"{name}_low" in names}
    if "low" in names:
        ends[names[names.index("low") - 1]] = ("low", "high")
    return ends


def _is_bin_end(name: str, table: pl.DataFrame) -> bool:
    return name.endswith("_to") and name.removesuffix("_to") in table.columns


def _column(table: pl.DataFrame, name: str, ends: tuple[str, str] | None, unit: Unit) -> list[Cell]:
    values = table[name].to_list()
    if f"{name}_to" in table.columns:
        last = table[f"{name}_to"].to_list()
        return [(f"{a}" if a == b else f"{a} to {b}", "") for a, b in zip(values, last, strict=True)]
    if not table.schema[name].is_float():
        return [(_word(value), "") for value in values]
    write = _writer(unit, table, ends)
    if ends is None:
        return [(write(value, True), "") for value in values]
    ranges = [f"{write(low, False)} to {write(high, False)}" for low, high in table.select(ends).iter_rows()]
    return [(write(value, True), ends if value is not None else "") for value, ends in zip(values, ranges, strict=True)]


def _word(value: object) -> str:
    if value is None or isinstance(value, bool):
        return {True: "yes", False: "no", None: ""}[value]
    return f"{value:,}" if isinstance(value, int) else str(value)


def _writer(how: Unit, table: pl.DataFrame, ends: tuple[str, str] | None) -> Callable[[float, bool], str]:
    """How to write the numbers of a column: as percent, as percentage points or plainly."""
    scale, unit, sign = how
    digits = _digits(table, ends, scale)

    def write(value: float, with_unit: bool) -> str:
        if value is None or math.isnan(value):
            return ""
        if math.isinf(value):
            return "anything"
        text = f"{value * scale:{sign}.{digits}f}".replace("-", "\N{MINUS SIGN}")
        text = text if text.strip("+0.\N{MINUS SIGN}") else text.lstrip("+\N{MINUS SIGN}")  # nothing has no sign
        return text + (f"\N{NO-BREAK SPACE}{unit}" if unit and with_unit else "")

    return write


def _digits(table: pl.DataFrame, ends: tuple[str, str] | None, scale: float) -> int:
    """As many decimals as the typical interval deserves: its half-width keeps one figure, at most three."""
    if ends is None:
        return 1 if scale > 1 else 2
    half = table.select(((pl.col(ends[1]) - pl.col(ends[0])) / 2 * scale).median()).item()
    if half is None or not 1e-4 < half < math.inf:
        return 1
    return min(max(math.ceil(round(-math.log10(half), 6)), 1 if scale > 1 else 0), 3)
