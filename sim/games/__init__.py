"""The registry: one line a game. A game's module holds its description as `GAME`."""

GAMES = {
    "majority": "sim.games.majority",
    "majority-2": "sim.games.majority_2",
    "crimson-company": "sim.games.crimson_company",
    "feuergipfel": "sim.games.feuergipfel",
    "dominion": "sim.games.dominion",
    "pendulum": "sim.games.pendulum",
}
