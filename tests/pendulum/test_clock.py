"""Rulebook, "Timer umdrehen", "Imperiales Privileg" and "Versammlung einberufen"; digest 5: the event queue.

Every act takes its mean time here (no spread), so that clock times can be written down.
"""

import numpy as np
import pytest

from sim.games.pendulum.kinds import CLAIMS, MOVES, PLAYS, REFILLS, TAKES_BACK, WAIT, WORKS
from sim.games.pendulum.queue import next_event
from sim.games.pendulum.state import (
    BLACK,
    BUSY,
    CALLED,
    IDLE,
    LOWER,
    NEVER,
    NO_CARD,
    PURPLE,
    RUNNING,
    SEATS,
    UPPER,
    WAKING,
)
from sim.kernel.compile import entry
from tests.pendulum.layout import COMMON, GRANDE, place
from tests.pendulum.rounds import EXACT, started, times


@entry
def first_event(table):
    return next_event(table)


# --- The queue ------------------------------------------------------------------------------------------------


def test_queue_order_is_time_then_privilege_then_who_came_first(lay):
    t = started(lay)
    event = lambda time, rank, serial: time << 28 | rank << 24 | serial  # noqa: E731
    queue = np.full(8, NEVER)
    queue[2], queue[0] = event(1000, 4, 1), event(1000, 3, 9)
    t.record["queue"] = queue
    assert first_event(t.record) == 0, "more privilege first"
    t.record["queue"][1] = event(999, 7, 99)
    assert first_event(t.record) == 1, "earlier first"
    t.record["queue"][5] = event(999, 7, 98)
    assert first_event(t.record) == 5, "who came first first"
    t.record["queue"] = NEVER
    assert first_event(t.record) == -1


def test_sand_of_green_black_purple_runs_out_before_hands_move(lay):
    """At six minutes all three run out together: green, black, then purple, which calls the council."""
    t = started(lay, flips="eager").until(phase=CALLED)
    last = [line for line in t.told.splitlines() if line.startswith("[6:00.0] The")]
    assert [line.split()[2] for line in last] == ["green", "black", "purple"]


def test_digest_5_seats_wake_in_order_of_privilege(lay):
    t = lay(3, change=EXACT).rank(2, 0, 1)
    for seat in range(3):
        t.will(seat, space=["black-2", "black-3"], act=WORKS + GRANDE)
    t.until(phase=RUNNING).step(3)
    acts = [line for line in t.told.splitlines() if "acts with" in line]
    assert [line.split()[1] for line in acts] == ["C", "A", "B"]


def test_one_pair_of_hands_thinks_and_acts_then_the_effect_comes(lay):
    t = started(lay, 2, think=5).will(0, act=[WORKS + GRANDE, WORKS + COMMON])
    t.step()
    assert t.record["status"][0] == BUSY and t.held(0)[2] == 0, "checked and reserved, no effect yet"
    t.step(3)
    assert times(t, "A finishes the production")[0] == "0:09.0", "five seconds of thought, four of production"
    assert times(t, "A acts with")[1] == "0:09.0"


@pytest.mark.parametrize("think", [0, 2, 10])
def test_thinking_is_a_factor(lay, think):
    t = started(lay, 2, think=think).will(0, act=WORKS + GRANDE).step(4)
    assert times(t, "A finishes")[0] == f"0:{think + 4:02d}.0"


ACT_SECONDS = {
    "placing": 2, "the action": 3, "the production": 4, "the conquest": 5, "the stratagem": 3, "taking back": 3,
    "the claim": 3, "the refill": 2,
}  # fmt: skip


@pytest.mark.parametrize("act", ACT_SECONDS)
def test_digest_5_seconds_of_every_act(lay, act):
    """One act at 0:00 without thinking: when it ends says how long it took."""
    t = started(lay, 2, think=0).hold(0, military=8, culture=5, gold=2).set(achievement=place("achievement-military"))
    t.give(0, "stratagem-prestige", "stratagem-supplies").put(0, COMMON, "green-1", LOWER)
    option = {"placing": MOVES + GRANDE, "the action": WORKS + COMMON, "the production": WORKS + GRANDE,
              "the conquest": WORKS + GRANDE, "the stratagem": PLAYS, "taking back": TAKES_BACK, "the claim": CLAIMS,
              "the refill": REFILLS}[act]  # fmt: skip
    if act == "placing":
        t.put(0, GRANDE, "black-2", UPPER).will(0, space="black-3")
    elif act == "the conquest":
        t.put(0, GRANDE, "black-1", LOWER)
    elif act == "taking back":
        t.give(0, "stratagem-prestige").begin(0, PLAYS).finish_act(0)
    elif act == "the refill":
        t.record["display"][0] = NO_CARD
    t.will(0, act=option).step()
    while not (found := times(t, f"A finishes {act}")):
        t.step()
    assert found[-1] == f"0:{ACT_SECONDS[act]:02d}.0"


