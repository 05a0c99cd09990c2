"""The report of sweeps: what a handicap coin is worth, and how hard the robber knights are."""

from __future__ import annotations

from typing import Any

import polars as pl

from analyses.crimson_company.coin import coin_slope, first_seat_rates
from analyses.plots.dots import dots
from analyses.plots.lines import lines
from analyses.report.section import Section, has_table
from analyses.report.sweep import SweepLike
from analyses.report.words import percent_range, points_range
from analyses.sides import together
from analyses.win_rates import win_rates


def sections(sweep: SweepLike) -> list[Section]:
    """The section that belongs to what was varied."""
    manifests = [result.manifest for result in sweep.results]
    if not all(has_table(one, "seats") for one in manifests):
        return []
    if sweep.over == "handicap" and all(one["players"] == 2 for one in manifests):
        return [_handicap(sweep)]
    if sweep.over == "difficulty" and all(map(together, manifests)):
        return [_difficulty(sweep)]
    return []


def coins_more(manifest: Any) -> int:
    """Coins that the first player has beyond the second one's."""
    first, second = manifest["setup"]["handicap"]
    return int(first) - int(second)


def _handicap(sweep: SweepLike) -> Section:
    runs, coins = [result.seats for result in sweep.results], [coins_more(one.manifest) for one in sweep.results]
    table = first_seat_rates(runs, coins)
    figure = lines(table, "coins_more", "win_rate", xlabel="Coins that the first player has more at the start",
                   ylabel="First player wins", percent=True, from_zero=False)  # fmt: skip
    worth = coin_slope(runs, coins).row(0, named=True)
    usual = [f"Without a handicap the first player wins {percent_range(row, 'win_rate')}. "
             for row in table.filter(pl.col("coins_more") == 0).iter_rows(named=True)]  # fmt: skip
    reading = (
        f"{''.join(usual)}A coin more at the start raises a player's win rate by "
        f"{points_range(worth, 'coin_gain')} percentage points, on average over the handicaps played.\n\n"
        "The same deals with other numbers of coins. Where the line crosses 50 %, the handicap makes up for going "
        "second."
    )
    return Section("Handicap", "What is a coin at the start worth?", table, figure, reading)


def _difficulty(sweep: SweepLike) -> Section:
    parts = []
    for value, result in zip(sweep.values, sweep.results, strict=True):
        won = win_rates(result.seats)
        parts.append(won.select(pl.lit(str(value)).alias("difficulty"), "strategy", "win_rate", "low", "high"))
    table = pl.concat(parts).sort("strategy", maintain_order=True)
    row = (pl.col("strategy") + ", " + pl.col("difficulty")).alias("row")
    figure = dots(table.with_columns(row), "row", "win_rate", xlabel="Games won", percent=True)
    reading = (
        "Share of the games won against the robber knights, from the easiest difficulty to the hardest. Every castle "
        "starts with 0, 1, 3, 6 or 9 coins, each a strength of the robber knights."
    )
    return Section("Difficulty", "How hard are the robber knights to beat?", table, figure, reading)
