import numpy as np
import polars as pl
import pytest

from analyses.matchups import matchups
from analyses.ratings import AVERAGE, ELO, payoff_matrix, ratings


def _payoff(strengths: dict[str, float], games: float = 1e6) -> pl.DataFrame:
    pairs = [(a, b) for a in strengths for b in strengths if a != b]
    rates = [1 / (1 + np.exp(strengths[b] - strengths[a])) for a, b in pairs]
    table = pl.DataFrame(pairs, schema=["strategy", "opponent"], orient="row")
    return table.with_columns(win_rate=pl.Series(rates), effective_games=pl.lit(games))


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
