"""3-1, assassination: the 2s. The switch `assassination_hits_bribed` decides about cards that a 0 took."""

import pytest

from sim.games.majority.state import REPRESENTATION


def test_3_1_a_2_removes_every_card_of_another_colour(turn):
    after = turn("red-2 red-10 blue-9 yellow-5")
    assert after.areas == "red-2 | red-10 | - | -"
    assert after.removed == "blue-9 yellow-5"
    assert after.column("assassinations") == [1, 0, 0, 0]
    assert after.column("assassinated") == [2, 0, 0, 0]
    assert after.column("murdered") == [0, 0, 1, 1]


@pytest.mark.parametrize("colour, other", [("red", "blue"), ("blue", "yellow"), ("yellow", "red")])
@pytest.mark.parametrize("killer", range(3))
def test_3_1_it_does_so_from_every_seat_and_in_every_colour(turn, colour, other, killer):
    cards = [f"{other}-9", f"{colour}-10"]
    cards.insert(killer, f"{colour}-2")
    survivors = [card if card.startswith(colour) else "-" for card in cards]
    after = turn(" ".join(cards))
    assert after.areas == " | ".join(survivors)
    assert after.removed == f"{other}-9"


def test_3_1_it_hits_the_partner_too(turn):
    assert turn("red-2 red-5 blue-10 red-6").areas == "red-2 | red-5 | - | red-6"


def test_3_1_cards_of_earlier_turns_are_safe(lay):
    table = lay(players=3).lay("hand", *(["blue-10 " * 4] * 3))
    table.record["phase"] = REPRESENTATION
    table.step().lay("hand", *(["red-2 red-2 red-2"] + ["blue-5 blue-5 blue-5"] * 2)).step()
    assert table.areas == "red-2 blue-10 | blue-10 | blue-10"


def test_3_1_a_bribed_2_does_nothing(turn):
    after = turn("red-0 red-2 blue-10 yellow-9")
    assert after.areas == "red-0 red-2 | - | blue-10 | yellow-9"
    assert after.column("assassinations") == [0] * 4


def test_3_1_a_bribed_2_does_nothing_while_another_one_strikes(turn):
    after = turn("red-0 red-2 blue-2 yellow-9")
    assert after.areas == "red-0 red-2 | - | blue-2 | -"
    assert after.removed == "yellow-9"


def test_ruling_bribed_cards_and_the_0_itself_are_safe_by_default(turn):
    after = turn("red-0 red-10 blue-2 yellow-9")
    assert after.areas == "red-0 red-10 | - | blue-2 | -"
    assert after.removed == "yellow-9"
    assert after.column("murdered") == [0, 0, 0, 1]


def test_switch_assassination_hits_bribed_removes_them_and_the_0(turn):
    after = turn("red-0 red-10 blue-2 yellow-9", assassination_hits_bribed="on")
    assert after.areas == "- | - | blue-2 | -"
    assert after.removed == "red-0 red-10 yellow-9"
    assert after.column("assassinated") == [0, 0, 3, 0]
    assert after.column("murdered") == [1, 1, 0, 1]


@pytest.mark.parametrize("switch, area", [("off", "red-0"), ("on", "-")])
def test_ruling_a_2_against_a_lone_0(turn, switch, area):
    after = turn("red-0 blue-2 blue-5 blue-6", assassination_hits_bribed=switch)
    assert after.areas == f"{area} | blue-2 | blue-5 | blue-6"


def test_switch_assassination_hits_bribed_leaves_the_2s_own_colour_alone(turn):
    after = turn("blue-0 blue-10 red-0 blue-2", assassination_hits_bribed="on")
    assert after.areas == "blue-0 blue-2 blue-10 | - | red-0 | -"  # the 2 is bribed: nobody strikes


@pytest.mark.parametrize("switch", ["off", "on"])
def test_ruling_cancelled_0s_are_hit_by_a_2(turn, switch):
    after = turn("red-0 red-0 blue-2 blue-10", assassination_hits_bribed=switch)
    assert after.areas == "- | - | blue-2 | blue-10"
    assert after.removed == "red-0 red-0"


def test_ruling_cancelled_0s_survive_a_2_of_their_colour_and_do_not_bribe_it(turn):
    after = turn("red-0 red-0 red-2 blue-10")
    assert after.areas == "red-0 | red-0 | red-2 | -"
    assert after.column("assassinations") == [0, 0, 1, 0]


def test_3_1_two_2s_of_one_colour_strike_alike(turn):
    after = turn("red-2 blue-10 red-2 yellow-9")
    assert after.areas == "red-2 | - | red-2 | -"
    assert after.removed == "blue-10 yellow-9"
    assert after.column("assassinated") == [2, 0, 2, 0]
    assert after.column("murdered") == [0, 1, 0, 1]


@pytest.mark.parametrize("cards", [
    "red-2 blue-2 red-10 yellow-9", "red-2 blue-2 yellow-2 red-5", "red-2 blue-2 red-2 blue-2", "blue-9 red-2 yellow-2",
])  # fmt: skip
def test_3_1_2s_of_different_colours_remove_every_card_of_the_turn(turn, cards):
    after = turn(cards)
    assert after.areas == " | ".join("-" for _ in cards.split())
    assert sorted(after.removed.split()) == sorted(cards.split())


@pytest.mark.parametrize("switch, areas", [("off", "yellow-0 yellow-10 | - | - | -"), ("on", "- | - | - | -")])
def test_ruling_2s_of_different_colours_and_a_bribe(turn, switch, areas):
    after = turn("yellow-0 yellow-10 red-2 blue-2", assassination_hits_bribed=switch)
    assert after.areas == areas
    assert after.record["bribes_took"][0].tolist() == [0, 1, 0, 0]


@pytest.mark.parametrize("switch, areas", [("off", "red-0 red-10 | - | - | blue-2"), ("on", "- | - | - | blue-2")])
def test_switch_each_card_is_removed_once_though_its_colour_was_bribed(turn, switch, areas):
    after = turn("red-0 red-10 yellow-10 blue-2", assassination_hits_bribed=switch)
    assert after.areas == areas
    assert len(after.removed.split()) == sum(after.column("murdered"))
