"""A section of a report: one question and its answer."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

import polars as pl
from matplotlib.figure import Figure


class ResultLike(Protocol):
    """What a report needs of a run: its manifest and its tables."""

    @property
    def manifest(self) -> Mapping[str, Any]: ...
    @property
    def games(self) -> pl.LazyFrame: ...
    @property
    def seats(self) -> pl.LazyFrame: ...
    @property
    def cards(self) -> pl.LazyFrame: ...


@dataclass(frozen=True)
class Section:
    """A question, the table that answers it, a figure of that table, and how to read it.

    `reading` may hold several paragraphs, separated by an empty line. `figure` may be missing. `key` names its files
    and its place on the page where the title alone wouldn't be unique. `words` and `units` say how its columns are
    called and written (see `vocabulary`), where neither the shared words nor the game's do.
    """

    title: str
    question: str
    table: pl.DataFrame
    figure: Figure | None
    reading: str
    key: str | None = None
    words: Mapping[str, str] = field(default_factory=dict)
    units: Mapping[str, str] = field(default_factory=dict)

    @property
    def slug(self) -> str:
        """File name of the figure and the table, made from the key or the title."""
        return re.sub(r"[^a-z0-9]+", "-", (self.key or self.title).lower()).strip("-")


LEVELS = ("games", "seats", "cards")


def has_table(manifest: Mapping[str, Any], table: str) -> bool:
    """Whether a run with this manifest kept the table (`detail` says how much was kept)."""
    return LEVELS.index(table) <= LEVELS.index(manifest.get("detail", "cards"))


def matchup_names(manifest: Mapping[str, Any]) -> list[str]:
    """A readable name for every match-up: "hunter – briber", with numbers where seats are not split evenly."""
    return [_matchup_name(labels) for labels in manifest["matchups"]]


def _matchup_name(labels: list[str]) -> str:
    counts = {label: labels.count(label) for label in labels}
    if len(set(counts.values())) == 1:
        return " – ".join(counts) if len(counts) > 1 else f"{labels[0]} alone"
    return " – ".join(f"{count} × {label}" if count > 1 else label for label, count in counts.items())
