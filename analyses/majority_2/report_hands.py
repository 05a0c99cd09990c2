"""Swap, draw and the hand that is passed on."""

from __future__ import annotations

import polars as pl

from analyses.majority_2.card_value import passed_value
from analyses.majority_2.hands import passing, swaps_and_draws
from analyses.majority_2.words import card_colour, extremes
from analyses.plots.dots import dots
from analyses.plots.dots_compared import dots_compared
from analyses.report.section import ResultLike, Section


def hand_sections(result: ResultLike, with_cards: bool) -> list[Section]:
    """How swap and draw are used, what is passed, what that goes with."""
    passed = passing(result.seats)
    found = [_swaps(result.seats), _passing(passed), _use(passed)]
    return [*found, _cards(passed_value(result.cards))] if with_cards else found


def _swaps(seats: pl.LazyFrame) -> Section:
    table = swaps_and_draws(seats)
    values = {"swap_share": "swaps hand and reserve", "draw_share": "draws"}
    figure = dots_compared(table, "strategy", values, xlabel="Share of the strategy's turns", percent=True)
    reading = (
        "Before playing one may swap the whole hand for the whole reserve, and may draw: two cards, more the more "
        "factions the other player has finished. Whoever draws gives the other player's reserve a card. The table adds "
        "how often both were forced (a demon senior demands a swap, an empty hand a draw), the cards each draw brings, "
        "and what a reserve gains by the other player's draws."
    )
    return Section("Swap and draw", "How are swap and draw used?", table, figure, reading)


def _passing(table: pl.DataFrame) -> Section:
    shown = table.select("strategy", pl.col("^(passed|empty_share|received)(_low|_high)?$"))
    ends = {"low": "passed_low", "high": "passed_high"}
    figure = dots(shown, "strategy", "passed", **ends, xlabel="Cards passed to the other player, a turn")
    reading = (
        "What is left of the hand at the end of a turn becomes the other player's hand, so a player pays for every "
        "good card that stays. The table adds how often nothing is left, and how many cards a strategy gets from "
        "others."
    )
    return Section("The passed hand", "How many cards are passed on?", shown, figure, reading)


def _use(table: pl.DataFrame) -> Section:
    shown = table.select("strategy", pl.col("^(used_share|of_plays_share)(_low|_high)?$"))
    shown = shown.sort("of_plays_share", descending=True)
    values = {"used_share": "of the received cards: played at once", "of_plays_share": "of the cards played: received"}
    figure = dots_compared(shown.drop_nulls(), "strategy", values, xlabel="Share", percent=True)
    reading = (
        "Circles: how many of the cards that the other player passed are played in the very next turn. Squares: how "
        "many of all cards that a strategy plays come out of such a hand. The others were drawn or came out of the "
        "reserve by a swap. The more a strategy lives on received cards, the more its opponent's care would hurt it."
    )
    return Section("Use of the passed hand", "What is made of a received hand?", shown, figure, reading)


def _cards(table: pl.DataFrame) -> Section:
    ends = {"low": "passed_gain_low", "high": "passed_gain_high"}
    xlabel = "Win rate with one more of it among 20 cards passed, percentage points"
    figure = dots(table, "card", "passed_gain", **ends, xlabel=xlabel, points=True, reference=0.0, clear="clear",
                  colour=card_colour)  # fmt: skip
    found = extremes(table, "passed_gain", "Goes with winning most", "with losing most")
    reading = (
        f"{found or 'No card that is passed goes with winning or losing beyond chance, all of them considered'}.\n\n"
        "Players of the same strategy in the same seat against the same opponent: how their win rate differs if one "
        "more of every 20 cards that they passed on was this one. Left of the line are cards that go with losing when "
        "they are passed. It shows what goes together: a card that nobody can use is passed to and fro, and long games "
        "have more of them. What the passed hand causes is asked by playing the same games with new cards instead (the "
        "rule option passed_hand)."
    )
    return Section("Cards passed on", "Which cards hurt when they are passed?", table, figure, reading)
