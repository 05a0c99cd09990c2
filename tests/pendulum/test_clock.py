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
    GREEN,
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

EXACT = {"act-times.spread": 0}
INSTANT = {f"act-times.{name}": 0 for name in ("place", "action", "production", "conquest", "stratagem", "take_back", "achievement", "refill")}  # fmt: skip


@entry
def first_event(table):
    return next_event(table)


def started(lay, players=4, think=5, change=None, **options):
    """A table whose round has begun: everybody's Grande on black-2, the common worker on black-3."""
    t = lay(players, change={**EXACT, **(change or {})}, **options)
    for seat in range(players):
        t.will(seat, think=think, space=["black-2", "black-3"])
    return t.until(phase=RUNNING)


def times(t, text):
    """The clock times of all lines of the transcript that contain a text."""
    return [line.split("]")[0].lstrip("# ").lstrip("[") for line in t.told.splitlines() if text in line]


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


# --- The grace second -----------------------------------------------------------------------------------------


def clash(lay, delay, **more):
    """Seat 1 starts to put a common worker on green-1; seat 0, ahead in privilege, wants it `delay` ms later."""
    t = lay(2, **more).timers(purple=UPPER, green=UPPER, black=UPPER)
    t.will(1, space="green-1").begin(1, MOVES + COMMON)
    t.record["status"][1] = BUSY
    t.record["clock"] += delay
    return t


@pytest.mark.parametrize("delay, taken", [(0, True), (1000, True), (1001, False)])
def test_grace_second_the_same_box_goes_to_more_privilege(lay, delay, taken):
    t = clash(lay, delay)
    assert ("green-1" in t.targets(0, COMMON)) == taken
    if taken:
        t.will(0, space="green-1").begin(0, MOVES + COMMON)
        assert t.at(0, COMMON) == "green-1 lower" and t.at(1, COMMON) == "mat"
        assert t.record["undone"][1] == 1 == t.record["clashes"] and t.record["status"][1] != BUSY


def test_grace_second_does_not_help_less_privilege(lay):
    assert "green-1" not in clash(lay, 0).rank(1, 0).targets(0, COMMON)


@pytest.mark.parametrize("delay, first", [(1000, True), (1001, False)])
def test_grace_second_a_grande_comes_after_and_need_not_give_way(lay, delay, first):
    """By privilege the common worker goes into the empty box, and the Grande joins it."""
    t = lay(2).timers(purple=UPPER, green=UPPER, black=UPPER).will(1, space="green-1").begin(1, MOVES + GRANDE)
    t.record["status"][1] = BUSY
    t.record["clock"] += delay
    assert ("green-1" in t.targets(0, COMMON)) == first
    if first:
        t.will(0, space="green-1").begin(0, MOVES + COMMON)
        assert t.at(0, COMMON) == t.at(1, GRANDE) == "green-1 lower" and t.record["undone"][1] == 0


def test_grace_second_who_gives_way_may_go_elsewhere_at_once(lay):
    """Ruling 33: the hands are free, and the worker may be put into another box at the same instant."""
    t = clash(lay, 0).will(0, space="green-1").begin(0, MOVES + COMMON)
    assert MOVES + COMMON in t.options(1)
    t.will(1, space="green-2").begin(1, MOVES + COMMON)
    assert t.at(1, COMMON) == "green-2 lower"


def test_ruling_31_a_worker_moves_once_at_an_instant(lay):
    t = (
        started(lay, 2, think=0, change=INSTANT)
        .will(0, act=[MOVES + COMMON], space="green-1")
        .put(0, COMMON, "black-3", UPPER)
    )
    t.step()
    assert t.at(0, COMMON) == "green-1 upper" and MOVES + COMMON not in t.options(0)
    t.until(flips_forced=1).step(2)
    assert MOVES + COMMON in t.options(0), "time has passed, and the hands have looked up"


