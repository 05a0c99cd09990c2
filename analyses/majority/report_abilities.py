"""What the abilities did."""

from __future__ import annotations

import polars as pl

from analyses.majority.abilities import assassinations, bribes, spies, treason
from analyses.plots.dots import dots
from analyses.plots.dots_compared import dots_compared
from analyses.plots.stacked import stacked
from analyses.report.section import Section


def ability_sections(seats: pl.LazyFrame) -> list[Section]:
    """One section each for 0, 2, 3 and 7."""
    return [_bribes(seats), _assassinations(seats), _spies(seats), _treason(seats)]


def _bribes(seats: pl.LazyFrame) -> Section:
    table = bribes(seats)
    figure = stacked(table, "strategy", "outcome", "share", xlabel="Share of the bribes played", percent=True)
    reading = (
        "What became of every 0 a strategy played: two of one colour in a turn cancel each other, the others take the "
        "cards of their colour that the other players laid in that turn."
    )
    return Section("Bribes", "What do the bribes (0) bring?", table, figure, reading)


def _assassinations(seats: pl.LazyFrame) -> Section:
    table = assassinations(seats).sort("assassinations", descending=True)
    values = {"assassinations": "2s that worked, a game", "removed_each": "cards of others each removed",
              "murdered": "own cards lost, a game"}  # fmt: skip
    figure = dots_compared(table, "strategy", values, xlabel="Cards")
    reading = (
        "A 2 removes the cards of other colours laid in its turn, unless it is bribed. Circles: how many a player uses "
        "in a game; squares: what each of them removes from others; diamonds: what the player loses to others' 2s."
    )
    return Section("Assassinations", "What do the assassinations (2) hit?", table, figure, reading)


def _spies(seats: pl.LazyFrame) -> Section:
    table = spies(seats).sort("through_share", descending=True)
    ends = {"low": "through_share_low", "high": "through_share_high"}
    figure = dots(
        table, "strategy", "through_share", **ends, xlabel="Share of the spies that came through", percent=True
    )
    reading = (
        "A spy comes through if it is neither bribed nor removed, isn't outranked by another spy and isn't played "
        "in the last turn of a round. Then its player takes the marker and the next turn is played openly."
    )
    return Section("Spies", "How often does a spy (3) come through?", table, figure, reading)


def _treason(seats: pl.LazyFrame) -> Section:
    table = treason(seats).sort("given", descending=True)
    values = {"given": "given to the right neighbour", "received": "received from the left neighbour"}
    figure = dots_compared(table, "strategy", values, xlabel="Sevens per player and game")
    reading = "A 7 that is neither bribed nor removed goes to the right neighbour, who is an opponent."
    return Section("Treason", "Who gives and who receives treason (7)?", table, figure, reading)
