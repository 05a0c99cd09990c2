"""What is it worth to go first?"""

from __future__ import annotations

from collections.abc import Sequence

import polars as pl

from analyses.clusters import block_sums, ratios, shares, with_mean
from analyses.dominion.contrast import contrasts, with_difference
from analyses.intervals import LEVEL


def first_player(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Per strategy: win rate when going first against going later in the same deals, who gains most first.

    Meaningful when strategies were rotated over the seats. Columns: `strategy`, `first_rate` and `later_rate`
    with `_low` and `_high`, `difference`, `low`, `high`, `p` (Holm-adjusted), `clear`.
    """
    first, win = pl.col("seat") == 0, pl.col("win")
    sums = {"first": first, "first_wins": win * first, "later": ~first, "later_wins": win * ~first}
    table, by = block_sums(seats, ["strategy"], sums), ["strategy"]
    found = contrasts(table, by, ("first_wins", "first"), ("later_wins", "later")).drop("one", "other")
    rates = [shares(table, by, f"{when}_wins", when, f"{when}_rate", level) for when in ("first", "later")]
    named = rates[0].join(rates[1], on=by).join(with_difference(found, "difference", level), on=by)
    return named.sort("difference", "strategy", descending=[True, False])


def first_player_gain(seats: pl.LazyFrame, players: int, by: Sequence[str] = (), level: float = LEVEL) -> pl.DataFrame:
    """Win rate of whoever goes first minus the even share, per group.

    Columns: `by`, `first_player_gain` with `_low` and `_high`.
    """
    first = seats.filter(pl.col("seat") == 0)
    found = ratios(block_sums(first, by, {"wins": pl.col("win")}), by, "wins")
    shifted = found.with_columns(pl.col("estimate") - 1 / players)
    name = "first_player_gain"
    return with_mean(shifted, name, f"{name}_low", f"{name}_high", level)
