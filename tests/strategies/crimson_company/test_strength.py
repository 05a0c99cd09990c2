"""Facts about who beats whom, each with the interval that proves it."""

import pytest

from sim.runs.experiment import scripted
from tests.crimson_company.script import CRIMSON
from tests.strategies.crimson_company.situation import share_of_wins, wins_against_robbers

SCRIPTED = [s.name for s in scripted(CRIMSON)]
IDEAS = [name for name in SCRIPTED if name not in ("random", "first-legal")]


def test_there_are_at_least_ten_ideas():
    assert len(IDEAS) >= 10


@pytest.mark.parametrize("name", IDEAS)
def test_every_idea_beats_chance_and_a_fixed_preference(name):
    assert share_of_wins(name, "random", 1_000).low > 0.55
    assert share_of_wins(name, "first-legal", 1_000).low > 0.7


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        # Effects are worth something, and the lanes say where.
        ("sensible", "greedy-strength"),
        ("value-bidder", "sensible"),
        ("value-bidder", "tempo"),
        # Fitted prices beat bids that are too low, and saving up.
        ("value-bidder", "miser"),
        ("value-bidder", "monopolist"),
        # To look at the lanes, one's own and theirs, beats every price list.
        ("lane-evaluator", "value-bidder"),
        ("lane-evaluator", "denier"),
        ("lane-evaluator", "flipper"),
        ("lane-evaluator", "destroyer"),
        ("lane-evaluator", "two-fronts"),
    ],
)
def test_the_better_theory_wins_the_duel(better, worse):
    assert share_of_wins(better, worse, 3_000).low > 0.5


@pytest.mark.parametrize(("variant", "players"), [("two-against-two", 4), ("free-for-all", 3), ("free-for-all", 5)])
@pytest.mark.parametrize("name", ["value-bidder", "lane-evaluator"])
def test_the_good_ones_are_good_at_every_table(name, variant, players):
    sides = 2 if variant == "two-against-two" else players
    assert share_of_wins(name, "random", 600, variant=variant, players=players).low > 1.3 / sides


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("name", ["value-bidder", "lane-evaluator", "denier", "destroyer", "flipper"])
def test_in_a_free_for_all_prices_for_many_rivals_beat_the_plain_ones(name, players):
    """Alone among players who bid as in a duel, and among those who think of strength only."""
    given = {"variant": "free-for-all", "players": players}
    assert share_of_wins(name, "sensible", 1_500, **given).low > 1.1 / players
    assert share_of_wins(name, "greedy-strength", 600, **given).low > 1.3 / players


def test_in_a_free_for_all_greed_beats_chance():
    assert share_of_wins("greedy-strength", "random", 1_000, variant="free-for-all", players=4).low > 1.3 / 4


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("name", ["saboteur", "two-fronts"])
def test_against_the_robber_knights_ideas_beat_chance(name, players):
    assert wins_against_robbers(name, 2_000, players).low > 4 * wins_against_robbers("random", 2_000, players).high


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("name", ["saboteur", "two-fronts"])
def test_prices_of_the_duel_are_not_those_against_the_robber_knights(name, players):
    """Who decides all effects needs strong bodies: to know that beats the price list."""
    found = wins_against_robbers(name, 5_000, players, "hard")
    assert found.low > wins_against_robbers("value-bidder", 5_000, players, "hard").high


@pytest.mark.parametrize("worse", ["lane-evaluator", "value-bidder"])
def test_the_search_beats_the_best_scripts(worse):
    assert share_of_wins("monte-carlo(rollouts=20)", worse, 120).low > 0.5


def test_the_search_beats_the_scripts_against_the_robber_knights():
    found = wins_against_robbers("monte-carlo(rollouts=20)", 100, 1, "medium")
    assert found.low > wins_against_robbers("sensible", 2_000, 1, "medium").high
