"""Every strategy in every seat of every game: legal, finite, reproducible, and blind to what it can't see."""

import re

import pytest

from sim.game import game
from sim.strategy import Strategy
from tests.conformance.cases import NAMES, STRATEGIES, played, quick, seatings, sit_down

# Every seat is taken in turn, so this many deals of every seating are played; a search is slow.
DEALS, SEARCHED_DEALS = 3, 1

every_strategy = pytest.mark.parametrize(
    ("name", "strategy"), [pytest.param(*pair, marks=pytest.mark.xdist_group(pair[0])) for pair in STRATEGIES]
)


def tables(name: str, strategy: str):
    """The strategy at every table of its game, rotated over all seats."""
    chosen = quick(game(name).strategies()[strategy])
    for seating in seatings(name):
        deals = SEARCHED_DEALS if chosen.rollout else DEALS
        yield seating, sit_down(seating, [chosen], deals * seating.players)


@every_strategy
def test_it_plays_by_the_rules_and_sees_only_what_it_may(name, strategy):
    """A watched table plays every decision twice, the second time with all hidden cards dealt anew.

    An illegal answer, a game without an end and a look at hidden cards are faults, and a fault raises. The games must
    be those of an unwatched table.
    """
    for seating, experiment in tables(name, strategy):
        assert (played(experiment, watch=True) == played(experiment)).all(), seating


@every_strategy
def test_any_game_can_be_played_alone(name, strategy):
    for seating, experiment in tables(name, strategy):
        together = played(experiment)
        last = experiment.games - 1
        assert (played(experiment, last, 1) == together[last:]).all(), seating


@every_strategy
def test_it_introduces_itself(name, strategy):
    made = game(name).strategies()[strategy]
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", made.name)
    assert made.game == name
    assert 10 < len(made.about()) < 300, "the idea in one line"
    assert "Source:" in made.__doc__, "the docstring says where the idea comes from"
    for parameter, given in made.parameters().items():
        assert given.about and given.low <= given.default <= given.high, parameter
        assert given.low < given.high, f"{parameter} can't be changed"


@every_strategy
def test_its_bounds_can_be_played(name, strategy):
    """Both ends of every parameter's range, so that `tune` can go there (how much a search searches is left out)."""
    made = game(name).strategies()[strategy]
    least = quick(made).values
    for parameter, given in made.parameters().items():
        if given.high > 1000 or least[parameter] != given.default:
            continue
        for value in (given.low, given.high):
            strange = made(**{**least, parameter: value})
            seating = seatings(name)[0]
            assert played(sit_down(seating, [strange], seating.players)).size, (parameter, value)


@pytest.mark.parametrize("name", NAMES)
def test_names_are_unique(name):
    """A second strategy of the same name would silently take the first one's place."""
    chosen = game(name)
    chosen.strategies()
    package = f"strategies.{name.replace('-', '_')}."
    found = [s.name for s in chosen.defaults.family() if s.__module__.startswith(package)]
    assert sorted(found) == sorted(chosen.strategies())


@pytest.mark.parametrize("name", NAMES)
def test_there_are_yardsticks(name):
    """Every game can be measured against chance, against a fixed preference and against a search."""
    known = game(name).strategies()
    assert {"random", "first-legal", "monte-carlo"} <= set(known)
    assert known["monte-carlo"].rollout is not None
    assert all(issubclass(s, Strategy) for s in known.values())
