"""What the transcript says, where the golden games don't show every case: who gives way, where workers come from, why
somebody wins.
"""

import pytest

from sim.games.pendulum.kinds import CLAIMS, MOVES, PLAYS, WORKS
from sim.games.pendulum.state import BUSY, COUNCIL, LOWER, MUSTER, NO_CARD, UPPER
from tests.pendulum.layout import COMMON, GRANDE, place
from tests.pendulum.test_winner import ended

ROWS = {"purple": UPPER, "green": UPPER, "black": UPPER}


def last(t, count):
    return t.told.splitlines()[-count:]


def busy(t, seat):
    t.record["status"][seat] = BUSY
    return t


@pytest.mark.parametrize("worker, name", [(COMMON, "common worker 2"), (GRANDE, "Grande worker 1")])
def test_who_gives_way_is_told_below_the_one_who_goes_in(lay, worker, name):
    t = busy(lay(2).timers(**ROWS).will(1, space="green-1").begin(1, MOVES + COMMON), 1)
    t.will(0, space="green-1").begin(0, MOVES + worker)
    assert last(t, 2) == [
        f"[0:00.0] A puts {name} on green-1 in the lower row, from the mat",
        "  - B gives way to more privilege: common worker 2 goes back to the mat",
    ]


def test_a_common_worker_that_goes_in_before_a_grande(lay):
    t = busy(lay(2).timers(**ROWS).will(1, space="green-1").begin(1, MOVES + GRANDE), 1)
    t.will(0, space="green-1").begin(0, MOVES + COMMON)
    assert last(t, 1) == ["  - goes in before B's Grande worker 1: more privilege, within the grace second"]


def test_a_grande_that_joins_a_grande_goes_in_before_nobody(lay):
    t = busy(lay(2).timers(**ROWS).will(1, space="green-1").begin(1, MOVES + GRANDE), 1)
    t.will(0, space="green-1").begin(0, MOVES + GRANDE)
    assert last(t, 1) == ["[0:00.0] A puts Grande worker 1 on green-1 in the lower row, from the mat"]


def test_a_conquest_gives_way(lay):
    t = lay(2).timers(**ROWS).show("province-gold")
    for seat in range(2):
        t.put(seat, GRANDE, "black-1", UPPER).hold(seat, military=4)
    busy(t.will(1, province=0).begin(1, WORKS + GRANDE), 1).will(0, province=0).begin(0, WORKS + GRANDE)
    assert last(t, 3) == [
        "[0:00.0] A acts with Grande worker 1 on black-1 in the upper row",
        "  - pays 4 military",
        "  - B gives way to more privilege: Grande worker 1 goes back up into its box, and the cost comes back",
    ]


def test_a_raid_gives_way(lay):
    t = lay(2).timers(**ROWS).show("province-gold").give(1, "champion-raid").hold(1, military=2)
    busy(t.will(1, province=0).begin(1, PLAYS), 1)
    t.put(0, GRANDE, "black-1", UPPER).hold(0, military=4).will(0, province=0).begin(0, WORKS + GRANDE)
    assert last(t, 1) == ["  - B gives way to more privilege: champion-raid comes back to the hand"]


def test_a_claim_gives_way(lay):
    t = lay(4).timers(**ROWS).set(achievement=place("achievement-military")).hold(0, military=8).hold(1, military=8)
    busy(t.will(1, legendary=1).begin(1, CLAIMS), 1).will(0, legendary=1).begin(0, CLAIMS)
    assert last(t, 2) == [
        "[0:00.0] A claims achievement-military and reaches for the legendary token",
        "  - B gives way to more privilege: the claim is undone",
    ]


@pytest.mark.parametrize(
    "space, acted, came",
    [("black-3", True, " again"), ("green-2", False, ", from green-2"), (None, False, ", from the mat")],
)
@pytest.mark.parametrize("phase, clock", [(None, "[0:00.0] "), (MUSTER, "")])
def test_where_a_worker_comes_from(lay, space, acted, came, phase, clock):
    t = lay(2).timers(**ROWS)
    if space:
        t.put(0, COMMON, space, LOWER, acted)
    if phase:
        t.set(phase=phase)
    t.will(0, space="black-3").begin(0, MOVES + COMMON)
    assert last(t, 1) == [f"{clock}A puts common worker 2 on black-3 in the lower row{came}"]


