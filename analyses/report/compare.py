"""The report of a change: the same deals before and after, strategy by strategy."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol

import polars as pl

from analyses.paired import paired
from analyses.plots.dots import dots
from analyses.report import header
from analyses.report.section import Section
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
    return write_report(before, comparison_sections(comparison), path, headline=headline, notes=notes)


def comparison_sections(comparison: ComparisonLike) -> list[Section]:
    """Difference of win rate and of score per strategy."""
    rename = {new: old for old, new in comparison.rename.items()}
    options: dict[str, Any] = {"rename": rename, "stopped_at": comparison.stopped_at}
    before, after = comparison.before.seats, comparison.after.seats
    return [_wins(paired(before, after, "win", **options)), _scores(paired(before, after, "score", **options))]


def _wins(table: pl.DataFrame) -> Section:
    table = table.sort("difference", descending=True)
    figure = dots(table, "strategy", "difference", xlabel="Win rate after minus before, percentage points", points=True,
                  reference=0.0, reference_label="no change", clear="clear")  # fmt: skip
    return Section("Win rates", "Who wins more often, who less?", table, figure, f"{_verdict(table)}\n\n{_READING}")


def _scores(table: pl.DataFrame) -> Section:
    names = {"before": "score_before", "after": "score_after", "difference": "score_difference"}
    table = table.sort("difference", descending=True).rename(names)
    figure = dots(table, "strategy", "score_difference", xlabel="Score after minus before", reference=0.0,
                  reference_label="no change", clear="clear")  # fmt: skip
    return Section("Scores", "Who scores more, who less?", table, figure, _READING)


_READING = (
    "Right of the dashed line a strategy gains by the change, left of it it loses; the bar is the 95 % interval of the "
    "difference. Filled dots are beyond chance, hollow ones may be luck."
)


def _verdict(table: pl.DataFrame) -> str:
    clear = table.filter("clear")
    if not clear.height:
        return "No strategy's win rate changes beyond chance."
    parts = [f"{row['strategy']} {'gains' if row['difference'] > 0 else 'loses'} {abs(row['difference']) * 100:.1f}"
             for row in clear.iter_rows(named=True)]  # fmt: skip
    return f"Beyond chance, in percentage points: {', '.join(parts)}."


def changes(before: Mapping[str, Any], after: Mapping[str, Any]) -> str:
    """The difference of two manifests in words."""
    parts = []
    for key in ("change", "options", "setup"):
        old, new = before.get(key) or {}, after.get(key) or {}
        if isinstance(old, Mapping) and isinstance(new, Mapping):
            parts += [_change(name, old, new) for name in {**old, **new} if old.get(name) != new.get(name)]
    gone = [one["label"] for one in before["strategies"] if one["label"] not in _labels(after)]
    come = [one["label"] for one in after["strategies"] if one["label"] not in _labels(before)]
    parts += [f"{new} instead of {old}" for old, new in zip(gone, come, strict=False)]
    return "; ".join(parts) or "nothing"


def _change(name: str, old: Mapping[str, Any], new: Mapping[str, Any]) -> str:
    return f"{name} = {new[name]}" if name not in old else f"{name} from {old[name]} to {new.get(name, 'the default')}"


def _labels(manifest: Mapping[str, Any]) -> set[str]:
    return {one["label"] for one in manifest["strategies"]}
