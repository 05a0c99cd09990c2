"""What a game adds to the pages, found by its name.

In `analyses/<game>/`: `report.py` (a run), `compare.py` (a comparison), `interventions.py` (many of them), `sweep.py`
(a sweep), each with `sections(...)` and, for the head of the page, `notes(...)`; `batch.py` (see `analyses.batch`);
`words.py` with its `WORDS` and `UNITS`. In `report.py` also `provenance(manifest)`, if the game can say more than where
the numbers of its box come from. Every one of them may be missing.
"""

from __future__ import annotations

import importlib
import importlib.util
from types import ModuleType


def room(game: str, name: str) -> ModuleType | None:
    """`analyses.<game>.<name>` if the game has it."""
    package = f"analyses.{game.replace('-', '_')}"
    if importlib.util.find_spec(package) is None or importlib.util.find_spec(f"{package}.{name}") is None:
        return None
    return importlib.import_module(f"{package}.{name}")
