import numpy as np
import pytest
from scipy import stats

from analyses.intervals import (
    beyond_chance,
    effective_size,
    holm,
    mean_interval,
    never_seen,
    p_value,
    rate_interval,
    sequence_interval,
    sequence_p,
    wilson,
)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    # Newcombe (1998), Two-sided confidence intervals for the single proportion, table I, method 3.
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_gives_newcombes_numbers(wins, games, low, high):
    found = wilson(wins / games, games)
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


@pytest.mark.parametrize("level", [0.8, 0.95, 0.99])
def test_wilson_agrees_with_scipy(level):
    for wins in range(0, 41, 5):
        expected = stats.binomtest(wins, 40).proportion_ci(level, method="wilson")
        assert wilson(wins / 40, 40, level) == pytest.approx((expected.low, expected.high), abs=1e-12)


def test_wilson_knows_nothing_without_trials():
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_independent_trials_keep_their_number():
    share, games = 0.3, 5000
    size = effective_size(share, share * (1 - share) / games, clusters=games, deals=games)
    assert size == pytest.approx(games, rel=1e-3)


def test_rows_that_repeat_each_other_count_once():
    # 4 equal rows a deal: the variance is that of 1000 trials, not of 4000.
    assert effective_size(0.5, 0.25 / 1000, clusters=1000, deals=1000) == pytest.approx(1000, rel=5e-3)


def test_few_clusters_shrink_the_size_by_z_over_t():
    expected = 50 * (stats.norm.ppf(0.975) / stats.t.ppf(0.975, 4)) ** 2
    assert effective_size(0.5, 0.25 / 50, clusters=5, deals=50) == pytest.approx(expected)


def test_all_or_nothing_counts_deals():
    assert rate_interval(1.0, 0.0, 1000, 1000).high == 1.0
    assert rate_interval(1.0, 0.0, 1000, 1000).low == pytest.approx(1 - 3.84 / 1003.84, abs=1e-4)


def test_a_single_deal_says_next_to_nothing():
    low, high = rate_interval(0.5, 0.0, 1, 1)
    assert high - low > 0.7


def test_mean_interval_agrees_with_scipy():
    values = np.random.default_rng(1).normal(3, 2, 30)
    expected = stats.ttest_1samp(values, 0).confidence_interval(0.9)
    found = mean_interval(values.mean(), values.var(ddof=1) / 30, 30, 0.9)
    assert found == pytest.approx((expected.low, expected.high))


def test_p_value_agrees_with_scipy():
    values = np.random.default_rng(2).normal(0.3, 1, 25)
    found = p_value(values.mean(), values.var(ddof=1) / 25, 25)
    assert found == pytest.approx(stats.ttest_1samp(values, 0).pvalue)


def test_p_value_of_no_spread():
    assert p_value([0.0, 1.0], [0.0, 0.0], [10, 10]).tolist() == [1.0, 2 * 0.5**10]


def test_holm_example():
    # By hand: 0.005 x 4, 0.01 x 3, 0.03 x 2, and 0.04 x 1 raised to the 0.06 before it.
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])


def test_holm_never_exceeds_one_and_takes_nothing():
    assert holm([0.9, 0.8]).tolist() == [1.0, 1.0]
    assert holm([]).size == 0


def test_clustered_rates_cover():
    """Deals with luck of their own, four games each: the 95 % interval covers in about 95 % of 1000 experiments."""
    rng = np.random.default_rng(3)
    deals = 80
    chance = rng.beta(2, 2, (1000, deals, 1))
    wins = (rng.random((1000, deals, 4)) < chance).mean(axis=2)
    share, variance = wins.mean(axis=1), wins.var(axis=1, ddof=1) / deals
    low, high = rate_interval(share, variance, np.full(1000, deals), np.full(1000, deals))
    covered = ((low <= 0.5) & (high >= 0.5)).mean()
    assert 0.93 <= covered <= 0.97
    naive = wilson(share, 4 * deals)
    assert ((naive.low <= 0.5) & (naive.high >= 0.5)).mean() < 0.9  # what ignoring the deals would do


def test_sequence_covers_at_every_look():
    """Looking after every deal: an ordinary interval misses the truth at some time far too often, this one doesn't."""
    rng = np.random.default_rng(4)
    values = rng.exponential(1.0, (400, 3000))
    looks = np.arange(1, 3001)
    mean = values.cumsum(axis=1) / looks
    variance = ((values**2).cumsum(axis=1) / looks - mean**2) / looks
    late = slice(99, None)  # asymptotic: it needs some deals before the first look
    low, high = sequence_interval(mean[:, late], variance[:, late], looks[late], sharpest_at=500)
    missed = ((low > 1) | (high < 1)).any(axis=1).mean()
    assert missed <= 0.07
    low, high = mean_interval(mean[:, late], variance[:, late], looks[late])
    assert ((low > 1) | (high < 1)).any(axis=1).mean() > 0.2


def test_sequence_is_sharpest_near_the_number_named():
    widths = {}
    for sharpest_at in (100, 1_000, 10_000):
        low, high = sequence_interval(0.0, 1.0 / 1_000, 1_000, sharpest_at=sharpest_at)
        widths[sharpest_at] = high - low
    assert widths[1_000] == min(widths.values())
    # Never narrower than the interval for a single look.
    low, high = mean_interval(0.0, 1.0 / 1_000, 1_000)
    assert widths[1_000] > high - low


def test_the_rule_of_three():
    assert never_seen(1000) == pytest.approx(3 / 1000, rel=0.01)
    assert (1 - never_seen(1000)) ** 1000 == pytest.approx(0.05, rel=0.01)
    assert never_seen([0, 1]).tolist() == [1.0, 1.0]


@pytest.mark.parametrize("level", [0.9, 0.95, 0.99])
def test_the_sequence_s_p_value_fits_its_interval(level):
    mean = np.linspace(-0.2, 0.2, 81)
    low, high = sequence_interval(mean, 0.0009, 5_000, level, sharpest_at=2_000)
    p = sequence_p(mean, 0.0009, 5_000, level, sharpest_at=2_000)
    assert ((low > 0) | (high < 0)).tolist() == (p < 1 - level).tolist()
    assert sequence_p(0.0, 0.0, 10) == 1 and sequence_p(1.0, 0.0, 10) == pytest.approx(2 * 0.5**10)


def test_agreement_of_few_deals_is_no_certainty():
    """All deals the same way: no variance, and yet three of them happen by chance one time in four."""
    assert p_value([1.0, 0.5, 0.0], [0.0, 0.0, 0.0], [3, 20, 3]) == pytest.approx([0.25, 2 * 0.5**20, 1.0])
    assert sequence_p(0.3, 0.0, 3) == pytest.approx(0.25) and sequence_p(0.3, 0.0, 40) < 1e-9


def test_nothing_is_clear_that_its_own_interval_leaves_open():
    found = beyond_chance([0.01, 0.01, 0.2, 0.01], [0.4, 0.55, 0.55, 0.1], [0.9, 0.9, 0.9, 0.45], 0.5)
    assert found.tolist() == [False, True, False, True]
