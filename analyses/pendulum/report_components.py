"""What the components are used for and worth."""

from __future__ import annotations

import polars as pl

from analyses.pendulum.components import KINDS, use, worth
from analyses.plots.dots import dots
from analyses.report.section import Section

# What is read together: taking back beside the stratagems, Grande card and corner beside the rewards they compete with.
GROUPS = (
    ("space",),
    ("stratagem", "act"),
    ("province",),
    ("achievement",),
    ("council", "grande", "corner"),
    ("final",),
)


def component_sections(cards: pl.LazyFrame) -> list[Section]:
    """One section a kind: use and points in the table, what goes along with a use in the figure."""
    used, gains = use(cards), worth(cards)
    found = [_kind(used, gains, kinds) for kinds in GROUPS]
    return [section for section in found if section is not None]


def _kind(used: pl.DataFrame, gains: pl.DataFrame, kinds: tuple[str, ...]) -> Section | None:
    mine = used.filter(pl.col("kind").is_in(kinds) & (pl.col("uses") > 0)).drop("kind")
    if not mine.height:
        return None
    if not gains.height:
        table, figure = mine, None
    else:
        table = mine.join(gains.drop("kind"), on="card", how="left").sort(
            "difference", descending=True, nulls_last=True
        )
        drawn = table.drop_nulls("difference")
        figure = (
            dots(drawn, "card", "difference", points=True, reference=0.0, clear="clear",
                 xlabel="Win rate that goes along with one more use, percentage points")
            if drawn.height else None
        )  # fmt: skip
    reading = (
        "The table says how many seats use it, how often, and how many points a use brings at once. The figure shows "
        "how much the win rate differs with every use more, between players of the same strategy and mat in the same "
        "seat against the same opponents. Filled dots are beyond chance, all components considered. This shows what "
        "goes together, not what causes what: the same games played without what a component brings tell (a batch of "
        "interventions, see the game's README)."
    )
    words = KINDS[kinds[0]]
    title = words.capitalize()
    return Section(title, f"How much are the {words} used, and what goes along with it?", table, figure, reading,
                   words={"difference": "With one more use"})  # fmt: skip