@pytest.mark.parametrize("delay, taken", [(900, True), (1100, False)])
def test_grace_second_the_same_province(lay, delay, taken):
    """The slower one is refunded, its worker slides back, its hands are free."""
    t = lay(2).timers(purple=UPPER, green=UPPER, black=UPPER).show("province-gold")
    for seat in range(2):
        t.put(seat, GRANDE, "black-1", UPPER).hold(seat, military=4)
    t.will(1, province=0).begin(1, WORKS + GRANDE)
    t.record["status"][1] = BUSY
    t.record["clock"] += delay
    t.will(0, province=0 if taken else 4).begin(0, WORKS + GRANDE)
    if taken:
        assert t.held(1) == [4, 0, 0, 0] and t.at(1, GRANDE) == "black-1 upper" and t.record["undone"][1] == 1
        assert t.record["spent"][1].sum() == 0
    t.finish_act(0)
    if not taken:
        t.finish_act(1)
    assert ("province-gold" in dict(t.provinces(0))) == taken
    assert ("province-gold" in dict(t.provinces(1))) == (not taken), "who was first by more than a second keeps it"


def test_grace_second_a_raid_comes_back_to_the_hand(lay):
    t = (
        lay(2)
        .timers(purple=UPPER, green=UPPER, black=UPPER)
        .show("province-gold")
        .give(1, "champion-raid")
        .hold(1, military=2)
    )
    t.will(1, province=0).begin(1, PLAYS)
    t.record["status"][1] = BUSY
    t.put(0, GRANDE, "black-1", UPPER).hold(0, military=4).will(0, province=0).begin(0, WORKS + GRANDE)
    assert t.hand(1) == ["champion-raid"] and t.discards(1) == [] and t.held(1)[0] == 2


@pytest.mark.parametrize("delay, taken", [(1000, True), (1500, False)])
def test_grace_second_the_legendary_token(lay, delay, taken):
    t = lay(4).timers(purple=UPPER, green=UPPER, black=UPPER).set(achievement=place("achievement-military"))
    for seat in (0, 1):
        t.hold(seat, military=8)
    t.will(1, legendary=1).begin(1, CLAIMS)
    t.record["status"][1] = BUSY
    t.record["clock"] += delay
    if taken:
        t.will(0, legendary=1)
    t.begin(0, CLAIMS).finish_act(0)
    assert t.tracks(0) == ([0, 0, 0, 1] if taken else [1, 0, 0, 0])
    assert t.record["claimed"][1] == (0 if taken else 1), "who gave way may claim again"


def test_a_gap_is_filled_by_one_pair_of_hands(lay):
    """Digest 5: what is begun is reserved; a second gap may be filled by somebody else meanwhile."""
    t = lay(2).timers(purple=UPPER, green=UPPER, black=UPPER)
    t.record["display"][0] = NO_CARD
    t.begin(0, REFILLS)
    t.record["status"][0] = BUSY
    assert REFILLS not in t.options(1)
    t.record["display"][1] = NO_CARD
    assert REFILLS in t.options(1)


def test_a_box_freed_by_a_recall_is_news_too(lay):
    """The timer left while the stratagem was played: the box that gets free lies in an open row."""
    t = started(lay, 2).step(2).give(0, "stratagem-recall").put(0, GRANDE, "green-1", LOWER)
    t.will(0, recall=GRANDE).begin(0, PLAYS)
    t.record["timer_row"][GREEN] = UPPER
    t.finish_act(0)
    assert t.record["status"][1] == WAKING


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


def test_a_freed_box_is_news_for_those_who_wait(lay):
    t = started(lay, 2).step(2)
    t.put(0, GRANDE, "green-1", UPPER).set(current=0).will(0, act=MOVES + GRANDE, space="black-2")
    t.record["status"][0], t.record["queue"][0] = 3, NEVER
    t.step()
    assert t.record["current"] == 1, "B looks up"


# --- The untimed variant --------------------------------------------------------------------------------------


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
