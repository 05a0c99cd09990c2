"""Runs and comparisons as they show themselves in a notebook: a sentence, then a table for people."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import TYPE_CHECKING, Any

import polars as pl

from analyses.changes import changes
from analyses.report import header
from analyses.report.compare import ComparisonLike
from analyses.report.readable import readable
from analyses.report.section import ResultLike, has_table
from analyses.report.vocabulary import vocabulary
from analyses.win_rates import win_rates

if TYPE_CHECKING:
    from analyses.report.readable import Cell

RANGE = ' <span style="opacity:.65;font-size:90%">{}</span>'


def result_cell(result: ResultLike) -> str:
    """What was played, and who won how often."""
    table = table_html(win_rates(result.seats), result.manifest) if has_table(result.manifest, "seats") else ""
    return f"<p>{escape(header.summary(result.manifest))} Seed {result.manifest['seed']}.</p>{table}"


def comparison_cell(comparison: ComparisonLike, table: pl.DataFrame) -> str:
    """What changed, and what it did to the win rates."""
    before, after = comparison.before.manifest, comparison.after.manifest
    words = f"{before['games']:,} games before and after the change ({changes(before, after)}), seed {before['seed']}."
    return f"<p>{escape(words)}</p>{table_html(table, before)}"


def table_html(table: pl.DataFrame, manifest: Mapping[str, Any] | None = None) -> str:
    """A small table in the words of the report, every interval beside its number."""
    headings, rows, numeric = readable(table, vocabulary(manifest["game"]) if manifest else None)
    sides = ["right" if number else "left" for number in numeric]
    head = "".join(
        f'<th style="text-align:{side}">{escape(name)}</th>' for name, side in zip(headings, sides, strict=True)
    )
    body = "".join(f"<tr>{''.join(map(_cell, row, sides))}</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _cell(cell: Cell, side: str) -> str:
    value, ends = cell
    return f'<td style="text-align:{side}">{escape(value)}{RANGE.format(escape(ends)) if ends else ""}</td>'
