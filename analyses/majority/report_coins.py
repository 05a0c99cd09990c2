"""Where the coins come from."""

from __future__ import annotations

import polars as pl

from analyses.majority.coins import coins_by_colour, coins_by_round, coins_by_strategy, second_place_share
from analyses.majority.places import places
from analyses.plots.dots import dots
from analyses.plots.lines import lines
from analyses.plots.stacked import stacked
from analyses.report.section import Section
from analyses.report.words import best_and_worst


def coin_sections(seats: pl.LazyFrame) -> list[Section]:
    """Coins by strategy, colour and round, and the places that brought them."""
    return [_strategies(seats), _seconds(seats), _colours(seats), _rounds(seats), _places(seats)]


def _strategies(seats: pl.LazyFrame) -> Section:
    table = coins_by_strategy(seats)
    figure = stacked(table, "strategy", "place", "coins", xlabel="Coins per player and game")
    reading = (
        "The length of a bar is what a player of this strategy earns in a game, split into coins from first places (2 "
        "each) and from second places (a fifth of the winner's sum), taken alone or shared with others."
    )
    return Section("Coins", "Where do the coins come from?", table, figure, reading)


def _seconds(seats: pl.LazyFrame) -> Section:
    table = second_place_share(seats).sort("second_share", descending=True)
    ends = {"low": "second_share_low", "high": "second_share_high"}
    figure = dots(table, "strategy", "second_share", **ends, xlabel="Share of its coins", percent=True)
    named = table.rename({"second_share_low": "low", "second_share_high": "high"})
    reading = (
        f"{best_and_worst(named, 'strategy', 'second_share')}\n\n"
        "The further right, the more a strategy lives on second places."
    )
    return Section("Coins from second places", "Who lives on second places?", table, figure, reading)


def _colours(seats: pl.LazyFrame) -> Section:
    table = coins_by_colour(seats)
    figure = stacked(table, "colour", "place", "coins", xlabel="Coins per player and game")
    reading = (
        "The colours have the same cards, so bars of different length mean that strategies prefer a colour, not that a "
        "colour is worth more. Players with equal sums share a place, and each of them is paid in full."
    )
    return Section("Coins by colour", "Does a colour pay more?", table, figure, reading)


def _rounds(seats: pl.LazyFrame) -> Section:
    table = coins_by_round(seats)
    words = {"xlabel": "Round", "ylabel": "Coins per player"}
    figure = lines(table, "round", "coins", group="place", **words)
    reading = (
        "Scoring areas grow from round to round, so second places (a fifth of the winner's sum) pay more and more, "
        "while a first place always pays 2. Equal sums become rarer as they grow: shared places fade."
    )
    return Section("Coins by round", "When are the coins earned?", table, figure, reading)


def _places(seats: pl.LazyFrame) -> Section:
    table = places(seats)
    figure = stacked(table, "strategy", "place", "places", xlabel="Places per player and game, of 12 colour councils")
    reading = (
        "Every game has 12 colour councils: 3 colours in 4 rounds. Players with equal sums share a place; two winners "
        "take 2 coins each, and a second place is paid once for each of them."
    )
    return Section("Places", "Who comes first, who second, and who shares?", table, figure, reading)
