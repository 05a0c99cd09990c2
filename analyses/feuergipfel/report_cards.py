"""Use and worth of spells and creatures."""

from __future__ import annotations

import polars as pl

from analyses.feuergipfel.spells import creature_worth, spell_use, spell_worth
from analyses.feuergipfel.words import card_colour
from analyses.plots.dots import dots
from analyses.report.section import Section

HARDLY = 0.05
ASSOCIATION = (
    "compared with seats of the same strategy in the same place against the same opponents, in percentage "
    "points. Filled dots are beyond chance, all cards considered. This shows what goes together, not what causes what"
)


def card_sections(cards: pl.LazyFrame) -> list[Section]:
    """Spells used, spells and winning, creatures and winning; what can't be compared is left out."""
    found = [_use(cards)]
    worth, creatures = spell_worth(cards), creature_worth(cards)
    found += [_worth(worth), _dealt(worth)] if worth.height else []
    return found + ([_creatures(creatures)] if creatures.height else [])


def _use(cards: pl.LazyFrame) -> Section:
    table = spell_use(cards)
    figure = dots(table, "card", "cast_share", "cast_share_low", "cast_share_high", xlabel="Seats that cast it",
                  percent=True)  # fmt: skip
    reading = (
        "How many seats cast each spell in a game. The table adds how often it is kept when dealt, how often "
        "those cast it who have it, and how many times. What is seldom cast is expensive at the reconstructed "
        "costs, or the strategies see no use for it." + _hardly(table)
    )
    return Section("Spells cast", "Which spells are cast?", table, figure, reading)


def _hardly(table: pl.DataFrame) -> str:
    """The spells that these strategies leave in their books: whatever a page says about them is about unused cards."""
    unused = table.filter(pl.col("of_held_share_high") < HARDLY)["card"].to_list()
    if not unused:
        return ""
    return (
        f" Hardly ever cast, by fewer than {HARDLY:.0%} of those who have it: {', '.join(unused)}. What removing or "
        "changing them does says nothing about their worth in better hands."
    )


def _worth(table: pl.DataFrame) -> Section:
    figure = dots(table, "card", "cast_gain", "cast_gain_low", "cast_gain_high", points=True, clear="clear",
                  xlabel="Win rate of those who cast it minus others", reference=0.0)  # fmt: skip
    reading = (
        f"How much more often seats win that cast the spell, {ASSOCIATION}: who is ahead can cast more. The table "
        "adds being dealt the spell at the start: chance decides that, so this difference is caused by the spell."
    )
    return Section("Spells and winning", "Which spells go with winning?", table, figure, reading)


def _dealt(worth: pl.DataFrame) -> Section:
    ends = ("dealt_gain", "dealt_gain_low", "dealt_gain_high")
    table = worth.drop_nulls("dealt_gain").sort("dealt_gain", descending=True).select("card", *ends, "dealt_clear")
    figure = dots(table, "card", *ends, points=True, clear="dealt_clear", reference=0.0,
                  xlabel="Win rate of those it was dealt to minus others")  # fmt: skip
    reading = (
        "How much more often seats win that find the spell among the seven dealt to them. Chance decides who does, so "
        "this is what the spell causes, as far as these strategies know how to use it; five of the seven are kept. "
        "A spell also takes the place of another one: what is hard to use shows as a loss. Filled dots are beyond "
        "chance, all cards considered."
    )
    return Section("Spells dealt", "Which spells cause wins?", table, figure, reading)


def _creatures(table: pl.DataFrame) -> Section:
    figure = dots(table, "card", "placed_gain", "placed_gain_low", "placed_gain_high", points=True, clear="clear",
                  xlabel="Win rate of those who placed it minus others", colour=card_colour,
                  reference=0.0)  # fmt: skip
    reading = (
        "How much more often seats win in whose structure (or as whose guard) such a creature was placed, "
        f"{ASSOCIATION}. The table adds drawing one as a recruit, and capturing one."
    )
    return Section("Creatures and winning", "Which creatures go with winning?", table, figure, reading)
