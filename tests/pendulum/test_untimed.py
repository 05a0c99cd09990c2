"""Digest 5: the game without a clock, and the cross-check of both ways to play."""

import pytest

from sim.games.pendulum.kinds import MOVES, WORKS
from sim.games.pendulum.state import (
    CALLED,
    RUNNING,
)
from tests.pendulum.layout import COMMON, GRANDE
from tests.pendulum.rounds import INSTANT, times


@pytest.mark.parametrize("counts", ["on", "off"])
@pytest.mark.parametrize("players", [2, 4])
def test_cross_check_both_ways_to_play_give_the_same_row_visits(lay, players, counts):
    """No time to think or act, eager flips: the event queue and the timer track visit the rows alike."""
    rows = []
    for options in ({"flips": "eager"}, {"clock": "untimed"}):
        t = lay(players, change=INSTANT, start_flip_counts=counts, **options)
        for seat in range(players):
            t.will(seat, think=0)
        t.until(over=1)
        rows.append((t.record["flips"].tolist(), int(t.record["total_ms"])))
    assert rows[0] == rows[1]
    assert rows[0][0] == ([12, 16, 36] if counts == "on" else [16, 20, 52])


@pytest.mark.parametrize("space, actions", [("black-2", 5), ("green-3", 2), ("purple-3", 2)])
def test_cross_check_workers_that_stay_act_alike(lay, space, actions):
    """A worker that stays in an area acts once per two flips: five, two and two actions in the first round."""
    counted = []
    for options in ({"flips": "eager"}, {"clock": "untimed"}):
        t = lay(2, change=INSTANT, **options)
        for seat in range(2):
            t.will(seat, think=0)
        t.will(0, space=[space, "black-4"]).until(phase=RUNNING)
        while t.record["round"] == 0 and t.record["phase"] in (RUNNING, CALLED):
            if WORKS + GRANDE in t.options(0):
                t._script[:] = 0
                t.will(0, act=[WORKS + GRANDE])
            elif "reward" in t.at(0, GRANDE) and MOVES + GRANDE in t.options(0):
                t._script[:] = 0
                t.will(0, act=[MOVES + GRANDE], space=[space])
            t.step()
        counted.append(int(t.record["actions"][0, 0]))
    assert counted == [actions, actions]


def test_untimed_the_timer_track_runs_through_its_places(lay):
    t = lay(2, clock="untimed").until(phase=CALLED)
    order = [line.split("The ")[1].split()[0] for line in t.told.splitlines() if "timer goes to" in line]
    assert order == [
        "black",
        "black",
        "green",
        "black",
        "black",
        "purple",
        "black",
        "green",
        "black",
        "black",
        "green",
        "black",
        "purple",
    ]


def test_untimed_acts_go_round_in_order_of_privilege(lay):
    t = lay(3, clock="untimed").rank(1, 2, 0)
    for seat in range(3):
        t.will(seat, space=["black-2", "black-3"], act=[WORKS + GRANDE, WORKS + COMMON])
    t.until(phase=RUNNING).step(6)
    acts = [line.split()[1] for line in t.told.splitlines() if "acts with" in line]
    assert acts == ["B", "C", "A", "B", "C", "A"]
    assert times(t, "acts with") == ["0:00.0"] * 6
