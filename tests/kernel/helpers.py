"""Short words for the tests of the kernel."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from sim.game import Game
from sim.kernel.compile import ByAddress
from sim.kernel.table import Table
from sim.strategy import Strategy
from tests.kernel.toy import GAME


def toy_with(**hooks: ByAddress) -> Game:
    """The toy game with other rules."""
    return replace(GAME, hooks={**GAME.hooks, **hooks})


def seat(*strategies: type[Strategy] | Strategy, game: Game = GAME, **how: bool) -> Table:
    """A table at which these sit down."""
    lineup = [s() if isinstance(s, type) else s for s in strategies]
    return Table(game, game.setting(len(lineup)), [lineup], **how)


def play(
    *strategies: type[Strategy] | Strategy, game: Game = GAME, games: int = 1, seed: int = 1, **how: bool
) -> np.ndarray:
    """The results of some games between these."""
    return seat(*strategies, game=game, **how).play(seed, 0, games)
