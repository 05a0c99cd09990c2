"""Lay sections out as files: one page with everything inside, figures as PNG, tables as Parquet and CSV."""

from __future__ import annotations

import base64
import io
import os
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import polars as pl
from jinja2 import Environment, PackageLoader, select_autoescape
from matplotlib.figure import Figure

from analyses.report import header
from analyses.report.readable import readable
from analyses.report.rooms import room
from analyses.report.section import ResultLike, Section
from analyses.report.vocabulary import Vocabulary, vocabulary
from sim.errors import SpielwerkError
from sim.runs.folder import check_report_folder

DPI = 160
ROWS_ON_PAGE = 100


def write_report(
    result: ResultLike,
    sections: Sequence[Section],
    path: str | os.PathLike[str],
    *,
    headline: str | None = None,
    notes: Sequence[str] = (),
    runs: Mapping[str, Mapping[str, Any]] | None = None,
) -> Path:
    """Write `path`/index.html with figures/ and tables/ beside it, and return the page's path.

    `result` is the run that the head of the page tells of; a page about several runs names the manifests of all of
    them in `runs` (label -> manifest), and the page lists their seeds and how they differ from the first.
    Every file appears whole or not at all; the page comes last, so a page never points to something missing.
    """
    folder, manifest = Path(path), result.manifest
    check_report_folder(folder)
    _refuse_twins(sections)
    known = vocabulary(manifest["game"])
    parts = [_part(section, folder, known.more(section.words, section.units)) for section in sections]
    page = _template().render(
        headline=headline or header.title(manifest), summary=header.summary(manifest), notes=notes, parts=parts,
        provenance=_provenance(manifest), warn=bool((manifest.get("card_provenance") or {}).get("reconstructed")),
        strategies=header.strategies(manifest), facts=header.facts(manifest), limit=ROWS_ON_PAGE,
        runs=header.runs(runs or {}),
    )  # fmt: skip
    write_whole(folder / "index.html", page.encode())
    return folder / "index.html"


def _provenance(manifest: Mapping[str, Any]) -> str:
    """Where the numbers come from: of the whole box, or what the game itself says of the cards in play."""
    own = room(manifest["game"], "report")
    text = own.provenance(manifest) if own and hasattr(own, "provenance") else header.provenance(manifest)
    return f"{text} {header.altered(manifest)}".strip()


def _template() -> Any:
    loader = PackageLoader("analyses.report", ".")
    return Environment(loader=loader, autoescape=select_autoescape()).get_template("page.html")


def _refuse_twins(sections: Sequence[Section]) -> None:
    """Two sections with the same file names would overwrite each other's figure and table."""
    slugs = [section.slug for section in sections]
    twins = sorted({slug for slug in slugs if slugs.count(slug) > 1})
    if twins:
        raise SpielwerkError(f"several sections are called {', '.join(twins)}: give them different titles or a key")


def _part(section: Section, folder: Path, known: Vocabulary) -> dict[str, Any]:
    """Write a section's files and collect what the page shows of it."""
    _write_table(section.table, folder / "tables" / section.slug)
    headings, rows, numeric = readable(section.table, known)
    image = None if section.figure is None else png(section.figure)
    if image is not None:
        write_whole(folder / "figures" / f"{section.slug}.png", image)
    return {
        "title": section.title, "slug": section.slug, "question": section.question,
        "reading": section.reading.strip().split("\n\n"), "headings": headings, "rows": rows, "numeric": numeric,
        "ranged": [any(row[column][1] for row in rows) for column in range(len(headings))],
        "image": image and "data:image/png;base64," + base64.b64encode(image).decode(),
        "width": section.figure and round(section.figure.get_figwidth() * 100),
    }  # fmt: skip


def png(figure: Figure) -> bytes:
    """The figure as PNG, the same bytes every time."""
    buffer = io.BytesIO()
    figure.savefig(buffer, format="png", dpi=DPI, metadata={"Software": None})
    return buffer.getvalue()


def _write_table(table: pl.DataFrame, stem: Path) -> None:
    columns, bytes_ = io.BytesIO(), io.BytesIO()
    table.write_parquet(columns)
    table.write_csv(bytes_)
    write_whole(stem.with_suffix(".parquet"), columns.getvalue())
    write_whole(stem.with_suffix(".csv"), bytes_.getvalue())


def write_whole(path: Path, content: bytes) -> None:
    """Write under a temporary name, flush, rename: readers see the old file or the new one, never half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, 0o644)  # mkstemp keeps it private, a report is meant to be shown
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
