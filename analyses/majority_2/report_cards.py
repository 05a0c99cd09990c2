"""What cards and abilities are worth: by chance, and by what goes together."""

from __future__ import annotations

import polars as pl

from analyses.majority_2.abilities import use
from analyses.majority_2.card_value import card_value, dealt
from analyses.majority_2.words import card_colour, extremes
from analyses.plots.dots import dots
from analyses.plots.dots_compared import dots_compared
from analyses.plots.stacked import stacked
from analyses.report.section import ResultLike, Section


def card_sections(result: ResultLike) -> list[Section]:
    """Use, value of being dealt a card, and of owning or playing it."""
    cards = result.cards
    found = [_use(use(cards)), _dealt(dealt(cards)), _value(card_value(cards))]
    return [section for section in found if section.table.height]


def _use(table: pl.DataFrame) -> Section:
    figure = stacked(table, "card", "way", "times", xlabel="Times per player and game")
    reading = (
        "How often a player plays each card in a game. Paid for, its ability works; in the free play it doesn't (angel "
        "juniors protect however they came, and they and demon veterans can't be played free). Cards with a short "
        "first part are cards whose ability is hardly ever seen."
    )
    return Section("Use of cards", "Which abilities are used?", table, figure, reading)


def _dealt(table: pl.DataFrame) -> Section:
    ends = {"low": "dealt_gain_low", "high": "dealt_gain_high"}
    xlabel = "Win rate with the card among the first ones minus without, percentage points"
    figure = dots(table, "card", "dealt_gain", **ends, xlabel=xlabel, points=True, reference=0.0, clear="clear",
                  colour=card_colour)  # fmt: skip
    found = extremes(table, "dealt_gain", "Best to be dealt", "worst")
    reading = (
        f"{found or 'No card of the first deal shifts the win rate beyond chance, all of them considered'}.\n\n"
        "How much more often a player wins who is dealt at least one copy at the start (in the reserve; the starter "
        "also in the hand) than one of the same strategy, seat and opponent who isn't. The deal is chance, so this is "
        "what the card causes at the beginning of a game, whoever may use it later. Hollow dots may be luck."
    )
    return Section("Cards dealt", "What is it worth to be dealt a card?", table, figure, reading)


def _value(table: pl.DataFrame) -> Section:
    values = {"owned_gain": "in the scoring area at the end", "paid_played_gain": "played with its ability",
              "free_played_gain": "played free, without it"}  # fmt: skip
    xlabel = "Win rate with minus without, percentage points"
    figure = dots_compared(table, "card", values, xlabel=xlabel, points=True, reference=0.0)
    reading = (
        "How much more often players win who did this at least once, compared with players of the same strategy in the "
        "same seat against the same opponent who didn't. Where the square lies right of the diamond, paying for the "
        "ability goes with winning more than the bare card does. This shows what goes together, not what causes what: "
        "aristocrats need two finished factions, so whoever can pay for them is ahead already. The batch of "
        "interventions plays the same games without each ability and without each card."
    )
    return Section("Cards and abilities", "What goes with owning and playing each card?", table, figure, reading)
