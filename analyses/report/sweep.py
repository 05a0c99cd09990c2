"""The report of a sweep: the same strategies again and again, with one thing varied."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Protocol

import polars as pl
from matplotlib.figure import Figure

from analyses.lengths import length_summary
from analyses.plots import dots_compared as compared
from analyses.plots import style
from analyses.plots.dots import dots
from analyses.plots.grid import grid
from analyses.plots.lines import lines
from analyses.report import header
from analyses.report.rooms import room
from analyses.report.section import Section, has_table
from analyses.report.words import best_and_worst
from analyses.report.write import write_report
from analyses.win_rates import win_rates


class SweepLike(Protocol):
    """A run per value; `over` says what was varied."""

    @property
    def over(self) -> str: ...
    @property
    def values(self) -> Sequence[Any]: ...
    @property
    def results(self) -> Sequence[Any]: ...


def sweep_report(sweep: SweepLike, path: str | os.PathLike[str]) -> Path:
    """Write the report of a sweep into the folder `path` and return the path of its page."""
    manifest = merged_manifest(sweep)
    headline = f"{header.title(manifest)}: what changes with {sweep.over}"
    count, sizes = len(sweep.values), sorted({result.manifest["games"] for result in sweep.results})
    games = f"{sizes[0]:,}" if len(sizes) == 1 else f"{sizes[0]:,} to {sizes[-1]:,}"
    notes = [f"A run for each of {count} values of {sweep.over}, {games} games each, all with the same strategies."]
    own = room(manifest["game"], "sweep")
    notes += own.notes(sweep) if own and hasattr(own, "notes") else []
    return write_report(SimpleNamespace(manifest=manifest), sweep_sections(sweep), path, headline=headline, notes=notes)


def merged_manifest(sweep: SweepLike) -> dict[str, Any]:
    """The first run's manifest with the games of all, and without the settings that differ."""
    manifests = [result.manifest for result in sweep.results]
    merged = {**manifests[0], "games": sum(one["games"] for one in manifests)}
    for key in ("change", "options", "setup"):
        given = [one.get(key) for one in manifests]
        merged[key] = _common([one if isinstance(one, Mapping) else {} for one in given])
    return merged


def _common(settings: list[Mapping[str, Any]]) -> dict[str, Any]:
    return {key: value for key, value in settings[0].items() if all(one.get(key) == value for one in settings)}


def sweep_sections(sweep: SweepLike) -> list[Section]:
    """Win rates and length value by value, then the game's own.

    A game adds its own in `analyses/<game>/sweep.py` with `sections(sweep)`, and sentences for the head of the page
    with `notes(sweep)`.
    """
    kept = [result.manifest for result in sweep.results]
    found = [_winners(sweep)] if all(has_table(one, "seats") for one in kept) else []
    own = room(kept[0]["game"], "sweep")
    return [*found, _length(sweep), *(own.sections(sweep) if own else [])]


def axis(values: Sequence[Any]) -> list[int] | list[float] | list[str]:
    """The values as numbers if all are numbers, else as words."""
    try:
        numbers = [float(value) for value in values]
    except ValueError:
        return [str(value) for value in values]
    if len(set(numbers)) < len(numbers):
        return [str(value) for value in values]
    return [int(number) for number in numbers] if all(map(float.is_integer, numbers)) else numbers


def _by_value(sweep: SweepLike, tables: list[pl.DataFrame]) -> pl.DataFrame:
    """Tables of all runs below each other, the value in front under the name of what was varied."""
    named = [table.select(pl.lit(value).alias(sweep.over), pl.all())
             for value, table in zip(axis(sweep.values), tables, strict=True)]  # fmt: skip
    return pl.concat(named)


def _winners(sweep: SweepLike) -> Section:
    table = _by_value(sweep, [win_rates(result.seats) for result in sweep.results])
    ranked = table.with_columns(pl.format("{} at {} = {}", "strategy", pl.lit(sweep.over), sweep.over).alias("where"))
    reading = (
        f"{best_and_worst(ranked, 'where', 'win_rate')}\n\n"
        "Win rate of every strategy, value by value, with its 95 % interval. Each run is a world of its own: a "
        "strategy can also win more because the others got weaker."
    )
    question = f"How do the win rates change with {sweep.over}?"
    return Section("Win rates", question, table, _winners_figure(table, sweep.over), reading)


def _winners_figure(table: pl.DataFrame, over: str) -> Figure:
    """Lines over numbers; over words a row per value, and a grid where there are too many strategies for that."""
    ordered = table.sort("strategy", maintain_order=True)
    strategies = ordered["strategy"].unique(maintain_order=True).to_list()
    if table.schema[over].is_numeric() and len(strategies) <= len(style.COLOURS):
        words = {"xlabel": over, "ylabel": "Win rate"}
        return lines(ordered, over, "win_rate", group="strategy", percent=True, from_zero=False, **words)
    if len(strategies) > len(compared.MARKERS):
        centre = float(table["win_rate"].mean())
        return grid(table, over, "strategy", "win_rate", xlabel="Strategy", colour_label="Win rate", centre=centre,
                    percent=True)  # fmt: skip
    wide = ordered.pivot("strategy", index=over, values=["win_rate", "low", "high"], maintain_order=True)
    names = {f"{part}_{one}": f"{one}{end}" for one in strategies
             for part, end in (("win_rate", ""), ("low", "_low"), ("high", "_high"))}  # fmt: skip
    values = {one: one for one in strategies}
    return compared.dots_compared(wide.rename(names), over, values, xlabel="Win rate", percent=True)


def _length(sweep: SweepLike) -> Section:
    table = _by_value(sweep, [length_summary(result.games) for result in sweep.results])
    ends = ("turns_low", "turns_high")
    if table.schema[sweep.over].is_numeric():
        figure = lines(table, sweep.over, "turns", *ends, xlabel=sweep.over, ylabel="Turns", from_zero=False)
    else:
        figure = dots(table, sweep.over, "turns", *ends, xlabel="Turns of all players")
    reading = "Turns of all players together until the end, on average, and the games cut off at the turn limit."
    return Section("Length", f"Do games last longer or shorter with {sweep.over}?", table, figure, reading)
