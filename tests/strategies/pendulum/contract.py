"""What every strategy of Pendulum promises; its test class inherits this and adds what its idea demands."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

import numpy as np

from sim.game import game
from sim.runs.experiment import match
from sim.runs.runner import table_for

PENDULUM = game("pendulum")
SEED = 5
FIELD = ("usual", "random", "random")


@cache
def played(strategy: str, others: tuple[str, ...] = FIELD, games: int = 120, **more: object) -> np.ndarray:
    """Games with the strategy in seat 0."""
    lineup = [strategy, *others]
    experiment = match("pendulum", lineup, games, players=len(lineup), seats="fixed", seed=SEED, detail="cards", **more)
    return table_for(experiment, 0).play(SEED, 0, games)


def mean(column: str, strategy: str, place: int | None = None, others: tuple[str, ...] = FIELD) -> float:
    """A column's mean for seat 0; of one of its parts, or of their sum."""
    values = played(strategy, others)[column][:, 0].astype(float)
    if values.ndim > 1:
        values = values.sum(axis=1) if place is None else values[:, place]
    return float(values.mean())


class Contract:
    """`strategy` is its name, `apart` values of parameters that must make a difference."""

    strategy = ""
    games = 24
    apart: ClassVar[dict[str, tuple[float, float]]] = {}

    def test_it_says_what_it_does_and_where_that_comes_from(self):
        idea, *rest = (PENDULUM.strategies()[self.strategy].__doc__ or "").split("\n\n")
        assert len(idea) > 30 and rest[-1].strip().startswith("Source: ")

    def test_it_has_a_speed_profile(self):
        """Expert, average and slow players think 2, 5 and 10 seconds before an act, and get less done."""
        rows = [played(f"{self.strategy}(thinking={n})", FIELD, self.games) for n in (2, 5, 10)]
        assert [int(r["think"][0, 0]) for r in rows] == [2, 5, 10]
        seconds = [r["busy"][:, 0].sum() / max(1, r["acts"][:, 0].sum()) for r in rows]
        assert seconds == sorted(seconds)

    def test_parameters_matter(self):
        for name, values in self.apart.items():
            one, other = (played(f"{self.strategy}({name}={v})", FIELD, self.games) for v in values)
            assert (one != other).any(), name
