"""Strategies: parameters reach the compiled answer, labels tell them apart, texts make them again."""

import numpy as np
import pytest

from sim.errors import SpielwerkError
from sim.kernel.decisions import STOP, next_option
from sim.strategy import Parameter, Strategy, make_strategy
from tests.kernel.helpers import play
from tests.kernel.toy import GAME
from tests.kernel.toy.decisions import Toy
from tests.kernel.toy.strategies import LowestFirst, Searcher, SwapBelow


class Family(Toy, template=True):
    """A base of others."""

    shared = Parameter(1, low=0, high=9, about="inherited, so it comes first")


class Writes(Family):
    """Write its parameters into the table, where the test can read them."""

    ratio = Parameter(0.5, low=0.0, high=9.0, about="a fraction")
    count = Parameter(4, low=0, high=9, about="a whole number")

    def swap(table, me, count, ratio, shared):
        table.score[me] = 100 * count + 10 * ratio + shared
        return STOP

    def play(table, me, shared):
        table.score[me] += 1000 * (shared // 2)  # whole numbers divide as whole numbers
        return next_option(table, -1)


class WritesTwice(Writes):
    """The same methods, with one more parameter in front of none of them."""

    late = Parameter(7, low=0, high=9, about="comes last")


class Moved(Toy):
    """The same method's parameter in another place."""

    first = Parameter(5, low=0, high=9, about="")
    shared = Parameter(8, low=0, high=9, about="")
    play = Writes.play


class WantsTooMuch(Toy):
    """Ask for a parameter that isn't there."""

    def play(table, me, luck):
        return luck


def scores(*strategies) -> list[int]:
    """What the strategies wrote, with the points of the tricks taken off."""
    result = play(*strategies)[0]
    points = (result["took"] * np.arange(1, 4)).sum(axis=1)
    return (result["score"] - points).tolist()


def test_parameters_reach_the_answer_by_name():
    """count, ratio and shared in another order than they are declared; play is asked twice (the third is forced)."""
    assert scores(Writes(), LowestFirst())[0] == 100 * 4 + 10 * 0.5 + 1 + 2 * 1000 * 0
    assert scores(Writes(count=2, ratio=0.3, shared=5), LowestFirst())[0] == 200 + 3 + 5 + 2 * 1000 * 2


def test_every_seat_has_its_own_numbers():
    assert scores(Writes(count=1), Writes(count=2), Writes(count=3, ratio=0.0)) == [106, 206, 301]


def test_an_inherited_method_finds_its_parameters():
    assert scores(WritesTwice(late=1, count=1), LowestFirst())[0] == 106
    assert scores(Moved(first=1, shared=4), LowestFirst())[0] == 2 * 1000 * 2


def test_a_wrapper_is_made_once_and_named_after_its_places():
    """Every new one would be compiled again; equal names would be mixed up in the compiler's cache."""
    assert Writes(count=1).answer("play") is WritesTwice(late=2).answer("play")
    assert Writes().answer("play") is not Moved().answer("play")
    assert Writes().answer("play").__qualname__ == "Writes.play_with_i0"
    assert Moved().answer("play").__qualname__ == "Writes.play_with_i1"
    assert Writes().answer("swap").__qualname__ == "Writes.swap_with_i2_f1_i0"


def test_parameters_stand_in_their_order():
    assert list(WritesTwice.parameters()) == ["shared", "ratio", "count", "late"]
    assert WritesTwice(ratio=2).numbers()[:4].tolist() == [1, 2, 4, 7]


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"greed": 1}, "writes has no parameter 'greed'"),
        ({"cuont": 1}, "did you mean count?"),
        ({"count": "many"}, "writes: count needs a number, not 'many'"),
        ({"count": 1.5}, "writes: count needs a whole number, not 1.5"),
        ({"count": 10}, "writes: count goes from 0 to 9, not 10"),
        ({"ratio": -0.1}, "writes: ratio goes from 0.0 to 9.0, not -0.1"),
        ({"ratio": float("nan")}, "writes: ratio goes from"),
    ],
)
def test_bad_values_are_refused(values, words):
    with pytest.raises(SpielwerkError) as raised:
        Writes(**values)
    assert words in str(raised.value)


def test_a_parameter_that_is_not_there_is_refused():
    with pytest.raises(SpielwerkError, match="wants-too-much.play wants 'luck'"):
        play(WantsTooMuch, LowestFirst)


def test_a_decision_without_an_answer_is_refused():
    class Silent(Toy):
        """Has a number where a method should be."""

        play = 3

    with pytest.raises(SpielwerkError, match="silent doesn't answer 'play'"):
        play(Silent, LowestFirst)


@pytest.mark.parametrize(
    ("values", "label"),
    [
        ({}, "writes"),
        ({"count": 4}, "writes"),
        ({"count": 5, "ratio": 0.25}, "writes(ratio=0.25, count=5)"),
        ({"ratio": 0.12345678901}, "writes(ratio=0.12345678901)"),
        ({"ratio": 2.0}, "writes(ratio=2)"),
    ],
)
def test_a_label_names_what_differs_from_the_defaults_exactly(values, label):
    assert Writes(**values).label == label


def test_names_come_from_class_names():
    assert [Writes.name, WritesTwice.name, SwapBelow.name] == ["writes", "writes-twice", "swap-below"]
    assert Writes.about() == "Write its parameters into the table, where the test can read them."


def test_templates_are_no_strategies_to_play():
    family = set(Toy.family())
    assert Writes in family and WritesTwice in family and LowestFirst in family
    assert Family not in family and Toy not in family


def test_classes_and_instances_are_taken_as_they_are():
    made = Writes(count=2)
    assert make_strategy(GAME, made) is made
    assert make_strategy(GAME, Searcher).label == "searcher"


@pytest.mark.parametrize("other", [Strategy, int, 5])
def test_strategies_of_other_games_are_refused(other):
    with pytest.raises(SpielwerkError, match="is no strategy of toy: it should derive from Toy"):
        make_strategy(GAME, other)
