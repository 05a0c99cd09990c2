"""The Majority: where the coins come from, what the abilities do, how games turn."""

COLOURS = ("red", "blue", "yellow")
ROUNDS = (1, 2, 3, 4)
PLACES = ("first", "second")
