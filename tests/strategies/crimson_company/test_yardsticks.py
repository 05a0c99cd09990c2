"""The yardsticks: chance, a fixed preference, the default answers, a search."""

import pytest

from sim import run


def win_rate(strategy: str, other: str, games: int = 4000, **given: object) -> float:
    rates = run("crimson-company", [strategy, other], games, seed=3, jobs=1, **given).win_rates()
    return dict(zip(rates["strategy"], rates["rate" if "rate" in rates.columns else "win"], strict=True))[strategy]


@pytest.mark.parametrize("other", ["random", "first-legal"])
@pytest.mark.parametrize(("variant", "players"), [("duel", 2), ("tournament", 2), ("two-against-two", 4)])
def test_the_default_answers_beat_those_who_know_nothing(other, variant, players):
    assert win_rate("sensible", other, variant=variant, players=players) > 0.65


def test_the_default_answers_win_a_free_for_all():
    result = run("crimson-company", ["sensible", "random", "random"], 2000, variant="free-for-all", seed=3, jobs=1)
    rates = result.win_rates()
    assert dict(zip(rates["strategy"], rates.to_dict(as_series=False)[rates.columns[2]], strict=False))


def test_the_default_answers_win_more_against_the_robber_knights():
    def wins(strategy: str) -> float:
        return run("crimson-company", [strategy], 2000, variant="solo", seed=3, jobs=1).seats.collect()["win"].mean()

    assert wins("sensible") > wins("random") + 0.1


def test_a_search_beats_the_default_answers():
    """A few roll-outs with a short horizon are enough."""
    assert win_rate("monte-carlo(rollouts=12)", "sensible", 60) > 0.6
