"""5-7 and 5-8: when a game ends, points, the winner."""

import pytest

FIVE = "witch-junior demon-junior dragon-junior angel-senior reaper-junior"
FOUR = "witch-junior demon-junior dragon-junior angel-senior"
THREE_WITCHES = "witch-junior witch-senior demon-junior angel-senior"


def test_5_7_the_game_ends_in_the_clean_up_of_a_player_whose_opponent_has_five(lay):
    table = lay(hand="demon-veteran", areas=("", FIVE)).turn()
    assert table.record["over"] == 1 and table.record["ended"] == 1


def test_5_7_ones_own_five_dont_end_it_the_opponent_has_one_more_turn(lay):
    table = lay(hand="witch-secretary demon-veteran", areas=(FOUR, ""), columns={(0, 0): THREE_WITCHES})
    table.turn(free_play="witch-secretary", column=0, representative=0)
    assert table.record["row_size"][6] == 5 and table.record["over"] == 0
    assert table.turn().record["over"] == 1


def test_5_7_pushed_back_to_four_play_goes_on(lay):
    table = lay(hand="dragon-aristocrat demon-veteran", areas=("dragon-junior dragon-senior", FIVE))
    table.turn(play="dragon-aristocrat", column=0, give_up=0)
    assert table.record["over"] == 0 and table.record["row_size"][7] == 4


def test_5_7_a_fifth_faction_forced_on_the_opponent_ends_it_at_once(lay):
    table = lay(
        hand="ghost demon-veteran", areas=("", FOUR), columns={(1, 1): "witch-junior witch-senior witch-junior angel-senior"},
        setup={"ghosts": 2},
    )  # fmt: skip
    table.turn(play="ghost", column=0, haunt=1, representative=0)
    assert [q.seat for q in table.questions("representative")] == [1]
    assert table.record["over"] == 1 and table.record["row_size"][7] == 5


def test_a_hand_that_is_left_at_the_very_end_is_received_by_nobody(lay):
    table = lay(hand="demon-veteran witch-veteran", areas=(FIVE, ""), coins=(1, 1)).turn()
    assert table.record["over"] == 0
    table.turn(free_play="witch-veteran", column=0)
    assert table.record["over"] == 1 and table.column("cards_passed") == [2, 1]
    assert table.column("cards_received") == [2, 2] and table.column("received_played") == [0, 1]


def test_the_starters_first_hand_is_dealt_not_received(lay):
    table = lay(strategies=("first-legal", "first-legal")).begin(seed=1).step()
    assert table.column("cards_received") == [0, 0]
    assert table.step().column("cards_received")[1] == table.column("cards_passed")[0]


def test_the_cap_of_200_turns_is_told_as_truncated(lay):
    table = lay(hand="demon-veteran")
    table.record["turns"] = 198
    assert table.turn().record["over"] == 0
    assert table.turn().record["over"] == 1
    assert table.record["truncated"] and table.record["ended"] == 2


def test_5_8_the_rulebooks_worked_example(lay):
    """Demon veteran 6, two demon secretaries 4 each, two angel juniors 3 each, angel aristocrat 4, 11 coins: 35."""
    area = "demon-veteran demon-secretary demon-secretary angel-junior angel-junior angel-aristocrat"
    table = lay(areas=(area, "witch-junior"), coins=(11, 3)).finish()
    assert table.column("score") == [35, 6]
    assert table.column("points_cards") == [20, 3] and table.column("bonus_secretaries") == [4, 0]
    assert table.column("by_rank")[0] == [4, 6, 0, 6, 4, 0]
    assert table.column("by_colour")[0] == [0, 10, 0, 10, 0, 0]
    assert table.column("secretary_sets")[0] == [0, 1, 0, 0]
    assert table.column("win") == [1, 0] and table.column("place") == [1, 2]


@pytest.mark.parametrize(
    ("area", "points"),
    [
        ("witch-secretary", 2),
        ("witch-secretary demon-secretary", 4),
        ("witch-secretary witch-secretary", 8),
        ("witch-secretary witch-secretary witch-secretary", 18),
        ("demon-secretary/witches witch-secretary", 8),  # 6-1
        ("demon-secretary/witches demon-secretary", 4),
        ("witch-junior witch-secretary", 5),
    ],
)
def test_6_2_secretaries_of_one_colour_help_each_other(lay, area, points):
    assert lay(areas=(area, ""), coins=(3, 3)).finish().column("score")[0] == points + 3


def test_6_2_the_opponents_secretaries_dont_help(lay):
    table = lay(areas=("witch-secretary", "witch-secretary")).finish()
    assert table.column("score") == [5, 5]


def test_5_8_equal_points_the_player_without_the_start_marker_wins(lay):
    table = lay(areas=("witch-junior", "demon-junior")).finish()
    assert table.record["tied"] and table.column("win") == [0, 1] and table.column("place") == [2, 1]


@pytest.mark.parametrize(("coins", "win"), [((5, 4), [1, 0]), ((4, 5), [0, 1])])
def test_5_8_most_points_win(lay, coins, win):
    assert lay(coins=coins).finish().column("win") == win


def test_5_8_cards_in_the_columns_dont_count(lay):
    assert lay(columns={(0, 0): "demon-veteran"}).finish().column("score") == [3, 3]
