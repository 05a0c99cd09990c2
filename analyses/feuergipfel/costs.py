"""How much does a spell's worth hang on the reconstructed costs? Every set of costs side by side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import polars as pl

from analyses.feuergipfel.spells import spell_worth
from analyses.interventions import interventions, main_users
from analyses.plots.grid import grid
from analyses.report.section import Section


def worth_beside(runs: Mapping[str, Any]) -> pl.DataFrame:
    """`spell_worth` of every run: `card`, `costs`, `dealt_gain`, `cast_gain` with ends, `clear`."""
    parts = [spell_worth(run.cards).select("card", pl.lit(costs).alias("costs"), pl.exclude("card"))
             for costs, run in runs.items()]  # fmt: skip
    return pl.concat(parts)


def removed_beside(found: Mapping[str, Any]) -> pl.DataFrame:
    """What taking a spell out does to the strategy that casts it most, at every set of costs.

    Columns: `card`, `costs`, `strategy`, `difference`, `low`, `high`, `p` (Holm within a set of costs), `clear`.
    """
    parts = []
    for costs, one in found.items():
        users = main_users(one.before.cards, "cast", list(one.comparisons))
        who = pl.DataFrame(list(users.items()), schema=["card", "strategy"], orient="row")
        table = interventions(one.comparisons).join(who, on=["card", "strategy"])
        parts.append(table.select("card", pl.lit(costs).alias("costs"), "strategy", "difference", "low", "high", "p",
                                  "clear"))  # fmt: skip
    return pl.concat(parts)


def worth_section(runs: Mapping[str, Any]) -> Section:
    """What goes with casting a spell, at every set of costs."""
    table = worth_beside(runs)
    words = {"xlabel": "Costs", "colour_label": "Win rate of those who cast it minus others"}
    figure = grid(table, "card", "costs", "cast_gain", points=True, clear="clear", **words)
    reading = (
        "A row that keeps its colour is a finding about the spell; one that changes it hangs on costs that had to be "
        "guessed. Win rate of seats that cast the spell minus others (same strategy, seat and opponents), in "
        "percentage points; faded cells may be luck. The table adds being dealt the spell, which chance decides."
    )
    return Section("Spells at other costs", "Does the worth of spells hang on the costs?", table, figure, reading)


def dealt_section(runs: Mapping[str, Any]) -> Section:
    """What being dealt a spell causes, at every set of costs."""
    table = worth_beside(runs).drop_nulls("dealt_gain")
    table = table.select("card", "costs", "dealt_gain", "dealt_gain_low", "dealt_gain_high", "dealt_clear")
    best = pl.col("dealt_gain").first().over("card")
    table = table.sort(best, descending=True, maintain_order=True)
    words = {"xlabel": "Costs", "colour_label": "Win rate of those it was dealt to minus others"}
    figure = grid(table, "card", "costs", "dealt_gain", points=True, clear="dealt_clear", **words)
    reading = (
        "Chance decides who is dealt a spell, so a clear cell is caused by the spell, at these costs and for these "
        "strategies; a spell takes the place of another one, so what is hard to use shows as a loss. In "
        "percentage points; faded cells may be luck, all cards of a column considered."
    )
    return Section("Spells dealt at other costs", "Which spells cause wins, at which costs?", table, figure, reading)


def removed_section(found: Mapping[str, Any]) -> Section:
    """What taking a spell out causes, at every set of costs."""
    table = removed_beside(found)
    words = {"xlabel": "Costs", "colour_label": "Win rate without the spell minus with it"}
    figure = grid(table, "card", "costs", "difference", points=True, clear="clear", **words)
    reading = (
        "What happens to the strategy that casts a spell most often when the spell is taken out of the game: orange "
        "loses by that. Each column has other costs; faded cells may be luck, all spells of a column considered."
    )
    return Section("Spells removed at other costs", "Who misses a spell, at which costs?", table, figure, reading)
