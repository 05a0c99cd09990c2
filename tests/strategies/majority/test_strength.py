"""Facts about who beats whom, each with the interval that proves it."""

import pytest

from sim.runs.experiment import scripted
from tests.strategies.majority.situation import MAJORITY, share_of_wins

SCRIPTED = [s.name for s in scripted(MAJORITY)]
IDEAS = [name for name in SCRIPTED if name not in ("random", "first-legal")]


@pytest.mark.parametrize("name", IDEAS)
def test_every_idea_beats_chance_in_the_game_of_four(name):
    assert share_of_wins(name, "random", 1_000).low > 0.7


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        # Foresight beats everything that only counts points.
        ("evaluator", "balancer"),
        ("evaluator", "second-place-hunter"),
        ("denier", "spy-master"),
        ("evaluator", "traitor"),
        # Knowing the places beats knowing the sums.
        ("second-place-hunter", "greedy"),
        ("balancer", "greedy"),
        # Something of each colour beats much of one.
        ("rainbow", "hoarder"),
        # The abilities are worth more in an open turn than alone.
        ("spy-master", "briber"),
        ("spy-master", "assassin"),
    ],
)
def test_the_better_theory_wins_the_game_of_four(better, worse):
    assert share_of_wins(better, worse, 3_000).low > 0.5


def test_three_theories_go_round_in_a_circle():
    """So there is no one order of strength, and a rating alone does not tell who beats whom."""
    for better, worse in (("balancer", "traitor"), ("traitor", "spy-master"), ("spy-master", "balancer")):
        assert share_of_wins(better, worse, 20_000).low > 0.5


def test_against_two_who_play_anything_it_does_not_pay_to_be_first():
    """Three players: who leads every colour takes 2 coins each, and the weak ones share the well-paid second places."""
    for name in ("majority-seeker", "hoarder"):
        assert share_of_wins(name, "random", 3_000, players=3).high < 1 / 3
    for name in ("second-place-hunter", "traitor", "evaluator"):
        assert share_of_wins(name, "random", 3_000, players=3).low > 1 / 3


@pytest.mark.parametrize("worse", ["evaluator", "second-place-hunter"])
def test_the_search_beats_the_best_scripts(worse):
    assert share_of_wins("monte-carlo(rollouts=40)", worse, 120).low > 0.5


def test_more_worlds_are_better():
    assert share_of_wins("monte-carlo(rollouts=40)", "monte-carlo(rollouts=2)", 80).low > 0.5


def test_there_are_at_least_ten_ideas():
    assert len(IDEAS) >= 10
