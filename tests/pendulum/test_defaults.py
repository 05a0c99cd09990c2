"""Digest 5, the flip policy; ruling 12, who refills; what the default answers think of the last council."""

import pytest

from sim.games.pendulum.choosing import choose
from sim.games.pendulum.decisions import flip_interest
from sim.games.pendulum.kinds import ASK_ACT, ASK_REWARD, REFILLS, TAKE_CORNER, WAIT
from sim.games.pendulum.state import COUNCIL, GREEN, LOWER, NO_CARD, PURPLE, ROUNDS, UPPER
from sim.games.pendulum.worth import USUAL
from sim.kernel.compile import entry
from tests.pendulum.layout import COMMON, GRANDE, place

ROWS = {"purple": UPPER, "green": UPPER, "black": UPPER}


@entry
def run_interest(table, seat, area):
    return flip_interest(table, seat, area)


@entry
def run_choose(table, seat):
    return choose(table, seat, USUAL)


def laid(lay, *workers, gold=0, markers=2):
    """Workers of seat 0 (space, row, acted); the green timer stands in the upper row."""
    t = lay(2).timers(**ROWS).hold(0, gold=gold).give(0).set(markers=markers)
    for number, (space, row, acted) in enumerate(workers):
        t.put(0, number, space, row, acted)
    return t


@pytest.mark.parametrize(
    "workers, gold, interest",
    [
        ([("green-1", LOWER, False)], 2, 1),  # waits for the timer and can pay
        ([("green-1", LOWER, False)], 1, 0),  # waits, but can't pay
        ([("green-1", UPPER, True)], 0, 1),  # has acted and is locked by the timer
        ([("green-1", UPPER, False)], 2, -2),  # could still act where the timer stands
        ([("green-1", UPPER, False)], 1, 0),  # ... if it had the gold
        ([("green-1", LOWER, False), ("green-3", UPPER, True)], 2, 2),
        ([("green-3", LOWER, False), ("green-1", UPPER, False)], 2, -1),
        ([("purple-1", LOWER, False), ("black-2", UPPER, True)], 2, 0),  # other areas don't matter
    ],
)
def test_digest_5_interest_in_a_flip(lay, workers, gold, interest):
    assert run_interest(laid(lay, *workers, gold=gold).record, 0, GREEN) == interest


@pytest.mark.parametrize("markers, interest", [(2, 0), (1, -2)])
def test_digest_5_the_last_purple_flip_is_put_off_while_workers_wait_elsewhere(lay, markers, interest):
    t = laid(lay, ("green-1", LOWER, False), ("black-2", LOWER, False), markers=markers)
    assert run_interest(t.record, 0, PURPLE) == interest


@pytest.mark.parametrize("mine, rival, refills", [(True, False, True), (True, True, False), (False, False, False)])
def test_ruling_12_who_wants_to_conquer_refills_unless_a_rival_stands_ready(lay, mine, rival, refills):
    t = lay(2).timers(**ROWS).give(0).set(kind=ASK_ACT)
    t.put(0, GRANDE, "black-1" if mine else "black-2", UPPER).put(0, COMMON, "black-3", UPPER, acted=True)
    t.put(1, GRANDE, "black-1" if rival else "black-2", UPPER)
    t.put(0, GRANDE, "black-1" if mine else "black-2", UPPER)
    t.record["display"][0] = NO_CARD
    assert REFILLS in t.options(0)
    t.record["options"][0] = 1 << WAIT | 1 << REFILLS
    assert run_choose(t.record, 0) == (REFILLS if refills else WAIT)


@pytest.mark.parametrize("round", range(1, ROUNDS + 1))
def test_in_the_last_council_resources_are_worth_nothing(lay, round):
    """Four military for two steps on a full track's parchment: worth it only when nothing else can be bought."""
    t = lay(2).hold(0, military=4).set(phase=COUNCIL, round=round - 1, kind=ASK_REWARD, claimed=[1] * 5)
    t.step_to(0, power=int(t.record["threshold"][0, 0]))
    t.record["offered"] = [place("final-power")] + [NO_CARD] * 4
    t.record["options"][0] = 1 | 1 << TAKE_CORNER
    assert run_choose(t.record, 0) == (0 if round == ROUNDS else TAKE_CORNER)
