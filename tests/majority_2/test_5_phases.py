"""5-2 to 5-4: income, the swap of hand and reserve, the draw."""

import pytest

from sim.games.majority_2.state import CARD_IDS, KNOWN


def test_5_2_all_coins_are_turned_up(lay):
    table = lay(hand="demon-veteran", coins=(7, 4)).turn()
    assert table.up == [7, 0]


def test_5_2_coins_paid_this_turn_are_up_again_in_the_next(lay):
    table = lay(hand="witch-secretary demon-veteran", coins=(5, 4))
    table.turn(play="witch-secretary", column=0)
    assert table.up[0] == 3 and table.coins[0] == 5
    table.turn().turn()
    assert table.up[0] == 5


def test_5_3_the_whole_hand_against_the_whole_reserve(lay):
    table = lay(hand="witch-junior demon-junior", reserves=("angel-senior", "")).turn(swap=1)
    assert (table.hand, table.reserve(0)) == ("angel-senior", "witch-junior demon-junior")
    assert table.column("swaps") == [1, 0]


def test_5_3_it_is_optional(lay):
    table = lay(hand="witch-junior", reserves=("angel-senior", "")).turn(swap=0)
    assert (table.hand, table.reserve(0)) == ("witch-junior", "angel-senior")
    assert table.options("swap") == (0, 1)


def test_5_3_not_in_the_very_first_turn_which_is_the_starters(lay):
    table = lay(hand="witch-junior", reserves=("angel-senior", "demon-junior"))
    table.record["turns"] = 0
    assert not table.turn().questions("swap")
    assert table.turn().options("swap") == (0, 1)  # the other player may


@pytest.mark.parametrize("hand, reserve", [("", "angel-senior"), ("witch-junior", "")])
def test_ruling_swapping_works_with_an_empty_hand_or_reserve(lay, hand, reserve):
    table = lay(hand=hand, reserves=(reserve, "")).turn(swap=1)
    assert (table.hand, table.reserve(0)) == (reserve, hand)


def test_5_3_what_was_swapped_can_be_played(lay):
    table = lay(hand="witch-junior", reserves=("angel-senior", "")).turn(swap=1, free_play="angel-senior", column=2)
    assert table.side(0, 2) == "angel-senior"


@pytest.mark.parametrize(
    "finished, cards", [(0, 2), (1, 3), (2, 3), (3, 4), (4, 4), (5, 5), (6, 5), (7, 6), (8, 6), (9, 7)]
)
def test_5_4_how_many_cards_depends_on_the_opponents_finished_factions(lay, finished, cards):
    area = " ".join(["witch-junior"] * finished)
    table = lay(hand="demon-veteran", areas=("", area), deck="angel-junior " * 20).turn(draw=1)
    assert table.hand == " ".join(["demon-veteran", *["angel-junior"] * cards])
    assert table.column("cards_drawn") == [cards, 0]


def test_5_4_own_finished_factions_dont_matter(lay):
    table = lay(hand="demon-veteran", areas=("witch-junior " * 4, ""), deck="angel-junior " * 20).turn(draw=1)
    assert table.column("cards_drawn") == [2, 0]


def test_5_4_drawing_is_optional_and_then_nobody_draws(lay):
    table = lay(hand="demon-veteran", deck="angel-junior " * 4).turn(draw=0)
    assert table.options("draw") == (0, 1)
    assert table.hand == "demon-veteran" and table.record["deck_size"][0] == 4 and table.reserve(1) == ""


def test_5_4_the_opponent_draws_one_into_the_own_reserve_after_me(lay):
    table = lay(
        hand="demon-veteran",
        reserves=("", "reaper-senior"),
        deck="witch-senior witch-junior angel-junior dragon-senior",
    )
    table.turn(draw=1)
    assert table.hand == "witch-junior witch-senior demon-veteran"
    assert table.reserve(1) == "angel-junior reaper-senior"
    assert table.known("reserve", 1, 1) == "angel-junior reaper-senior"
    assert table.known("reserve", 1, 0) == ""
    assert table.column("reserve_gifts") == [0, 1]


def test_5_4_with_an_empty_hand_one_has_to_draw(lay):
    table = lay(deck="angel-junior " * 4).turn()
    assert not table.questions("draw")
    assert table.hand == "angel-junior angel-junior" and table.column("draws_forced") == [1, 0]


def test_5_4_an_empty_hand_by_swapping_counts(lay):
    table = lay(hand="witch-junior", deck="angel-junior " * 4).turn(swap=1)
    assert table.column("draws_forced") == [1, 0] and table.reserve(0) == "witch-junior"


def test_6_1_an_empty_deck_is_made_of_the_discards(lay):
    table = lay(hand="demon-veteran", deck="angel-junior", discard="witch-junior witch-senior dragon-senior").turn(
        draw=1
    )
    assert table.record["reshuffles"] == 1 and table.record["discard_size"][0] == 0
    assert "angel-junior" in table.hand and table.record["hand_size"][0] == 3
    assert table.record["reserve_size"][1] == 1 and table.record["deck_size"][0] == 1


def test_ruling_deck_and_discards_empty_draw_what_there_is(lay):
    table = lay(hand="demon-veteran", deck="angel-junior").turn(draw=1)
    assert table.hand == "demon-veteran angel-junior" and table.reserve(1) == ""
    assert not lay(hand="demon-veteran").turn().questions("draw")


def test_5_7_the_rest_of_the_hand_becomes_the_opponents(lay):
    table = lay(hand="witch-junior demon-junior angel-senior", reserves=("", "dragon-senior"))
    table.turn(free_play="demon-junior", column=0)
    assert table.hand == "witch-junior angel-senior"
    assert table.column("cards_passed") == [2, 0] and table.column("empty_passes") == [0, 0]
    assert table.record["passed"][0, CARD_IDS.index("witch-junior")] == 1
    table.turn(free_play="angel-senior", column=1)
    assert table.side(1, 1) == "angel-senior" and table.column("received_played") == [0, 1]


def test_5_7_both_players_know_a_passed_hand(lay):
    table = lay(hand="witch-junior demon-junior").turn()
    assert (table.record["hand"][0, :2] >> 5 == KNOWN * 3 >> 5).all()


def test_5_7_a_passed_hand_can_be_laid_into_the_reserve(lay):
    table = lay(hand="witch-junior", reserves=("", "dragon-senior")).turn().turn(swap=1)
    assert (table.hand, table.reserve(1)) == ("dragon-senior", "witch-junior")
    assert table.known("reserve", 1, 0) == "witch-junior"


def test_nothing_left_to_pass(lay):
    table = lay(hand="witch-junior").turn(free_play="witch-junior", column=0)
    assert table.column("empty_passes") == [1, 0] and table.record["hand_size"][0] == 0


def test_option_passed_hand_new_cards(lay):
    table = lay(hand="witch-junior demon-junior", deck="angel-senior " * 5, options={"passed_hand": "new cards"}).turn()
    assert table.hand == "angel-senior angel-senior" and table.discard == "witch-junior demon-junior"
    assert table.known("hand", 0, 0) == ""
