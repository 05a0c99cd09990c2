"""What every strategy of The Majority promises; its test class inherits this and adds what its theory demands."""

from __future__ import annotations

from typing import ClassVar

import numpy as np
import pytest

from sim.games.majority.decisions import Majority
from sim.runs.experiment import match
from sim.runs.runner import table_for
from tests.strategies.majority.situation import KINDS, MAJORITY

SEED = 5


class Contract:
    """`strategy` is its name, `quick` values that make it fast, `apart` values of parameters that must differ."""

    strategy = ""
    quick: ClassVar[dict[str, float]] = {}
    apart: ClassVar[dict[str, tuple[float, float]]] = {}
    games = 240

    def made(self, **values: float):
        return MAJORITY.strategies()[self.strategy](**{**self.quick, **values})

    def played(self, players: int, *, watch: bool = False, **values: float) -> np.ndarray:
        lineup = [self.made(**values), *["random"] * (players - 1)]
        experiment = match("majority", lineup, self.games, players=players, seed=SEED, detail="cards")
        return table_for(experiment, 0, watch=watch).play(SEED, 0, self.games)

    @pytest.mark.parametrize("players", [3, 4])
    def test_it_answers_legally_and_sees_only_what_it_may(self, players):
        """A watched table deals the hidden cards anew and asks again; another answer, or an illegal one, raises."""
        assert (self.played(players, watch=True) == self.played(players)).all()

    def test_it_decides_everything_itself(self):
        made = self.made()
        for kind in KINDS:
            assert made.answer(kind) is not Majority().answer(kind), f"{kind} is left to the defaults"

    def test_it_says_what_it_does_and_where_that_comes_from(self):
        idea, *rest = (self.made().__doc__ or "").split("\n\n")
        assert len(idea) > 30
        assert rest[-1].strip().startswith("Source: ")

    def test_every_parameter_matters(self):
        for name, given in self.made().parameters().items():
            low, high = self.apart.get(name, (given.low, given.high))
            assert (self.played(4, **{name: low}) != self.played(4, **{name: high})).any(), name
