"""Majority 2's columns in words, and the colours of its factions."""

import polars as pl

from analyses.plots.style import COLOURS
from analyses.report.words import points_range

WORDS = {
    "bonus_secretaries": "Bonus points", "secretary_sets_2_share": "Two of a colour",
    "secretary_sets_3_share": "Three of a colour",
    "secretary_sets_4_or_more_share": "Four or more", "start": "At the start", "coins_factions": "For factions",
    "coins_abilities": "From abilities", "coins_lost": "Lost", "coins": "At the end", "settled": "Sides settled a game",
    "three_share": "Faction of 3", "four_share": "Faction of 4", "five_share": "Faction of 5 or more",
    "discarded_share": "No faction", "two_share": "Two to choose from", "lost_each": "Cards discarded each time",
    "size_5_share": "5 cards", "size_6_share": "6 cards", "size_7_share": "7 or more",
    "swap_share": "Turns with a swap",
    "forced_swap_share": "Turns with a forced swap", "draw_share": "Turns with a draw",
    "forced_draw_share": "Turns with a forced draw", "drawn": "Cards each draw",
    "gifts": "Cards the other's draws brought",
    "passed": "Cards passed a turn", "empty_share": "Turns that leave nothing", "received": "Cards received a turn",
    "used_share": "Received cards played at once", "of_plays_share": "Plays that use them", "turn": "Own turn",
    "finished_share": "Seats that got so far", "faction": "Faction", "games_share": "Games",
    "wins_share": "That player wins", "five": "Five factions at the end", "starting_share": "Win rate starting",
    "second_share": "Win rate going second", "starting_gain": "Starting minus second",
    "score_difference": "Points starting minus second", "dealt_gain": "Dealt it minus not",
    "owned_gain": "In the scoring area", "paid_played_gain": "Played with its ability",
    "free_played_gain": "Played free", "passed_gain": "One more of twenty passed", "usual": "All, a turn",
    "turn_difference": "Winners minus losers, a turn", "starter_share": "Starter wins", "tied_share": "Equal points",
}  # fmt: skip
FACTION_COLOURS = dict(zip(("witch", "demon", "dragon", "angel", "reaper"),
                           ("#0072B2", "#009E73", "#D55E00", "#CC79A7", "#222222"), strict=True))  # fmt: skip


def card_colour(card: str) -> str:
    """The colour of a card's faction, as the box has it; ghosts are grey."""
    return FACTION_COLOURS.get(card.removeprefix("promo-").split("-")[0], COLOURS[7])


def extremes(table: pl.DataFrame, name: str, best: str, worst: str) -> str:
    """The cards at both ends of a table in words, as far as they are beyond chance; nothing if none is."""
    sure = table.filter("clear").sort(name, descending=True)
    parts = [(words, row) for words, rows, sign in ((best, sure.head(1), 1), (worst, sure.tail(1), -1))
             for row in rows.iter_rows(named=True) if sign * row[name] > 0]  # fmt: skip
    said = "; ".join(f"{words}: {row['card']} with {points_range(row, name, f'{name}_low', f'{name}_high')}"
                     for words, row in parts)  # fmt: skip
    return said[:1].upper() + said[1:]
