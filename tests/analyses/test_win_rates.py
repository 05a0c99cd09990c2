import polars as pl
import pytest

from analyses.win_rates import win_rates


def test_rates_are_the_means_of_win(teams):
    table = win_rates(teams.seats)
    assert table.columns == ["strategy", "games", "win_rate", "low", "high"]
    expected = dict(teams.seats.group_by("strategy").agg(pl.col("win").mean()).collect().iter_rows())
    for row in table.iter_rows(named=True):
        assert row["win_rate"] == pytest.approx(expected[row["strategy"]])
        assert row["low"] < row["win_rate"] < row["high"]


def test_best_comes_first(teams):
    assert win_rates(teams.seats)["strategy"].to_list() == ["hunter", "briber", "random"]


def test_games_are_counted_once_for_two_seats(teams):
    # Every strategy sits in two of three match-ups of 400 deals x 4 orders, with two seats in each game.
    assert win_rates(teams.seats)["games"].to_list() == [3200, 3200, 3200]


def test_partners_are_not_independent(teams):
    """Two seats of one team always win together: dropping one of them must not widen the interval."""
    whole = win_rates(teams.seats).row(0, named=True)
    half = win_rates(teams.seats.filter(pl.col("seat") < 2)).row(0, named=True)
    assert half["high"] - half["low"] == pytest.approx(whole["high"] - whole["low"], rel=0.02)


def test_intervals_cover_the_truth(run_maker):
    """Equal strategies, so the truth is 1/2: about 95 % of the intervals hold it."""
    runs = [run_maker([["a", "b", "a", "b"]], deals=40, seed=seed, skill={}) for seed in range(100)]
    tables = [win_rates(run.seats) for run in runs]
    held = sum(bool(((table["low"] <= 0.5) & (table["high"] >= 0.5)).all()) for table in tables)
    assert 88 <= held <= 100
    assert any((table["low"] > 0.5).any() for table in tables)  # and they are not just wide


def test_other_level_other_width(teams):
    wide, narrow = win_rates(teams.seats, level=0.99), win_rates(teams.seats, level=0.5)
    assert (wide["high"] - wide["low"] > 2 * (narrow["high"] - narrow["low"])).all()
