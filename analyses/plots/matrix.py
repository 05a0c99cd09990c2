"""Heat map with numbers: what the row scores against the column."""

from __future__ import annotations

import numpy as np
import polars as pl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from analyses.plots import style
from analyses.plots.grid import FADED

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
    clear: str | None = None,
) -> Figure:
    """Draw shares as a square of colours, `centre` in white, orange below and purple above; empty cells stay grey.

    Cells where the column `clear` is false are faded: they may be luck.
    """
    labels = order or table[row].unique(maintain_order=True).to_list()
    cells = _cells(table, row, column, value, labels)
    sure = np.nan_to_num(_cells(table, row, column, clear, labels), nan=1.0) > 0 if clear else np.isfinite(cells)
    with style.look():
        size = len(labels)
        figure, axes = style.new_figure(max(3.0, size * CELL + 1.6), max(5.0, min(size * CELL + 3.6, 36)))
        axes.set_facecolor("#EEEEEE")
        reach = max(np.nanmax(np.abs(cells - centre), initial=0.0, where=~np.isnan(cells)), 0.02)
        axes.imshow(np.where(np.isnan(cells), np.nan, 0.0), cmap="binary", vmin=0, vmax=1)  # white shines through
        strength = np.where(sure, 1.0, FADED)
        shown, limits = np.ma.masked_invalid(cells), {"vmin": centre - reach, "vmax": centre + reach}
        image = axes.imshow(shown, cmap="PuOr", alpha=strength, **limits)
        names = [style.short(label) for label in labels]
        axes.set_xticks(range(size), names, rotation=45, ha="right", rotation_mode="anchor")
        axes.set_yticks(range(size), names)
        axes.tick_params(length=0)
        axes.spines[:].set_visible(False)
        axes.set_xlabel(xlabel)
        axes.set_ylabel(ylabel)
        if size <= NUMBERS_UP_TO:
            _write_numbers(axes, cells, sure, centre, reach)
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


def _write_numbers(axes: Axes, cells: np.ndarray, sure: np.ndarray, centre: float, reach: float) -> None:
    for (y, x), share in np.ndenumerate(cells):
        if not np.isnan(share):
            dark = sure[y, x] and abs(share - centre) > 0.6 * reach
            colour = "white" if dark else style.INK if sure[y, x] else style.QUIET
            axes.text(x, y, f"{share * 100:.0f}", ha="center", va="center", fontsize=9, color=colour)
