"""The look all figures share: fonts, colours that colour-blind people can tell apart, quiet axes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.axis import Axis
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

# Okabe and Ito (2008), the order with the strongest contrast between neighbours first.
COLOURS = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00", "#F0E442", "#7F7F7F")
INK, QUIET, GRID, STRIPE = "#222222", "#6B7280", "#E5E7EB", "#F4F5F7"
WIDTH = 8.0
ROW = 0.28  # inches a row of a horizontal plot needs to be readable
LONGEST_LABEL = 40

_SETTINGS = {
    "font.family": "DejaVu Sans", "font.size": 10, "legend.fontsize": 9.5, "legend.frameon": False, "text.color": INK,
    "axes.labelsize": 10, "axes.labelcolor": INK, "axes.edgecolor": QUIET, "axes.linewidth": 0.8,
    "axes.axisbelow": True, "axes.spines.top": False, "axes.spines.right": False,
    "xtick.color": INK, "ytick.color": INK, "xtick.labelsize": 9.5, "ytick.labelsize": 9.5,
    "figure.facecolor": "white", "savefig.facecolor": "white",
}  # fmt: skip


@contextmanager
def look() -> Iterator[None]:
    """Draw inside this context to get the house style without touching the caller's matplotlib settings."""
    with mpl.rc_context(_SETTINGS):
        yield


def new_figure(height: float, width: float = WIDTH) -> tuple[Figure, Axes]:
    """A figure of its own with one pair of axes; no global pyplot state."""
    figure = Figure(figsize=(width, height), layout="constrained")
    FigureCanvasAgg(figure)
    return figure, figure.add_subplot()


def row_height(rows: int, extra: float = 1.0) -> float:
    """Height of a figure with so many horizontal rows."""
    return max(1.9, rows * ROW + extra)


def sentence(word: str) -> str:
    """A plain word with a capital, as axes have it; a name such as `witch.cost` as it is."""
    return word.capitalize() if word.isalpha() else word


def short(label: object, longest: int = LONGEST_LABEL) -> str:
    """A label that fits beside the axes; a long one keeps its beginning and its end, a match-up all its names."""
    text = str(label)
    if len(text) <= longest:
        return text
    names = text.split(" – ")
    if len(names) > 1:
        return " – ".join(short(name, max(longest // len(names), 12)) for name in names)
    return f"{text[: longest - longest // 3 - 1]}…{text[-(longest // 3) :]}"


def percent_axis(axis: Axis, percent: bool, points: bool = False) -> None:
    """Few round ticks; shares as percent, differences of shares as percentage points with a sign."""
    axis.set_major_locator(MaxNLocator(nbins=7, steps=[1, 2, 2.5, 5, 10]))
    if percent or points:
        sign = "+" if points else ""
        axis.set_major_formatter(FuncFormatter(lambda value, _: _percent(value, sign)))


def _percent(value: float, sign: str) -> str:
    text = f"{value * 100:{sign}.2f}".rstrip("0").rstrip(".")
    text = "0" if text in ("+0", "-0") else text
    return text.replace("-", "\N{MINUS SIGN}") + ("" if sign else "\N{NO-BREAK SPACE}%")


def readable_on(colour: str) -> str:
    """White or dark, whichever is readable on a colour."""
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return "white" if 0.3 * red + 0.59 * green + 0.11 * blue < 140 else INK


def _legend_columns(names: Iterable[object]) -> int:
    longest = max(len(short(name)) for name in names)
    return max(1, int(WIDTH * 11 / (longest + 6)))


def legend_height(names: Sequence[object]) -> float:
    """Inches that the legend of so many names needs beyond its first two lines, which every figure has room for."""
    return 0.22 * max(0, -(-len(names) // _legend_columns(names)) - 2) if names else 0.0


def legend_above(axes: Axes, names: Iterable[object]) -> None:
    """Legend above the axes, where it can't cover data, in as many columns as fit beside each other."""
    columns = _legend_columns(names)
    figure = axes.get_figure(root=True)
    assert figure is not None
    figure.legend(loc="outside upper center", ncols=columns, handlelength=1.2, columnspacing=1.4)


def label_rows(axes: Axes, labels: Sequence[object]) -> None:
    """Name the rows of a horizontal plot, first one on top."""
    axes.set_yticks(range(len(labels)), [short(label) for label in labels])
    axes.set_ylim(len(labels) - 0.4, -0.6)
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)


def stripe_rows(axes: Axes, rows: int) -> None:
    """A quiet band behind every other row, so that values spread over a row are seen to belong together."""
    for row in range(0, rows, 2):
        axes.axhspan(row - 0.5, row + 0.5, color=STRIPE, linewidth=0, zorder=0)


def reference_line(axes: Axes, position: float | None, label: str = "", colour: str = QUIET) -> None:
    """Dashed vertical line with its name above the axes."""
    if position is None:
        return
    axes.axvline(position, color=colour, linewidth=1.1, linestyle=(0, (4, 3)), zorder=1.5)
    axes.annotate(label, (position, 1), xycoords=("data", "axes fraction"), xytext=(0, 3), textcoords="offset points",
                  ha="center", va="bottom", color=colour, fontsize=9)  # fmt: skip
