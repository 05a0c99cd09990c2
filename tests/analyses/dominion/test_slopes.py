import numpy as np
import polars as pl
import pytest

from analyses.dominion.slopes import slopes


def _frame(matchup: np.ndarray, win: np.ndarray, value: np.ndarray) -> pl.LazyFrame:
    size = len(win)
    return pl.LazyFrame(
        {"deal": np.arange(size), "matchup": matchup, "strategy": ["a"] * size, "seat": 0, "win": win, "x": value}
    )


def test_one_matchup_is_the_plain_difference():
    rng = np.random.default_rng(0)
    win, value = (rng.random(500) < 0.4).astype(float), rng.normal(0, 1, 500)
    row = slopes(_frame(np.zeros(500, int), win, value), {"x": pl.col("x")}).row(0, named=True)
    assert row["winners"] == pytest.approx(value[win == 1].mean())
    assert row["losers"] == pytest.approx(value[win == 0].mean())
    assert row["estimate"] == pytest.approx(row["winners"] - row["losers"])


def test_an_easy_opponent_is_not_taken_for_the_value():
    """Match-up 0 is won 9 times of 10 and lasts 10 turns longer; winning itself changes nothing."""
    rng = np.random.default_rng(1)
    easy = np.tile([True, False], 2000)
    win = (rng.random(4000) < np.where(easy, 0.9, 0.1)).astype(float)
    turns = 15 + 10 * easy + rng.normal(0, 1, 4000)
    assert turns[win == 1].mean() - turns[win == 0].mean() > 7
    row = slopes(_frame((~easy).astype(int), win, turns), {"x": pl.col("x")}).row(0, named=True)
    assert abs(row["estimate"]) < 3 * row["variance"] ** 0.5 < 0.3


def test_it_is_the_regression_with_an_effect_of_the_matchup():
    rng = np.random.default_rng(2)
    matchup = rng.integers(0, 3, 600)
    win = rng.choice([0.0, 0.5, 1.0], 600, p=[0.5, 0.1, 0.4])
    value = 2 * win + matchup + rng.normal(0, 1, 600)
    design = np.column_stack([win, *(matchup == m for m in range(3))]).astype(float)
    expected = np.linalg.lstsq(design, value, rcond=None)[0][0]
    found = slopes(_frame(matchup, win, value), {"x": pl.col("x")}).row(0, named=True)
    assert found["estimate"] == pytest.approx(expected)


def test_going_first_is_not_taken_for_the_value():
    """Seat 0 wins more often and takes a turn more."""
    rng = np.random.default_rng(4)
    first = np.tile([True, False], 2000)
    win = (rng.random(4000) < np.where(first, 0.7, 0.3)).astype(float)
    frame = _frame(np.zeros(4000, int), win, 15.0 + first).with_columns(seat=pl.Series((~first).astype(np.uint8)))
    assert slopes(frame, {"x": pl.col("x")})["estimate"][0] == pytest.approx(0)


def test_who_always_wins_is_left_out():
    frame = _frame(np.zeros(50, int), np.ones(50), np.arange(50.0))
    assert slopes(frame, {"x": pl.col("x")}).height == 0
