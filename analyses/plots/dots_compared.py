"""Several values per row, each with its whisker: what a thing gives and what it takes, side by side."""

from __future__ import annotations

from collections.abc import Mapping

import polars as pl
from matplotlib.figure import Figure

from analyses.plots import style
from sim.errors import SpielwerkError

MARKERS = "osD^vPX*"
SPREAD = 0.5  # of a row, shared by its values


def dots_compared(
    table: pl.DataFrame,
    label: str,
    values: Mapping[str, str],
    *,
    xlabel: str,
    percent: bool = False,
    points: bool = False,
    reference: float | None = None,
) -> Figure:
    """Draw the columns `values` (column -> words for the legend) with their ends `<column>_low`, `<column>_high`.

    At most as many as there are markers: more values in a row could not be told apart.
    """
    if len(values) > len(MARKERS):
        raise SpielwerkError(f"{len(values)} values in a row are too many to be told apart: at most {len(MARKERS)}")
    with style.look():
        figure, axes = style.new_figure(style.row_height(table.height, 1.3) * (1 + 0.12 * len(values)))
        step = SPREAD / max(len(values) - 1, 1)
        for number, (column, words) in enumerate(values.items()):
            rows = [row - SPREAD / 2 + number * step for row in range(table.height)]
            colour = style.COLOURS[number]
            axes.hlines(rows, table[f"{column}_low"], table[f"{column}_high"], colors=colour, linewidth=2, alpha=0.55)
            axes.plot(table[column], rows, MARKERS[number], color=colour, markersize=5, label=words)
        style.reference_line(axes, reference)
        style.label_rows(axes, table[label].to_list())
        style.stripe_rows(axes, table.height)
        axes.grid(axis="x", color=style.GRID, linewidth=0.8)
        style.percent_axis(axes.xaxis, percent, points)
        axes.set_xlabel(xlabel)
        style.legend_above(axes, values.values())
    return figure
