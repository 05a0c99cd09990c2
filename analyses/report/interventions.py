"""The report of interventions: what each change did, beside what goes together with the card."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol

import polars as pl

from analyses.card_association import card_association, facts
from analyses.interventions import interventions, main_users
from analyses.plots.dots_compared import dots_compared
from analyses.plots.grid import grid
from analyses.report import header
from analyses.report.rooms import room
from analyses.report.section import Section, has_table
from analyses.report.shared.cards import FAVOURITES
from analyses.report.words import points_range
from analyses.report.write import write_report

SHORT = 40  # letters of a change that a sentence can bear


class InterventionsLike(Protocol):
    """Comparisons by label, and the run before the changes."""

    @property
    def comparisons(self) -> Mapping[str, Any]: ...
    @property
    def before(self) -> Any: ...


def interventions_report(given: InterventionsLike, path: str | os.PathLike[str]) -> Path:
    """Write the report of interventions into the folder `path` and return the path of its page."""
    before = given.before
    headline = f"{header.title(before.manifest)}: what the changes do"
    notes = ["Every change was played with the same cards, seats and luck as the unchanged game."]
    own = room(before.manifest["game"], "interventions")
    notes += own.notes(given) if own and hasattr(own, "notes") else []
    runs = {"unchanged": before.manifest, **{label: one.after.manifest for label, one in given.comparisons.items()}}
    sections = [*intervention_sections(given), *(own.sections(given) if own else [])]
    return write_report(before, sections, path, headline=headline, notes=notes, runs=runs)


def intervention_sections(given: InterventionsLike, fact: str | None = None) -> list[Section]:
    """All changes and strategies; then, where cards were kept, association and intervention side by side.

    `fact` is the card fact of the association (`owned`, `gained`, ...); labels that are cards are compared.
    """
    table = interventions(given.comparisons)
    found = [_changes(table), both_ways(given, table, fact)]
    return [section for section in found if section is not None]


def _changes(table: pl.DataFrame) -> Section:
    words = {"xlabel": "Strategy", "colour_label": "Win rate after minus before"}
    figure = grid(table, "card", "strategy", "difference", points=True, clear="clear", **words)
    sure = table.filter("clear").sort(pl.col("difference").abs(), descending=True).head(6)
    parts = [f"{_named(row)} for {row['strategy']}: {points_range(row)}" for row in sure.iter_rows(named=True)]
    answer = f"Widest: {'; '.join(parts)}." if parts else "No change shifts a win rate beyond chance."
    reading = (
        f"{answer}\n\nWin rate of a strategy with the change minus without, the same deals, in percentage points: "
        f"purple gains, orange loses. Faded cells may be luck, all {table.height} of them considered together."
    )
    return Section("Interventions", "What does each change do to whom?", table, figure, reading)


def _named(row: Mapping[str, Any]) -> str:
    """The change by its label, and in numbers where that is short; the table has them all."""
    return f"{row['card']} ({row['change']})" if len(row["change"]) <= SHORT else str(row["card"])


def both_ways(given: InterventionsLike, table: pl.DataFrame, fact: str | None = None) -> Section | None:
    """Association and intervention of every changed card, side by side."""
    before = given.before
    if not has_table(before.manifest, "cards"):
        return None
    known = facts(before.cards)
    fact = fact or next((name for name in (*FAVOURITES, *known) if name in known), None)
    cards = [label for label in given.comparisons if label in known.get(fact or "", [])]
    if fact is None or not cards:
        return None
    associated = card_association(before.cards, fact).filter(pl.col("card").is_in(cards))
    users = pl.DataFrame(list(main_users(before.cards, fact, cards).items()), schema=["card", "strategy"], orient="row")
    changed = table.join(users, on=["card", "strategy"], how="semi")
    both = _renamed(changed, "intervention").join(_renamed(associated, "association"), on="card", how="left")
    if not both.height:
        return None
    both = both.select("card", "change", "strategy", pl.col("^association_.*$"), pl.col("^intervention_.*$"))
    values = {"association_gain": f"seats with the card ({fact.replace('_', ' ')}) minus without",
              "intervention_gain": "after the change minus before"}  # fmt: skip
    figure = dots_compared(both, "card", values, xlabel="Win rate, percentage points", points=True, reference=0.0)
    reading = (
        f"Two ways to ask for a card's strength. Circles: how much more often seats with the card ({fact}) win than "
        "seats of the same strategy, in the same place, against the same opponents, without it: what goes together. "
        "Squares: what the change does to the strategy that has the card most often: what causes what. Making a strong "
        "card worse costs it much, so its square lies far to the left. Circles can mislead, because winners can afford "
        "more; squares can't. A card without a circle is had by nearly all or nearly none."
    )
    words = {"association_gain": "With it minus without", "intervention_gain": "After minus before",
             "association_clear": "First beyond chance", "intervention_clear": "Second beyond chance",
             "strategy": "Main user"}  # fmt: skip
    return Section("Cards both ways", "What goes with a card, and what does it do?", both, figure, reading, words=words)


def _renamed(table: pl.DataFrame, name: str) -> pl.DataFrame:
    gain = f"{name}_gain"
    keys = [pl.col(key) for key in ("card", "change", "strategy") if key in table.columns]
    ends = {gain: pl.col("difference"), f"{gain}_low": pl.col("low"), f"{gain}_high": pl.col("high")}
    return table.select(*keys, **ends, **{f"{name}_clear": pl.col("clear")})
