"""The yardsticks: chance, a fixed preference, the default answers, a search."""

import polars as pl
import pytest

from sim import run, tournament


def win_rate(strategy: str, other: str, games: int = 4000, **given: object) -> float:
    rates = run("crimson-company", [strategy, other], games, seed=3, jobs=1, **given).win_rates()
    return rates.filter(pl.col("strategy") == strategy)["win_rate"].item()


@pytest.mark.parametrize("other", ["random", "first-legal"])
@pytest.mark.parametrize(("variant", "players"), [("duel", 2), ("tournament", 2), ("two-against-two", 4)])
def test_the_default_answers_beat_those_who_know_nothing(other, variant, players):
    assert win_rate("sensible", other, variant=variant, players=players) > 0.65


def test_the_default_answers_win_a_free_for_all():
    """Alone against two who choose anything: far more than a third."""
    result = run("crimson-company", ["sensible", "random", "random"], 2000, variant="free-for-all", seed=3, jobs=1)
    wins = result.seats.group_by("strategy").agg(pl.col("win").mean()).collect()
    assert wins.filter(pl.col("strategy") == "sensible")["win"].item() > 0.6


def test_a_tournament_of_solo_lets_everybody_play_alone():
    result = tournament("crimson-company", ["sensible", "random"], 50, variant="solo", players=1, jobs=1)
    assert result.games.collect().height == 100


def test_the_default_answers_win_more_against_the_robber_knights():
    def wins(strategy: str) -> float:
        result = run("crimson-company", [strategy], 2000, variant="solo", players=1, seed=3, jobs=1)
        return result.seats.collect()["win"].mean()

    assert wins("sensible") > wins("random") + 0.1


def test_a_search_beats_the_default_answers():
    """A few roll-outs are enough."""
    assert win_rate("monte-carlo(rollouts=12)", "sensible", 60) > 0.6
