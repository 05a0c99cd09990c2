"""3-1, bribery: the 0s."""

import pytest

from sim.games.majority.state import REPRESENTATION


def test_3_1_a_0_takes_every_card_of_its_colour_played_this_turn(turn):
    after = turn("red-0 red-10 blue-9 red-5")
    assert after.areas == "red-0 red-5 red-10 | - | blue-9 | -"
    assert after.removed == "-"


@pytest.mark.parametrize("colour, other", [("red", "blue"), ("blue", "yellow"), ("yellow", "red")])
@pytest.mark.parametrize("briber", range(4))
def test_3_1_it_does_so_from_every_seat_and_in_every_colour(turn, colour, other, briber):
    cards = [f"{colour}-9", f"{other}-9", f"{colour}-10"]
    cards.insert(briber, f"{colour}-0")
    areas = ["-"] * 4
    areas[cards.index(f"{other}-9")] = f"{other}-9"
    areas[briber] = f"{colour}-0 {colour}-9 {colour}-10"
    assert turn(" ".join(cards)).areas == " | ".join(areas)


def test_3_1_a_0_takes_from_the_partner_too(turn):
    assert turn("red-0 blue-5 red-10 blue-6").areas == "red-0 red-10 | blue-5 | - | blue-6"


def test_3_1_a_lone_0_goes_to_its_players_own_area(turn):
    after = turn("red-0 blue-5 blue-6 yellow-9")
    assert after.areas == "red-0 | blue-5 | blue-6 | yellow-9"
    assert after.record["bribes_took"][0].tolist() == [1, 0, 0, 0]


def test_3_1_cards_of_earlier_turns_are_never_taken(lay):
    table = lay().lay("hand", *(["red-10 " * 4] * 4))
    table.record["phase"] = REPRESENTATION
    table.step().lay("hand", *(f"{card} {card} {card}" for card in ("red-0", "red-5", "blue-5", "blue-6"))).step()
    assert table.areas == "red-0 red-5 red-10 | red-10 | red-10 blue-5 | red-10 blue-6"


def test_3_1_two_0s_of_one_colour_have_no_effect(turn):
    after = turn("red-0 red-10 red-0 red-9")
    assert after.areas == "red-0 | red-10 | red-0 | red-9"
    assert after.column("bribes") == [1, 0, 1, 0]
    assert after.column("bribes_cancelled") == [1, 0, 1, 0]
    assert after.column("bribed_away") == [0] * 4


@pytest.mark.parametrize("cards", ["red-0 red-0 red-0 red-10", "red-0 red-0 red-0 red-0", "red-0 red-0 red-0"])
def test_3_1_more_0s_of_one_colour_have_none_either(turn, cards):
    assert turn(cards).areas == cards.replace(" ", " | ")


def test_3_1_0s_of_different_colours_work_side_by_side(turn):
    after = turn("red-0 blue-0 red-10 blue-9")
    assert after.areas == "red-0 red-10 | blue-0 blue-9 | - | -"
    assert after.column("bribes_cancelled") == [0] * 4


def test_3_1_a_cancelled_colour_does_not_stop_the_other_one(turn):
    assert turn("red-0 red-0 blue-0 blue-10").areas == "red-0 | red-0 | blue-0 blue-10 | -"


def test_3_1_three_0s_of_three_colours(turn):
    assert turn("red-0 blue-0 yellow-0 red-7").areas == "red-0 red-7 | blue-0 | yellow-0 | -"


@pytest.mark.parametrize("cards, took", [("red-0 blue-5 blue-5 blue-5", 0), ("red-0 red-5 blue-5 blue-5", 1),
                                         ("red-0 red-5 red-5 blue-5", 2), ("red-0 red-5 red-5 red-5", 3)])  # fmt: skip
def test_3_1_bribes_are_counted_by_what_they_took(turn, cards, took):
    after = turn(cards)
    assert after.record["bribes_took"][0].tolist() == [int(n == took) for n in range(4)]
    assert sum(after.column("bribed_away")) == took
    assert after.column("bribed_away")[0] == 0
