"""One number per strategy: Bradley-Terry ratings fitted to the payoff table."""

from __future__ import annotations

import choix
import numpy as np
import polars as pl
from scipy.special import ndtri

from analyses.intervals import LEVEL, Floats

ELO = 400 / np.log(10)  # 400 points = odds of 10 to 1, as in chess
AVERAGE = 1500.0


def ratings(payoff: pl.DataFrame, level: float = LEVEL) -> pl.DataFrame:
    """Bradley-Terry ratings on the Elo scale from a table of `matchups`; 1500 is the average of the strategies.

    A single number can't show who beats whom in a circle; read it beside the payoff table.
    Columns: `strategy`, `rating`, `low`, `high`, best first.
    """
    labels, wins = _comparisons(payoff)
    strengths = choix.ilsr_pairwise_dense(wins, alpha=1e-9)
    strengths -= strengths.mean()
    half = ndtri(0.5 + level / 2) * np.sqrt(np.diag(_covariance(wins, strengths)))
    table = pl.DataFrame({"strategy": labels, "rating": strengths, "low": strengths - half, "high": strengths + half})
    return table.with_columns(pl.col("rating", "low", "high") * ELO + AVERAGE).sort("rating", descending=True)


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
    chance = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))
    weight = (wins + wins.T) * chance * (1 - chance)
    return np.asarray(np.linalg.pinv(np.diag(weight.sum(axis=1)) - weight), dtype=np.float64)
