"""Structure of the figures: what stands on the axes and how much is drawn, never pixels."""

import polars as pl
import pytest
from matplotlib import rcParams
from matplotlib.colors import to_hex

from analyses.plots import style
from analyses.plots.bars import bars
from analyses.plots.dots import dots
from analyses.plots.dots_compared import dots_compared
from analyses.plots.grid import FADED
from analyses.plots.lines import GROUPS, groups_note, lines, shown_groups
from analyses.plots.matrix import NUMBERS_UP_TO, matrix
from analyses.plots.stacked import stacked
from sim.errors import SpielwerkError


def _ranked(rows: int) -> pl.DataFrame:
    names = [f"strategy-{i}" for i in range(rows)]
    values = [0.7 - 0.005 * i for i in range(rows)]
    ends = {"low": [value - 0.01 for value in values], "high": [value + 0.01 for value in values]}
    return pl.DataFrame({"strategy": names, "win_rate": values, **ends, "clear": [i % 2 == 0 for i in range(rows)]})


def _payoff(size: int) -> pl.DataFrame:
    names = [f"s{i}" for i in range(size)]
    return pl.DataFrame(
        [
            {"a": x, "b": y, "rate": 0.5 + 0.01 * (j - i)}
            for i, x in enumerate(names)
            for j, y in enumerate(names)
            if i != j
        ]
    )


def test_dots_draw_every_row_from_the_top():
    axes = dots(_ranked(5), "strategy", "win_rate", xlabel="Win rate", percent=True).axes[0]
    assert [label.get_text() for label in axes.get_yticklabels()] == [f"strategy-{i}" for i in range(5)]
    top, bottom = axes.get_ylim()
    assert top > bottom  # the first row is on top
    points = [line for line in axes.lines if line.get_marker() == "o"]
    whiskers = [line for line in axes.lines if line.get_marker() == "None"]
    assert [line.get_xdata()[0] for line in points] == pytest.approx(_ranked(5)["win_rate"].to_list())
    assert [tuple(line.get_xdata()) for line in whiskers] == list(_ranked(5).select("low", "high").iter_rows())
    assert axes.get_xlabel() == "Win rate"
    assert axes.xaxis.get_major_formatter()(0.5) == "50\N{NO-BREAK SPACE}%"


def test_dots_are_hollow_where_unclear():
    axes = dots(_ranked(4), "strategy", "win_rate", xlabel="x", clear="clear").axes[0]
    faces = [to_hex(line.get_markerfacecolor()) for line in axes.lines if line.get_marker() == "o"]
    assert [face == "#ffffff" for face in faces] == [False, True, False, True]


def test_dots_reference_is_named():
    axes = dots(_ranked(3), "strategy", "win_rate", xlabel="x", reference=0.5, reference_label="even").axes[0]
    assert [text.get_text() for text in axes.texts] == ["even"]
    assert any(list(line.get_xdata()) == [0.5, 0.5] for line in axes.lines)


def test_height_grows_so_that_rows_stay_readable():
    small, large = (dots(_ranked(rows), "strategy", "win_rate", xlabel="x") for rows in (5, 70))
    assert large.get_figheight() > 70 * 0.25 > small.get_figheight()


def _no_overlap(figure, labels) -> bool:
    boxes = sorted((label.get_window_extent(figure.canvas.get_renderer()) for label in labels), key=lambda box: box.y0)
    return all(low.y1 <= high.y0 + 0.5 for low, high in zip(boxes, boxes[1:], strict=False))


@pytest.mark.parametrize("rows", [2, 24, 70])
def test_row_labels_never_overlap(rows):
    figure = dots(_ranked(rows), "strategy", "win_rate", xlabel="x")
    figure.canvas.draw()
    assert _no_overlap(figure, figure.axes[0].get_yticklabels())


