"""Rulebook, "Timer, Reihen und Aktions-Felder" and "Worker-Aktionen": rows, boxes, costs, what every space gives."""

import pytest

from sim.games.pendulum.kinds import LIFTS, MOVES, WAIT, WORKS
from sim.games.pendulum.state import CULTURE, GOLD, LOWER, MILITARY, POPULARITY, POWER, PRESTIGE, UPPER
from tests.pendulum.layout import COMMON, GRANDE

ROWS = {"purple": UPPER, "green": UPPER, "black": UPPER}


def ready(lay, space, seat=0, **more):
    """A Grande worker on a space of the upper rows, where the timers stand."""
    return lay(**more).put(seat, GRANDE, space, UPPER).timers(**ROWS)


def test_row_without_timer_workers_come_and_go_but_do_not_act(lay):
    t = lay().put(0, GRANDE, "black-2", LOWER).timers(**ROWS)
    assert {MOVES + GRANDE, LIFTS + GRANDE} <= t.options(0) and WORKS + GRANDE not in t.options(0)


def test_row_with_timer_workers_act_but_neither_enter_nor_leave(lay):
    t = ready(lay, "black-2")
    assert WORKS + GRANDE in t.options(0) and not {MOVES + GRANDE, LIFTS + GRANDE} & t.options(0)
    t.will(0, space="black-3").act(0, MOVES + COMMON)
    assert t.at(0, COMMON) == "black-3 lower", "the upper row has the timer"


def test_acting_slides_the_worker_down_and_works_once_a_placement(lay):
    t = ready(lay, "black-2").act(0, WORKS + GRANDE)
    assert t.at(0, GRANDE) == "black-2 upper reward"
    assert not {WORKS + GRANDE, MOVES + GRANDE, LIFTS + GRANDE} & t.options(0)
    t.timers(black=LOWER)
    assert {MOVES + GRANDE, LIFTS + GRANDE} <= t.options(0) and WORKS + GRANDE not in t.options(0)


def test_acting_is_optional(lay):
    assert WAIT in ready(lay, "black-2").options(0)


def test_a_worker_can_be_taken_off_and_put_anywhere_legal(lay):
    t = lay().put(0, COMMON, "green-1", LOWER).timers(**ROWS).act(0, LIFTS + COMMON)
    assert t.at(0, COMMON) == "mat"
    t.will(0, space="purple-3").act(0, MOVES + COMMON)
    assert t.at(0, COMMON) == "purple-3 lower"


def test_an_action_that_was_begun_may_be_finished_after_the_timer_left(lay):
    t = ready(lay, "black-2", characters="briber").begin(0, WORKS + GRANDE).timers(black=LOWER).finish_act(0)
    assert t.held(0) == [0, 0, 3, 0]


@pytest.mark.parametrize("space", ["purple-1", "purple-2", "purple-4", "green-1", "green-2"])
def test_costs_two_gold_or_no_action(lay, space):
    t = ready(lay, space).give(0).hold(0, gold=1)
    assert WORKS + GRANDE not in t.options(0)
    assert WORKS + GRANDE in t.hold(0, gold=2).options(0)


SPACES = {
    "purple-1": ({"gold": 2}, [0, 0, 0, 3], [0, 1, 0, 0]),
    "purple-2": ({"gold": 2}, [0, 0, 0, 0], [0, 1, 1, 0]),
    "purple-3": ({}, [0, 2, 0, 0], [0, 0, 0, 0]),
    "purple-4": ({"gold": 2}, [0, 2, 0, 0], [0, 0, 1, 0]),
    "green-1": ({"gold": 2}, [0, 0, 0, 2], [1, 0, 0, 0]),
    "green-2": ({"gold": 2}, [2, 0, 0, 0], [0, 0, 1, 0]),
    "green-3": ({}, [2, 0, 0, 0], [0, 0, 0, 0]),
    "green-4": ({}, [0, 1, 1, 2], [0, 0, 0, 0]),
    "black-2": ({}, [0, 0, 3, 0], [0, 0, 0, 0]),
    "black-3": ({}, [0, 0, 0, 2], [0, 0, 0, 0]),
    "black-4": ({}, [0, 1, 0, 0], [0, 0, 0, 0]),
}


@pytest.mark.parametrize("space", SPACES)
def test_what_a_space_gives(lay, space):
    cost, held, tracks = SPACES[space]
    t = ready(lay, space, characters="briber").hold(0, **cost).give(0)
    t.will(0, track=POPULARITY, resource=[CULTURE, GOLD]).act(0, WORKS + GRANDE)
    assert t.held(0) == held and t.tracks(0) == tracks and t.used(0, space) == 1
    assert t.record["points"][0].sum() == sum(tracks) == t.record["points_from"][0].sum()


