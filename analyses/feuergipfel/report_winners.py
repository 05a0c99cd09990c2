"""Who wins and how games end."""

from __future__ import annotations

import polars as pl

from analyses.feuergipfel.winners import by_clan, clan_by_strategy, endings, ways_to_win
from analyses.feuergipfel.words import card_colour
from analyses.plots.dots import dots
from analyses.plots.grid import grid
from analyses.plots.stacked import stacked
from analyses.report.section import ResultLike, Section, has_table
from analyses.report.words import best_and_worst, percent_range
from analyses.sides import even_share


def winner_sections(result: ResultLike) -> list[Section]:
    """Endings need the games, the others the seats."""
    found = [_endings(result.games)]
    if has_table(result.manifest, "seats"):
        even = even_share(result.manifest)
        found += [_ways(result.seats), _clans(result.seats, even), _clans_and_strategies(result.seats)]
    return found


def _endings(games: pl.LazyFrame) -> Section:
    table = endings(games)
    figure = dots(table, "ending", "share", xlabel="Share of the games", percent=True)
    reading = (
        f"{percent_range(table.row(0, named=True), 'share')} of the games end because somebody completes the "
        "structure, the others when the last recruit has been drawn (or at the cap, which only stops games that "
        "would never end). The table adds how many rounds such games last and how often several wizards share the win."
    )
    return Section("How games end", "By a complete structure or an empty stack?", table, figure, reading)


def _ways(seats: pl.LazyFrame) -> Section:
    table = ways_to_win(seats)
    figure = stacked(table, "strategy", "won_by", "share", xlabel="Share of its games that a seat wins", percent=True)
    reading = (
        "The bar is a strategy's win rate, split into structures of nine creatures, structures completed early "
        "by Circle of Might, and wins when the stack was empty."
    )
    return Section("How strategies win", "Who completes the structure, and how?", table, figure, reading)


def _clans(seats: pl.LazyFrame, even: float | None) -> Section:
    table = by_clan(seats)
    figure = dots(table, "clan", "win_rate", xlabel="Win rate", percent=True, reference=even,
                  reference_label="even share", colour=card_colour)  # fmt: skip
    reading = (
        f"{best_and_worst(table, 'clan', 'win_rate')} Wizards are dealt at random, so differences beyond the "
        "whiskers are caused by the clan: creatures of the wizard's own clan are one stronger, and clans differ in the "
        "spells that they pay for (and in their powers, if these are switched on)."
    )
    return Section("Wizards' clans", "Does the clan of the wizard matter?", table, figure, reading)


def _clans_and_strategies(seats: pl.LazyFrame) -> Section:
    table = clan_by_strategy(seats)
    words = {"xlabel": "Wizard's clan", "colour_label": "Win rate with the clan minus without"}
    figure = (
        grid(table, "strategy", "clan", "difference", points=True, clear="clear", **words) if table.height else None
    )
    reading = (
        "How much more often (purple) or less often (orange) a strategy wins with a wizard of the clan than with "
        "another one, in percentage points, against the same opponents in the same seat. Faded cells may be "
        f"luck; each cell is judged by itself, so about one in twenty of the {table.height} would look clear by "
        "luck alone."
    )
    return Section("Clans and strategies", "Which clan suits which strategy?", table, figure, reading)
