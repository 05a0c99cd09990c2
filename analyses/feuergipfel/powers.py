"""How often are the powers of the clans used, where they count?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import polars as pl

from analyses.clusters import block_sums, per_unit
from analyses.feuergipfel import CLANS
from analyses.feuergipfel.words import card_colour
from analyses.intervals import LEVEL
from analyses.plots.dots import dots
from analyses.plots.stacked import stacked
from analyses.report.section import Section

MEANING = (
    "Doom: an action more after a brainwashing. Clergy: raids with a bonus. Twilight: captives that became minions. "
    "Dawn: spells more from research. Night: moves and swaps for nothing. Gaia: defences with a bonus. The powers "
    "belong to the creatures, whoever controls them, so this has nothing to do with the clans of the wizards."
)


def counted(seats: pl.LazyFrame) -> bool:
    """Were the powers on, and does the run know their uses?"""
    columns = [f"power_{clan}" for clan in CLANS]
    if not set(columns) <= set(seats.collect_schema().names()):
        return False
    return bool(seats.select(pl.sum_horizontal(pl.col(columns).cast(pl.Int64).sum())).collect().item())


def uses(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Uses of each clan's power, a seat and game: `clan`, `uses`, `low`, `high`; most used first."""
    table = block_sums(seats, [], {clan: pl.col(f"power_{clan}") for clan in CLANS})
    parts = []
    for clan in CLANS:
        part = per_unit(table, [], clan, "uses", level=level).rename({"uses_low": "low", "uses_high": "high"})
        parts.append(part.select(pl.lit(clan).alias("power_of"), "uses", "low", "high"))
    return pl.concat(parts).sort("uses", "power_of", descending=[True, False])


def powers_section(seats: pl.LazyFrame) -> Section:
    """The uses in one run."""
    table = uses(seats)
    figure = dots(table, "power_of", "uses", xlabel="Uses a seat and game", colour=card_colour)
    return Section("Clan powers", "How often are the powers of the clans used?", table, figure, MEANING)


def powers_beside(runs: Mapping[str, Any], over: str) -> Section:
    """The uses in several runs, those in which the powers count."""
    parts = [uses(run.seats).select(pl.lit(label).alias(over), pl.all())
             for label, run in runs.items() if counted(run.seats)]  # fmt: skip
    table = pl.concat(parts)
    figure = stacked(table, over, "power_of", "uses", xlabel="Uses a seat and game")
    return Section("Uses of clan powers", "How often are the powers of the clans used?", table, figure, MEANING)
