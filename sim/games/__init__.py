"""The registry: one line a game. A game's module holds its description as `GAME`."""

GAMES = {
    "majority": "sim.games.majority",
    "dominion": "sim.games.dominion",
    "feuergipfel": "sim.games.feuergipfel",
}
