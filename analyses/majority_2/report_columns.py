"""How columns end."""

from __future__ import annotations

import polars as pl

from analyses.majority_2.columns import ending_parts, endings, formed, size_parts, sizes
from analyses.majority_2.words import card_colour
from analyses.plots.dots import dots
from analyses.plots.stacked import stacked
from analyses.report.section import Section


def column_sections(seats: pl.LazyFrame) -> list[Section]:
    """Faction or discard, sizes, colours."""
    found = [_endings(seats), _sizes(seats), _colours(seats)]
    return [section for section in found if section.table.height]


def _endings(seats: pl.LazyFrame) -> Section:
    table = endings(seats)
    share = {"xlabel": "Share of the sides that were settled", "percent": True}
    figure = stacked(ending_parts(table.drop_nulls()), "strategy", "ending", "share", **share)
    reading = (
        "A side of a column is settled when it has five cards or more. With three or more of one colour it becomes a "
        "faction, and one of them goes to the scoring area; otherwise everything is discarded. The table adds how many "
        "sides a player settles in a game, how often two factions were there to choose from, and how many cards each "
        "settling sends to the discard pile."
    )
    return Section("How columns end", "Faction or discard pile?", table, figure, reading)


def _sizes(seats: pl.LazyFrame) -> Section:
    table = sizes(seats)
    share = {"xlabel": "Share of the sides that were settled", "percent": True}
    figure = stacked(size_parts(table.drop_nulls()), "strategy", "size", "share", **share)
    reading = (
        "The fifth card settles a side. More than five lie there only if angel veterans, paid for or in a reaper "
        "senior's place, drew cards into their column."
    )
    return Section("Size of settled columns", "How many cards lie there?", table, figure, reading)


def _colours(seats: pl.LazyFrame) -> Section:
    table = formed(seats)
    figure = dots(table, "colour", "factions", xlabel="Factions formed per player and game",
                  colour=lambda colour: card_colour("witch" if colour == "witches" else colour[:-1]))  # fmt: skip
    reading = (
        "All factions have the same number of cards of each rank, and a strategy to which two colours look equal draws "
        "lots; so differences come from what the cards can do, and from what the strategies think of them: angel "
        "juniors and demon veterans, for one, can't be played free. Discs count."
    )
    return Section("Factions by colour", "Which factions are formed?", table, figure, reading)
