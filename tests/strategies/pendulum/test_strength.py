"""Facts about who beats whom, each with the interval that proves it."""

import numpy as np
import pytest

from analyses.intervals import Interval, mean_interval
from sim.runs.experiment import match
from sim.runs.runner import table_for

IDEAS = ("production-builder", "conqueror", "voter", "stratagem-cycler", "track-balancer", "usual")


def share_of_wins(one: str, other: str, games: int, players: int = 4, **more: object) -> Interval:
    """99 % interval of the wins of one seat against others that all play the other strategy."""
    lineup = [one, *[other] * (players - 1)]
    table = table_for(match("pendulum", lineup, games, players=players, seed=1, detail="seats", **more), 0)
    wins, orders = table.play(1, 0, games)["win"], len(table.lineups)
    label = table.lineups[0][0].label
    mine = [wins[g, [s.label for s in table.lineups[g % orders]].index(label)] for g in range(games - games % orders)]
    deals = np.array(mine, float).reshape(-1, orders).mean(axis=1)
    return mean_interval(deals.mean(), deals.var(ddof=1) / len(deals), len(deals), level=0.99)


@pytest.mark.parametrize("name", IDEAS)
def test_every_idea_beats_chance(name):
    assert share_of_wins(name, "random", 240).low > 0.5


def test_thinking_fast_helps():
    """Expert against average players, and average against slow ones."""
    assert share_of_wins("usual(thinking=2)", "usual(thinking=10)", 1600).low > 0.25


@pytest.mark.parametrize("better, worse", [("production-builder", "voter"), ("stratagem-cycler", "voter")])
def test_the_better_plan_wins(better, worse):
    assert share_of_wins(better, worse, 1200).low > 0.25
