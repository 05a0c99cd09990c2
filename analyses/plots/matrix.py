"""Heat map with numbers: what the row scores against the column."""

from __future__ import annotations

import numpy as np
import polars as pl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from analyses.plots import style

NUMBERS_UP_TO = 24  # columns; beyond that numbers would overlap and only the colour remains
CELL = 0.46


def matrix(
    table: pl.DataFrame,
    row: str,
    column: str,
    value: str,
    *,
    ylabel: str,
    xlabel: str,
    colour_label: str,
    order: list[str] | None = None,
    centre: float = 0.5,
) -> Figure:
    """Draw shares as a square of colours, `centre` in white, orange below and blue above; empty cells stay grey."""
    labels = order or table[row].unique(maintain_order=True).to_list()
    cells = _cells(table, row, column, value, labels)
    with style.look():
        size = len(labels)
        figure, axes = style.new_figure(max(3.0, size * CELL + 1.6), max(5.0, min(size * CELL + 3.6, 36)))
        axes.set_facecolor("#EEEEEE")
        reach = max(np.nanmax(np.abs(cells - centre), initial=0.0, where=~np.isnan(cells)), 0.02)
        image = axes.imshow(np.ma.masked_invalid(cells), cmap="PuOr", vmin=centre - reach, vmax=centre + reach)
        names = [style.short(label) for label in labels]
        axes.set_xticks(range(size), names, rotation=45, ha="right", rotation_mode="anchor")
        axes.set_yticks(range(size), names)
        axes.tick_params(length=0)
        axes.spines[:].set_visible(False)
        axes.set_xlabel(xlabel)
        axes.set_ylabel(ylabel)
        if size <= NUMBERS_UP_TO:
            _write_numbers(axes, cells, centre, reach)
        bar = figure.colorbar(image, ax=axes, shrink=0.8, aspect=25, label=colour_label)
        bar.outline.set_visible(False)
        style.percent_axis(bar.ax.yaxis, True)
    return figure


def _cells(table: pl.DataFrame, row: str, column: str, value: str, labels: list[str]) -> np.ndarray:
    number = {label: position for position, label in enumerate(labels)}
    cells = np.full((len(labels), len(labels)), np.nan)
    for one, other, share in table.select(row, column, value).iter_rows():
        cells[number[one], number[other]] = share
    return cells


def _write_numbers(axes: Axes, cells: np.ndarray, centre: float, reach: float) -> None:
    for (y, x), share in np.ndenumerate(cells):
        if not np.isnan(share):
            colour = "white" if abs(share - centre) > 0.6 * reach else style.INK
            axes.text(x, y, f"{share * 100:.0f}", ha="center", va="center", fontsize=9, color=colour)
