"""Captures, raids and brainwashings against the dice."""

from __future__ import annotations

import polars as pl

from analyses.feuergipfel.odds import brainwashings, fights, overall
from analyses.plots.dots import dots
from analyses.plots.lines import lines
from analyses.report.section import Section

WIDE = 0.2  # intervals that would hide the others in a figure


def dice_sections(seats: pl.LazyFrame) -> list[Section]:
    """By lead, by hurdle, by strategy; what nobody tried is left out."""
    found, washed, chosen = fights(seats), brainwashings(seats), overall(seats)
    sections = [_fights(found)] if found.height else []
    sections += [_brainwashings(washed)] if washed.height else []
    return sections + ([_chosen(chosen)] if chosen.height else [])


def _fights(table: pl.DataFrame) -> Section:
    ends = {"low": "success_rate_low", "high": "success_rate_high"}
    value = pl.col("exact")
    exact = table.unique("lead", maintain_order=True).sort("lead").select(
        pl.lit("exact chance").alias("action"), "lead", success_rate=value, success_rate_low=value,
        success_rate_high=value)  # fmt: skip
    sure = table.filter(pl.col("success_rate_high") - pl.col("success_rate_low") < WIDE)
    drawn = pl.concat([sure.select(exact.columns), exact])
    figure = lines(drawn, "lead", "success_rate", **ends, group="action", percent=True, ylabel="Share that succeeds",
                   xlabel="Lead before the dice (6: 6 or more)")  # fmt: skip
    reading = (
        "Both sides throw a die and add it to their strength. The line of the exact chance is the share of the "
        f"36 pairs of dice with which the attacker ends above; {table['agrees'].sum()} of {table.height} "
        "intervals hold it (with 95 % intervals, one in twenty misses by luck). Lucky Charm, Touch of Death, "
        "Tornado and Domination are left out: they change the dice. The figure leaves out what was hardly ever "
        "tried. Failing badly means that the attacker ends below and is lost."
    )
    return Section("Captures and raids", "Do captures and raids succeed as often as the dice say?", table, figure,
                   reading)  # fmt: skip


def _brainwashings(table: pl.DataFrame) -> Section:
    ends = {"low": "success_rate_low", "high": "success_rate_high"}
    value = pl.col("exact")
    exact = table.select(pl.lit("exact chance").alias("who"), "hurdle", success_rate=value, success_rate_low=value,
                         success_rate_high=value)  # fmt: skip
    drawn = pl.concat([table.select(pl.lit("brainwashings").alias("who"), *exact.columns[1:]), exact])
    figure = lines(drawn, "hurdle", "success_rate", **ends, group="who", percent=True, ylabel="Share that succeeds",
                   xlabel="What the die must exceed")  # fmt: skip
    reading = (
        "A prisoner changes sides if one die exceeds its strength, bonuses taken off. "
        f"{table['agrees'].sum()} of {table.height} intervals hold the exact chance."
    )
    return Section("Brainwashing", "Does brainwashing succeed as often as the die says?", table, figure, reading)


def _chosen(table: pl.DataFrame) -> Section:
    named = table.filter(pl.col("tries") > 0.01).with_columns(pl.format("{}: {}", "action", "strategy").alias("who"))
    drawn = named.sort("action", "success_rate", descending=[False, True])
    figure = dots(drawn, "who", "success_rate", xlabel="Share that succeeds", percent=True) if drawn.height else None
    reading = (
        "How often the tries of each strategy succeed, and what the exact chances of the fights it chose promise: "
        "differences between strategies are differences of choice, not of luck. The figure leaves out who hardly "
        "ever tries."
    )
    return Section("Fights that strategies choose", "Who picks good fights?", table, figure, reading)
