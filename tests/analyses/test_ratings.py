import numpy as np
import polars as pl
import pytest

from analyses.matchups import matchups
from analyses.ratings import AVERAGE, ELO, misfit, payoff_matrix, ratings


def _payoff(strengths: dict[str, float], games: float = 1e6) -> pl.DataFrame:
    pairs = [(a, b) for a in strengths for b in strengths if a != b]
    rates = [1 / (1 + np.exp(strengths[b] - strengths[a])) for a, b in pairs]
    table = pl.DataFrame(pairs, schema=["strategy", "opponent"], orient="row")
    return _with_ends(table.with_columns(win_rate=pl.Series(rates), effective_games=pl.lit(games)))


def _with_ends(table: pl.DataFrame) -> pl.DataFrame:
    """The columns `low` and `high` that a payoff table has."""
    rate = pl.col("win_rate")
    half = 1.96 * (rate * (1 - rate) / pl.col("effective_games")).sqrt()
    return table.with_columns(low=rate - half, high=rate + half)


def test_strengths_that_made_the_table_come_back():
    strengths = {"a": 1.0, "b": 0.25, "c": -1.25}
    table = ratings(_payoff(strengths))
    assert table["strategy"].to_list() == ["a", "b", "c"]
    assert ((table["rating"] - AVERAGE) / ELO).to_list() == pytest.approx([1.0, 0.25, -1.25], abs=1e-4)


def test_four_hundred_points_are_ten_to_one():
    table = ratings(_payoff({"a": np.log(10), "b": 0.0}))
    assert table["rating"][0] - table["rating"][1] == pytest.approx(400, abs=0.1)


def test_interval_of_two_is_that_of_the_log_odds():
    """With two strategies the difference's standard error is 1 / sqrt(n p q); each rating has half of it."""
    table = ratings(_payoff({"a": 0.4, "b": 0.0}, games=2_000))
    p = 1 / (1 + np.exp(-0.4))
    half = 1.96 * ELO / np.sqrt(2_001 * p * (1 - p)) / 2
    assert table["high"][0] - table["rating"][0] == pytest.approx(half, rel=0.01)


def test_a_clean_sweep_stays_finite():
    payoff = pl.DataFrame(
        {"strategy": ["a", "b"], "opponent": ["b", "a"], "win_rate": [1.0, 0.0], "effective_games": [50.0, 50.0]}
    )
    assert np.isfinite(ratings(payoff)["high"].to_numpy()).all()


def test_ratings_of_a_run_rank_by_skill(teams):
    table = ratings(matchups(teams.seats, teams.manifest))
    assert table["strategy"].to_list() == ["hunter", "briber", "random"]
    assert table["low"][0] > table["high"][1]


def test_matrix_leaves_gaps_for_those_who_never_met(duel):
    labels, matrix = payoff_matrix(matchups(duel.seats, duel.manifest))
    assert labels == ["briber", "hunter", "random"]
    assert np.isnan(matrix[0, 2]) and np.isnan(matrix[1, 1]) and not np.isnan(matrix[1, 2])


def _circle(games: float) -> pl.DataFrame:
    """Rock, paper, scissors, each winning 70 of 100."""
    rows = [("r", "s"), ("s", "p"), ("p", "r")]
    made = [(a, b, 0.7) for a, b in rows] + [(b, a, 0.3) for a, b in rows]
    table = pl.DataFrame(made, schema=["strategy", "opponent", "win_rate"], orient="row")
    return _with_ends(table.with_columns(effective_games=pl.lit(games)))


def test_a_model_that_is_wrong_is_not_shown_as_certain():
    """A million games make the circle certain, not the ratings: their bars stay wide however many games there are."""
    few, many = ratings(_circle(1e3)), ratings(_circle(1e6))
    width = [float((table["high"] - table["low"]).max()) for table in (few, many)]
    assert width[1] == pytest.approx(width[0], rel=0.05) and width[1] > 100


def test_the_worst_fit_is_named():
    worst = misfit(_circle(1e6))
    assert (worst["strategy"], worst["opponent"]) in {("r", "s"), ("s", "p"), ("p", "r")}
    assert worst["win_rate"] == pytest.approx(0.7, abs=0.001) and worst["expected"] == pytest.approx(0.5, abs=0.001)
    assert worst["points"] == pytest.approx(400 * np.log10(0.7 / 0.3), abs=1)


def test_a_model_that_fits_keeps_its_narrow_bars():
    table = ratings(_payoff({"a": 1.0, "b": 0.25, "c": -1.25}))
    assert float((table["high"] - table["low"]).max()) < 2
    assert misfit(_payoff({"a": 1.0, "b": 0.25, "c": -1.25}))["points"] < 0.1
