"""2-3: the partner swap, the turns, the order of the abilities."""

import itertools

import numpy as np
import pytest

from sim.games.majority.state import COUNCIL, REPRESENTATION, SWAP


def swapping(lay, *hands, strategies=("first-legal",)):
    table = lay(4, strategies).lay("hand", *hands)
    table.record["phase"] = SWAP
    return table


def test_2_3_everybody_swaps_a_card_with_the_partner(lay):
    table = swapping(lay, "red-5 red-6", "blue-5 blue-6", "yellow-5 yellow-6", "red-9 red-10").step()
    assert [table.cards("hand", seat) for seat in range(4)] == [
        ["red-6", "yellow-5"], ["red-9", "blue-6"], ["red-5", "yellow-6"], ["red-10", "blue-5"],
    ]  # fmt: skip
    assert table.record["phase"] == REPRESENTATION


def test_2_3_both_choose_before_they_see_the_partners_card(lay):
    """Seat 2 would hand back the red 0 that comes from seat 0 if it could choose after looking."""
    table = swapping(lay, "red-0 red-0", "blue-5 blue-5", "yellow-5 yellow-6", "blue-6 blue-6").step()
    assert table.cards("hand", 0) == ["red-0", "yellow-5"]
    assert table.cards("hand", 2) == ["red-0", "yellow-6"]


def test_2_3_everybody_plays_one_card_a_turn(turn):
    after = turn("red-5 blue-6 yellow-9 red-10")
    assert after.record["hand_size"].tolist() == [2] * 4
    assert after.record["played"].sum(axis=1).tolist() == [1] * 4
    assert after.record["turns"] == 1


def test_2_3_cards_without_ability_go_to_their_players_area(turn):
    after = turn("red-5 blue-6 yellow-9 red-10")
    assert after.areas == "red-5 | blue-6 | yellow-9 | red-10"
    assert after.record["sums"].tolist() == [[5, 0, 0], [0, 6, 0], [0, 0, 9], [10, 0, 0]]


def test_2_3_the_phase_ends_with_one_card_left(turn):
    assert turn("red-5 blue-6 yellow-9 red-10", last=False).record["phase"] == REPRESENTATION
    after = turn("red-5 blue-6 yellow-9 red-10", last=True)
    assert after.record["phase"] == COUNCIL
    assert after.record["hand_size"].tolist() == [1] * 4


@pytest.mark.parametrize("cards", list(itertools.permutations(["red-0", "red-2", "blue-3", "yellow-7"])))
def test_2_3_abilities_go_by_power_and_not_by_seat(turn, cards):
    """The 0 comes first and takes the 2 before it strikes; so the 3 and the 7 of other colours work."""
    after = turn(" ".join(cards), marker=0)
    areas = ["-"] * 4
    areas[cards.index("blue-3")] = "blue-3"
    areas[cards.index("red-0")] = "red-0 red-2"
    right = cards.index("yellow-7") - 1
    areas[right] = f"{areas[right]} yellow-7".removeprefix("- ")
    assert after.areas == " | ".join(areas)
    assert after.record["marker"] == cards.index("blue-3")


@pytest.mark.parametrize("cards", list(itertools.permutations(["red-2", "blue-3", "yellow-7", "red-7"])))
def test_2_3_the_2_comes_before_the_3_and_the_7(turn, cards):
    after = turn(" ".join(cards), marker=cards.index("red-2"))
    assert after.removed == "blue-3 yellow-7"
    assert after.record["marker"] == cards.index("red-2")
    assert "red-7" in after.areas.split(" | ")[cards.index("red-7") - 1]


def test_2_3_the_order_is_told_as_it_happens(turn):
    """0, 2, 3, 7, then the cards that are left; the 3 and the 7 are of the 2's colour and survive it."""
    lines = turn("blue-7 blue-3 blue-2 red-0", marker=0).told.splitlines()
    abilities = [line.split()[1].strip(":") for line in lines if line.startswith("  - ")]
    assert abilities == ["bribery", "assassination", "spy", "treason", "blue-3", "blue-2"]


def test_2_3_hidden_choices_are_revealed_together(turn):
    """In the transcript nobody plays for all to see, and the four plays stand before the first ability."""
    lines = turn("red-0 red-5 blue-6 yellow-9").told.strip().splitlines()
    assert lines[1:5] == ["A plays red-0", "B plays red-5", "C plays blue-6", "D plays yellow-9"]
    assert lines[5].startswith("  - bribery")


def test_2_3_scoring_areas_grow_turn_by_turn(lay):
    table = lay(4, ["random"]).begin(seed=11)
    before = np.zeros((4, 24), int)
    for _ in range(12):
        table.step()
        now = table.record["owned"].astype(int)
        assert (now >= before).all()
        before = now
    assert before.sum() + table.record["removed"].sum() == 20
