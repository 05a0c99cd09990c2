"""The report of a sweep: the same strategies again and again, with one thing varied."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from analyses.lengths import length_summary
from analyses.plots import style
from analyses.plots.dots import dots
from analyses.plots.lines import lines
from analyses.report import header
from analyses.report.rooms import room
from analyses.report.section import Section, has_table
from analyses.report.sweep_winners import SweepLike, axis, by_value, runs_of, sensitivities, winners
from analyses.report.write import write_report
from analyses.sides import together

__all__ = ["SweepLike", "axis", "merged_manifest", "sweep_report", "sweep_sections"]


def sweep_report(sweep: SweepLike, path: str | os.PathLike[str]) -> Path:
    """Write the report of a sweep into the folder `path` and return the path of its page."""
    manifest = merged_manifest(sweep)
    headline = f"{header.title(manifest)}: what changes with {sweep.over}"
    count, sizes = len(sweep.values), sorted({result.manifest["games"] for result in sweep.results})
    games = f"{sizes[0]:,}" if len(sizes) == 1 else f"{sizes[0]:,} to {sizes[-1]:,}"
    notes = [f"A run for each of {count} values of {sweep.over}, {games} games each, all with the same strategies."]
    own = room(manifest["game"], "sweep")
    notes += own.notes(sweep) if own and hasattr(own, "notes") else []
    runs = {f"{sweep.over} = {value}": result.manifest for value, result in runs_of(sweep).items()}
    head = SimpleNamespace(manifest=manifest)
    return write_report(head, sweep_sections(sweep), path, headline=headline, notes=notes, runs=runs)


def merged_manifest(sweep: SweepLike) -> dict[str, Any]:
    """What the runs' manifests have in common, with the games of all."""
    manifests = [result.manifest for result in sweep.results]
    merged = {key: value for key, value in manifests[0].items() if all(one.get(key) == value for one in manifests)}
    merged |= {"games": sum(one["games"] for one in manifests), "strategies": _strategies(manifests)}
    merged |= {"created": min(str(one.get("created", "")) for one in manifests)}
    for key in ("change", "options", "setup"):
        given = [one.get(key) for one in manifests]
        merged[key] = _common([one if isinstance(one, Mapping) else {} for one in given])
    return merged


def _strategies(manifests: list[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    return list({one["label"]: one for manifest in manifests for one in manifest["strategies"]}.values())


def _common(settings: list[Mapping[str, Any]]) -> dict[str, Any]:
    return {key: value for key, value in settings[0].items() if all(one.get(key) == value for one in settings)}


def sweep_sections(sweep: SweepLike) -> list[Section]:
    """Win rates, their differences and length value by value, then the game's own.

    A game adds its own in `analyses/<game>/sweep.py` with `sections(sweep)`, and sentences for the head of the page
    with `notes(sweep)`.
    """
    kept = [result.manifest for result in sweep.results]
    found = (
        [winners(sweep), *sensitivities(sweep)] if all(has_table(one, "seats") and _tells(one) for one in kept) else []
    )
    own = room(kept[0]["game"], "sweep")
    return [*found, _length(sweep), *(own.sections(sweep) if own else [])]


def _tells(manifest: Mapping[str, Any]) -> bool:
    """Whether a win rate can change at all: who only meets itself always wins its even share."""
    return len(manifest["strategies"]) > 1 or together(manifest)


def _length(sweep: SweepLike) -> Section:
    table = by_value(sweep, [length_summary(result.games) for result in sweep.results])
    ends = ("turns_low", "turns_high")
    if table["shortest"].min() == table["longest"].max():
        reading = f"Every game lasts {table['shortest'][0]} turns, whatever the value."
        table = table.select(sweep.over, "games", turns="shortest")  # fixed by the rules: no error to tell
        return Section("Length", f"How long do games last at each value of {sweep.over}?", table, None, reading)
    if table.schema[sweep.over].is_numeric():
        figure = lines(
            table, sweep.over, "turns", *ends, xlabel=style.sentence(sweep.over), ylabel="Turns", from_zero=False
        )
    else:
        figure = dots(table, sweep.over, "turns", *ends, xlabel="Turns of all players")
    reading = "Turns of all players together until the end, on average, and the games cut off at the turn limit."
    return Section("Length", f"How long do games last at each value of {sweep.over}?", table, figure, reading)
