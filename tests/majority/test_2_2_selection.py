"""2-1, 2-2, 2-5: the round, the draft, what stays from round to round."""

import pytest

from sim.games.majority.state import COUNCIL, DRAFT, REPRESENTATION, SWAP


def drafting(lay, *packets, strategies=("first-legal",)):
    return lay(len(packets), strategies).lay("hand", *packets)


def test_2_2_everyone_keeps_one_card_face_down_and_passes_the_rest_to_the_left(lay):
    table = drafting(lay, "red-5 red-6", "blue-5 blue-6", "yellow-5 yellow-6", "red-9 red-10").step()
    assert [table.cards("kept", seat) for seat in range(4)] == [["red-5"], ["blue-5"], ["yellow-5"], ["red-9"]]
    assert [table.cards("hand", seat) for seat in range(4)] == [["red-10"], ["red-6"], ["blue-6"], ["yellow-6"]]


def test_2_2_with_three_players_too(lay):
    table = drafting(lay, "red-5 red-6 red-9", "blue-5 blue-6 blue-9", "yellow-5 yellow-6 yellow-9").step()
    assert table.cards("hand", 0) == ["yellow-6", "yellow-9"]
    assert table.cards("hand", 1) == ["red-6", "red-9"]
    assert table.cards("hand", 2) == ["blue-6", "blue-9"]


def test_2_2_all_choose_before_anything_is_passed(lay):
    """Seat 0 passes its red 2 on; seat 1, asked after seat 0, must not be able to keep it yet."""
    table = drafting(lay, "red-0 red-2", "blue-5 blue-6", "blue-9 blue-10", "yellow-5 yellow-6").step()
    assert table.cards("kept", 1) == ["blue-5"]
    assert table.cards("hand", 1) == ["red-2"]


def test_2_2_the_kept_cards_become_the_hand(lay):
    table = drafting(lay, "red-5 red-6", "blue-5 blue-6", "yellow-5 yellow-6", "red-9 red-10").step().step()
    assert [table.cards("hand", seat) for seat in range(4)] == [
        ["red-5", "red-10"], ["red-6", "blue-5"], ["blue-6", "yellow-5"], ["red-9", "yellow-6"],
    ]  # fmt: skip
    assert table.record["kept_size"].tolist() == [0] * 4
    assert table.record["phase"] == SWAP


@pytest.mark.parametrize("players", [3, 4])
def test_2_2_a_packet_of_six_goes_round_until_everybody_has_six(lay, players):
    """Every seat gets a card out of its own packet first and, with n players, again in the pick n later."""
    table = lay(players, ["random"]).begin(seed=3)
    packets = [table.cards("hand", seat) for seat in range(players)]
    for pick in range(6):
        table.step()
        for seat in range(players) if pick < 5 else []:
            held = table.cards("hand", seat)
            assert len(held) == 5 - pick
            assert set(held) <= set(packets[(seat - pick - 1) % players])
    assert table.record["hand_size"][:players].tolist() == [6] * players


PHASES_OF_FOUR = [DRAFT] * 6 + [SWAP] + [REPRESENTATION] * 5 + [COUNCIL]
LATER_OF_FOUR = [DRAFT] * 5 + [SWAP] + [REPRESENTATION] * 4 + [COUNCIL]


def phases(table):
    seen = []
    while not table.record["over"]:
        seen.append(int(table.record["phase"]))
        table.step()
    return seen


def test_2_1_selection_representation_council_in_this_order_for_four_rounds(lay):
    """2-1, 2-2, 2-3: six picks and five turns in round 1, five picks and four turns in rounds 2 to 4."""
    table = lay(4, ["random"]).begin(seed=3)
    assert phases(table) == PHASES_OF_FOUR + LATER_OF_FOUR * 3
    assert table.record["round"] == 4
    assert table.record["turns"] == 5 + 3 * 4


def test_3_3_three_players_have_the_same_round_without_the_swap(lay):
    table = lay(3, ["random"]).begin(seed=3)
    assert phases(table) == [phase for phase in PHASES_OF_FOUR + LATER_OF_FOUR * 3 if phase != SWAP]


def at_the_council(lay, players=4, **options):
    table = lay(players, ["random"], **options).begin(seed=3)
    while table.record["phase"] != COUNCIL:
        table.step()
    return table


def test_2_5_and_2_2_one_card_stays_and_four_new_ones_make_a_first_packet_of_five(lay):
    table = at_the_council(lay)
    left = [table.cards("hand", seat) for seat in range(4)]
    assert [len(cards) for cards in left] == [1] * 4
    dealt = table.record["deck"][0, : table.record["deck_size"][0]][-16:]
    table.step()
    assert table.record["hand_size"].tolist() == [5] * 4
    assert all(left[seat][0] in table.cards("hand", seat) for seat in range(4))
    new = sorted(card for seat in range(4) for card in table.record["hand"][seat, 1:5])
    assert new == sorted(dealt)


def test_2_2_the_leftover_can_be_passed_on_like_every_card_of_the_packet(lay):
    """A red 10 left over is passed on by seat 0, who keeps the lowest card, and is then in seat 1's packet."""
    table = drafting(lay, "red-10 red-5 red-6 red-6 red-9", *(["blue-5 blue-6 blue-6 blue-9 blue-10"] * 3))
    table.record["round"] = 1
    table.step()
    assert "red-10" in table.cards("hand", 1)
    assert table.cards("kept", 0) == ["red-5"]


def test_2_5_scoring_areas_stay_and_the_marker_carries_over(lay):
    table = at_the_council(lay)
    before = table.areas, int(table.record["marker"])
    table.step()
    assert (table.areas, int(table.record["marker"])) == before
    assert table.areas != "- | - | - | -"


@pytest.mark.parametrize("lasts", ["turn", "phase"])
def test_ruling_the_first_turn_of_every_phase_is_hidden(lay, lasts):
    """Openness does not carry over, not even from a phase whose last turn was open."""
    first_turns, last_turns = [], []
    for deal in range(20):
        table = lay(4, ["random"], spy_lasts=lasts).begin(8, deal)
        while not table.record["over"]:
            if table.record["phase"] == REPRESENTATION:
                first_turns += [int(table.record["open"])] if table.record["turn"] == 0 else []
                last_turns += [int(table.record["open"])] if table.record["hand_size"][0] == 2 else []
            table.step()
    assert len(first_turns) == 80 and not any(first_turns)
    assert any(last_turns)  # otherwise the test would show nothing


def test_2_6_the_game_ends_after_four_rounds_with_one_card_in_every_hand(lay):
    table = lay(4, ["random"]).begin(seed=3)
    phases(table)
    assert table.record["hand_size"].tolist() == [1] * 4
    assert table.record["deck_size"][0] == 0
    assert table.record["played"].sum() == 4 * 17
