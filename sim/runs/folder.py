"""Folders of several runs: a small file says what belongs together, so that the folder can be loaded again."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sim.errors import SpielwerkError

MANIFEST = "manifest.json"  # of a single run
COMPARISON, INTERVENTIONS, SWEEP = "comparison.json", "interventions.json", "sweep.json"


def write_note(folder: Path, name: str, content: Mapping[str, Any]) -> None:
    """Write the file that ties the runs of a folder together; it appears whole or not at all."""
    temporary = folder / f"{name}.{os.getpid()}.tmp"
    temporary.write_text(json.dumps(content, indent=1, default=str), encoding="utf-8")
    os.replace(temporary, folder / name)


def read_note(folder: Path, name: str, keys: tuple[str, ...]) -> dict[str, Any]:
    """The file's content; one clear line if it isn't what it should be."""
    try:
        found = json.loads((folder / name).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise SpielwerkError(f"{folder / name} can't be read: {error}") from None
    if not isinstance(found, dict) or any(key not in found for key in keys):
        raise SpielwerkError(f"{folder / name} lacks {', '.join(keys)}")
    return found


def check_group_folder(folder: Path, note: str) -> None:
    """Refuse a folder that holds something else than a group of runs of this kind, finished or begun."""
    if not folder.exists():
        return
    others = [
        name for name in (MANIFEST, COMPARISON, INTERVENTIONS, SWEEP) if name != note and (folder / name).exists()
    ]
    begun = (folder / note).exists() or any(folder.glob("*/" + MANIFEST)) or any(folder.glob("*/*/" + MANIFEST))
    if others or not folder.is_dir() or (any(folder.iterdir()) and not begun):
        kind = note.removesuffix(".json")
        raise SpielwerkError(f"{folder} is there already and holds no {kind}: choose another folder")


def check_report_folder(folder: Path) -> None:
    """Refuse a place where no report can be written, before hours are spent on it; a report of ours is replaced."""
    for place in (folder, *folder.parents):
        if place.exists() and not place.is_dir():
            raise SpielwerkError(f"can't write a report to {folder}: {place} is a file")
    page = folder / "index.html"
    ours = page.is_file() and "spielwerk" in page.read_text(encoding="utf-8", errors="replace")
    if not ours and folder.is_dir() and any(folder.iterdir()):
        raise SpielwerkError(f"{folder} is there already and is not a report: choose another folder")


def runs_below(folder: Path) -> list[str]:
    """The runs and groups of runs in a folder's folders, by name."""
    notes = (COMPARISON, INTERVENTIONS, SWEEP, MANIFEST)
    return sorted({file.parent.name for note in notes for file in folder.glob(f"*/{note}")})


def folder_name(label: str) -> str:
    """A label as the name of a folder."""
    return re.sub(r"[^\w.-]+", "_", label)


def relative(path: Path, folder: Path) -> str:
    """Where a run lies, seen from the folder: both can be moved together."""
    return os.path.relpath(path.absolute(), folder.absolute())
