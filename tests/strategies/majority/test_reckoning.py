"""The shared reckoning against the game's own rules."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sim.games.majority.state import CARD_IDS, COLOURS
from strategies.majority.reckoning import all_power, better_there, gain, kept_power, margin, of_colour, valued
from tests.strategies.majority.situation import Situation, place

sums = st.integers(0, 12)  # small, so that ties are frequent


def test_the_margin_of_the_rulebook_example():
    """2-4: you 2, opponent A 4, partner 16, opponent B 2; you and your partner sit opposite each other."""
    example = {"red": (15, 20, 16, 10), "blue": (32, 32, 3, 0), "yellow": (0, 0, 0, 10)}
    for seat, expected in enumerate((12, -12, 12, -12)):
        laid = Situation(seat=seat, **example)
        assert sum(margin(laid.record, seat, colour, seat, 0) for colour in range(3)) == expected


@given(st.lists(sums, min_size=3, max_size=4), st.integers(0, 2), st.data())
def test_the_margin_is_what_the_council_pays(red, seat, data):
    lucky, extra = data.draw(st.integers(0, len(red) - 1)), data.draw(st.integers(0, 10))
    laid = Situation(players=len(red), seat=seat, red=red)
    expected = margin(laid.record, seat, 0, lucky, extra)
    laid.record["sums"][lucky, 0] += extra
    assert laid.margin(laid.hold_council()) == expected


def test_what_a_card_gains_and_where():
    laid = Situation(red=(22, 5, 10, 18))
    assert gain(laid.record, 0, 3, place("red-7")) == 5
    assert gain(laid.record, 0, 0, place("red-10")) == -2  # 32 instead of 22: the rival's second place gets 6
    assert better_there(laid.record, 0, place("red-9")) == 10  # the partner second instead of a rival


def test_power_by_colour_leaves_7s_out():
    laid = Situation(hand="red-10 blue-7 yellow-3", kept="red-5 red-7 blue-9", red=(20, 0, 0, 0))
    assert [of_colour(kept_power(laid.record, 0), c) for c in range(3)] == [5, 9, 0]
    assert [of_colour(all_power(laid.record, 0), c) for c in range(3)] == [35, 9, 3]


@pytest.mark.parametrize(
    ("card", "value"), [("red-0", 1), ("blue-2", 2), ("yellow-3", 3), ("red-7", 4), ("red-9", 9), ("blue-5", 5)]
)
def test_abilities_have_the_value_that_one_says(card, value):
    assert valued(Situation().record, place(card), 1, 2, 3, 4) == value


def test_cards_are_numbered_by_colour():
    assert [place(f"{colour}-0") for colour in COLOURS] == [0, 8, 16] and len(CARD_IDS) == 24