def test_act_seconds_are_a_factor(lay):
    t = started(lay, 2, think=0, change={"act-times.production": 7500}).will(0, act=WORKS + GRANDE).step(4)
    assert times(t, "A finishes")[0] == "0:07.5"


def test_times_spread_around_their_mean(lay):
    spread = lay().record["spread"]
    assert abs(spread.mean() - 1000) < 1 and abs(np.log(spread / 1000).std() - 0.3) < 0.01


def test_switch_thinking_precedes_the_choice(lay):
    """The board is looked at when the thought is over; nothing is reserved before."""
    t = started(lay, 2, think=5, thinking="precedes").will(0, act=WORKS + GRANDE).step(5)
    assert times(t, "A acts with") == ["0:05.0"]


def test_who_waits_is_not_asked_again_before_something_happens(lay):
    t = started(lay, 2).step(2)
    assert t.record["status"][:2].tolist() == [IDLE, IDLE]
    assert t.record["current"] == SEATS + BLACK and t.record["clock"] == 45_000, "the next event is black's sand"


# --- Flips ----------------------------------------------------------------------------------------------------


def test_start_flip_all_timers_go_to_the_other_row_and_a_marker_goes(lay):
    """Ruling 2: the flip that starts a round takes the first of three markers."""
    t = started(lay)
    assert t.record["timer_row"].tolist() == [LOWER] * 3 and t.record["markers"] == 2
    assert t.record["flips"].tolist() == [1, 1, 1]


def test_switch_start_flip_counts_off_gives_nine_minutes(lay):
    t = started(lay, start_flip_counts="off", flips="eager")
    assert t.record["markers"] == 3
    assert t.until(phase=CALLED).record["clock"] == 540_000


def test_digest_5_eager_flips_nine_black_four_green_three_purple(lay):
    t = started(lay, flips="eager").until(phase=CALLED)
    assert t.record["flips"].tolist() == [3, 4, 9] and t.record["clock"] == 360_000
    assert (t.record["flips_early"], t.record["flips_late"], t.record["flips_forced"]) == (13, 0, 0)


def test_timers_are_never_flipped_while_the_sand_runs(lay):
    t = started(lay)
    for seat in range(4):
        t.will(seat, flip=[1] * 20)
    t.until(phase=CALLED)
    flips = [line for line in t.told.splitlines() if " flips the black timer" in line]
    sand = [line for line in t.told.splitlines() if "The black sand" in line]
    assert len(flips) == len(sand) > 5 and all(s < f for s, f in zip(sand, flips, strict=True))


def test_flip_by_interest_comes_after_a_reaction_and_the_fastest_hand_gets_it(lay):
    t = started(lay, 2).will(1, flip=1)
    t.until(flips_early=1)
    minutes, seconds = times(t, "B flips the black timer")[0].split(":")
    assert 45.5 <= 60 * int(minutes) + float(seconds) <= 47.5
    assert t.record["flipped"][1, BLACK] == 1 and t.record["timer_row"][BLACK] == UPPER


def test_flip_nobody_wants_is_forced_after_ten_seconds(lay):
    t = started(lay, 2).until(flips_forced=1)
    assert times(t, "Nobody wants to flip the black") == ["0:55.0"]


def test_flip_busy_hands_think_about_it_when_they_are_free(lay):
    """B is busy when the sand runs out, and reaches for the timer after that: a late flip."""
    t = started(lay, 2, think=44).will(1, act=[WORKS + GRANDE], flip=1)
    t.until(flips_late=1)
    assert times(t, "B finishes")[0] == "0:48.0" and t.record["flips_early"] == 0


def test_flips_wake_everybody_who_waits(lay):
    t = started(lay, 2).will(1, flip=1).until(flips_early=1)
    assert t.record["status"][:2].tolist() == [WAKING, WAKING] and t.record["current"] == 0, "in order of privilege"


def test_purple_flips_take_markers_and_the_last_one_calls_the_council(lay):
    t = started(lay, 2, flips="eager").until(markers=1)
    assert t.record["clock"] == 180_000 and not t.record["called"]
    t.until(called=1)
    assert t.record["clock"] == 360_000 and "The council is called" in t.told


