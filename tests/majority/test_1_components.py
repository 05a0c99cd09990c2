"""Chapter 1 and 3-2, 3-3: the cards in the box, the deck, the set-up, the seats."""

from collections import Counter

import pytest

from sim.errors import SpielwerkError
from sim.game import game

MAJORITY = game("majority")
FOUR = {0: 4, 2: 2, 3: 4, 5: 3, 6: 3, 7: 2, 9: 3, 10: 3}
THREE = {0: 3, 2: 2, 3: 3, 5: 2, 6: 2, 7: 2, 9: 2, 10: 2}
ABILITIES = {0: "bribery", 2: "assassination", 3: "spy", 7: "treason"}


@pytest.mark.parametrize("copies, expected, total", [("copies", FOUR, 72), ("copies_three", THREE, 54)])
def test_1_2_and_3_3_the_deck(copies, expected, total):
    for colour in ("red", "blue", "yellow"):
        cards = [card for card in MAJORITY.cards if card.facts["colour"] == colour]
        assert {card.numbers["power"]: card.numbers[copies] for card in cards} == expected
    assert sum(card.numbers[copies] for card in MAJORITY.cards) == total


def test_3_3_one_card_of_six_values_is_left_out_in_every_colour():
    for card in MAJORITY.cards:
        left_out = card.numbers["copies"] - card.numbers["copies_three"]
        assert left_out == (1 if card.numbers["power"] in (0, 3, 5, 6, 9, 10) else 0)


def test_1_3_power_colour_and_ability_of_every_member():
    for card in MAJORITY.cards:
        assert card.id == f"{card.facts['colour']}-{card.numbers['power']}"
        assert card.facts["ability"] == ABILITIES.get(card.numbers["power"], "none")
        assert card.provenance == "rulebook"


def test_3_2_the_colourless_10_point_cards_are_no_members():
    """They only help with counting, so there is no such card: a 10 is always one of the three colours'."""
    tens = [card for card in MAJORITY.cards if card.numbers["power"] == 10]
    assert sorted(card.facts["colour"] for card in tens) == ["blue", "red", "yellow"]
    assert {card.facts["colour"] for card in MAJORITY.cards} == {"red", "blue", "yellow"}


@pytest.mark.parametrize("players, total", [(4, 72), (3, 54)])
def test_1_4_all_cards_are_shuffled_and_six_are_dealt_to_everyone(lay, players, total):
    table = lay(players).begin(seed=5)
    assert table.record["hand_size"][:players].tolist() == [6] * players
    assert table.record["deck_size"][0] == total - 6 * players
    dealt = Counter(card for seat in range(players) for card in table.cards("hand", seat))
    whole = dealt + Counter(table.cards("deck"))
    copies = "copies" if players == 4 else "copies_three"
    assert whole == {card.id: card.numbers[copies] for card in MAJORITY.cards}


def test_1_4_another_deal_is_shuffled_differently(lay):
    assert lay().begin(5, 0).cards("hand") != lay().begin(5, 1).cards("hand")


def test_1_4_one_seat_starts_with_the_marker_and_nobody_with_coins(lay):
    table = lay().begin(seed=5)
    assert 0 <= table.record["marker"] < 4
    assert table.column("score") == [0] * 4


def test_1_5_partners_sit_opposite_each_other():
    assert MAJORITY.team_of(4, "standard") == [0, 1, 0, 1]
    assert MAJORITY.team_of(3, "standard") == [0, 1, 2]


def test_1_1_three_or_four_players():
    assert MAJORITY.players == (3, 4)
    for players in (2, 5):
        with pytest.raises(SpielwerkError, match="3 to 4 players"):
            MAJORITY.setting(players)


@pytest.mark.parametrize("tens, nines", [(2, 3), (200, 3), (-1, 9)], ids=["too few", "too many", "below 0"])
def test_a_deck_that_cannot_be_dealt_is_refused(lay, tens, nines):
    with pytest.raises(SpielwerkError, match="can't be played"):
        lay(change={"red-10.copies": tens, "red-9.copies": nines})


@pytest.mark.parametrize("power", [-1, 100])
def test_a_power_out_of_bounds_is_refused(lay, power):
    with pytest.raises(SpielwerkError, match="0 to 99"):
        lay(change={"red-10.power": power})
