"""Structure of the grid: what stands on the axes and how certain cells are told from others."""

import polars as pl
import pytest

from analyses.plots import style
from analyses.plots.grid import FADED, NUMBERS_UP_TO, grid


def _table() -> pl.DataFrame:
    return pl.DataFrame({
        "card": ["Witch", "Witch", "Moat"], "strategy": ["a", "b", "a"], "shift": [0.3, -0.2, 0.0],
        "clear": [True, True, False],
    })  # fmt: skip


def test_rows_and_columns_in_the_order_of_the_table():
    axes = grid(_table(), "card", "strategy", "shift", xlabel="Strategy", colour_label="x", points=True).axes[0]
    assert [label.get_text() for label in axes.get_yticklabels()] == ["Witch", "Moat"]
    assert [label.get_text() for label in axes.get_xticklabels()] == ["a", "b"]
    assert {text.get_text() for text in axes.texts} == {"+30", "\N{MINUS SIGN}20", "0"}  # the missing cell stays empty


def test_unclear_cells_are_faded():
    figure = grid(_table(), "card", "strategy", "shift", xlabel="x", colour_label="x", points=True, clear="clear")
    axes = figure.axes[0]
    assert axes.images[-1].get_alpha().tolist() == [[1, 1], [FADED, 1]]
    texts = {text.get_text(): text for text in axes.texts}
    assert texts["0"].get_color() == style.QUIET and texts["+30"].get_weight() == "bold"


def test_shares_around_a_centre_have_no_sign():
    axes = grid(_table(), "card", "strategy", "shift", xlabel="x", colour_label="x", centre=0.1, percent=True).axes[0]
    assert "30" in {text.get_text() for text in axes.texts}
    assert axes.images[-1].get_clim() == pytest.approx((-0.2, 0.4))


def test_many_columns_are_colours_only():
    names = [f"s{i}" for i in range(NUMBERS_UP_TO + 1)]
    table = pl.DataFrame({"card": ["Witch"] * len(names), "strategy": names, "shift": [0.1] * len(names)})
    assert not grid(table, "card", "strategy", "shift", xlabel="x", colour_label="x").axes[0].texts