def test_the_insidious_squeezes_in(lay):
    t = lay(4, "advanced", "insidious,briber").put(1, COMMON, "green-1", LOWER).timers(**ROWS)
    t.will(0, space="green-1").begin(0, MOVES + COMMON)
    squeezed = "A puts common worker 2 on green-1 in the lower row, from the mat, squeezing in among the others"
    assert last(t, 1) == [f"[0:00.0] {squeezed}"]
    t = lay(2, "advanced", "insidious,briber").rank(1, 0)
    t.will(1, space=["green-1", "black-2"]).will(0, space=["black-2", "green-1"]).step(4)
    assert last(t, 1) == [squeezed]


@pytest.mark.parametrize(
    "gold, told",
    [(9, ["  - A gains 1 gold", "  - A has all ten cubes in use: of 3 gold 2 are lost"]),
     (8, ["  - A gains 2 gold", "  - A has all ten cubes in use: of 3 gold 1 is lost"])],
)  # fmt: skip
def test_of_how_many_cubes_how_many_are_lost(lay, gold, told):
    t = lay(2, characters="briber").timers(**ROWS).put(0, GRANDE, "black-2", UPPER).hold(0, gold=gold)
    assert last(t.act(0, WORKS + GRANDE), 3)[:2] == told


@pytest.mark.parametrize("gold, why", [(3, "can't be paid"), (4, "isn't paid")])
def test_a_reward_without_effect_says_why_and_points_say_for_what(lay, gold, why):
    t = lay(2).set(phase=COUNCIL, turn=0).hold(0, gold=gold)
    t.record["offered"] = [place("recruit-gold")] + [NO_CARD] * 4
    t.will(0, reward=0, accept=0, track=[1, 2]).step()
    assert last(t, 6)[:5] == [
        "A takes recruit-gold",
        f"  - without effect: the cost {why}",
        "  - for number 1 on the privilege track: 2 points of choice",
        "  - A goes to 1 in prestige",
        "  - A goes to 1 in popularity",
    ]


@pytest.mark.parametrize(
    "seats, legends, told",
    [([[0, 0, 2], [4, 4, -1]], (0, 1), "A wins: the only one with all four on the parchment, 6 points"),
     ([[0, 0, 2], [0, 0, 0]], (0, 1), "A wins: all four on the parchment, 6 points"),
     ([[1, 0, 0], [0, 0, 1]], (0, 1), "A wins: all four on the parchment, 5 points, of equal ones first in privilege"),
     ([[-3, 0, 0], [4, 4, 4]], (0,), "A wins: the only one with the legendary point"),
     ([[-1, 0, 0], [-2, 0, 0]], (0, 1), "A wins: the legendary point, nobody with it is nearer to the parchment"),
     ([[4, 4, 4], [0, 0, 0]], (), "nobody wins: nobody has the legendary point")],
)  # fmt: skip
def test_why_somebody_wins(lay, seats, legends, told):
    assert last(ended(lay, *seats, legends=legends).end(), 1) == [told]


def test_how_somebody_stands_at_the_end(lay):
    t = ended(lay, [0, 0, 2], [1, 1, -1], legends=(0, 1), variant="advanced")
    t.record["glory"][0] = [2, 0, 1]
    first, second = last(t.end(), 3)[:2]
    assert first.endswith("legendary yes (6 on the parchment, 3 glory)")
    assert second.endswith("legendary yes (5 on the parchment, 1 step short of it)")
    steps = t.record["track"][0]
    assert first.startswith(f"A stands at power {steps[0]}, prestige {steps[1]}, popularity {steps[2]}, ")


def test_every_timer_is_named_when_a_round_starts(lay):
    t = lay(2).until(called=0, clock=0, phase=3)
    starts = [line for line in t.told.splitlines() if "The round starts" in line]
    assert starts == [
        f"[0:00.0] The round starts: the {area} timer is flipped to the lower row"
        for area in ("green", "black", "purple")
    ]
