"""The report of a change: the same deals before and after, strategy by strategy."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol

import polars as pl

from analyses.changes import changes
from analyses.paired import paired, unchanged
from analyses.plots.dots import dots
from analyses.report import header
from analyses.report.rooms import room
from analyses.report.section import Section
from analyses.report.words import points_range
from analyses.report.write import write_report


class ComparisonLike(Protocol):
    """Two runs of the same deals.

    `rename` maps a strategy to the one that took its place. `stopped_at` is the number of deals named beforehand if
    the run stopped when decided: its intervals are the always-valid ones.
    """

    before: Any
    after: Any
    rename: Mapping[str, str]
    stopped_at: float | None


def comparison_report(comparison: ComparisonLike, path: str | os.PathLike[str]) -> Path:
    """Write the report of a paired before/after into the folder `path` and return the path of its page."""
    before, after = comparison.before, comparison.after
    headline = f"{header.title(before.manifest)}: what the change does"
    notes = [
        f"What changed: {changes(before.manifest, after.manifest)}.",
        "Both versions were played with the same cards, seats and luck, so only the change makes a difference.",
    ]
    if comparison.stopped_at is not None:
        notes.append(f"It stopped after {before.manifest['games']:,} games because the answer was precise enough, or "
                     "because no more were allowed; its intervals hold whenever one stops.")  # fmt: skip
    runs = {"before": before.manifest, "after": after.manifest}
    own = room(before.manifest["game"], "compare")
    notes += own.notes(comparison) if own and hasattr(own, "notes") else []
    return write_report(before, comparison_sections(comparison), path, headline=headline, notes=notes, runs=runs)


def comparison_sections(comparison: ComparisonLike) -> list[Section]:
    """Difference of win rate and of score per strategy, then the game's own from `analyses/<game>/compare.py`."""
    rename = {new: old for old, new in comparison.rename.items()}
    options: dict[str, Any] = {"rename": rename, "stopped_at": comparison.stopped_at}
    before, after = comparison.before, comparison.after
    own = room(before.manifest["game"], "compare")
    shared = [_wins(paired(before, after, "win", **options), comparison),
              _scores(paired(before, after, "score", **options))]  # fmt: skip
    return [*shared, *(own.sections(comparison) if own else [])]


def _wins(table: pl.DataFrame, comparison: ComparisonLike) -> Section:
    table = table.sort("difference", descending=True)
    figure = dots(table, "strategy", "difference", xlabel="Win rate after minus before, percentage points", points=True,
                  reference=0.0, reference_label="no change", clear="clear")  # fmt: skip
    return Section(
        "Win rates", "Who wins more often, who less?", table, figure, f"{_verdict(table, comparison)}\n\n{_READING}"
    )


def _scores(table: pl.DataFrame) -> Section:
    table = table.sort("score_difference", descending=True)
    figure = dots(table, "strategy", "score_difference", xlabel="Score after minus before", reference=0.0,
                  reference_label="no change", clear="clear")  # fmt: skip
    return Section("Scores", "Who scores more, who less?", table, figure, _READING)


_READING = (
    "Right of the dashed line a strategy gains by the change, left of it it loses; the bar is the 95 % interval of the "
    "difference. Filled dots are beyond chance, hollow ones may be luck."
)


def _verdict(table: pl.DataFrame, comparison: ComparisonLike) -> str:
    clear = table.filter("clear")
    if unchanged(comparison.before, comparison.after):
        least = float(table["high"].max()) * 100
        if least >= 100:
            return "No game changed, but so few games say nothing about how much the change could matter."
        return (
            "No game changed: in all of these games the change never mattered. So many games leave room for a "
            f"difference of at most {least:.2g} percentage points."
        )
    if not clear.height:
        return "No strategy's win rate changes beyond chance."
    parts = [f"{row['strategy']} {'gains' if row['difference'] > 0 else 'loses'} {points_range(row)}"
             for row in clear.iter_rows(named=True)]  # fmt: skip
    return f"Beyond chance, in percentage points: {'; '.join(parts)}."
