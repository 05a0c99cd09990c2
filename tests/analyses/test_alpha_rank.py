import numpy as np
import polars as pl
import pytest

from analyses.alpha_rank import alpha_rank, fixation, stationary_distribution
from analyses.matchups import matchups


def test_published_distribution():
    """The game of Han et al. (2013), payoffs and result as in OpenSpiel's alpharank_test.py."""
    r, t, p, s, delta, eps = 1.0, 2.0, 0.0, -1.0, 4.0, 0.25
    payoffs = np.array(
        [
            [r - eps / 2, r - eps, 0, s + delta - eps, r - eps],
            [r, r, s, s, s],
            [0, t, p, p, p],
            [t - delta, t, p, p, p],
            [r, t, p, p, p],
        ]
    )
    expected = [0.40966787, 0.07959841, 0.20506998, 0.08505983, 0.2206039]
    assert stationary_distribution(payoffs, population=20, selection=0.1) == pytest.approx(expected, abs=1e-6)


def test_fixation_has_its_closed_form_in_constant_sum_games():
    # Omidshafiei et al. (2019): (1 - e^-u) / (1 - e^-mu) with u = selection m / (m - 1) (payoff - 1/2).
    payoffs = np.array([[0.5, 0.4], [0.6, 0.5]])
    u = 2.0 * 20 / 19 * (0.6 - 0.5)
    assert fixation(payoffs, 20, 2.0)[0, 1] == pytest.approx((1 - np.exp(-u)) / (1 - np.exp(-20 * u)))


def test_a_neutral_newcomer_takes_over_once_in_m():
    assert fixation(np.full((2, 2), 0.5), 50, 10.0) == pytest.approx(np.full((2, 2), 1 / 50))


def test_rock_paper_scissors_share_the_time():
    payoffs = np.array([[0.5, 0.2, 0.8], [0.8, 0.5, 0.2], [0.2, 0.8, 0.5]])
    assert stationary_distribution(payoffs) == pytest.approx([1 / 3] * 3)


def test_sure_losers_do_not_break_the_arithmetic():
    share = stationary_distribution(np.array([[0.5, 1.0, 1.0], [0.0, 0.5, 1.0], [0.0, 0.0, 0.5]]))
    assert share[0] == pytest.approx(1)
    assert (share > 0).all()


def test_table_of_a_run(teams):
    table = alpha_rank(matchups(teams.seats, teams.manifest))
    assert table["strategy"][0] == "hunter"
    assert table["time_share"].sum() == pytest.approx(1)
    assert ((table["low"] <= table["time_share"]) & (table["time_share"] <= table["high"])).all()


def test_uncertain_payoffs_give_wide_intervals():
    rows = {"strategy": ["a", "b"], "opponent": ["b", "a"], "win_rate": [0.51, 0.49]}
    vague = alpha_rank(pl.DataFrame({**rows, "low": [0.45, 0.43], "high": [0.57, 0.55]}))
    sure = alpha_rank(pl.DataFrame({**rows, "low": [0.5095, 0.4895], "high": [0.5105, 0.4905]}))
    assert vague["high"][0] - vague["low"][0] > 0.5 > 0.1 > sure["high"][0] - sure["low"][0]
