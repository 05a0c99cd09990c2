"""One number per strategy: Bradley-Terry ratings fitted to the payoff table."""

from __future__ import annotations

from typing import Any

import choix
import numpy as np
import polars as pl
from scipy.special import ndtri

from analyses.intervals import LEVEL, Floats

ELO = 400 / np.log(10)  # 400 points = odds of 10 to 1, as in chess
AVERAGE = 1500.0


def ratings(payoff: pl.DataFrame, level: float = LEVEL) -> pl.DataFrame:
    """Bradley-Terry ratings on the Elo scale from a table of `matchups`; 1500 is the average of the strategies.

    A single number can't show who beats whom in a circle; read it beside the payoff table. The intervals are widened by
    how badly the model fits (overdispersion, as in a quasi-likelihood), and `misfit` names where it is most wrong.
    Columns: `strategy`, `rating`, `low`, `high`, best first.
    """
    labels, wins, strengths = _fit(payoff)
    spread = np.diag(_covariance(wins, strengths)) * dispersion(wins, strengths)
    half = ndtri(0.5 + level / 2) * np.sqrt(spread)
    table = pl.DataFrame({"strategy": labels, "rating": strengths, "low": strengths - half, "high": strengths + half})
    return table.with_columns(pl.col("rating", "low", "high") * ELO + AVERAGE).sort("rating", descending=True)


def misfit(payoff: pl.DataFrame) -> dict[str, Any]:
    """The pair that the ratings describe worst.

    `strategy`, `opponent`, `win_rate`, `low` and `high` are its row of the payoff table, `expected` is the win rate by
    their ratings, `points` by how many rating points these are off for the pair.
    """
    labels, wins, strengths = _fit(payoff)
    games, chance = wins + wins.T, _chances(strengths)
    rates = np.divide(wins, games, out=np.full_like(wins, np.nan), where=games > 0)
    apart = np.nan_to_num(rates - chance, nan=-1.0)
    row, column = np.unravel_index(int(apart.argmax()), apart.shape)  # the side that does better than expected
    points = ELO * (np.log(rates / (1 - rates))[row, column] - (strengths[row] - strengths[column]))
    pair = (pl.col("strategy") == labels[row]) & (pl.col("opponent") == labels[column])
    found = payoff.filter(pair).select("strategy", "opponent", "win_rate", "low", "high").row(0, named=True)
    return {**found, "expected": float(chance[row, column]), "points": float(points)}


def dispersion(wins: Floats, strengths: Floats) -> float:
    """Pearson's chi-squared per degree of freedom, at least 1: how much worse the model fits than chance explains."""
    games, chance = wins + wins.T, _chances(strengths)
    met = np.triu(games > 0, 1)
    expected = (games * chance)[met]
    squares = ((wins[met] - expected) ** 2 / (expected * (1 - chance[met]))).sum()
    return float(max(1.0, squares / max(int(met.sum()) - len(wins) + 1, 1)))


def _fit(payoff: pl.DataFrame) -> tuple[list[str], Floats, Floats]:
    """Labels, wins of row over column, and the strengths that explain them best."""
    labels, wins = _comparisons(payoff)
    strengths = choix.ilsr_pairwise_dense(wins, alpha=1e-9)
    return labels, wins, strengths - strengths.mean()


def _chances(strengths: Floats) -> Floats:
    return np.asarray(1 / (1 + np.exp(strengths[None, :] - strengths[:, None])), dtype=np.float64)


def payoff_matrix(payoff: pl.DataFrame, value: str = "win_rate") -> tuple[list[str], Floats]:
    """Long table to labels and square matrix (row = strategy, column = opponent); NaN where they never met."""
    labels = sorted(set(payoff["strategy"]) | set(payoff["opponent"]))
    number = {label: position for position, label in enumerate(labels)}
    matrix = np.full((len(labels), len(labels)), np.nan)
    rows = payoff["strategy"].replace_strict(number, return_dtype=pl.Int64).to_numpy()
    columns = payoff["opponent"].replace_strict(number, return_dtype=pl.Int64).to_numpy()
    matrix[rows, columns] = payoff[value].to_numpy()
    return labels, matrix


def _comparisons(payoff: pl.DataFrame) -> tuple[list[str], Floats]:
    """Wins of row over column in independent games; half a win more for each keeps a clean sweep finite."""
    labels, rates = payoff_matrix(payoff)
    sizes = payoff_matrix(payoff, "effective_games")[1]
    return labels, np.nan_to_num(rates * sizes + 0.5)


def _covariance(wins: Floats, strengths: Floats) -> Floats:
    """Inverse of the Fisher information, in the space of strengths that add up to zero."""
    chance = _chances(strengths)
    weight = (wins + wins.T) * chance * (1 - chance)
    return np.asarray(np.linalg.pinv(np.diag(weight.sum(axis=1)) - weight), dtype=np.float64)
