"""Interventions: many changes, each compared with the same unchanged games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sim.errors import SpielwerkError
from sim.runs.comparison import Comparison, compare, load_comparison
from sim.runs.experiment import Given, match
from sim.runs.folder import INTERVENTIONS, check_group_folder, folder_name, read_note, write_note
from sim.runs.result import Result
from sim.runs.runner import temporary_folder

if TYPE_CHECKING:
    import polars as pl

KINDS = frozenset(("change", "options"))


@dataclass
class Interventions:
    """Comparisons by label (a card, or what was done to it). All of them share the run before the change."""

    path: Path
    comparisons: dict[str, Comparison]

    @property
    def before(self) -> Result:
        """The unchanged games. With `until`, those of the comparison that took the most."""
        return max((c.before for c in self.comparisons.values()), key=lambda run: run.manifest["games"])

    def table(self, measure: str = "win", by: Sequence[str] = ("strategy",)) -> pl.DataFrame:
        """What every change did to whom, judged together."""
        from analyses.interventions import interventions as judged_together

        return judged_together(self.comparisons, measure, by=by)

    def report(self, path: str | Path | None = None) -> Path:
        """Write the report; the path of its page."""
        from analyses.report.interventions import interventions_report

        return interventions_report(self, Path(path) if path is not None else self.path / "report")

    def _repr_html_(self) -> str:
        from analyses.report.cells import table_html

        return table_html(self.table(), self.before.manifest)


def interventions(
    name: str,
    strategies: Sequence[Given],
    changes: Mapping[str, Mapping[str, Any]],
    games: int = 100_000,
    *,
    out: str | Path | None = None,
    **further: Any,
) -> Interventions:
    """One comparison per change, the unchanged games played once.

    `interventions("dominion", ["big-money", "double-witch"], {"witch": {"witch.cost": 6}, "gold": {"gold.cost": 5}})`.
    A change is a mapping of card numbers, or `{"options": {...}, "change": {...}}` where rules switch too. Further
    words are those of `compare`: `until`, `seed`, `players`, `variant`, `setup`, `detail`, `base_change`, `jobs` ...
    """
    if not changes:
        raise SpielwerkError("no interventions: give at least one change")
    if "replace" in further or "before" in further:
        raise SpielwerkError("interventions change cards and rules; compare replaces strategies")
    given = {label: kinds_of_change(label, change) for label, change in changes.items()}
    _check(name, strategies, given, further)
    folder = Path(out) if out is not None else temporary_folder()
    check_group_folder(folder, INTERVENTIONS)
    found = {
        label: compare(
            name, strategies, games, **change, **further, before=folder / "before", out=folder / folder_name(label)
        )
        for label, change in given.items()
    }
    write_note(folder, INTERVENTIONS, {"comparisons": {label: folder_name(label) for label in found}})
    return Interventions(folder, found)


def load_interventions(folder: Path) -> Interventions:
    """Interventions that lie in a folder."""
    note = read_note(folder, INTERVENTIONS, ("comparisons",))
    return Interventions(
        folder, {label: load_comparison(folder / place) for label, place in note["comparisons"].items()}
    )


def kinds_of_change(label: str, change: Mapping[str, Any]) -> dict[str, Any]:
    """Card numbers, and what was said of rules."""
    if not change:
        raise SpielwerkError(f"the intervention {label!r} changes nothing")
    if change.keys() <= KINDS and all(isinstance(part, Mapping) for part in change.values()):
        return dict(change)
    return {"change": change}


def _check(
    name: str,
    strategies: Sequence[Given],
    given: Mapping[str, dict[str, Any]],
    further: Mapping[str, Any],
) -> None:
    """Every change must be possible, before anything is played."""
    words = ("seed", "players", "variant", "setup", "seats", "detail")
    setting = {word: further[word] for word in words if word in further}
    folders: dict[str, str] = {"before": "the unchanged games"}
    for label, change in given.items():
        match(name, strategies, 1, **change, **setting).check_table()
        other = folders.setdefault(folder_name(label), label)
        if other != label:
            raise SpielwerkError(f"the label {label!r} would share its folder with {other!r}: choose another")
