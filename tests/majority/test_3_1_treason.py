"""3-1, treason: the 7s."""

import pytest


@pytest.mark.parametrize("traitor, areas", [
    (0, "- | blue-5 | blue-6 | red-7 blue-9"),
    (1, "red-7 blue-5 | - | blue-6 | blue-9"),
    (2, "blue-5 | red-7 blue-6 | - | blue-9"),
    (3, "blue-5 | blue-6 | red-7 blue-9 | -"),
])  # fmt: skip
def test_3_1_a_7_goes_to_the_right_neighbour(turn, traitor, areas):
    cards = ["blue-5", "blue-6", "blue-9"]
    cards.insert(traitor, "red-7")
    after = turn(" ".join(cards))
    assert after.areas == areas
    assert after.column("treason_given") == [int(seat == traitor) for seat in range(4)]
    assert after.column("treason_received") == [int(seat == (traitor - 1) % 4) for seat in range(4)]


@pytest.mark.parametrize("traitor, receiver", [(0, 2), (1, 0), (2, 1)])
def test_3_1_with_three_players_the_right_neighbour_is_the_seat_before(turn, traitor, receiver):
    cards = ["blue-5", "blue-6"]
    cards.insert(traitor, "blue-7")
    assert "blue-7" in turn(" ".join(cards)).areas.split(" | ")[receiver]


def test_3_1_a_bribed_7_goes_to_the_briber(turn):
    after = turn("red-0 blue-5 red-7 blue-6")
    assert after.areas == "red-0 red-7 | blue-5 | - | blue-6"
    assert after.column("treason_given") == [0] * 4


def test_3_1_a_removed_7_goes_nowhere(turn):
    after = turn("red-7 blue-2 blue-5 blue-6")
    assert after.areas == "- | blue-2 | blue-5 | blue-6"
    assert after.removed == "red-7"
    assert after.column("treason_given") == [0] * 4


def test_3_1_a_7_beside_cancelled_0s_works(turn):
    assert turn("red-0 red-7 red-0 blue-6").areas == "red-0 red-7 | - | red-0 | blue-6"


def test_3_1_a_7_of_the_2s_own_colour_works(turn):
    assert turn("red-2 red-7 blue-10 blue-6").areas == "red-2 red-7 | - | - | -"


def test_3_1_a_7_arrives_though_the_right_neighbours_own_card_is_removed(turn):
    assert turn("blue-10 red-7 red-2 red-5").areas == "red-7 | - | red-2 | red-5"


def test_ruling_several_7s_move_at_the_same_time(turn):
    assert turn("red-7 blue-7 yellow-7 red-7").areas == "blue-7 | yellow-7 | red-7 | red-7"
    assert turn("red-7 blue-7 yellow-7").areas == "blue-7 | yellow-7 | red-7"


def test_3_1_a_7_counts_with_its_new_owner(turn):
    assert turn("red-7 blue-5 blue-6 red-9").record["sums"][:, 0].tolist() == [0, 0, 0, 16]


@pytest.mark.parametrize("switch, areas", [("off", "red-0 red-7 | - | blue-2 | -"), ("on", "- | - | blue-2 | -")])
def test_switch_a_bribed_7_under_a_2(turn, switch, areas):
    assert turn("red-0 red-7 blue-2 yellow-7", assassination_hits_bribed=switch).areas == areas
