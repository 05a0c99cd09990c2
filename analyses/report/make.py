"""From a run to its report: the shared sections, then the game's own."""

from __future__ import annotations

import os
from pathlib import Path

from analyses.report.findings import Findings
from analyses.report.rooms import room
from analyses.report.section import ResultLike, Section, has_table
from analyses.report.sections import SHARED
from analyses.report.write import write_report


def make_report(result: ResultLike, path: str | os.PathLike[str]) -> Path:
    """Write the report of a run into the folder `path` and return the path of its page."""
    own = room(result.manifest["game"], "report")
    first = own.notes(result) if own is not None and hasattr(own, "notes") else []
    return write_report(result, all_sections(result), path, notes=[*first, *notes(result)])


def all_sections(result: ResultLike) -> list[Section]:
    """Every section the run's tables can answer.

    A game adds its own in `analyses/<game>/report.py` with `sections(result)`; a set `REPLACES` there names shared
    sections that it answers better itself. What it wants said at the head of the page it returns from `notes(result)`.
    """
    own = room(result.manifest["game"], "report")
    replaced: frozenset[str] = getattr(own, "REPLACES", frozenset())
    wanted = [one for one in SHARED if one.key not in replaced and has_table(result.manifest, one.needs)]
    found = Findings(result)
    shared = [section for one in wanted if (section := one.build(found)) is not None]
    return shared + (own.sections(found) if own else [])


def notes(result: ResultLike) -> list[str]:
    """What the page leaves out, and why."""
    missing = [table for table in ("seats", "cards") if not has_table(result.manifest, table)]
    if not missing:
        return []
    words = {"seats": "strategies, seats and scores", "cards": "single cards"}
    return [
        f"This run kept the detail “{result.manifest['detail']}” only, so sections about "
        f"{' and '.join(words[table] for table in missing)} are left out."
    ]
