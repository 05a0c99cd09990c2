"""Everything that is asked of Das Ritual am Feuergipfel, played and written down in one go.

    from analyses.feuergipfel.batch import batch
    batch("runs/feuergipfel", games=2_000, seed=7)

plays a tournament, then the same games without each spell, with a dearer or cheaper one, with other rules (the clan
powers among them), with two to five wizards, with other costs of all spells, and without each spell at each of these
costs; `runs/feuergipfel/report` tells of all of it. The parts lie beside it: `sim.load` and `spielwerk report` take
each of them. What is there already isn't played again.
From the command line: `python -m analyses.feuergipfel.batch runs/feuergipfel 2000`.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from analyses.feuergipfel.costs import removed_section
from analyses.feuergipfel.what_if import COSTS, NAME, PLAIN, PRICES, REMOVALS, RULES, STRATEGIES, WIZARDS
from analyses.report.interventions import intervention_sections
from analyses.report.make import all_sections
from analyses.report.rooms import room
from analyses.report.section import Section
from analyses.report.sweep import sweep_sections
from analyses.report.write import write_report
from sim.api import tournament
from sim.runs.comparison import Comparison
from sim.runs.folder import COMPARISON, INTERVENTIONS, SWEEP, folder_name, relative, write_note
from sim.runs.interventions import Interventions
from sim.runs.result import Result
from sim.runs.sweep import Sweep

PARTS = {"spells": REMOVALS, "prices": PRICES, "rules": RULES}


@dataclass(frozen=True)
class Batch:
    """How the games of a batch are played."""

    folder: Path
    strategies: Sequence[str] = STRATEGIES
    games: int = 2_000  # of every match-up
    seed: int = 0
    jobs: int | None = None

    def play(self, place: Path, **setting: Any) -> Result:
        """A round robin in a folder."""
        return tournament(NAME, list(self.strategies), self.games, seed=self.seed, jobs=self.jobs, out=place, **setting)

    def base(self, costs: str = PLAIN) -> Result:
        """The unchanged tournament at some costs."""
        if costs == PLAIN:
            return self.play(self.folder / "tournament")
        return self.play(self.folder / "costs" / folder_name(costs), setup={"costs": costs})

    def what_if(self, part: str, changes: Mapping[str, Mapping[str, Any]], costs: str = PLAIN) -> Interventions:
        """The tournament with each change, beside the unchanged one at the same costs."""
        before, found = self.base(costs), {}
        for label, change in changes.items():
            home = self.folder / part / folder_name(label)
            setting = dict(change) if "options" in change else {"change": change}
            after = self.play(home / "after", detail="seats", setup={"costs": costs}, **setting)
            sides = {"before": relative(before.path, home), "after": relative(after.path, home)}
            write_note(home, COMPARISON, {**sides, "rename": {}, "stopped_at": None})
            found[label] = Comparison(before, after, {}, None, home)
        places = {label: folder_name(label) for label in changes}
        write_note(self.folder / part, INTERVENTIONS, {"comparisons": places})
        return Interventions(self.folder / part, found)

    def costs(self, values: Sequence[str] = COSTS) -> Sweep:
        """The tournament with other costs of the spells."""
        home, results = self.folder / "costs", [self.base(value) for value in values]
        note = {"game": NAME, "over": "costs", "values": list(values), "base": PLAIN}
        write_note(home, SWEEP, {**note, "runs": [relative(one.path, home) for one in results]})
        return Sweep(home, NAME, "costs", list(values), results, PLAIN)

    def wizards(self, counts: Sequence[int]) -> Sweep:
        """All strategies at tables of two to five wizards."""
        home = self.folder / "wizards"
        results = [self.play(home / str(count), players=count) for count in counts]
        note = {"game": NAME, "over": "players", "values": list(counts), "base": counts[0]}
        write_note(home, SWEEP, {**note, "runs": [str(count) for count in counts]})
        return Sweep(home, NAME, "players", list(counts), results, counts[0])


def batch(
    folder: str | Path,
    strategies: Sequence[str] = STRATEGIES,
    games: int = 2_000,
    *,
    seed: int = 0,
    jobs: int | None = None,
    parts: Mapping[str, Mapping[str, Mapping[str, Any]]] = PARTS,
    costs: Sequence[str] = COSTS,
    wizards: Sequence[int] = WIZARDS,
) -> Path:
    """Play everything, `games` games of every match-up each time, and write one report: the path of its page."""
    plan = Batch(Path(folder), strategies, games, seed, jobs)
    base = plan.base()
    sections, runs = list(all_sections(base)), {"unchanged": base.manifest}
    played = {part: plan.what_if(part, changes) for part, changes in parts.items()}
    for part, found in played.items():
        sections += _named(part, _changed(part, found))
        runs |= {f"{part}: {label}": one.after.manifest for label, one in found.comparisons.items()}
    for swept in (plan.wizards(wizards), plan.costs(costs)):
        sections += _named(swept.path.name, sweep_sections(swept))
        values = zip(swept.values, swept.results, strict=True)
        runs |= {f"{swept.over}: {value}": one.manifest for value, one in values}
    if "spells" in parts:
        removed = {one: plan.what_if(f"spells at {one}", parts["spells"], one) for one in costs if one != PLAIN}
        sections += _named("costs", [removed_section({PLAIN: played["spells"], **removed})])
    notes = ["First the game as it is; then the same deals without each spell, with other prices, with other rules; "
             "then with two to five wizards, and with other costs of all spells."]  # fmt: skip
    return write_report(base, sections, plan.folder / "report", notes=notes, runs=runs)


def _changed(part: str, found: Interventions) -> list[Section]:
    """A removed spell is set beside casting it."""
    own = room(NAME, "interventions")
    shared = intervention_sections(found, "cast" if part == "spells" else None)
    return [*shared, *(own.sections(found) if own else [])]


def _named(part: str, sections: Sequence[Section]) -> list[Section]:
    """The part in front of the titles, so that every section has its own."""
    return [replace(one, title=f"{part.capitalize()}: {one.title.lower()}", key=f"{part} {one.slug}")
            for one in sections]  # fmt: skip


if __name__ == "__main__":
    print(batch(sys.argv[1], games=int(sys.argv[2]) if len(sys.argv) > 2 else 2_000, seed=7))
