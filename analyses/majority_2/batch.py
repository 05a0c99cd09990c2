"""Everything that is asked of Majority 2, played and written down in one go.

    from analyses.majority_2.batch import batch
    batch("runs/majority-2", games=2_000, seed=7)

plays a tournament, then the same games without each ability, without each card, with other rules, and with promo cards
and ghosts; `runs/majority-2/report` tells of all of it. The parts lie beside it (`tournament`, `abilities`, `cards`,
`rules`, `decks`): `sim.load` and `spielwerk report` take each of them. What is there already isn't played again.
From the command line: `python -m analyses.majority_2.batch runs/majority-2 2000`.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from analyses.majority_2.what_if import ABILITIES, DECKS, NAME, PLAIN, REMOVALS, RULES, STRATEGIES
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

PARTS = {"abilities": ABILITIES, "cards": REMOVALS, "rules": RULES}


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

    def what_if(self, part: str, changes: Mapping[str, Mapping[str, Any]]) -> Interventions:
        """The tournament with each change, beside the unchanged one."""
        before, found = self.play(self.folder / "tournament"), {}
        for label, change in changes.items():
            home = self.folder / part / folder_name(label)
            setting = dict(change) if "options" in change else {"change": change}
            after = self.play(home / "after", detail="seats", **setting)
            sides = {"before": relative(before.path, home), "after": relative(after.path, home)}
            write_note(home, COMPARISON, {**sides, "rename": {}, "stopped_at": None})
            found[label] = Comparison(before, after, {}, None, home)
        places = {label: folder_name(label) for label in changes}
        write_note(self.folder / part, INTERVENTIONS, {"comparisons": places})
        return Interventions(self.folder / part, found)

    def decks(self, setups: Mapping[str, Mapping[str, Any]] = DECKS) -> Sweep:
        """The tournament with promo cards and ghosts."""
        home = self.folder / "decks"
        places = {label: folder_name(label) for label in setups}
        results = [self.play(home / places[label], setup=dict(setup)) for label, setup in setups.items()]
        note = {"game": NAME, "over": "deck", "values": list(setups), "runs": list(places.values()), "base": PLAIN}
        write_note(home, SWEEP, note)
        return Sweep(home, NAME, "deck", list(setups), results, PLAIN)


def batch(
    folder: str | Path,
    strategies: Sequence[str] = STRATEGIES,
    games: int = 2_000,
    *,
    seed: int = 0,
    jobs: int | None = None,
    parts: Mapping[str, Mapping[str, Mapping[str, Any]]] = PARTS,
    decks: Mapping[str, Mapping[str, Any]] = DECKS,
) -> Path:
    """Play everything, `games` games of every match-up each time, and write one report: the path of its page."""
    plan = Batch(Path(folder), strategies, games, seed, jobs)
    base = plan.play(plan.folder / "tournament")
    sections, runs = list(all_sections(base)), {"unchanged": base.manifest}
    for part, changes in parts.items():
        found = plan.what_if(part, changes)
        sections += _named(part, _changed(part, found))
        runs |= {f"{part}: {label}": one.after.manifest for label, one in found.comparisons.items()}
    swept = plan.decks(decks)
    sections += _named("decks", sweep_sections(swept))
    runs |= {f"deck: {value}": one.manifest for value, one in zip(swept.values, swept.results, strict=True)}
    notes = ["First the game as it is; then the same deals without each ability, without each card, with other rules, "
             "and with promo cards and ghosts in the deck."]  # fmt: skip
    return write_report(base, sections, plan.folder / "report", notes=notes, runs=runs)


def _changed(part: str, found: Interventions) -> list[Section]:
    """An ability is set beside paying for its card."""
    own = room(NAME, "interventions")
    shared = intervention_sections(found, "paid_played" if part == "abilities" else None)
    return [*shared, *(own.sections(found) if own else [])]


def _named(part: str, sections: Sequence[Section]) -> list[Section]:
    """The part in front of the titles, so that every section has its own."""
    return [replace(one, title=f"{part.capitalize()}: {one.title.lower()}", key=f"{part} {one.slug}")
            for one in sections]  # fmt: skip


if __name__ == "__main__":
    print(batch(sys.argv[1], games=int(sys.argv[2]) if len(sys.argv) > 2 else 2_000, seed=7))
