"""What every strategy of Das Ritual am Feuergipfel promises; its test class inherits this and adds its own idea."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

import numpy as np
import pytest

from analyses.intervals import Interval, mean_interval
from sim.game import game
from sim.games.feuergipfel.names import CREATURES
from sim.games.feuergipfel.state import CARD_IDS
from sim.runs.experiment import match
from sim.runs.runner import table_for

FEUERGIPFEL = game("feuergipfel")
SEED = 5
CHEAP = {f"{spell}.{field}": 0 for spell in CARD_IDS[CREATURES:] for field in ("minimum", "second_clan")}


@cache
def played(one: str, other: str, games: int, players: int = 2, seed: int = SEED) -> np.ndarray:
    """Results of `one` in seat 0 against others."""
    experiment = match("feuergipfel", [one, *[other] * (players - 1)], games, players=players, seats="fixed", seed=seed)
    return table_for(experiment, 0).play(seed, 0, games)


def mean(
    one: str, column: str, place: int | slice = slice(None), other: str = "opportunist", games: int = 600
) -> float:
    """The mean of a column of `one`'s seat."""
    values = played(one, other, games)[column][:, 0]
    return float(values[:, place].reshape(games, -1).sum(axis=1).mean() if values.ndim > 1 else values.mean())


def share_of_wins(one: str, other: str, games: int, seed: int = 1) -> Interval:
    """99 % interval of the wins of `one` against `other`, seats changed."""
    experiment = match("feuergipfel", [one, other], games, seed=seed, detail="seats")
    table = table_for(experiment, 0)
    wins = table.play(seed, 0, games)["win"]
    label = table.lineups[0][0].label
    seat = [[s.label for s in lineup].index(label) for lineup in table.lineups]
    mine = np.array([wins[g, seat[g % len(seat)]] for g in range(games)]).reshape(-1, len(seat)).mean(axis=1)
    return mean_interval(mine.mean(), mine.var(ddof=1) / len(mine), len(mine), level=0.99)


class Contract:
    """`strategy` is its name, `quick` values that make it fast, `apart` values of parameters that must differ,
    `against` who sits in the other seats."""

    strategy = ""
    quick: ClassVar[dict[str, float]] = {}
    apart: ClassVar[dict[str, tuple[float, float]]] = {}
    against = "random"
    games = 60

    def made(self, **values: float):
        return FEUERGIPFEL.strategies()[self.strategy](**{**self.quick, **values})

    def results(self, *, watch: bool = False, players: int = 2, change: dict | None = None, **values: float):
        lineup = [self.made(**values), *[self.against] * (players - 1)]
        experiment = match("feuergipfel", lineup, self.games, players=players, seed=SEED, change=change)
        return table_for(experiment, 0, watch=watch).play(SEED, 0, self.games)

    @pytest.mark.parametrize("players", [2, 4])
    def test_it_handles_every_spell_and_sees_only_what_it_may(self, players):
        """Spells cost next to nothing, so all are cast on it and by it; a watched table asks twice."""
        watched = self.results(players=players, change=CHEAP, watch=True)
        assert (watched == self.results(players=players, change=CHEAP)).all()
        assert watched["cast"].sum() > self.games / 2

    def test_it_says_what_it_does_and_where_that_comes_from(self):
        idea, *rest = (self.made().__doc__ or "").split("\n\n")
        assert len(idea) > 30
        assert rest[-1].strip().startswith("Source: ")

    def test_every_parameter_matters(self):
        for name, given in self.made().parameters().items():
            low, high = self.apart.get(name, (given.low, given.high))
            assert (self.results(**{name: low}) != self.results(**{name: high})).any(), name
