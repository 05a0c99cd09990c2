"""What a change does to the one who plays a mat: of mats and of own stratagems."""

from __future__ import annotations

import polars as pl

from analyses.interventions import interventions
from analyses.pendulum import CHARACTERS
from analyses.plots.dots import dots
from analyses.report.interventions import InterventionsLike
from analyses.report.section import Section
from analyses.report.words import points_range


def owner(label: str) -> str | None:
    """The character that a change is about: `briber-advanced: no start`, `justicar-culture`."""
    return next((name for name in CHARACTERS if label.startswith(f"{name}-")), None)


def owners(given: InterventionsLike) -> pl.DataFrame:
    """The win rate of the character that each change is about: `change`, `character`, `before`, `after`, differences.

    Changes that are about no character are left out. p is Holm-adjusted over all characters and changes together.
    """
    mine = {label: one for label, one in given.comparisons.items() if owner(label)}
    if not mine:
        return pl.DataFrame()
    names = pl.col("character").cast(pl.Int64).replace_strict(dict(enumerate(CHARACTERS)), return_dtype=pl.String)
    table = interventions(mine, by=("character",)).with_columns(names)
    owned = table.filter(pl.col("card").map_elements(owner, pl.String) == pl.col("character"))
    return owned.sort("difference", "card")


def owner_section(given: InterventionsLike) -> Section | None:
    """What each change does to the character that it takes something away from."""
    table = owners(given)
    if not table.height:
        return None
    figure = dots(table, "card", "difference", points=True, reference=0.0, reference_label="no change", clear="clear",
                  xlabel="Win rate of the character, after minus before, percentage points")  # fmt: skip
    worst = table.row(0, named=True)
    reading = (
        f"Dearest: {worst['card']}, {points_range(worst)} for the {worst['character']}.\n\n"
        "The win rate of the character whose mat or card is changed, with the change minus without: the same deals, "
        "seats and characters. Left of the line it misses what was taken away. Filled dots are beyond chance, all "
        "changes and characters considered. The numbers of the mats and of their cards are reconstructed."
    )
    words = {"card": "Change", "change": "In numbers", "character": "Character"}
    return Section("Characters", "What does a character lose without it?", table, figure, reading, words=words)
