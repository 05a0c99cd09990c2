"""Further sections of a sweep of Pendulum: how games end at every value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import polars as pl

from analyses.pendulum.endings import ending_facts, endings
from analyses.plots.stacked import stacked
from analyses.report.section import Section
from analyses.report.sweep_winners import SweepLike


def notes(sweep: SweepLike) -> list[str]:
    """What to keep in mind on every page."""
    return ["Most numbers are reconstructed, and the strategies are scripts with weights set by hand."]


def sections(sweep: SweepLike) -> list[Section]:
    """Endings side by side."""
    runs = {str(value): result for value, result in zip(sweep.values, sweep.results, strict=True)}
    return [endings_section(runs, sweep.over)]


def endings_section(runs: Mapping[str, Any], over: str) -> Section:
    """How games end in every run, side by side."""
    table = pl.concat(_labelled(ending_facts(run.games), label, over) for label, run in runs.items())
    drawn = pl.concat(_labelled(endings(run.games), label, over) for label, run in runs.items())
    figure = stacked(drawn, over, "won_by", "share", xlabel="Share of the games", percent=True)
    reading = (
        "How often somebody wins by all four tracks, by the legendary point only, or nobody wins. The table adds how "
        "many seats a game complete all tracks and hold the legendary point."
    )
    return Section("Endings", f"How do games end, {over} by {over}?", table, figure, reading)


def _labelled(table: pl.DataFrame, label: str, over: str) -> pl.DataFrame:
    return table.select(pl.lit(label).alias(over), pl.all())
