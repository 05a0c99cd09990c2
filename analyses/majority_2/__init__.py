"""Majority 2: where the points come from, how columns end, what cards, abilities and the passed hand are worth."""

FACTIONS = ("witches", "demons", "dragons", "angels", "reapers")
RANKS = ("secretary", "junior", "senior", "veteran", "aristocrat")
SEATS = 2
START_COINS = 3
ENOUGH = 5  # finished factions that end the game
