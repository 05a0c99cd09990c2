"""What changes from kingdom to kingdom: speed, endings, luck, the best strategy?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import polars as pl

from analyses.clusters import block_sums, shares
from analyses.dominion.box import kingdom_cards
from analyses.dominion.endings import BY_PILES
from analyses.dominion.first_player import first_player_gain
from analyses.dominion.swing import lead_spread, upsets
from analyses.dominion.turns import rounds
from analyses.intervals import LEVEL
from analyses.win_rates import win_rates

if TYPE_CHECKING:
    from analyses.report.sweep import SweepLike

MEASURES = ("rounds", "piles_share", "first_player_gain", "lead_spread", "upset_share")


def kingdoms(sweep: SweepLike, level: float = LEVEL) -> pl.DataFrame:
    """One row per run, in their order.

    Columns: `value`, `games`, `rounds`, `piles_share` (ended by empty piles), `first_player_gain`, `lead_spread`
    (standard deviation of the score lead, same strategies in the same seats), `upset_share` (the favourite of the
    match-up doesn't win), each with `_low` and `_high`; `best_strategy`, `best_rate` with ends.
    """
    rows = [_row(value, result, level) for value, result in zip(sweep.values, sweep.results, strict=True)]
    return pl.concat(rows, how="diagonal")


def _row(value: str, result: Any, level: float) -> pl.DataFrame:
    seats, players = result.seats, result.manifest["players"]
    best = win_rates(seats, level)[:1].drop("games")
    best = best.rename({"strategy": "best_strategy", "win_rate": "best_rate", "low": "best_rate_low",
                        "high": "best_rate_high"})  # fmt: skip
    first = first_player_gain(seats, players, level=level)
    swing = [lead_spread(seats, players, level), upsets(seats, players, level)]
    parts = [rounds(seats, level=level), _by_piles(result.games, level), first, *swing, best]
    facts = pl.DataFrame({"value": [str(value)], "games": [int(result.manifest["games"])]})
    return pl.concat([facts, *(part for part in parts if part is not None)], how="horizontal")


def _by_piles(games: pl.LazyFrame, level: float) -> pl.DataFrame:
    sums = block_sums(games, [], {"piles": pl.col("ended") == BY_PILES})
    return shares(sums, [], "piles", "rows", "piles_share", level)


def win_rates_by_value(sweep: SweepLike, level: float = LEVEL) -> pl.DataFrame:
    """Win rate of every strategy in every run: `value`, `strategy`, `games`, `win_rate`, `low`, `high`."""
    tables = [win_rates(result.seats, level) for result in sweep.results]
    named = [table.select(pl.lit(str(value)).alias("value"), pl.all())
             for value, table in zip(sweep.values, tables, strict=True)]  # fmt: skip
    return pl.concat(named)


def piles(sweep: SweepLike) -> dict[str, set[str]]:
    """The kingdom cards of every run, the bane included."""
    return {
        str(value): set(kingdom_cards(result.manifest))
        for value, result in zip(sweep.values, sweep.results, strict=True)
    }
