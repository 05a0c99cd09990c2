"""Facts about who beats whom, each with the interval that proves it; and the search."""

from typing import ClassVar

import pytest

from sim.runs.experiment import scripted
from tests.feuergipfel.layout import LaidTable
from tests.strategies.feuergipfel.contract import FEUERGIPFEL, Contract, share_of_wins

IDEAS = [s.name for s in scripted(FEUERGIPFEL) if s.name not in ("random", "first-legal")]


@pytest.mark.parametrize("name", IDEAS)
def test_every_idea_beats_chance(name):
    assert share_of_wins(name, "random", 400).low > 0.9
    assert share_of_wins(name, "first-legal", 400).low > 0.9


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("opportunist", "builder"),  # who looks at the others beats who doesn't
        ("raider", "builder"),  # a fight is two steps in one
        ("defender", "wizard"),
        ("gaoler", "builder"),  # a brainwashed creature may stand anywhere
        ("raider", "wizard"),
    ],
)
def test_the_better_idea_wins(better, worse):
    assert share_of_wins(better, worse, 3000).low > 0.5


def test_there_are_nine_strategies_and_first_legal():
    assert set(IDEAS) | {"random", "monte-carlo"} == {
        "random", "builder", "raider", "gaoler", "wizard", "might-rush", "defender", "opportunist", "monte-carlo",
    }  # fmt: skip


class TestMonteCarlo(Contract):
    strategy = "monte-carlo"
    quick: ClassVar = {"rollouts": 1, "horizon": 20, "margin": 0}
    apart: ClassVar = {"rollouts": (1, 3), "horizon": (1, 30), "margin": (0, 2000)}
    games = 8

    def test_the_search_beats_the_best_script(self):
        assert share_of_wins("monte-carlo", "opportunist", 80).low > 0.5


def test_steps_are_actions():
    """The search's horizon counts actions: three steps are two recruits and the end of the turn."""
    table = LaidTable(strategy="builder").stack("doom-4 doom-3 doom-2 doom-1").step().step().step()
    assert table.record["seat"] == 1 and table.record["done"][0].sum() == 2
