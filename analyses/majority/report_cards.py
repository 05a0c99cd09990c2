"""What the cards are worth."""

from __future__ import annotations

import polars as pl

from analyses.majority.card_value import card_value
from analyses.majority.words import CARD_COLOURS
from analyses.plots.dots import dots
from analyses.plots.style import COLOURS
from analyses.report.section import Section


def card_section(cards: pl.LazyFrame) -> Section:
    """Gain of ending up with each card; drafting and playing it stand in the table."""
    table = card_value(cards)
    ends = {"low": "owned_gain_low", "high": "owned_gain_high"}
    xlabel = "Win rate with the card in the scoring area minus without, percentage points"
    figure = dots(table, "card", "owned_gain", **ends, xlabel=xlabel, points=True, reference=0.0, clear="clear",
                  colour=lambda card: CARD_COLOURS.get(card.split("-")[0], COLOURS[0]))  # fmt: skip
    reading = (
        "How much more often a player wins who ends up with at least one copy of the card, compared with players of "
        "the same strategy in the same seat against the same opponents who don't. Filled dots are beyond chance even "
        "though 24 cards are looked at. The table adds what goes with drafting and with playing the card. This shows "
        "what goes together, not what causes what; a comparison run with the card changed tells."
    )
    return Section("Cards", "What is each card worth to the one who ends up with it?", table, figure, reading)
