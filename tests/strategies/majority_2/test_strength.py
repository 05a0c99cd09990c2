"""Facts about who beats whom, each with the interval that proves it."""

import pytest

from sim.runs.experiment import scripted
from tests.strategies.majority_2.contract import MAJORITY_2, share_of_wins

SCRIPTED = [s.name for s in scripted(MAJORITY_2)]
IDEAS = [name for name in SCRIPTED if name not in ("random", "first-legal")]


@pytest.mark.parametrize("name", IDEAS)
def test_every_idea_beats_chance(name):
    assert share_of_wins(name, "random", 400).low > 0.95


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        # Looking at abilities, the end and the passed hand beats looking at the own columns only.
        ("evaluator", "greedy"),
        ("evaluator", "disruptor"),
        ("evaluator", "hand-poisoner"),
        ("evaluator", "secretary-collector"),
        # Harm is worth as much as one's own progress.
        ("disruptor", "greedy"),
        # Drawing always beats drawing little.
        ("greedy", "greedy(hunger=3)"),
        ("greedy", "hand-poisoner"),
        # The price of the passed hand: a little is better than nothing, too much is worse.
        ("evaluator", "evaluator(price=0)"),
        ("evaluator", "evaluator(price=1.5)"),
        # A set of secretaries is not worth waiting for.
        ("greedy", "secretary-collector(wish=60)"),
    ],
)
def test_the_better_idea_wins(better, worse):
    assert share_of_wins(better, worse, 6_000).low > 0.5


def test_the_search_beats_the_best_script():
    assert share_of_wins("monte-carlo(rollouts=8)", "evaluator", 40).low > 0.5


def test_there_are_nine_strategies_of_the_plan():
    assert len(IDEAS) >= 7 and len(MAJORITY_2.strategies()) >= 9