def test_a_common_worker_may_not_enter_a_box_of_others_in_green_and_purple(lay):
    t = lay().put(1, COMMON, "green-1", LOWER).put(2, GRANDE, "purple-2", LOWER).timers(**ROWS)
    assert not {"green-1", "purple-2"} & t.targets(0, COMMON), "a Grande that is there blocks as well (ruling 9)"
    assert {"green-1", "purple-2"} <= t.targets(0, GRANDE)


def test_reward_boxes_never_block(lay):
    t = lay().put(1, COMMON, "green-1", LOWER, acted=True).timers(**ROWS)
    assert "green-1" in t.targets(0, COMMON)


def test_black_has_no_limit(lay):
    t = lay().put(1, COMMON, "black-1", LOWER).put(2, COMMON, "black-1", LOWER).timers(**ROWS)
    assert {"black-1", "black-2", "black-3", "black-4"} <= t.targets(0, COMMON)


def test_ruling_9_an_own_worker_does_not_block_in_the_basic_game(lay):
    t = lay().put(0, GRANDE, "green-1", LOWER).timers(**ROWS)
    assert "green-1" in t.targets(0, COMMON)


@pytest.mark.parametrize("players, on, blocked", [(2, "on", True), (2, "off", False), (3, "on", False)])
def test_switch_neutral_worker_blocks_two_boxes_with_two_players(lay, players, on, blocked):
    t = lay(players, neutral_worker=on).timers(**ROWS)
    assert ("purple-1" not in t.targets(0, COMMON)) == blocked == ("green-1" not in t.targets(0, COMMON))
    assert "purple-1" in t.targets(0, GRANDE)


@pytest.mark.parametrize("what, name", [(MILITARY, "military"), (CULTURE, "culture"), (GOLD, "gold")])
def test_ruling_7_resources_above_ten_are_lost_and_a_reward_may_be_taken_in_part(lay, what, name):
    t = ready(lay, "green-4").hold(0, **{name: 9}).will(0, resource=[what, (what + 1) % 3])
    t.act(0, WORKS + GRANDE)
    assert t.held(0)[what] == 10 and t.held(0)[(what + 1) % 3] == 1
    t = ready(lay, "black-2", characters="briber").hold(0, gold=9).act(0, WORKS + GRANDE)
    assert t.held(0)[GOLD] == 10 and t.record["lost"][0, GOLD] == 2


def test_ruling_7_a_full_colour_is_not_offered_and_nothing_is_taken_when_all_are_full(lay):
    t = ready(lay, "green-4").hold(0, 10, 10, 10).act(0, WORKS + GRANDE)
    assert t.held(0) == [10, 10, 10, 2]


def test_ruling_16_votes_have_no_limit(lay):
    assert ready(lay, "black-3").hold(0, votes=40).act(0, WORKS + GRANDE).held(0)[3] == 42


@pytest.mark.parametrize("track, name", [(POWER, "power"), (PRESTIGE, "prestige"), (POPULARITY, "popularity")])
def test_ruling_7_points_beyond_the_end_of_a_track_are_lost(lay, track, name):
    t = ready(lay, "purple-4").hold(0, gold=2).will(0, track=track)
    end = int(t.record["threshold"][0, track]) + 4
    t.step_to(0, **{name: end}).act(0, WORKS + GRANDE)
    assert t.tracks(0)[track] == end and t.record["wasted_points"][0] == 1 and t.record["points_from"][0].sum() == 0


def test_ruling_27_production_counts_all_provinces_under_the_recess(lay):
    t = ready(lay, "black-2", characters="briber").show(
        "province-gold", "province-military-gold", "province-foreign-votes"
    )
    for recess, expected in ((GOLD, 2), (GOLD, 3)):
        t.put(0, GRANDE, "black-1", UPPER).hold(0, military=4).will(
            0, province=0 if expected == 2 else 1, recess=[recess]
        )
        if expected == 2:
            t._script[:] = 0  # a province of one colour asks nothing
            t.will(0, province=0)
        t.act(0, WORKS + GRANDE)
    t.put(0, GRANDE, "black-1", UPPER).hold(0, military=4).will(0, province=2, recess=GOLD).act(0, WORKS + GRANDE)
    t.put(0, GRANDE, "black-2", UPPER).hold(0).act(0, WORKS + GRANDE)
    assert t.held(0) == [0, 0, 3 + 2 + 1, 1], "the icon, two provinces of gold, a foreign one of votes"
