"""What there is to test: every game, every way to sit down at it, every strategy.

A new game or strategy is tested without a line here: the lists come from the registry.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from sim.game import Game, game
from sim.games import GAMES
from sim.runs.experiment import Experiment, Given, match, scripted
from sim.runs.runner import table_for
from sim.strategy import Strategy

ROOT = Path(__file__).resolve().parents[2]
SEED = 11
NAMES = list(GAMES)
STRATEGIES = [(name, strategy) for name in NAMES for strategy in game(name).strategies()]


class Seating(NamedTuple):
    """A number of players and a variant that go together."""

    game: str
    variant: str
    players: int


def folder(name: str) -> str:
    """What a game's folders are called."""
    return name.replace("-", "_")


def null_model(chosen: Game) -> str:
    """Who sits in the other seats: a strategy that chooses anything."""
    known = chosen.strategies()
    return "random" if "random" in known else scripted(chosen)[0].name


@cache
def seatings(name: str) -> tuple[Seating, ...]:
    """Every variant with every number of players that it can be played with."""
    chosen = game(name)
    found = []
    for variant in chosen.variants:
        low, high = chosen.players_of(variant)
        found += [Seating(name, variant, players) for players in range(low, high + 1)]
    return tuple(found)


def quick(strategy: type[Strategy]) -> Strategy:
    """The strategy with as little search as it allows."""
    given = strategy.parameters()
    return strategy(**{n: max(1, given[n].low) for n in given if n in ("rollouts", "worlds", "iterations")})


def sit_down(seating: Seating, strategies: Sequence[Given], games: int, **more: object) -> Experiment:
    """An experiment with these strategies in the first seats and anybody in the others."""
    other = null_model(game(seating.game))
    lineup = [*strategies, *[other] * seating.players][: seating.players]
    return match(
        seating.game, lineup, games, players=seating.players, variant=seating.variant, **{"seed": SEED, **more}
    )


def played(experiment: Experiment, first: int = 0, count: int | None = None, **how: bool) -> np.ndarray:
    """The results of some of its games."""
    return table_for(experiment, 0, **how).play(experiment.seed, first, experiment.games if count is None else count)
