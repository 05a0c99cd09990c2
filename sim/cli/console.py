"""What commands print: tables for people at a terminal, tab-separated lines for everything else."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import Any

import click

UNITS = ("bytes", "kB", "MB", "GB", "TB")


def at_terminal() -> bool:
    """Whether a person reads the output; if not, it stays plain and is never wrapped."""
    return sys.stdout.isatty()


def heading(text: str) -> None:
    """A section's title."""
    click.echo()
    click.echo(click.style(text, bold=True) if at_terminal() else f"# {text}")


def table(columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
    """A table with a header line."""
    cells = [[words(value) for value in row] for row in rows]
    if not at_terminal():
        for line in [list(columns), *cells]:
            click.echo("\t".join(cell.replace("\t", " ").replace("\n", " ") for cell in line))
        return
    rich_table(columns, cells)


def rich_table(columns: Sequence[str], cells: list[list[str]]) -> None:
    """The terminal's form: aligned, numbers to the right, wrapped to the window."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    drawn = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for number, name in enumerate(columns):
        numeric = bool(cells) and all(line[number][:1].isdigit() or line[number][:1] in "-+" for line in cells)
        drawn.add_column(name, justify="right" if numeric else "left", overflow="fold")
    for line in cells:
        drawn.add_row(*(cell.replace("[", r"\[") for cell in line))
    Console(highlight=False).print(drawn)


def words(value: Any) -> str:
    """A cell's text: numbers short, nothing for None."""
    if value is None:
        return ""
    if isinstance(value, float):
        return f"{value:.4f}"
    if isinstance(value, (list, tuple)):
        return ", ".join(words(part) for part in value)
    return str(value)


def frame(data: Any) -> None:
    """A small polars frame as a table."""
    table(data.columns, data.iter_rows())


def size(number: float) -> str:
    """Bytes in the unit that people would use."""
    unit = 0
    while number >= 1000 and unit < len(UNITS) - 1:
        number, unit = number / 1000, unit + 1
    return f"{number:.0f} {UNITS[unit]}" if unit == 0 or number >= 100 else f"{number:.1f} {UNITS[unit]}"
