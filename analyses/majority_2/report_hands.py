"""Swap, draw and the hand that is passed on."""

from __future__ import annotations

import polars as pl

from analyses.majority_2.card_value import passed_value
from analyses.majority_2.hands import passing, swaps_and_draws
from analyses.majority_2.words import card_colour
from analyses.plots.dots import dots
from analyses.plots.dots_compared import dots_compared
from analyses.report.section import ResultLike, Section
from analyses.report.words import points_range


def hand_sections(result: ResultLike, with_cards: bool) -> list[Section]:
    """How swap and draw are used, what is passed, what that goes with."""
    found = [_swaps(result.seats), _passing(result.seats)]
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


def _passing(seats: pl.LazyFrame) -> Section:
    table = passing(seats)
    ends = {"low": "passed_low", "high": "passed_high"}
    figure = dots(table, "strategy", "passed", **ends, xlabel="Cards passed to the other player, a turn")
    row = table.sort("used_share").row(-1, named=True)
    reading = (
        f"Most is made of a received hand by {row['strategy']}, who plays {row['used_share'] * 100:.0f}\N{NO-BREAK SPACE}% "
        f"({row['used_share_low'] * 100:.0f} to {row['used_share_high'] * 100:.0f}) of the cards it is passed in the "
        "very next turn.\n\n"
        "What is left of the hand at the end of a turn becomes the other player's hand, so a player pays for every "
        "good card that stays. The figure shows how much each strategy passes on; the table, how much it receives and "
        "what it makes of it."
    )
    return Section("The passed hand", "What is passed on, and what is made of it?", table, figure, reading)


def _cards(table: pl.DataFrame) -> Section:
    ends = {"low": "passed_gain_low", "high": "passed_gain_high"}
    xlabel = "Win rate with one more of it among 20 cards passed, percentage points"
    figure = dots(table, "card", "passed_gain", **ends, xlabel=xlabel, points=True, reference=0.0, clear="clear",
                  colour=card_colour)  # fmt: skip
    worst, best = (points_range(table.row(place, named=True), "passed_gain", **ends) for place in (-1, 0))
    reading = (
        f"Most harmful to pass on: {table['card'][-1]} with {worst}; least: {table['card'][0]} with {best}.\n\n"
        "Players of the same strategy in the same seat against the same opponent: how their win rate differs if one "
        "more of every 20 cards that they passed on was this one. Left of the line are cards that go with losing when "
        "they are passed. It shows what goes together: a card that nobody can use is passed to and fro, and long games "
        "have more of them. What the passed hand causes is asked by playing the same games with new cards instead (the "
        "rule option passed_hand)."
    )
    return Section("Cards passed on", "Which cards hurt when they are passed?", table, figure, reading)
