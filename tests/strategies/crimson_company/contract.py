"""What every strategy of Crimson Company promises; its test class inherits this and adds what its theory demands.

That it answers legally and sees only what it may is tested for all of them, in every variant, in `tests/conformance`.
"""

from __future__ import annotations

from typing import ClassVar

import numpy as np

from sim.games.crimson_company.decisions import CrimsonCompany
from sim.runs.experiment import match
from sim.runs.runner import table_for
from tests.crimson_company.script import CRIMSON

SEED = 5
AUCTION = ("recruit", "bid", "match", "call_up", "secret_bid", "buy")


class Contract:
    """`strategy` is its name, `decides` what it answers itself, `apart` values of parameters that must differ."""

    strategy = ""
    decides: ClassVar[tuple[str, ...]] = AUCTION
    apart: ClassVar[dict[str, tuple[float, float]]] = {}
    elsewhere: ClassVar[dict[str, str]] = {}  # the variant in which a parameter matters, if not the duel
    games = 120

    def made(self, **values: float):
        return CRIMSON.strategies()[self.strategy](**values)

    def played(self, variant: str, **values: float) -> np.ndarray:
        players = {"solo": 1, "free-for-all": 3}.get(variant, 2)
        lineup = [self.made(**values), "random"][:players] if variant != "coop" else [self.made(**values)]
        experiment = match("crimson-company", lineup, self.games, players=players, variant=variant, seed=SEED)
        return table_for(experiment, 0).play(SEED, 0, self.games)

    def test_it_decides_what_its_theory_is_about(self):
        made = self.made()
        for kind in self.decides:
            assert made.answer(kind) is not CrimsonCompany().answer(kind), f"{kind} is left to the defaults"

    def test_it_says_what_it_does_and_where_that_comes_from(self):
        idea, *rest = (self.made().__doc__ or "").split("\n\n")
        assert len(idea) > 30
        assert rest[-1].strip().startswith("Source: ")

    def test_every_parameter_matters(self):
        for name, given in self.made().parameters().items():
            low, high = self.apart.get(name, (given.low, given.high))
            variant = self.elsewhere.get(name, "duel")
            assert (self.played(variant, **{name: low}) != self.played(variant, **{name: high})).any(), name
