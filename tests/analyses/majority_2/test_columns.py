import polars as pl
import pytest

from analyses.majority_2.columns import ending_parts, endings, formed, size_parts, sizes

SEAT = {"finished": 3, "finished_with_3": 1, "finished_with_4": 1, "finished_with_5_or_more": 1, "columns_discarded": 1,
        "settled_with_5": 3, "settled_with_7_or_more": 1, "two_factions": 1, "settled_away": 18, "finished_demons": 2,
        "finished_angels": 1}  # fmt: skip


def test_how_columns_end(seats):
    table = endings(seats([[SEAT, {"columns_discarded": 2, "settled_with_5": 2}]]))
    one, other = table.iter_rows(named=True)  # fewest discarded first
    assert (one["strategy"], other["strategy"]) == ("a", "b")
    assert (one["settled"], one["discarded_share"], one["five_share"], one["two_share"]) == (4, 0.25, 0.25, 0.25)
    assert one["lost_each"] == 4.5 and other["discarded_share"] == 1
    parts = ending_parts(table).group_by("strategy").agg(pl.col("share").sum())
    assert parts["share"].to_list() == [1, 1]


def test_sizes(seats):
    table = sizes(seats([[SEAT, SEAT | {"settled_with_5": 4, "settled_with_7_or_more": 0}]]))
    assert table["strategy"].to_list() == ["b", "a"]
    assert table["size_7_share"].to_list() == [0, 0.25]
    assert size_parts(table)["share"].sum() == pytest.approx(2)


def test_factions_by_colour(seats):
    table = formed(seats([[SEAT, {}]]))
    assert table["colour"].head(2).to_list() == ["demons", "angels"]
    assert table["factions"].head(2).to_list() == [1.0, 0.5]


def test_a_strategy_that_settles_nothing_has_no_shares(seats):
    table = endings(seats([[SEAT, {}]]))
    assert table.filter(pl.col("strategy") == "b")["discarded_share"].to_list() == [None]
