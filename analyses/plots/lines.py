"""Lines with bands: how a value moves along an ordered axis, its interval as a band."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import polars as pl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from analyses.plots import style

MARKERS = "osD^vPX*"
GROUPS = len(style.COLOURS)  # more lines than colours could not be told apart

Name = TypeVar("Name")


def shown_groups(names: Sequence[Name], most: int = GROUPS) -> list[Name]:
    """Of many groups the first, the last and those evenly in between: of a ranking its top, middle and end."""
    if len(names) <= most:
        return list(names)
    return [names[round(place * (len(names) - 1) / (most - 1))] for place in range(most)]


def groups_note(count: int, ranked: str = "win rate") -> str:
    """What `lines` leaves out of many groups, as a sentence to append."""
    if count <= GROUPS:
        return ""
    return f" The figure shows {GROUPS} of {count}, from the best {ranked} to the worst; the table has all."


def lines(
    table: pl.DataFrame,
    x: str,
    value: str,
    low: str = "low",
    high: str = "high",
    *,
    xlabel: str,
    ylabel: str,
    group: str | None = None,
    percent: bool = False,
    points: bool = False,
    from_zero: bool = True,
    reference: float | None = None,
) -> Figure:
    """Draw one line per `group` (or a single one) over `x`; `reference` is a horizontal line.

    Groups come in the order of the table. Of more than `GROUPS` only `shown_groups` are drawn: sort them by rank first,
    and say so with `groups_note`.
    """
    names = [None] if group is None else shown_groups(table[group].unique(maintain_order=True).to_list())
    with style.look():
        figure, axes = style.new_figure(3.4 + style.legend_height(names if group else []))
        for number, name in enumerate(names):
            part = table if group is None else table.filter(pl.col(group) == name)
            _band(axes, part.sort(x).select(x, value, low, high), number, None if name is None else style.short(name))
        if table[x].n_unique() <= 12:
            axes.set_xticks(table[x].unique().sort().to_list())
        if from_zero and table.select(pl.min_horizontal(low, value)).min().item() >= 0:
            axes.set_ylim(bottom=0)
        if reference is not None:
            axes.axhline(reference, color=style.QUIET, linewidth=1.1, linestyle=(0, (4, 3)), zorder=1.5)
        axes.grid(axis="y", color=style.GRID, linewidth=0.8)
        style.percent_axis(axes.yaxis, percent, points)
        axes.set_xlabel(xlabel)
        axes.set_ylabel(ylabel)
        if group is not None:
            style.legend_above(axes, names)
    return figure


def _band(axes: Axes, part: pl.DataFrame, number: int, name: str | None) -> None:
    x, value, low, high = (part[column].to_numpy() for column in part.columns)
    colour, marker = style.COLOURS[number % len(style.COLOURS)], MARKERS[number % len(MARKERS)]
    axes.fill_between(x, low, high, color=colour, alpha=0.22, linewidth=0)
    axes.plot(x, value, color=colour, marker=marker, markersize=5, linewidth=1.8, label=name)
