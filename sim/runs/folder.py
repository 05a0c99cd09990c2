"""Folders of several runs: a small file says what belongs together, so that the folder can be loaded again."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sim.errors import SpielwerkError

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


def folder_name(label: str) -> str:
    """A label as the name of a folder."""
    return re.sub(r"[^\w.-]+", "_", label)


def relative(path: Path, folder: Path) -> str:
    """Where a run lies, seen from the folder: both can be moved together."""
    return os.path.relpath(path.absolute(), folder.absolute())
