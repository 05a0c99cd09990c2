"""5-6: cards against coins, requirements, abilities before the settling."""

import pytest


def test_5_6_as_many_cards_as_can_be_paid(lay):
    table = lay(hand="witch-secretary demon-secretary angel-senior demon-veteran", coins=(7, 3))
    table.turn(play=["witch-secretary", "demon-secretary", "angel-senior"], column=[0, 1, 2], mark=[0, 8], disc=[0, 1])
    assert table.up[0] == 0 and table.coins[0] == 7
    assert table.column("paid_plays") == [3, 0] and table.column("coins_spent") == [7, 0]


def test_5_6_without_coins_turned_up_nothing_can_be_played(lay):
    table = lay(hand="witch-secretary witch-junior demon-senior", coins=(3, 3)).turn(play="witch-secretary", column=0)
    assert table.cards_asked("play") == "witch-secretary witch-junior demon-senior"
    assert len(table.questions("play")) == 1  # one coin is left, nothing to ask
    assert table.column("coins_unspent") == [1, 0]


def test_5_6_playing_is_optional(lay):
    assert lay(hand="witch-secretary").turn(play="pass").hand == "witch-secretary"


@pytest.mark.parametrize(
    ("area", "cards"),
    [
        ("", "witch-junior"),
        ("witch-junior", "witch-junior witch-veteran"),
        ("witch-junior witch-senior", "witch-junior witch-veteran witch-aristocrat"),
        ("demon-junior demon-junior", "witch-junior demon-veteran demon-aristocrat"),
    ],
)
def test_5_6_veterans_need_one_and_aristocrats_two_finished_factions_of_their_colour(lay, area, cards):
    hand = "witch-junior witch-veteran witch-aristocrat demon-veteran demon-aristocrat"
    assert lay(hand=hand, areas=(area, "witch-junior demon-junior"), coins=(9, 3)).turn().cards_asked("play") == cards


def test_6_1_requirements_go_by_the_discs(lay):
    hand = "witch-veteran demon-veteran"
    table = lay(hand=hand, areas=("demon-junior/witches", ""), coins=(9, 3)).turn()
    assert table.cards_asked("play") == "witch-veteran"


def test_6_1_an_angel_aristocrat_in_the_area_counts_as_a_finished_faction(lay):
    table = lay(hand="angel-veteran", areas=("angel-aristocrat", ""), coins=(9, 3)).turn()
    assert table.cards_asked("play") == "angel-veteran"


def test_5_6_the_ability_comes_before_the_settling(lay):
    """The dragon junior burns the fourth card of the column, so that only four are left."""
    side = "witch-junior witch-senior witch-junior demon-junior"
    table = lay(hand="dragon-junior demon-veteran", columns={(0, 0): side}).turn(play="dragon-junior", column=0)
    assert table.side(0, 0) == "witch-junior witch-senior witch-junior dragon-junior"
    assert table.discard == "demon-junior"


def test_5_6_five_cards_after_the_ability_are_settled(lay):
    side = "witch-junior witch-senior demon-junior demon-senior"
    table = lay(hand="witch-junior demon-veteran", columns={(0, 0): side}, deck="angel-senior angel-junior")
    table.turn(play="witch-junior", column=0, representative=1)
    assert table.area(0) == "witch-senior" and table.reserve(0) == "angel-junior angel-senior"


def test_5_6_coins_of_a_faction_cant_be_spent_in_the_same_turn(lay):
    side = "witch-junior witch-senior demon-junior demon-senior"
    table = lay(hand="witch-secretary reaper-secretary", columns={(0, 0): side}, coins=(2, 3))
    table.turn(play="witch-secretary", column=0, representative=0)
    assert table.coins[0] == 3 and table.up[0] == 0 and len(table.questions("play")) == 1


def test_5_6_cards_that_an_ability_brings_to_the_hand_can_be_played(lay):
    table = lay(hand="demon-junior", coins=(5, 3), deck="witch-secretary reaper-senior reaper-junior")
    table.turn(play=["demon-junior", "witch-secretary"], column=[0, 1], put_aside="reaper-senior")
    assert table.side(0, 1) == "witch-secretary"


def test_costs_are_data(lay):
    table = lay(hand="witch-secretary demon-secretary", coins=(3, 3), change={"witch-secretary.cost": 4}).turn()
    assert table.cards_asked("play") == "demon-secretary"


def test_a_standard_play_ends_even_if_cards_cost_nothing(lay):
    """Reaper seniors for nothing, with nothing but reaper seniors in the deck."""
    table = lay(
        hand="reaper-senior reaper-senior", deck="reaper-senior " * 40, change={"reaper-senior.cost": 0},
        strategies=("first-legal", "first-legal"),
    ).step()  # fmt: skip
    assert table.record["paid_plays"][0] == 64
