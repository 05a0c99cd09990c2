"""The search with scripted roll-outs."""

from typing import ClassVar

import numpy as np

from sim.games.crimson_company.state import CARD_IDS
from sim.kernel.compile import entry
from sim.kernel.decisions import LOGGING, count_options
from sim.kernel.play import play_on
from strategies.crimson_company.search import narrow
from tests.crimson_company.layout import lay
from tests.strategies.crimson_company.contract import AUCTION, Contract


@entry
def play_step(table):
    table.last_step = table.steps + 1
    play_on(table)


@entry
def narrowed(table, coins, most):
    table.options[0] = np.uint64((1 << coins + 1) - 2)
    narrow(table, 0, most)
    return count_options(table)


class TestMonteCarlo(Contract):
    strategy = "monte-carlo"
    decides = (*AUCTION, "lane", "flip", "destroy", "deploy", "spare", "hand_over")
    quick: ClassVar = {"rollouts": 2}
    apart: ClassVar = {"rollouts": (1, 6), "horizon": (0, 1), "most": (1, 10)}
    games = 10

    def made(self, **values: float):
        return super().made(**{**self.quick, **values})

    def test_only_bids_that_can_make_a_difference_are_tried(self):
        assert narrowed(lay(coins=[9, 3]).record, 9, 10) == 4
        assert narrowed(lay(coins=[9, 20]).record, 9, 10) == 9
        assert narrowed(lay(coins=[30, 30]).record, 30, 10) == 10
        assert narrowed(lay(coins=[2, 0]).record, 2, 10) == 1

    def test_the_fourth_card_goes_where_it_wins_the_game(self):
        """A castle each; lane 2 has three strong cards and lane 3 is empty: a Thief in lane 2 wins at once."""
        t = lay(
            castles=[1, 1, 0, 0, 0, 0],
            near_2=["hel", "monk", "loki"],
            far_2=["njord", "bard"],
            hands=[["thief"]],
            deck=["wizard"] * 5,
            coins=[0, 0],
            supply=0,
        ).close(1)
        made = self.made(rollouts=3)
        answers, numbers = t.table._addresses(made)
        behind = t.table._addresses(made.rollout())
        t.record["deciders"][:], t.record["parameters"][:] = answers.ctypes.data, numbers.ctypes.data
        t.record["rollout"][:], t.record["rollout_parameters"][:] = (a.ctypes.data for a in behind)
        t.record["mode"] = LOGGING
        play_step(t.record)
        assert t.record["fault"] == 0 and t.castles[0] == 2, CARD_IDS
