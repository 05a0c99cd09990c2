"""Dot and whisker: one row per thing, its value and its interval, in the order of the table."""

from __future__ import annotations

from collections.abc import Callable

import polars as pl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from analyses.plots import style


def dots(
    table: pl.DataFrame,
    label: str,
    value: str,
    low: str = "low",
    high: str = "high",
    *,
    xlabel: str,
    percent: bool = False,
    points: bool = False,
    reference: float | None = None,
    reference_label: str = "",
    clear: str | None = None,
    colour: Callable[[str], str] | None = None,
) -> Figure:
    """Draw `value` with its whiskers, first row on top.

    `reference` draws a dashed line; rows where the column `clear` is false are drawn hollow; `colour` gives a label its
    colour. `percent` shows shares, `points` differences of shares.
    """
    with style.look():
        figure, axes = style.new_figure(style.row_height(table.height))
        for row, (name, middle, *ends) in enumerate(table.select(label, value, low, high).iter_rows()):
            paint = colour(str(name)) if colour else style.COLOURS[0]
            _whisker(axes, row, middle, ends, paint, clear is None or bool(table[clear][row]))
        style.reference_line(axes, reference, reference_label)
        style.label_rows(axes, table[label].to_list())
        axes.grid(axis="x", color=style.GRID, linewidth=0.8)
        style.percent_axis(axes.xaxis, percent, points)
        axes.set_xlabel(xlabel)
    return figure


def _whisker(axes: Axes, row: int, middle: float, ends: list[float], colour: str, filled: bool) -> None:
    axes.plot(ends, [row, row], color=colour, linewidth=2, alpha=0.55, solid_capstyle="butt")
    axes.plot(middle, row, "o", color=colour, markersize=5.5, markerfacecolor=colour if filled else "white")
