"""Which strategies stay in fashion when players keep copying what beats the present one?

Alpha-rank: a population that plays one strategy is now and then invaded by another; the better it does, the likelier it
takes over. The share of time spent at each strategy ranks them, circles included.
S. Omidshafiei et al. (2019), alpha-Rank: Multi-Agent Evaluation by Evolution (arXiv 1903.01373).
"""

from __future__ import annotations

import numpy as np
import polars as pl
from scipy.special import logsumexp, ndtri

from analyses.intervals import LEVEL, Floats
from analyses.ratings import payoff_matrix

POPULATION = 50
SELECTION = 10.0  # strong enough to rank, weak enough that a 0.1 % lead decides nothing
RESAMPLES = 200


def alpha_rank(payoff: pl.DataFrame, level: float = LEVEL) -> pl.DataFrame:
    """Share of time at each strategy, from a table of `matchups`; the interval redraws the payoffs within their error.

    Pairs that never met count as equal. Columns: `strategy`, `time_share`, `low`, `high`, most fashionable first.
    """
    labels, rates = payoff_matrix(payoff)
    error = (payoff_matrix(payoff, "high")[1] - payoff_matrix(payoff, "low")[1]) / (2 * ndtri(0.5 + level / 2))
    rates, error = np.where(np.isnan(rates), 0.5, rates), np.nan_to_num(error)
    noise = np.random.default_rng(0).normal(size=(RESAMPLES, *rates.shape))
    noise = np.triu(noise) - np.triu(noise).swapaxes(1, 2)  # what one wins, the other loses
    draws = np.array([stationary_distribution(rates + error * one) for one in noise])
    low, high = np.quantile(draws, [(1 - level) / 2, (1 + level) / 2], axis=0)
    share = stationary_distribution(rates)
    ends = {"low": np.minimum(low, share), "high": np.maximum(high, share)}
    return pl.DataFrame({"strategy": labels, "time_share": share, **ends}).sort("time_share", descending=True)


def stationary_distribution(payoffs: Floats, population: int = POPULATION, selection: float = SELECTION) -> Floats:
    """Alpha-rank of a symmetric two-player game: `payoffs[i, j]` is what i gets against j."""
    takeover = fixation(np.asarray(payoffs, dtype=np.float64), population, selection) / max(len(payoffs) - 1, 1)
    np.fill_diagonal(takeover, 0.0)
    return _long_run(takeover)


def fixation(payoffs: Floats, population: int, selection: float) -> Floats:
    """Chance `[s, r]` that a single r takes over a population of s (Fermi imitation, fitness against everyone)."""
    mutants = np.arange(1, population)[:, None, None]
    own, column = np.diag(payoffs), payoffs.T  # column[s, r] = payoff of r against s
    fitness_r = ((mutants - 1) * own[None, :] + (population - mutants) * column) / (population - 1)
    fitness_s = ((population - mutants - 1) * own[:, None] + mutants * payoffs) / (population - 1)
    steps = np.cumsum(-selection * (fitness_r - fitness_s), axis=0)
    return np.exp(-logsumexp(np.concatenate([np.zeros_like(steps[:1]), steps]), axis=0))


def _long_run(rates: Floats) -> Floats:
    """Stationary distribution by Grassmann, Taksar and Heyman (1985): no subtraction, so tiny chances stay exact."""
    chain, size = rates.copy(), len(rates)
    for last in range(size - 1, 0, -1):
        chain[:last, last] /= chain[last, :last].sum()
        chain[:last, :last] += np.outer(chain[:last, last], chain[last, :last])
    weight = np.ones(size)
    for state in range(1, size):
        weight[state] = weight[:state] @ chain[:state, state]
    return weight / weight.sum()
