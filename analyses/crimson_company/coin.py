"""What a coin is worth in win rate: the same duels with coins handed out at the start.

Prices can only be called fair against a worth of money that doesn't come from prices: whoever pays much is rich, so
buyers at high prices win often for other reasons.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import polars as pl

from analyses.clusters import block_sums
from analyses.intervals import LEVEL, mean_interval

# Change of the win rate by a coin more at the start: 540,000 duels of value-bidder against itself with 4 coins less to
# 4 more than the other one (`batch.handicap`, seed 5); 95 % interval 0.0201 to 0.0213.
MEASURED, HALF_WIDTH = 0.0207, 0.0006


def coin_worth() -> float:
    """Win rate that a coin brings, measured by handicaps."""
    return MEASURED


def first_seat_rates(runs: Sequence[pl.LazyFrame], coins: Sequence[int], level: float = LEVEL) -> pl.DataFrame:
    """Win rate of the player who goes first, by how many coins more than the other one he starts with.

    Columns: `coins_more`, `win_rate`, `low`, `high`.
    """
    wins = _wins(runs)
    count, rates = wins.shape[1], wins.mean(axis=1)
    variances = wins.var(axis=1, ddof=1) / count if count > 1 else np.zeros(len(rates))
    ends = mean_interval(rates, variances, np.full(len(rates), count), level)
    table = pl.DataFrame({"coins_more": list(coins), "win_rate": rates, "low": ends.low, "high": ends.high})
    return table.sort("coins_more")


def coin_slope(runs: Sequence[pl.LazyFrame], coins: Sequence[int], level: float = LEVEL) -> pl.DataFrame:
    """Win rate that one coin more at the start brings, on average over the handicaps: `coin_gain`, `low`, `high`.

    All runs share their deals, so the slope is found in every block of deals by itself.
    """
    x = np.asarray(coins, dtype=np.float64) - np.mean(coins)
    slopes = x @ _wins(runs) / (x @ x)
    variance = slopes.var(ddof=1) / len(slopes) if len(slopes) > 1 else 0.0
    ends = mean_interval(slopes.mean(), variance, len(slopes), level)
    return pl.DataFrame({"coin_gain": [slopes.mean()], "low": [float(ends.low)], "high": [float(ends.high)]})


def _wins(runs: Sequence[pl.LazyFrame]) -> np.ndarray:
    """Win rate of seat 0 at [run, block of deals]."""
    rows = []
    for seats in runs:
        sums = block_sums(seats.filter(pl.col("seat") == 0), [], {"win": pl.col("win")}).sort("block")
        rows.append((sums["win"] / sums["rows"]).to_numpy())
    return np.array(rows)
