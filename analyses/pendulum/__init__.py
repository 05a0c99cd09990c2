"""Pendulum: who wins and how, where points come from, what hands and timers do, what components are worth."""

AREAS = ("purple", "green", "black")
ROUNDS = (1, 2, 3, 4)
CHARACTERS = ("briber", "champion", "implacable", "insidious", "justicar")
TRACKS = ("power", "prestige", "popularity", "legendary")
