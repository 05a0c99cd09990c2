"""Rulebook, "Imperiales Privileg"; digest 5 and rulings 31, 33, 38: acts at the same time, and who gives way."""

import pytest

from sim.games.pendulum.kinds import CLAIMS, MOVES, PLAYS, REFILLS, WORKS
from sim.games.pendulum.state import (
    BUSY,
    GREEN,
    LOWER,
    NEVER,
    NO_CARD,
    UPPER,
    WAKING,
)
from tests.pendulum.layout import COMMON, GRANDE, place
from tests.pendulum.rounds import INSTANT, started


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


def test_a_freed_box_is_news_for_those_who_wait(lay):
    t = started(lay, 2).step(2)
    t.put(0, GRANDE, "green-1", UPPER).set(current=0).will(0, act=MOVES + GRANDE, space="black-2")
    t.record["status"][0], t.record["queue"][0] = 3, NEVER
    t.step()
    assert t.record["current"] == 1, "B looks up"
