"""The report of interventions on cards: what they do to the win rate of the card's owner."""

from __future__ import annotations

import polars as pl

from analyses.crimson_company.owners import owner_changes
from analyses.crimson_company.words import with_names
from analyses.plots.dots_compared import dots_compared
from analyses.report.interventions import InterventionsLike
from analyses.report.section import Section, has_table
from analyses.report.words import points_range

LEGEND = {"out_gain": "out of the deck", "stronger_gain": "one stronger", "weaker_gain": "one weaker"}


def sections(given: InterventionsLike) -> list[Section]:
    """One row a card, if the runs kept their cards."""
    kept = [given.before, *(one.after for one in given.comparisons.values())]
    if not all(has_table(one.manifest, "cards") for one in kept):
        return []
    found = owner_changes(given.comparisons)
    return [_owners(found)] if found.height else []


def _owners(found: pl.DataFrame) -> Section:
    table = side_by_side(found)
    drawn = {name: words for name, words in LEGEND.items() if name in table.columns}
    figure = dots_compared(table, "card", drawn, xlabel="Owner's win rate after minus before, percentage points",
                           points=True, reference=0.0)  # fmt: skip
    reading = (
        f"{_answer(with_names(found, 'card'))}\n\n"
        "The same deals with one card changed. The owner is the seat that recruited the card. “Out of the deck”: how "
        "often the seats that recruited the card win when it isn't there; far to the left, they owe the card much. "
        "“One stronger”, “one weaker”: the win rate of its owners with that strength minus with the usual one; "
        "players see the new strength and pay accordingly, so it is the gain that is left after a dearer auction. "
        "Owners by their own bid and owners who paid a bidder off are compared apart, because a strength more can also "
        "change who of them gets the card."
    )
    return Section("Owners", "What does a change of a card do to its owner?", table, figure, reading)


def side_by_side(found: pl.DataFrame) -> pl.DataFrame:
    """A row a card, a column with ends for every kind of change; the card that its owner would miss most first."""
    table = found.filter(pl.col("card").is_first_distinct()).select("card", "owners")
    for kind in found["kind"].unique(maintain_order=True):
        part = found.filter(pl.col("kind") == kind)
        names = {"difference": f"{kind}_gain", "low": f"{kind}_gain_low", "high": f"{kind}_gain_high"}
        names |= {"clear": "out_clear"} if kind == "out" else {}
        table = table.join(part.select("card", *names).rename(names), on="card", how="left")
    first = next(name for name in table.columns if name.endswith("_gain"))
    return with_names(table.sort(first, "card", nulls_last=True), "card")


def _answer(found: pl.DataFrame) -> str:
    out = found.filter((pl.col("kind") == "out") & pl.col("clear")).sort("difference")
    if not out.height:
        return "Taking out a card changes no owner's win rate beyond chance."
    parts = [f"{row['card']} {points_range(row)}" for row in out.head(3).iter_rows(named=True)]
    return f"Missed most by their owners when out of the deck, in percentage points: {'; '.join(parts)}."
