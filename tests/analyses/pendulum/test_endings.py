import polars as pl
import pytest

from analyses.pendulum.endings import ending_facts, endings, ways_to_win


def _games() -> pl.LazyFrame:
    won = [1, 1, 2, 0, 1, 2, 1, 2]
    return pl.LazyFrame(
        {"deal": range(8), "won_by": won, "complete_seats": [2, 1, 0, 0, 1, 0, 2, 0], "legends": [2] * 8}
    )


def test_shares_of_the_endings():
    table = endings(_games())
    assert table["won_by"].to_list() == ["all four tracks", "the legendary point", "nobody wins"]
    assert table["share"].to_list() == pytest.approx([0.5, 0.375, 0.125])
    assert ((table["low"] < table["share"]) & (table["share"] < table["high"])).all()


def test_one_row_of_facts():
    row = ending_facts(_games()).row(0, named=True)
    assert (row["tracks_share"], row["legendary_share"], row["nobody_share"]) == pytest.approx((0.5, 0.375, 0.125))
    assert (row["complete"], row["legends"]) == pytest.approx((0.75, 2.0))


def test_ways_to_win_add_up_to_the_win_rate():
    seats = pl.LazyFrame({
        "deal": [0, 0, 1, 1, 2, 2, 3, 3], "strategy": ["voter", "random"] * 4,
        "win": [1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0],
        "complete": [True, False, False, False, True, True, False, False],
    })  # fmt: skip
    table = ways_to_win(seats)
    found = {(strategy, way): share for strategy, way, share, *_ in table.iter_rows()}
    assert table["strategy"][0] == "voter"
    assert found["voter", "all four tracks"] == 0.5 and found["voter", "the legendary point"] == 0.25
    # Complete and beaten: no win by tracks.
    assert found["random", "all four tracks"] == 0 and found["random", "the legendary point"] == 0.25
