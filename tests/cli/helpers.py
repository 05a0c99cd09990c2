"""Words and looks that several tests of the command line share."""

from __future__ import annotations

from pathlib import Path

MATCH = ("majority", "-s", "random", "-s", "first-legal")


def files(folder: Path) -> list[str]:
    """Everything below a folder, to see that nothing was written."""
    return sorted(str(p.relative_to(folder)) for p in folder.rglob("*") if "__pycache__" not in p.parts)


def rows(text: str) -> list[list[str]]:
    """The cells of all tables in a plain output."""
    return [line.split("\t") for line in text.splitlines() if "\t" in line]


def after(text: str, key: str) -> list[str]:
    """What stands after `key: ` on the lines that begin with it."""
    return [line.removeprefix(f"{key}: ") for line in text.splitlines() if line.startswith(f"{key}: ")]