def test_matrix_writes_its_numbers():
    figure = matrix(
        _payoff(3), "a", "b", "rate", ylabel="strategy", xlabel="opponent", colour_label="won", order=["s2", "s0", "s1"]
    )
    axes = figure.axes[0]
    assert [label.get_text() for label in axes.get_yticklabels()] == ["s2", "s0", "s1"]
    assert sorted(text.get_text() for text in axes.texts) == ["48", "49", "49", "51", "51", "52"]
    assert (axes.get_xlabel(), axes.get_ylabel()) == ("opponent", "strategy")
    low, high = axes.images[0].get_clim()
    assert (low + high) / 2 == pytest.approx(0.5)  # white is even


def test_a_large_matrix_keeps_colours_only():
    axes = matrix(_payoff(NUMBERS_UP_TO + 1), "a", "b", "rate", ylabel="", xlabel="", colour_label="").axes[0]
    assert not axes.texts
    assert axes.images[0].get_array().shape == (NUMBERS_UP_TO + 1, NUMBERS_UP_TO + 1)


def test_stacked_bars_end_at_the_sum():
    table = pl.DataFrame({"who": ["a", "a", "b", "b"], "part": ["first", "second"] * 2, "coins": [2.0, 3.0, 1.0, 0.01]})
    figure = stacked(table, "who", "part", "coins", xlabel="Coins")
    axes = figure.axes[0]
    assert len(axes.patches) == 4
    assert max(bar.get_x() + bar.get_width() for bar in axes.patches) == 5.0
    assert [text.get_text() for text in axes.texts] == ["2.0", "1.0", "3.0", ""]  # no number where there is no room
    assert [text.get_text() for text in figure.legends[0].get_texts()] == ["first", "second"]


def test_lines_have_a_band_each():
    table = pl.DataFrame(
        {
            "round": [1, 2] * 2,
            "place": ["x", "x", "y", "y"],
            "v": [1.0, 2, 3, 4],
            "low": [0.5, 1, 2, 3],
            "high": [2.0, 3, 4, 5],
        }
    )
    figure = lines(table, "round", "v", xlabel="Round", ylabel="Coins", group="place")
    axes = figure.axes[0]
    assert [list(line.get_ydata()) for line in axes.lines] == [[1, 2], [3, 4]]
    assert len(axes.collections) == 2
    assert list(axes.get_xticks()) == [1, 2]
    assert axes.get_ylim()[0] == 0
    assert len({line.get_marker() for line in axes.lines}) == 2  # readable without colour


def test_lines_below_zero_are_not_cut():
    table = pl.DataFrame({"x": [1, 2], "v": [-1.0, 1.0], "low": [-2.0, 0.0], "high": [0.0, 2.0]})
    assert lines(table, "x", "v", xlabel="", ylabel="").axes[0].get_ylim()[0] < -2


def test_bars_cover_their_bins():
    table = pl.DataFrame(
        {"coins": [0, 5], "coins_to": [4, 9], "share": [0.25, 0.75], "low": [0.2, 0.7], "high": [0.3, 0.8]}
    )
    axes = bars(table, "coins", xlabel="Coins", ylabel="Share", reference=7.5, reference_label="chips").axes[0]
    assert [bar.get_height() for bar in axes.patches] == [0.25, 0.75]
    assert [bar.get_x() + bar.get_width() / 2 for bar in axes.patches] == [2, 7]
    assert [text.get_text() for text in axes.texts] == ["chips"]


def test_compared_dots_share_a_row():
    table = pl.DataFrame({"who": ["a", "b"], "given": [1.0, 2.0], "given_low": [0.9, 1.9], "given_high": [1.1, 2.1],
                          "got": [2.0, 1.0], "got_low": [1.9, 0.9], "got_high": [2.1, 1.1]})  # fmt: skip
    figure = dots_compared(table, "who", {"given": "given away", "got": "received"}, xlabel="Sevens")
    axes = figure.axes[0]
    assert [list(line.get_xdata()) for line in axes.lines] == [[1.0, 2.0], [2.0, 1.0]]
    assert [text.get_text() for text in figure.legends[0].get_texts()] == ["given away", "received"]
    assert all(abs(y - round(y)) <= 0.3 for line in axes.lines for y in line.get_ydata())
    assert len(axes.patches) == 1  # a band behind the first of two rows


