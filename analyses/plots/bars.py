"""Histogram bars: the share of each value or bin, with its interval."""

from __future__ import annotations

import polars as pl
from matplotlib.figure import Figure

from analyses.plots import style


def bars(
    table: pl.DataFrame,
    x: str,
    value: str = "share",
    low: str = "low",
    high: str = "high",
    *,
    xlabel: str,
    ylabel: str,
    percent: bool = True,
    reference: float | None = None,
    reference_label: str = "",
) -> Figure:
    """Draw a bar per row over `x`; a column `<x>_to` gives the last value of a bin; `reference` is a vertical line."""
    starts = table[x].to_numpy()
    last = table[f"{x}_to"].to_numpy() if f"{x}_to" in table.columns else starts
    widths, centres = last - starts + 1, (starts + last) / 2
    heights, lows, highs = (table[name].to_numpy() for name in (value, low, high))
    with style.look():
        figure, axes = style.new_figure(3.2)
        axes.bar(centres, heights, widths * 0.86, color=style.COLOURS[0], alpha=0.85)
        whiskers = [(heights - lows).clip(0), (highs - heights).clip(0)]
        axes.errorbar(centres, heights, whiskers, fmt="none", ecolor=style.INK, elinewidth=0.9)
        if table.height <= 15 and (widths == 1).all():
            axes.set_xticks(starts)
        style.reference_line(axes, reference, reference_label, style.COLOURS[5])
        axes.set_ylim(bottom=0)
        axes.grid(axis="y", color=style.GRID, linewidth=0.8)
        style.percent_axis(axes.yaxis, percent)
        axes.set_xlabel(xlabel)
        axes.set_ylabel(ylabel)
    return figure
