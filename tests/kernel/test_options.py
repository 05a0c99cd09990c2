"""The options of a question: a set of numbers from 0 to 255, kept in four words."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sim.kernel.compile import compiled, entry
from sim.kernel.decisions import (
    STOP,
    best_option,
    clear_options,
    count_options,
    is_option,
    last_option,
    next_option,
    offer,
    random_option,
)
from sim.kernel.rng import key_streams
from tests.kernel.toy.state import STATE

EDGES = [0, 1, 62, 63, 64, 65, 127, 128, 191, 192, 254, 255]
OPTIONS = st.one_of(st.sets(st.integers(0, STOP)), st.sets(st.sampled_from(EDGES)))


@entry
def offer_all(table, options):
    clear_options(table)
    for i in range(options.size):
        offer(table, options[i])


@entry
def look(table, legal, after):
    """Everything that can be asked about a set of options, number by number."""
    for i in range(legal.size):
        legal[i] = is_option(table, i - 1)
        after[i] = next_option(table, i - 1)
    return count_options(table), last_option(table)


@entry
def draw(table, seen):
    key_streams(table, 1, 0)
    for _ in range(1000 * count_options(table)):
        seen[random_option(table, 0)] += 1


@compiled
def nearness(table, me, option):
    """How near to the number that the test wants."""
    return -abs(option - table.trick)


@entry
def best(table, wanted):
    table.trick = wanted
    return best_option(table, 0, nearness)


def offered(options) -> np.void:
    table = np.zeros(1, STATE.dtype)[0]
    table["players"] = 1
    table["options"] = 2**64 - 1  # left over from another question
    offer_all(table, np.array(sorted(options, reverse=True), np.int64))
    return table


@given(OPTIONS)
def test_options_are_a_set(options):
    table = offered(options)
    legal, after = np.zeros(STOP + 3, np.bool_), np.zeros(STOP + 3, np.int64)
    count, last = look(table, legal, after)
    assert {i - 1 for i in legal.nonzero()[0]} == options
    assert count == len(options)
    assert last == max(options, default=-1)
    assert after.tolist() == [min((o for o in options if o > i - 1), default=-1) for i in range(STOP + 3)]


@pytest.mark.parametrize("option", EDGES)
def test_one_option_at_the_edge_of_a_word(option):
    table = offered([option])
    bits = sum(int(word) << (64 * i) for i, word in enumerate(table["options"]))
    assert bits == 1 << option


@pytest.mark.parametrize("options", [[5], [63, 64], EDGES])
def test_a_random_option_is_any_of_them_as_often(options):
    seen = np.zeros(STOP + 1, np.int64)
    draw(offered(options), seen)
    assert seen.nonzero()[0].tolist() == options
    assert abs(seen[options] - 1000).max() < 4 * np.sqrt(1000)


@given(OPTIONS.filter(bool), st.integers(0, 127))
def test_the_best_option_has_the_highest_value_and_the_lowest_number(options, wanted):
    assert best(offered(options), wanted) == min(options, key=lambda option: (abs(option - wanted), option))
