"""3-1, the spy: the 3s, who gets the marker, and the open turn that follows."""

import re

import pytest

from sim.games.majority.state import REPRESENTATION


def test_3_1_a_3_brings_its_player_the_marker_and_an_open_turn(turn):
    after = turn("blue-10 red-3 blue-9 yellow-5", marker=3)
    assert after.record["marker"] == 1
    assert after.record["open"] == 1
    assert after.areas == "blue-10 | red-3 | blue-9 | yellow-5"
    assert after.column("spies") == [0, 1, 0, 0]


@pytest.mark.parametrize("marker", range(4))
def test_3_1_without_a_3_the_marker_stays_and_the_next_turn_is_hidden(turn, marker):
    after = turn("blue-10 red-5 blue-9 yellow-5", marker=marker)
    assert (after.record["marker"], after.record["open"]) == (marker, 0)


def test_3_1_a_3_in_the_last_turn_has_no_effect(turn):
    after = turn("red-3 blue-10 blue-9 yellow-3", marker=2, last=True)
    assert (after.record["marker"], after.record["open"]) == (2, 0)
    assert after.areas == "red-3 | blue-10 | blue-9 | yellow-3"
    assert after.column("spies_failed") == [1, 0, 0, 1]


def test_3_1_a_bribed_3_has_no_effect(turn):
    after = turn("red-0 red-3 blue-9 yellow-5", marker=2)
    assert (after.record["marker"], after.record["open"]) == (2, 0)
    assert after.areas == "red-0 red-3 | - | blue-9 | yellow-5"
    assert after.column("spies_failed") == [0, 1, 0, 0]


def test_3_1_a_removed_3_has_no_effect(turn):
    after = turn("blue-2 red-3 blue-9 yellow-5", marker=2)
    assert (after.record["marker"], after.record["open"]) == (2, 0)
    assert after.removed == "red-3 yellow-5"


def test_3_1_a_3_beside_cancelled_0s_of_its_colour_works(turn):
    assert turn("red-0 red-0 red-3 blue-5", marker=0).record["marker"] == 2


def test_3_1_a_3_of_the_2s_own_colour_works(turn):
    assert turn("red-2 blue-10 red-3 blue-5", marker=0).record["marker"] == 2


# Priority, seen from the holder: four players right, opposite, left, holder; three players right, left, holder.
ORDER = {4: (3, 2, 1, 0), 3: (2, 1, 0)}
SEVERAL = [(n, marker, spies) for n in (3, 4) for marker in range(n) for spies in range(1, 2**n)]


@pytest.mark.parametrize("players, marker, spies", SEVERAL)
def test_3_1_of_several_3s_the_one_farthest_clockwise_from_the_holder_counts(turn, players, marker, spies):
    seats = [seat for seat in range(players) if spies >> seat & 1]
    after = turn(" ".join("red-3" if seat in seats else "red-5" for seat in range(players)), marker=marker)
    expected = next(seat for far in ORDER[players] if (seat := (marker + far) % players) in seats)
    assert after.record["marker"] == expected
    assert after.record["open"] == 1
    assert after.column("spies") == [int(seat == expected) for seat in range(players)]
    assert after.column("spies_failed") == [int(seat in seats and seat != expected) for seat in range(players)]


def test_3_1_the_holders_own_3_keeps_the_marker_and_opens_the_next_turn(turn):
    after = turn("red-3 blue-10 blue-9 yellow-5", marker=0)
    assert (after.record["marker"], after.record["open"]) == (0, 1)
    assert after.column("spies") == [1, 0, 0, 0]


@pytest.mark.parametrize("why, cards", [("bribed", "red-5 yellow-0"), ("removed", "red-2 red-5")])
def test_ruling_bribed_and_removed_3s_drop_out_before_priority_is_looked_at(turn, why, cards):
    after = turn(f"red-3 {cards} yellow-3", marker=0)  # the yellow 3, at the holder's right, would go first
    assert (after.record["marker"], after.record["open"]) == (0, 1)
    assert after.column("spies_failed") == [0, 0, 0, 1]


def order_of_play(table):
    return "".join(re.findall(r"^(\w) plays \S+ for all to see", table.told, re.MULTILINE))


@pytest.mark.parametrize("marker, order", [(0, "DABC"), (1, "ABCD"), (2, "BCDA"), (3, "CDAB")])
def test_3_1_open_turn_right_neighbour_holder_left_neighbour_partner(turn, marker, order):
    assert order_of_play(turn("red-5 red-6 red-9 red-10", marker=marker, is_open=True)) == order


@pytest.mark.parametrize("marker, order", [(0, "BCA"), (1, "CAB"), (2, "ABC")])
def test_3_3_open_turn_of_three_left_neighbour_right_neighbour_holder(turn, marker, order):
    assert order_of_play(turn("red-5 red-6 red-9", marker=marker, is_open=True)) == order


def test_3_1_who_plays_later_in_an_open_turn_sees_the_cards_before(lay, pool):
    def play(is_open):
        table = lay(strategies=[pool["watcher"]])
        table.lay("hand", "red-9 red-9 red-9", "blue-9 blue-9 blue-9", "red-0 blue-6 blue-6", "yellow-5 " * 3)
        table.record["phase"], table.record["marker"], table.record["open"] = REPRESENTATION, 1, is_open
        return table.step()

    assert play(1).areas == "- | blue-9 | red-0 red-9 | yellow-5"  # A showed the red 9 before C chose
    assert play(0).areas == "red-9 | blue-9 | blue-6 | yellow-5"


def test_ruling_an_open_turn_is_one_turn(turn):
    assert turn("red-5 red-6 red-9 red-10", is_open=True).record["open"] == 0


def test_ruling_a_3_in_an_open_turn_opens_the_next_one_too(turn):
    assert turn("red-5 red-6 red-3 red-10", is_open=True).record["open"] == 1


def test_switch_spy_lasts_phase_keeps_the_turns_open(turn):
    assert turn("red-5 red-6 red-9 red-10", is_open=True, spy_lasts="phase").record["open"] == 1
    assert turn("red-5 red-6 red-9 red-10", is_open=False, spy_lasts="phase").record["open"] == 0


def test_ruling_holding_the_marker_opens_nothing_by_itself(turn):
    assert turn("red-5 red-6 red-9 red-10", marker=1).record["open_turns"] == 0
    assert turn("red-5 red-6 red-9 red-10", marker=1, is_open=True).record["open_turns"] == 1
