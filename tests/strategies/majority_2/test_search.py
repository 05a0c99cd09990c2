"""The search with scripted roll-outs."""

from typing import ClassVar

import numpy as np

from sim.runs.experiment import match
from sim.runs.runner import table_for
from tests.strategies.majority_2.contract import Contract


class TestMonteCarlo(Contract):
    strategy = "monte-carlo"
    quick: ClassVar = {"rollouts": 2, "horizon": 2}
    apart: ClassVar = {"rollouts": (1, 4), "horizon": (1, 3)}
    games = 2

    def test_the_same_seed_gives_the_same_game(self):
        np.testing.assert_array_equal(self.played(), self.played())

    def test_it_searches_for_the_other_players_questions_too(self):
        """Colours named and cards given up in the other player's turn are searched as well: no fault, no peeking."""
        lineup = [self.made(), "disruptor"]
        experiment = match("majority-2", lineup, 6, seed=3, setup={"promo": "all", "ghosts": 2})
        assert table_for(experiment, 0, watch=True).play(3, 0, 6).size == 6
