"""The columns of Das Ritual am Feuergipfel in words, and the colours of its clans."""

from analyses.plots.style import COLOURS

WORDS = {
    "clan": "Wizard's clan", "creatures": "Creatures at the end", "turn": "Turn", "ending": "End",
    "rounds": "Rounds", "tied_share": "Shared wins", "won_by": "Won by", "action": "Action",
    "lead": "Lead before the dice",
    "tries": "Tries a seat and game", "success_rate": "Succeeds", "exact": "Exact chance", "lost_rate": "Fails badly",
    "lost_exact": "Exact chance of that", "agrees": "Interval holds the chance", "hurdle": "Die must exceed",
    "expected": "Exact chances promise", "size": "Creatures", "going_share": "Seats still playing", "cause": "Lost how",
    "number": "Creatures a game", "collapses": "Collapses a game", "lost_each": "Creatures lost each time",
    "collapsed_share": "Seats with a collapse", "large_share": "Lost three or more at once",
    "risen": "Moved up in corrections", "saved": "Kept by armor or decoy", "peak": "Largest structure",
    "fall": "Largest minus last", "cast_share": "Seats that cast it", "kept_share": "Kept when dealt",
    "of_held_share": "Cast by who had it", "times": "Casts where cast", "cast_gain": "Cast minus not",
    "dealt_gain": "Dealt minus not",
    "dealt_clear": "Dealt beyond chance", "placed_gain": "Placed minus not", "drawn_gain": "Drawn minus not",
    "seized_gain": "Captured minus not",
    "complete_share": "Ends by a complete structure", "stack_share": "Ends by empty stack",
    "capped_share": "Ends by the cap", "power_of": "Power of", "uses": "Uses a seat and game",
}  # fmt: skip
UNITS = {"exact": "percent", "lost_exact": "percent", "expected": "percent"}
CLAN_COLOURS = dict(zip(("doom", "clergy", "twilight", "dawn", "night", "gaia"), COLOURS, strict=False))


def card_colour(card: str) -> str:
    """The colour of a creature's clan; spells are grey."""
    return CLAN_COLOURS.get(card.partition("-")[0], "#555555")
