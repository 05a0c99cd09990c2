"""Further sections of a sweep: endings, seats and clans at every value, and what spells are worth at other costs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import polars as pl

from analyses.clusters import rates
from analyses.feuergipfel.costs import dealt_section, worth_section
from analyses.feuergipfel.winners import by_clan, endings
from analyses.plots.grid import grid
from analyses.plots.stacked import stacked
from analyses.report.section import Section, has_table
from analyses.report.sweep_winners import SweepLike
from analyses.sides import even_share


def notes(sweep: SweepLike) -> list[str]:
    """What to keep in mind on every page."""
    return ["What the spells cost is reconstructed, and the strategies are scripts with weights set by hand."]


def sections(sweep: SweepLike) -> list[Section]:
    """What the runs' tables can answer."""
    runs = {str(value): result for value, result in zip(sweep.values, sweep.results, strict=True)}
    found = [endings_section(runs, sweep.over)]
    if all(has_table(run.manifest, "seats") for run in runs.values()):
        found += [seats_section(runs, sweep.over), clans_section(runs, sweep.over)]
    if sweep.over == "costs" and all(has_table(run.manifest, "cards") for run in runs.values()):
        found += [worth_section(runs), dealt_section(runs)]
    return found


def endings_section(runs: Mapping[str, Any], over: str) -> Section:
    """How games end in every run, side by side."""
    table = pl.concat((_labelled(endings(run.games), label, over) for label, run in runs.items()), how="diagonal")
    figure = stacked(table, over, "ending", "share", xlabel="Share of the games", percent=True)
    reading = "How often games end by a complete structure, by an empty recruit stack, or at the cap of 200 rounds."
    return Section("Endings", f"How do games end, {over} by {over}?", table, figure, reading)


def seats_section(runs: Mapping[str, Any], over: str) -> Section:
    """Win rate of every seat above its even share."""
    parts = []
    for label, run in runs.items():
        even = even_share(run.manifest) or 0.0
        found = rates(run.seats, ["seat"], pl.col("win"), "win_rate").sort("seat")
        found = found.with_columns(
            (pl.col("seat").cast(pl.Int64) + 1).cast(pl.String), difference=pl.col("win_rate") - even
        )
        clear = (pl.col("low") > even) | (pl.col("high") < even)
        parts.append(_labelled(found.with_columns(clear=clear), label, over))
    table = pl.concat(parts)
    words = {"xlabel": "Seat in turn order", "colour_label": "Win rate minus the even share"}
    figure = grid(table, over, "seat", "difference", points=True, clear="clear", **words)
    reading = "Win rate of each seat minus an even share of the wins, in percentage points; faded cells may be luck "
    reading += "(each is judged by itself)."
    return Section("Seats at every value", "Does it help to begin?", table, figure, reading)


def clans_section(runs: Mapping[str, Any], over: str) -> Section:
    """Win rate of every wizard's clan above the even share."""
    parts = []
    for label, run in runs.items():
        even = even_share(run.manifest) or 0.0
        clear = (pl.col("low") > even) | (pl.col("high") < even)
        found = by_clan(run.seats).sort("clan").select("clan", "win_rate", "low", "high")
        parts.append(_labelled(found.with_columns(difference=pl.col("win_rate") - even, clear=clear), label, over))
    table = pl.concat(parts)
    words = {"xlabel": "Wizard's clan", "colour_label": "Win rate minus the even share"}
    figure = grid(table, over, "clan", "difference", points=True, clear="clear", **words)
    reading = (
        "Win rate with a wizard of the clan minus an even share, in percentage points; faded cells may be luck "
        "(each is judged by itself). Wizards are dealt at random, so clear cells are caused by the clan."
    )
    return Section("Clans at every value", "Which clans win more?", table, figure, reading)


def _labelled(table: pl.DataFrame, label: str, over: str) -> pl.DataFrame:
    return table.select(pl.lit(label).alias(over), pl.all())
