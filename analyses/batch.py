"""Everything that is asked of a game, played and written down in one go.

A game's `analyses/<game>/batch.py` says what is asked: `batch(plan)` plays it with a `Batch`, collects it on a `Page`
and returns the page's path; its `STRATEGIES` are those that play if nobody says otherwise. `spielwerk batch GAME`
calls it; from Python: `batch(Batch("majority", Path("runs/majority"), STRATEGIES, games=2_000, seed=7))`. What is there
already isn't played again, so a batch that was stopped goes on where it was.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from analyses.report.interventions import intervention_sections
from analyses.report.make import all_sections
from analyses.report.rooms import room
from analyses.report.section import Section
from analyses.report.sweep import sweep_sections
from analyses.report.write import write_report
from sim.runs.comparison import Comparison
from sim.runs.experiment import round_robin
from sim.runs.folder import COMPARISON, INTERVENTIONS, SWEEP, folder_name, relative, write_note
from sim.runs.interventions import Interventions, kinds_of_change
from sim.runs.result import Result
from sim.runs.runner import execute
from sim.runs.store import Store
from sim.runs.sweep import Sweep

BASE = "tournament"
Changes = Mapping[str, Mapping[str, Any]]


def silent(line: str) -> None:
    """For who doesn't want to hear what is being played."""


@dataclass(frozen=True)
class Batch:
    """How a batch is played: round robins of the same strategies and deals, side by side in one folder."""

    game: str
    folder: Path
    strategies: Sequence[str]
    games: int = 2_000  # of every match-up
    seed: int = 0
    how: Mapping[str, Any] = field(default_factory=dict)  # `jobs`, `backend`, `scheduler`, `progress` of `run`
    tell: Callable[[str], None] = silent

    def play(self, place: str | Path = BASE, **setting: Any) -> Result:
        """A round robin, in a place of its own in the folder."""
        experiment = round_robin(self.game, list(self.strategies), self.games, seed=self.seed, **setting)
        out = self.folder / place
        if not Store(out).complete():
            self.tell(str(place).removesuffix("/after"))
        return execute(experiment, out, **self.how)

    def part(self, name: str) -> dict[str, Any]:
        """For a part that `interventions` or `sweep` plays: its folder, the seed, and how."""
        self.tell(name)
        return {"out": self.folder / name, "seed": self.seed, **self.how}

    def what_if(self, part: str, changes: Changes, before: Result | None = None, **common: Any) -> Interventions:
        """The tournament with each change, beside the unchanged one; `common` holds for both."""
        before = before or self.play(**common)
        found = {label: self._compared(part, label, change, before, common) for label, change in changes.items()}
        home = self.folder / part
        write_note(home, INTERVENTIONS, {"comparisons": {label: folder_name(label) for label in found}})
        return Interventions(home, found)

    def _compared(
        self, part: str, label: str, change: Mapping[str, Any], before: Result, common: Mapping[str, Any]
    ) -> Comparison:
        place = Path(part) / folder_name(label)
        setting: dict[str, Any] = {"detail": "seats", **common}
        for kind, given in kinds_of_change(label, change).items():
            setting[kind] = {**setting.get(kind, {}), **given}
        after = self.play(place / "after", **setting)
        home = self.folder / place
        sides = {"before": relative(before.path, home), "after": relative(after.path, home)}
        write_note(home, COMPARISON, {**sides, "rename": {}, "stopped_at": None})
        return Comparison(before, after, {}, None, home)

    def sweep(self, part: str, over: str, settings: Changes, base: str) -> Sweep:
        """The tournament with every setting of one thing; `base` is the value that holds if nobody says otherwise."""
        home = self.folder / part
        places = [Path(part) / folder_name(value) if setting else BASE for value, setting in settings.items()]
        results = [self.play(place, **setting) for place, setting in zip(places, settings.values(), strict=True)]
        home.mkdir(parents=True, exist_ok=True)
        runs = [relative(one.path, home) for one in results]
        write_note(home, SWEEP, {"game": self.game, "over": over, "values": list(settings), "runs": runs, "base": base})
        return Sweep(home, self.game, over, list(settings), results, base)


class Page:
    """The report of a batch, section by section: first the game as it is, then part after part."""

    def __init__(self, base: Result) -> None:
        self.base = base
        self.sections = list(all_sections(base))
        self.runs = {"unchanged": base.manifest}

    def add(self, part: str, sections: Sequence[Section]) -> None:
        """Sections with the part in front of their titles, so that each has a title of its own."""
        for one in sections:
            title = f"{part.capitalize()}: {one.title[0].lower()}{one.title[1:]}"
            self.sections.append(replace(one, title=title, key=f"{part} {one.slug}"))

    def add_changes(self, part: str, found: Interventions, beside: str | None = None) -> None:
        """What changes did, set beside what goes with a fact of the cards (`beside`)."""
        own = room(self.base.manifest["game"], "interventions")
        self.add(part, [*intervention_sections(found, beside), *(own.sections(found) if own else [])])
        self.runs |= {f"{part}: {label}": one.after.manifest for label, one in found.comparisons.items()}

    def add_sweep(self, part: str, swept: Sweep) -> None:
        """What other settings do."""
        self.add(part, sweep_sections(swept))
        values = zip(swept.values, swept.results, strict=True)
        self.runs |= {f"{swept.over}: {value}": one.manifest for value, one in values}

    def write(self, folder: Path, note: str) -> Path:
        """Write the report; the path of its page."""
        return write_report(self.base, self.sections, folder, notes=[note], runs=self.runs)
