"""Where the points come from."""

from __future__ import annotations

import polars as pl

from analyses.majority_2.beside import longer
from analyses.majority_2.points import (
    COINS,
    SETS,
    by_colour,
    by_faction,
    by_source,
    coins,
    secretary_sets,
    source_shares,
)
from analyses.plots.stacked import stacked
from analyses.report.section import ResultLike, Section
from analyses.report.words import percent_range


def point_sections(result: ResultLike, with_cards: bool) -> list[Section]:
    """Points by source, by faction and rank, by colour; sets of secretaries; coins."""
    seats = result.seats
    ranks = [_factions(by_faction(result.cards, result.manifest))] if with_cards else []
    return [_sources(seats), *ranks, _colours(seats), _secretaries(seats), _coins(seats)]


def _sources(seats: pl.LazyFrame) -> Section:
    table = by_source(seats)
    figure = stacked(table, "strategy", "source", "points", xlabel="Points per player and game")
    best = source_shares(seats).head(2).iter_rows(named=True)
    named = " and ".join(f"{row['source']} with {percent_range(row, 'share')}" for row in best)
    reading = (
        f"Over all strategies most points come from {named} of them.\n\n"
        "The length of a bar is what a player of this strategy scores in a game: the points printed on the cards of "
        "the scoring area by rank, what secretaries of one colour add for each other, and a point for every coin; with "
        "ghosts and promo demon veterans in the deck, theirs too."
    )
    return Section("Points", "Where do the points come from?", table, figure, reading)


def _factions(table: pl.DataFrame) -> Section:
    figure = stacked(table, "faction", "rank", "points", xlabel="Printed points per player and game")
    reading = (
        "Printed points of the cards in the scoring areas by printed faction and rank, all strategies together; discs "
        "that change a card's colour are left aside here. A long bar is a faction that is finished often, or with "
        "cards worth more: the demon veteran counts 6 (its promo card 2, and a point a colour), the angel aristocrat "
        "4. The table also has the number of cards."
    )
    question = "Which ranks and factions represent?"
    return Section("Representatives by rank and faction", question, table, figure, reading)


def _colours(seats: pl.LazyFrame) -> Section:
    table = by_colour(seats)
    figure = stacked(table, "strategy", "colour", "points", xlabel="Printed points per player and game")
    reading = "The same points by the colour that the cards have at the end: a disc counts instead of the print."
    return Section("Points by colour", "Who collects which colour?", table, figure, reading)


def _secretaries(seats: pl.LazyFrame) -> Section:
    table = secretary_sets(seats)
    parts = longer(table, "strategy", "set", "share", SETS)
    figure = stacked(parts, "strategy", "set", "share", xlabel="Players with such a set at the end", percent=True)
    reading = (
        "Secretaries of one colour in a scoring area count more: each adds 2 points for every other one, so two bring "
        "4 points, three 12, four 24. The bars show how many players have such a set at the end; the table adds the "
        "bonus points of a player and game."
    )
    return Section("Sets of secretaries", "Do secretaries come in sets?", table, figure, reading)


def _coins(seats: pl.LazyFrame) -> Section:
    table = coins(seats)
    parts = longer(table, "strategy", "source", "coins", COINS)
    figure = stacked(parts, "strategy", "source", "coins", xlabel="Coins per player and game, before losses")
    reading = (
        "Every player starts with 3 coins. A faction of three or four cards brings 1 more, one of five or more 2; "
        "demon and angel aristocrats and promo angel veterans bring coins as well, and reaper aristocrats take some "
        "away (“lost” in the table). "
        "Coins buy cards turn after turn and are points at the end."
    )
    shown = table.select(pl.exclude("^start.*$"))  # the same for all
    return Section("Coins", "Where do the coins come from?", shown, figure, reading)
