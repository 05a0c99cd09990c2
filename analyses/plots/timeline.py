"""Timeline: what each lane was busy with, second by second; one bar per row of the table."""

from __future__ import annotations

from collections.abc import Mapping

import polars as pl
from matplotlib.figure import Figure

from analyses.plots import style

BAR = 0.62  # of a lane
ROOM = 0.09  # inches a letter needs inside a bar


def timeline(
    table: pl.DataFrame,
    lane: str,
    start: str,
    end: str,
    what: str,
    *,
    xlabel: str = "Seconds",
    text: str | None = None,
    colours: Mapping[str, str] | None = None,
    marks: Mapping[str, float] | None = None,
) -> Figure:
    """Draw a bar from `start` to `end` in its `lane`, coloured by `what`; lanes in the order of the table.

    `text` is a column with a word for the bar, written where it fits. `colours` gives a `what` its colour; `marks` are
    moments to be named above the axes (the end of a round). Kinds beyond the colours there are share the last, grey.
    """
    lanes = table[lane].unique(maintain_order=True).to_list()
    order = list(colours or {})
    kinds = [str(one) for one in table[what].unique(maintain_order=True)]
    kinds.sort(key=lambda kind: order.index(kind) if kind in order else len(order))  # the legend's order
    paint = _colours(kinds, colours or {})
    with style.look():
        figure, axes = style.new_figure(style.row_height(len(lanes), 1.5) + 0.16 * len(lanes))
        for kind in kinds:
            part = table.filter(pl.col(what).cast(pl.String) == kind)
            rows = [lanes.index(one) for one in part[lane]]
            widths = (part[end] - part[start]).to_list()
            axes.barh(rows, widths, BAR, left=part[start].to_list(), color=paint[kind], ec="white", label=kind)
        for name, moment in (marks or {}).items():
            style.reference_line(axes, moment, name)
        style.label_rows(axes, lanes)
        axes.set_xlim(float(table[start].min() or 0), float(table[end].max() or 1))
        axes.grid(axis="x", color=style.GRID, linewidth=0.8)
        axes.set_xlabel(xlabel)
        style.legend_above(axes, kinds)
        if text is not None:
            _write(figure, table.select(lane, start, end, text, what), lanes, paint)
    return figure


def _colours(kinds: list[str], given: Mapping[str, str]) -> dict[str, str]:
    free = [colour for colour in style.COLOURS if colour not in given.values()]
    rest = [kind for kind in kinds if kind not in given]
    return {**given, **{kind: free[min(number, len(free) - 1)] for number, kind in enumerate(rest)}}


def _write(figure: Figure, table: pl.DataFrame, lanes: list[object], paint: Mapping[str, str]) -> None:
    """Words in the bars that are long enough for them."""
    axes = figure.axes[0]
    low, high = axes.get_xlim()
    inch = (high - low) / (style.WIDTH * 0.8)  # seconds that an inch of the axes shows
    for where, begins, ends, words, kind in table.iter_rows():
        if words and len(str(words)) * ROOM * inch <= ends - begins:
            colour = style.readable_on(paint[str(kind)])
            place = ((begins + ends) / 2, lanes.index(where))
            axes.text(*place, str(words), ha="center", va="center", fontsize=8.5, color=colour)
