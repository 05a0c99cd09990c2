"""Facts about who beats whom, each with the interval that proves it."""

import numpy as np
import pytest

from analyses.intervals import Interval, mean_interval
from sim.runs.experiment import match
from sim.runs.runner import table_for

PLANS = ("production-builder", "conqueror", "voter", "stratagem-cycler", "track-balancer")
IDEAS = (*PLANS, "usual")


def share_of_wins(one: str, other: str, games: int, players: int = 4, **more: object) -> Interval:
    """99 % interval of the wins of one seat against others that all play the other strategy."""
    return lineup_wins([one, *[other] * (players - 1)], games, **more)


def lineup_wins(lineup: list[str], games: int, **more: object) -> Interval:
    """99 % interval of the wins of the first of a line-up; everybody sits everywhere in every deal."""
    table = table_for(match("pendulum", lineup, games, players=len(lineup), seed=1, detail="seats", **more), 0)
    wins, orders = table.play(1, 0, games)["win"], len(table.lineups)
    label = table.lineups[0][0].label
    mine = [wins[g, [s.label for s in table.lineups[g % orders]].index(label)] for g in range(games - games % orders)]
    deals = np.array(mine, float).reshape(-1, orders).mean(axis=1)
    return mean_interval(deals.mean(), deals.var(ddof=1) / len(deals), len(deals), level=0.99)


@pytest.mark.parametrize("variant", ["basic", "advanced"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", IDEAS)
def test_every_idea_beats_chance_at_every_table(name, players, variant):
    """One seat against random ones wins more than twice its even share; against a single one nearly always."""
    assert share_of_wins(name, "random", 60 * players, players, variant=variant).low > min(0.85, 2 / players)


@pytest.mark.parametrize("name", PLANS)
def test_no_plan_is_left_behind_by_the_others(name):
    """A table of plans: nobody's win rate is below a third of the even share."""
    others = [plan for plan in PLANS if plan != name][:3]
    assert lineup_wins([name, *others], 1200).low > 0.25 / 3


def test_thinking_fast_helps():
    """Expert against average players, and average against slow ones."""
    assert share_of_wins("usual(thinking=2)", "usual(thinking=10)", 1600).low > 0.25


@pytest.mark.parametrize("name", ["production-builder", "voter", "stratagem-cycler", "track-balancer"])
def test_a_plan_is_better_than_none(name):
    assert share_of_wins(name, "usual", 1200).low > 0.25