def test_row_visits_in_purple_rounds_begin_in_turn_from_above_and_below(lay):
    """Three purple flips a round: rounds 2 and 4 start from the lower row (digest 5, parity)."""
    t = started(lay, 2, flips="eager")
    rows = [int(t.record["timer_row"][PURPLE])]
    for number in (1, 2, 3):
        t.until(round=number).until(phase=RUNNING)
        rows.append(int(t.record["timer_row"][PURPLE]))
    assert rows == [LOWER, UPPER, LOWER, UPPER]


# --- After the call -------------------------------------------------------------------------------------------


def test_after_the_call_acts_begun_are_finished_and_no_timer_is_flipped(lay):
    """Ruling 35: both produce since 5:15, when black comes back, B the slower one; the call at 6:00 stops nobody."""
    t = started(lay, 2, flips="eager")
    t.record["think_ms"][:2] = 42_000, 44_000
    for seat in range(2):
        t.will(seat, act=[WAIT] * 10).put(seat, GRANDE, "black-2", UPPER)
    t.until(clock=315_000)
    t._script[:] = 0
    for seat in range(2):
        t.will(seat, act=WORKS + GRANDE)
    t.until(called=1)
    assert t.record["status"][:2].tolist() == [BUSY, BUSY] and t.record["clock"] == 360_000
    flips = t.record["flips"].copy()
    t.until(phase=CALLED)
    np.testing.assert_array_equal(t.record["flips"], flips)
    assert t.record["status"][:2].tolist() == [IDLE, IDLE] and t.record["acts"][:2].tolist() == [1, 1]


@pytest.mark.parametrize("seconds, order", [((50, 52), "AB"), ((52, 50), "BA")])
def test_ruling_35_acts_begun_are_finished_in_the_order_of_their_ends(lay, seconds, order):
    t = started(lay, 2, flips="eager")
    t.record["think_ms"][:2] = [1000 * s for s in seconds]
    for seat in range(2):
        t.put(seat, GRANDE, "black-2", UPPER)
    t.until(clock=315_000)
    for seat in range(2):
        t.will(seat, act=WORKS + GRANDE)
    t.until(phase=CALLED)
    ends = [line.split()[1] for line in t.told.splitlines() if "finishes the production" in line]
    assert ends == list(order)


def test_who_thinks_at_the_call_was_busy_until_then(lay):
    t = started(lay, 2, think=50, thinking="precedes", flips="eager").until(phase=CALLED)
    assert t.record["busy_ms"][0] + t.record["idle_ms"][0] == 360_000


def test_after_the_call_people_act_in_turn_until_all_pass_in_one_loop(lay):
    """Ruling 6: a pass is not final. A passes first, B acts, and A may act after that."""
    t = started(lay, 2).until(phase=RUNNING).set(called=1).until(phase=CALLED).hold(0).hold(1)
    t.timers(black=LOWER).set(phase=CALLED)
    t.will(0, act=[WAIT, WORKS + GRANDE]).will(1, act=[WORKS + GRANDE])
    t.until(round=0, turn=1).step().step()
    assert t.record["after_call"][:2].tolist() == [1, 1] and t.record["phase"] == CALLED


@pytest.mark.parametrize("switch, first", [("privilege", "A"), ("reverse", "C")])
def test_switch_last_word_who_is_ahead_may_wait(lay, switch, first):
    t = started(lay, 3, last_word=switch).set(called=1).until(phase=CALLED)
    t.timers(black=LOWER).set(phase=CALLED)
    for seat in range(3):
        t.will(seat, act=WORKS + GRANDE)
    t.step(3)
    assert [line.split()[1] for line in t.told.splitlines() if "acts with" in line][0] == first


def test_flip_of_two_hands_at_one_time_the_one_with_privilege_gets_it(lay):
    """A is busy until 45 s, just when the sand runs out: asked after B, there at the same time, and ahead."""
    t = lay(2, change={**EXACT, "flip-times.reaction_from": 1000, "flip-times.reaction_to": 1000})
    for seat, think in enumerate((41, 5)):
        t.will(seat, think=think, space=["black-2", "black-3"], flip=1)
    t.will(0, act=WORKS + GRANDE).until(flips_early=1)
    assert times(t, "A finishes") == ["0:45.0"] and times(t, "A flips the black timer") == ["0:46.0"]


def test_flips_within_the_reaction_time_are_early_however_long_it_is(lay):
    t = started(lay, 2, change={"flip-times.reaction_from": 3000, "flip-times.reaction_to": 4000}).will(1, flip=1)
    t.until(flips_early=1)
    assert t.record["flips_late"] == 0
