"""What cards are worth next to each other and against each other."""

from __future__ import annotations

from collections.abc import Sequence

import polars as pl
from matplotlib.figure import Figure

from analyses.crimson_company.pairs import interplay
from analyses.crimson_company.words import with_names
from analyses.plots.dots import dots
from analyses.report.section import ResultLike, Section
from analyses.sides import teams

SHOWN = 15  # pairs at each end


def pair_sections(result: ResultLike) -> list[Section]:
    """Next to each other, and against each other."""
    sides = teams(result.manifest)
    beside, against = interplay(result.cards, sides)
    return [_pairs(with_names(beside, "card", "beside")), _counters(with_names(against, "card", "against"), sides)]


def _pairs(table: pl.DataFrame) -> Section:
    shown, which = _widest(table, both_ends=True)
    figure = _drawn(shown, "beside", " – ", "Worth of a card next to the other minus without it, percentage points")
    reading = (
        f"Of {table.height} pairs, {table['clear'].sum()} are beyond chance. {which}\n\n"
        "Worth is the win rate of seats that deployed the first card minus seats that didn't, of the same strategy in "
        "the same place against the same opponents: once among seats without the second card, once among seats with "
        "it. Right of the dashed line two cards help each other, left of it they get in each other's way."
    )
    return Section("Pairs", "What is a card worth next to another one?", shown, figure, reading)


def _counters(table: pl.DataFrame, sides: Sequence[int]) -> Section:
    """Answers to a card of an opponent; between two sides the worst answers would say the same once more."""
    two = len(set(sides)) == 2
    shown, which = _widest(table, both_ends=not two)
    xlabel = "Worth of a card when an opponent has the other minus without it, percentage points"
    figure = _drawn(shown, "against", " against ", xlabel)
    mirrored = (
        " Every pair is told from the view of the card that gains; for the other one it is a loss." if two else ""
    )
    reading = (
        f"Of {table.height} pairs across the table, {table['clear'].sum()} are beyond chance. {which}\n\n"
        "The same question about a card that an opponent deployed, in whatever lane: how much more one's own card is "
        f"worth when the opponent has the other one.{mirrored}"
    )
    return Section("Answers", "What is a card worth against another one?", shown, figure, reading)


def _widest(table: pl.DataFrame, both_ends: bool) -> tuple[pl.DataFrame, str]:
    """The widest pairs of a ranked table, of those beyond chance if there are any, and a sentence that says which."""
    sure = table.filter("clear")
    some, words = (sure, "beyond chance ") if sure.height else (table, "")
    if some.height <= 2 * SHOWN:
        return some, f"Table and figure show all those {words}".rstrip() + "." if sure.height else "All are shown."
    if not both_ends:
        return some[: 2 * SHOWN], f"Table and figure show the {2 * SHOWN} widest."
    return pl.concat([some[:SHOWN], some[-SHOWN:]]), f"Table and figure show the {SHOWN} {words}at either end."


def _drawn(shown: pl.DataFrame, other: str, between: str, xlabel: str) -> Figure | None:
    named = shown.with_columns(pair=pl.col("card") + between + pl.col(other))
    return dots(named, "pair", "interplay_gain", xlabel=xlabel, points=True, reference=0.0,
                reference_label="as much as otherwise", clear="clear") if named.height else None  # fmt: skip