def test_long_labels_keep_both_ends():
    assert style.short("plain") == "plain"
    long = style.short("second-place-hunter-of-the-valley(greed=3, patience=12)")
    assert len(long) <= style.LONGEST_LABEL and long.startswith("second-place") and long.endswith("=12)")
    pair = style.short("a-strategy-with-a-long-name(x=1) – another-one-with-a-name(y=2)")
    assert pair.count(" – ") == 1 and "(x=1)" in pair and "y=2)" in pair


def test_drawing_leaves_matplotlib_alone():
    before = dict(rcParams)
    dots(_ranked(2), "strategy", "win_rate", xlabel="x")
    assert dict(rcParams) == before


def test_differences_have_a_sign():
    axes = dots(_ranked(2), "strategy", "win_rate", xlabel="x", points=True).axes[0]
    write = axes.xaxis.get_major_formatter()
    assert [write(v) for v in (0.025, 0.0, -0.01)] == ["+2.5", "0", "\N{MINUS SIGN}1"]


def test_forty_lines_leave_room_for_the_axes():
    """Forty names in a legend used to squeeze the axes flat; now the first, the last and some between are drawn."""
    names = [f"a-strategy-with-a-rather-long-name-{i:02}" for i in range(40)]
    rows = [{"who": name, "turn": turn, "v": turn + i, "low": turn + i - 0.5, "high": turn + i + 0.5}
            for i, name in enumerate(names) for turn in range(1, 20)]  # fmt: skip
    figure = lines(pl.DataFrame(rows), "turn", "v", xlabel="Turn", ylabel="Coins", group="who")
    figure.canvas.draw()
    axes = figure.axes[0]
    inches = axes.get_window_extent().height / figure.dpi
    assert len(axes.lines) == GROUPS and inches > 2.2
    shown = [text.get_text() for text in figure.legends[0].get_texts()]
    assert shown[0] == names[0] and shown[-1] == names[-1]
    assert "8 of 40" in groups_note(40) and groups_note(8) == ""


def test_groups_that_are_shown_span_the_ranking():
    assert shown_groups(list(range(5))) == [0, 1, 2, 3, 4]
    assert shown_groups(list(range(15))) == [0, 2, 4, 6, 8, 10, 12, 14]


def test_the_smallest_of_many_parts_are_drawn_together():
    parts = [f"part-{i}" for i in range(12)]
    sizes = [float(i + 1) for i in range(12)]
    figure = stacked(pl.DataFrame({"who": ["a"] * 12, "part": parts, "n": sizes}), "who", "part", "n", xlabel="x")
    names = [text.get_text() for text in figure.legends[0].get_texts()]
    assert names == [*parts[5:], "other"]
    assert max(bar.get_x() + bar.get_width() for bar in figure.axes[0].patches) == sum(sizes), "nothing is lost"


def test_parts_have_whiskers():
    table = pl.DataFrame(
        {"who": ["a", "a"], "part": ["x", "y"], "n": [2.0, 3.0], "low": [1.5, 2.0], "high": [2.5, 4.0]}
    )
    axes = stacked(table, "who", "part", "n", xlabel="x").axes[0]
    assert [tuple(line.get_xdata()) for line in axes.lines] == [(1.5, 2.5), (4.0, 6.0)]


def test_too_many_values_in_a_row_get_a_clear_line():
    names = [f"v{i}" for i in range(9)]
    table = pl.DataFrame({"who": ["a"], **{f"{name}{end}": [0.0] for name in names for end in ("", "_low", "_high")}})
    with pytest.raises(SpielwerkError, match="9 values in a row are too many"):
        dots_compared(table, "who", dict(zip(names, names, strict=True)), xlabel="x")
    assert len(dots_compared(table, "who", {name: name for name in names[:8]}, xlabel="x").axes[0].lines) == 8


def test_matrix_fades_what_may_be_luck():
    table = _payoff(3).with_columns(clear=pl.col("rate") != 0.51)
    axes = matrix(table, "a", "b", "rate", ylabel="", xlabel="", colour_label="", clear="clear").axes[0]
    strength = axes.images[-1].get_alpha()
    assert strength[0, 1] == FADED and strength[1, 0] == 1.0 and strength[0, 2] == 1.0
