"""Stacked bars: one row per thing, its parts side by side."""

from __future__ import annotations

import polars as pl
from matplotlib.figure import Figure

from analyses.plots import style

ROOM = 0.055  # share of the longest bar that a number needs


def stacked(table: pl.DataFrame, label: str, part: str, value: str, *, xlabel: str, percent: bool = False) -> Figure:
    """Draw the parts of every label in the order in which they first appear, each with its number if there is room."""
    labels = table[label].unique(maintain_order=True).to_list()
    parts = table[part].unique(maintain_order=True).to_list()
    sizes = {(one, other): size or 0.0 for one, other, size in table.select(label, part, value).iter_rows()}
    columns = [[sizes.get((one, other), 0.0) for one in labels] for other in parts]
    with style.look():
        figure, axes = style.new_figure(style.row_height(len(labels), 1.3) + 0.1 * len(labels))
        ends = [0.0] * len(labels)
        room = ROOM * max(map(sum, zip(*columns, strict=True)))
        for name, widths, colour in zip(parts, columns, style.COLOURS, strict=False):
            bars = axes.barh(range(len(labels)), widths, 0.68, left=ends, color=colour, label=str(name), ec="white")
            texts = [_text(width, percent) if width > room else "" for width in widths]
            axes.bar_label(bars, texts, label_type="center", fontsize=9, color=style.readable_on(colour))
            ends = [end + width for end, width in zip(ends, widths, strict=True)]
        style.label_rows(axes, labels)
        style.percent_axis(axes.xaxis, percent)
        axes.set_xlabel(xlabel)
        style.legend_above(axes, parts)
    return figure


def _text(size: float, percent: bool) -> str:
    return f"{size * 100:.0f}\N{NO-BREAK SPACE}%" if percent else f"{size:.1f}"
