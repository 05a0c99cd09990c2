"""Structure of the timeline: a bar per row, in its lane, in the colour of what was done."""

import polars as pl
from matplotlib.colors import to_hex

from analyses.plots import style
from analyses.plots.timeline import timeline


def _table() -> pl.DataFrame:
    return pl.DataFrame({
        "player": ["red", "red", "blue", "blue"], "from": [0.0, 30.0, 5.0, 40.0], "to": [30.0, 75.0, 40.0, 42.0],
        "doing": ["purple", "black", "green", "black"], "words": ["settle", "vote", "work", "much too long for it"],
    })  # fmt: skip


def test_bars_lie_in_their_lanes():
    figure = timeline(_table(), "player", "from", "to", "doing")
    axes = figure.axes[0]
    bars = {
        (round(bar.get_y() + bar.get_height() / 2), bar.get_x(), bar.get_x() + bar.get_width()) for bar in axes.patches
    }
    assert bars == {(0, 0.0, 30.0), (0, 30.0, 75.0), (1, 5.0, 40.0), (1, 40.0, 42.0)}
    assert [label.get_text() for label in axes.get_yticklabels()] == ["red", "blue"]
    assert axes.get_xlim() == (0.0, 75.0) and axes.get_xlabel() == "Seconds"
    assert [text.get_text() for text in figure.legends[0].get_texts()] == ["purple", "black", "green"]


def test_the_same_thing_has_the_same_colour_in_every_lane():
    axes = timeline(_table(), "player", "from", "to", "doing", colours={"black": "#111111"}).axes[0]
    found = {bar.get_x(): to_hex(bar.get_facecolor()) for bar in axes.patches}
    assert found[30.0] == found[40.0] == "#111111"
    assert len({found[0.0], found[5.0], "#111111"}) == 3


def test_words_are_written_where_they_fit_and_moments_are_named():
    axes = timeline(_table(), "player", "from", "to", "doing", text="words", marks={"council": 60.0}).axes[0]
    assert [text.get_text() for text in axes.texts] == ["council", "settle", "vote", "work"]


def test_more_kinds_than_colours_are_still_drawn():
    kinds = [f"k{i}" for i in range(12)]
    table = pl.DataFrame({"lane": ["a"] * 12, "from": range(12), "to": range(1, 13), "what": kinds})
    axes = timeline(table, "lane", "from", "to", "what").axes[0]
    assert len(axes.patches) == 12
    assert to_hex(axes.patches[-1].get_facecolor()) == style.COLOURS[-1].lower()
