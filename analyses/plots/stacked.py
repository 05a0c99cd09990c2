"""Stacked bars: one row per thing, its parts side by side."""

from __future__ import annotations

import polars as pl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from analyses.plots import style

ROOM = 0.055  # share of the longest bar that a number needs
OTHER = "other"


def stacked(
    table: pl.DataFrame,
    label: str,
    part: str,
    value: str,
    low: str | None = "low",
    high: str | None = "high",
    *,
    xlabel: str,
    percent: bool = False,
) -> Figure:
    """Draw the parts of every label in the order in which they first appear, each with its number if there is room.

    A whisker at the end of a part is the interval of its length, where the table has the columns `low` and `high`.
    Parts beyond the colours there are, the smallest of them, are drawn together as "other".
    """
    ends = (low, high) if low in table.columns and high in table.columns else None
    table = _few(table.select(label, part, value, *(ends or ())), label, part, value)
    labels = table[label].unique(maintain_order=True).to_list()
    parts = table[part].unique(maintain_order=True).to_list()
    with style.look():
        figure, axes = style.new_figure(style.row_height(len(labels), 1.3) + 0.1 * len(labels))
        reached = dict.fromkeys(labels, 0.0)
        room = ROOM * float(table.group_by(label).agg(pl.col(value).sum())[value].max() or 1.0)
        for name, colour in zip(parts, style.COLOURS, strict=False):
            rows = {row[0]: row[1:] for row in table.filter(pl.col(part) == name).drop(part).iter_rows()}
            widths = [(rows.get(one) or (0.0,))[0] or 0.0 for one in labels]
            bars = axes.barh(range(len(labels)), widths, 0.68, left=list(reached.values()), color=colour,
                             label=str(name), ec="white")  # fmt: skip
            texts = [_text(width, percent) if width > room else "" for width in widths]
            axes.bar_label(bars, texts, label_type="center", fontsize=9, color=style.readable_on(colour))
            if ends:
                whole = percent and all(
                    reached[one] + width > 0.9999 for one, width in zip(labels, widths, strict=True)
                )
                shown = [] if whole else labels  # where all shares are drawn, the last end is no news
                _whiskers(axes, [(reached[one], *rows[one][1:]) if one in rows else None for one in shown])
            reached = {one: reached[one] + width for one, width in zip(labels, widths, strict=True)}
        style.label_rows(axes, labels)
        style.percent_axis(axes.xaxis, percent)
        axes.set_xlabel(xlabel)
        style.legend_above(axes, parts)
    return figure


def _few(table: pl.DataFrame, label: str, part: str, value: str) -> pl.DataFrame:
    """No more parts than colours: the smallest become one, without an interval (it would need their dependence)."""
    sizes = table.group_by(part, maintain_order=True).agg(pl.col(value).sum())
    if sizes.height <= len(style.COLOURS):
        return table
    kept = sizes.sort(value, descending=True, maintain_order=True)[part][: len(style.COLOURS) - 1]
    named = pl.col(part).cast(pl.String).is_in(kept.cast(pl.String).implode())
    rest = table.filter(~named).group_by(label, maintain_order=True).agg(pl.col(value).sum())
    other = rest.with_columns(pl.lit(OTHER).alias(part))
    return pl.concat([table.filter(named).with_columns(pl.col(part).cast(pl.String)), other], how="diagonal")


def _whiskers(axes: Axes, spans: list[tuple[float, float | None, float | None] | None]) -> None:
    """The interval of a part's length, laid where the part ends."""
    for row, span in enumerate(spans):
        if span is not None and span[1] is not None and span[2] is not None:
            start, low, high = span
            axes.plot([start + low, start + high], [row + 0.22] * 2, color=style.INK, linewidth=1.2, alpha=0.8)


def _text(size: float, percent: bool) -> str:
    return f"{size * 100:.0f}\N{NO-BREAK SPACE}%" if percent else f"{size:.1f}"
