"""Crimson Company's columns in words, and the names of its cards."""

from __future__ import annotations

import polars as pl

from sim.games.crimson_company.decks import CHARACTERS

WORDS = {
    "recruited_share": "Recruited by", "recruited_rate": "Wins when recruited",
    "deployed_rate": "Wins when deployed", "faced_rate": "Wins when faced",
    "recruited_gain": "Recruiting it", "deployed_gain": "Playing it", "for_robbers_gain": "Giving it to the robbers",
    "price": "Mean price", "fair_price": "Fair price", "bargain_difference": "Fair minus paid", "beside": "Next to",
    "against": "Against", "against_gain": "Worth with",
    "alone_gain": "Worth without", "beside_gain": "Worth with", "interplay_gain": "Interplay",
    "lane_strength": "Strength in a lane won", "lane_cards": "Cards in a lane won", "margin": "Won by",
    "winner_difference": "Winners minus losers", "what": "What", "way": "Won", "ties": "Level scorings",
    "first_rate": "Win rate going first", "coins_more": "Coins more than the second player",
    "coin_gain": "Worth of a coin",
    "out_gain": "Out of the deck", "stronger_gain": "One stronger", "weaker_gain": "One weaker",
    "out_clear": "Out beyond chance", "owners": "Seats that recruited it",
}  # fmt: skip

NAMES = {card.id: card.name for card in CHARACTERS}


def with_names(table: pl.DataFrame, *columns: str) -> pl.DataFrame:
    """Cards by their names instead of their ids."""
    return table.with_columns(pl.col(column).replace(NAMES) for column in columns)
