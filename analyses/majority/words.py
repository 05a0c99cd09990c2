"""The Majority's columns in words, and the colours of its cards."""

WORDS = {
    "removed_each": "Cards removed by each", "murdered": "Own cards removed", "through_share": "Came through",
    "second_share": "Coins from second places", "level_share": "Nobody leads", "comeback_share": "Leader loses",
    "owned_gain": "Ending up with it", "played_gain": "Playing it", "drafted_gain": "Drafting it",
    "margin": "Lead in coins", "firsts": "First places", "seconds": "Second places",
}  # fmt: skip
CARD_COLOURS = {"red": "#C44E52", "blue": "#4C72B0", "yellow": "#DDAA33"}
