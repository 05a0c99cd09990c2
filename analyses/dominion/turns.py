"""How many turns does a player take until the game is over?"""

from __future__ import annotations

from collections.abc import Sequence

import polars as pl

from analyses.clusters import block_sums, per_unit
from analyses.intervals import LEVEL


def turns_by_strategy(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Own turns of a strategy's players, in games won and in games lost, quickest winner first.

    A shared win counts as the share it is. Columns: `strategy`, `turns`, `turns_when_winning`, `turns_when_losing`,
    each with `_low` and `_high`.
    """
    win, turns = pl.col("win").cast(pl.Float64), pl.col("own_turns").cast(pl.Float64)
    sums = {"turns": turns, "wins": win, "won": turns * win, "losses": 1 - win, "lost": turns * (1 - win)}
    table, by = block_sums(seats, ["strategy"], sums), ["strategy"]
    found = per_unit(table, by, "turns", "turns", level=level)
    for name, top, bottom in (("turns_when_winning", "won", "wins"), ("turns_when_losing", "lost", "losses")):
        found = found.join(per_unit(table, by, top, name, bottom, level), on=by, how="left")
    return found.sort("turns_when_winning", "strategy", nulls_last=True)


def rounds(seats: pl.LazyFrame, by: Sequence[str] = (), level: float = LEVEL) -> pl.DataFrame:
    """Rounds until the end, per group: the first player takes part in every one of them.

    Columns: `by`, `rounds`, `rounds_low`, `rounds_high`.
    """
    first = seats.filter(pl.col("seat") == 0)
    return per_unit(block_sums(first, by, {"x": pl.col("own_turns")}), by, "x", "rounds", level=level)
