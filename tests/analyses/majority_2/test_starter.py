import polars as pl
import pytest

from analyses.majority_2.starter import starter, starter_rate, ties


def test_the_starter_s_gain(seats):
    # Both strategies sit in both seats; the starter wins three of four and scores 2 more.
    won, lost = {"win": 1.0, "score": 12}, {"win": 0.0, "score": 10}
    games = [[won | {"strategy": one}, lost | {"strategy": other}] for one, other in ("ab", "ba", "ab")]
    games.append([lost | {"strategy": "b", "score": 12}, won | {"strategy": "a", "score": 10}])
    frame = seats(games)
    table = {row["strategy"]: row for row in starter(frame).iter_rows(named=True)}
    assert table["a"]["starting_share"] == 1 and table["a"]["second_share"] == 0.5
    assert table["a"]["starting_gain"] == 0.5 and table["a"]["score_difference"] == 2
    assert table["b"]["starting_gain"] == 0.5
    assert starter_rate(frame)["starter_share"].item() == 0.75


def test_strategies_that_kept_their_seat_are_left_out(seats):
    assert starter(seats([[{"win": 1.0}, {}]])).height == 0


def test_ties():
    games = pl.LazyFrame({"deal": [0, 1, 2, 3], "tied": [True, False, False, False]})
    assert ties(games)["tied_share"].item() == pytest.approx(0.25)
