"""How many turns does a player take until the game is over?"""

from __future__ import annotations

from collections.abc import Sequence

import polars as pl

from analyses.clusters import block_sums, per_unit
from analyses.dominion.contrast import with_difference
from analyses.dominion.slopes import slopes
from analyses.intervals import LEVEL


def turns_by_strategy(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Own turns of a strategy's players, and whether it wins the long games or the short ones.

    Columns: `strategy`, `turns` with `_low` and `_high`, `turns_difference` (games won minus games lost, the same
    opponents and seat; empty where it always or never wins), `low`, `high`, `p` (Holm-adjusted), `clear`. Those that
    win the short games first.
    """
    turns = pl.col("own_turns")
    all_games = per_unit(block_sums(seats, ["strategy"], {"turns": turns}), ["strategy"], "turns", "turns", level=level)
    apart = with_difference(slopes(seats, {"turns": turns}), "turns_difference", level)
    columns = ("turns_difference", "low", "high", "p", "clear")
    found = all_games.join(apart.select("strategy", *columns), on="strategy", how="left")
    return found.sort("turns_difference", "strategy", nulls_last=True)


def rounds(seats: pl.LazyFrame, by: Sequence[str] = (), level: float = LEVEL) -> pl.DataFrame:
    """Rounds until the end, per group: the first player takes part in every one of them.

    Columns: `by`, `rounds`, `rounds_low`, `rounds_high`.
    """
    first = seats.filter(pl.col("seat") == 0)
    return per_unit(block_sums(first, by, {"x": pl.col("own_turns")}), by, "x", "rounds", level=level)
