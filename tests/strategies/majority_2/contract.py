"""What every strategy of Majority 2 promises; its test class inherits this and adds what its idea demands."""

from __future__ import annotations

from typing import ClassVar

import numpy as np

from analyses.intervals import Interval, mean_interval
from sim.game import game
from sim.runs.experiment import match
from sim.runs.runner import table_for
from tests.majority_2.bench import LaidTable

MAJORITY_2 = game("majority-2")
SEED = 5
EVERYTHING = {"promo": "all", "ghosts": 2}


class Contract:
    """`strategy` is its name, `quick` values that make it fast, `apart` values of parameters that must differ.

    `rival` sits opposite: some ideas only show against somebody who can play.
    """

    strategy = ""
    quick: ClassVar[dict[str, float]] = {}
    apart: ClassVar[dict[str, tuple[float, float]]] = {}
    rival = "random"
    games = 100

    def made(self, **values: float):
        return MAJORITY_2.strategies()[self.strategy](**{**self.quick, **values})

    def played(self, *, watch: bool = False, **values: float) -> np.ndarray:
        experiment = match("majority-2", [self.made(**values), self.rival], self.games, seed=SEED, setup=EVERYTHING)
        return table_for(experiment, 0, watch=watch).play(SEED, 0, self.games)

    def test_it_answers_legally_and_sees_only_what_it_may(self):
        """A watched table deals the hidden cards anew and asks again; another answer, or an illegal one, raises."""
        assert (self.played(watch=True) == self.played()).all()

    def test_it_says_what_it_does_and_where_that_comes_from(self):
        idea, *rest = (self.made().__doc__ or "").split("\n\n")
        assert len(idea) > 30
        assert rest[-1].strip().startswith("Source: ")

    def test_every_parameter_matters(self):
        for name, given in self.made().parameters().items():
            low, high = self.apart.get(name, (given.low, given.high))
            assert (self.played(**{name: low}) != self.played(**{name: high})).any(), name


def after_turn(strategy: str, **layout) -> LaidTable:
    """The table after a turn of the strategy in seat 0; without coins and a deck only the free play is left."""
    given = {"coins": (1, 3), **layout}
    return LaidTable(strategies=(strategy, "first-legal"), **given).step()


def paid_turn(strategy: str, **layout) -> LaidTable:
    """The same with three coins and no free play."""
    change = {"*.free": 0, **layout.pop("change", {})}
    return after_turn(strategy, **{"coins": (3, 3), **layout}, change=change)


def share_of_wins(one: str, other: str, games: int, seed: int = 1) -> Interval:
    """99 % interval of the wins of one strategy against another, over pairs of games with swapped seats."""
    experiment = match("majority-2", [one, other], games, seed=seed, detail="seats")
    wins = table_for(experiment, 0).play(seed, 0, games)["win"]
    deals = (wins[0::2, 0] + wins[1::2, 1]) / 2
    return mean_interval(deals.mean(), deals.var(ddof=1) / len(deals), len(deals), level=0.99)
