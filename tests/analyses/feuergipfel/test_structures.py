import polars as pl
import pytest

from analyses.feuergipfel.structures import CAUSES, collapses, growth, losses


def _seats() -> pl.LazyFrame:
    """Four games of three turns, two of them with an empty structure after the second turn."""
    rows = [
        {
            "deal": deal, "strategy": "builder", "win": 1.0, **{f"size_{number}": 0 for number in range(1, 31)},
            "size_1": 2, "size_2": 4 * (deal % 2), "size_3": 5, **{f"lost_{cause}": place
            for place, cause in enumerate(CAUSES)}, "collapses": deal % 2, "worst_collapse": 3 * (deal % 2),
            "risen": 1, "saved": 0, "peak": 6, "creatures": 5,
        }
        for deal in range(4)
    ]  # fmt: skip
    return pl.LazyFrame(rows)


def test_growth_counts_empty_structures_but_not_finished_games():
    table = growth(_seats())
    assert table["turn"].to_list() == [1, 2, 3]
    assert table["size"].to_list() == [2, 2, 5] and table["going_share"].to_list() == [1, 1, 1]


def test_losses():
    table = losses(_seats())
    assert dict(table.select("cause", "number").iter_rows())["in corrections"] == 3
    assert table["number"].sum() == 15


def test_collapses():
    row = collapses(_seats()).row(0, named=True)
    assert (row["collapses"], row["collapsed_share"], row["large_share"]) == pytest.approx((0.5, 0.5, 0.5))
    assert (row["lost_each"], row["risen"], row["fall"], row["peak"]) == pytest.approx((6, 1, 1, 6))
