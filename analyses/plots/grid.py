"""Rectangular heat map with numbers: rows and columns of different things, purple above and orange below the centre."""

from __future__ import annotations

import numpy as np
import polars as pl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from analyses.plots import style

CELL_HEIGHT, CELL_WIDTH = 0.27, 0.62
HEIGHT_AT_LEAST = 3.6  # else the words beside the colour bar would not fit
FADED = 0.3
NUMBERS_UP_TO = 16  # columns; beyond that numbers would overlap and only the colour remains


def grid(
    table: pl.DataFrame,
    row: str,
    column: str,
    value: str,
    *,
    xlabel: str,
    colour_label: str,
    centre: float = 0.0,
    percent: bool = False,
    points: bool = False,
    clear: str | None = None,
) -> Figure:
    """Draw a cell per row of the table, in the order in which rows and columns first appear; missing cells stay grey.

    Cells where the column `clear` is false are faded: they may be luck.
    """
    rows, columns = (table[name].unique(maintain_order=True).to_list() for name in (row, column))
    cells, sure = _cells(table, (row, column), value, clear, rows, columns)
    reach = max(np.nanmax(np.abs(cells - centre), initial=0.0, where=~np.isnan(cells)), 1e-9)
    with style.look():
        height, width = max(len(rows) * CELL_HEIGHT + 2.2, HEIGHT_AT_LEAST), min(len(columns) * CELL_WIDTH + 4.2, 36)
        figure, axes = style.new_figure(height, max(width, 5.0))
        axes.set_facecolor("#EEEEEE")
        limits = {"vmin": centre - reach, "vmax": centre + reach}
        known = np.where(np.isnan(cells), np.nan, 0.0)
        axes.imshow(known, cmap="binary", aspect="auto", vmin=0, vmax=1)  # white, for faded cells to shine through
        strength = np.where(sure, 1.0, FADED)
        image = axes.imshow(np.ma.masked_invalid(cells), cmap="PuOr", aspect="auto", alpha=strength, **limits)
        names = [style.short(label, 24) for label in columns]
        axes.set_xticks(range(len(columns)), names, rotation=45, ha="right", rotation_mode="anchor")
        axes.set_yticks(range(len(rows)), [style.short(label) for label in rows])
        axes.tick_params(length=0)
        axes.spines[:].set_visible(False)
        axes.set_xlabel(xlabel)
        if len(columns) <= NUMBERS_UP_TO:
            _write_numbers(axes, cells, sure, centre, reach, 100.0 if percent or points else 1.0)
        bar = figure.colorbar(image, ax=axes, shrink=min(0.9, 3 / height), aspect=18, label=colour_label)
        bar.outline.set_visible(False)
        style.percent_axis(bar.ax.yaxis, percent, points)
    return figure


def _cells(
    table: pl.DataFrame, keys: tuple[str, str], value: str, clear: str | None, rows: list[str], columns: list[str]
) -> tuple[np.ndarray, np.ndarray]:
    down, across = ({label: at for at, label in enumerate(labels)} for labels in (rows, columns))
    cells, sure = np.full((len(rows), len(columns)), np.nan), np.ones((len(rows), len(columns)), bool)
    certain = table[clear] if clear else [True] * table.height
    for (one, other, number), known in zip(table.select(*keys, value).iter_rows(), certain, strict=True):
        cells[down[one], across[other]] = np.nan if number is None else number
        sure[down[one], across[other]] = known
    return cells, sure


def _write_numbers(axes: Axes, cells: np.ndarray, sure: np.ndarray, centre: float, reach: float, scale: float) -> None:
    digits = 0 if np.nanmax(np.abs(cells), initial=0.0, where=~np.isnan(cells)) * scale >= 10 else 1
    digits = 2 if reach * scale < 1 else digits
    for (y, x), number in np.ndenumerate(cells):
        if not np.isnan(number):
            dark = sure[y, x] and abs(number - centre) > 0.6 * reach
            colour = "white" if dark else style.INK if sure[y, x] else style.QUIET
            weight = "bold" if sure[y, x] and not sure.all() else "normal"
            text = _text(number * scale, digits, centre == 0)
            axes.text(x, y, text, ha="center", va="center", fontsize=8.5, color=colour, weight=weight)


def _text(number: float, digits: int, signed: bool) -> str:
    text = f"{number:{'+' if signed else ''}.{digits}f}"
    return "0" if float(text) == 0 and signed else text.replace("-", "\N{MINUS SIGN}")
