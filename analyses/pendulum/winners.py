"""Who wins: by character, by rank at the start, and by the seconds that somebody thinks."""

from __future__ import annotations

import polars as pl

from analyses.clusters import block_sums, centred_sums, per_unit, rates, ratios, with_mean, with_rate
from analyses.intervals import LEVEL
from analyses.pendulum import CHARACTERS

STRATA = ("matchup", "plan", "seat")
_HABITS = ("distance", "taken_back")


def by_character(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Win rate per character and side of the mat, best first, with two habits that explain much of it.

    Columns: `character`, `side`, `win_rate`, `low`, `high`, then steps `distance` to the parchment at the end and
    `taken_back` (times that stratagems were taken back for culture), each with `_low` and `_high`.
    """
    by = ["character", "advanced"]
    sums = block_sums(seats, by, {name: pl.col(name) for name in ("win", *_HABITS)})
    table = with_rate(ratios(sums, by, "win"), "win_rate", level=level)
    for habit in _HABITS:
        table = table.join(per_unit(sums, by, habit, habit, level=level), on=by)
    names = pl.col("character").cast(pl.Int64).replace_strict(dict(enumerate(CHARACTERS)), return_dtype=pl.String)
    side = pl.when("advanced").then(pl.lit("advanced")).otherwise(pl.lit("basic")).alias("side")
    named = table.select(names, side, pl.exclude(by))
    return named.sort(["win_rate", "character"], descending=[True, False])


def by_first_rank(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Win rate per place on the privilege track at the start: `first_rank`, `win_rate`, `low`, `high`."""
    return rates(seats, ["first_rank"], pl.col("win"), "win_rate", level).sort("first_rank")


def by_speed(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Win rate by strategy and seconds of thought: `plan` (strategy without speed), `think`, `win_rate`, ends."""
    table = rates(_planned(seats), ["plan", "think"], pl.col("win"), "win_rate", level)
    several = pl.len().over("plan") > 1
    return table.filter(several).sort("plan", "think")


def second_of_thinking(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """What one second more of thinking does to the win rate: `plan`, `second_gain` with `_low` and `_high`.

    The same strategy at different speeds is compared in the same seat at the same table (a line through its win rates
    over the seconds). Strategies that played at one speed only are left out.
    """
    values = {"win": pl.col("win"), "think": pl.col("think")}
    _, blocks = centred_sums(_planned(seats), STRATA, ["plan"], values, "win")
    varied = blocks.filter(pl.col("xx.think").sum().over("plan") > 0)
    if not varied.height:
        return pl.DataFrame(schema={"plan": pl.String, **dict.fromkeys(_ENDS, pl.Float64)})
    slopes = ratios(varied, ["plan"], "xy.think", "xx.think")
    return with_mean(slopes, *_ENDS, level=level).sort("plan")


_ENDS = ("second_gain", "second_gain_low", "second_gain_high")


def _planned(seats: pl.LazyFrame) -> pl.LazyFrame:
    """`voter(thinking=2)` and `voter` are one plan at two speeds; other parameters make another plan."""
    label = pl.col("strategy").cast(pl.String).str.replace(r"thinking=[^,)]*(, ?)?", "").str.replace(r",? ?\)$", ")")
    return seats.with_columns(plan=label.str.replace(r"\(\)$", ""))
