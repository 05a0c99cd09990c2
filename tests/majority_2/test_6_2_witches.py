"""6-2, witches: reserves and coins."""

from collections import Counter

from scipy import stats

from tests.majority_2.script import at

READY = {"areas": ("witch-junior witch-senior", ""), "coins": (4, 3)}


def test_6_2_junior_draws_two_cards_into_the_own_reserve(lay):
    table = lay(
        hand="witch-junior demon-veteran",
        reserves=("angel-senior", ""),
        deck="demon-junior dragon-senior reaper-junior",
    )
    table.turn(play="witch-junior", column=0)
    assert table.reserve(0) == "demon-junior dragon-senior angel-senior" and table.deck == "reaper-junior"
    assert table.known("reserve", 0, 1) == ""


def test_6_2_senior_discards_two_random_cards_of_the_opponents_reserve(lay):
    seen = Counter()
    reserves = ("reaper-junior", "angel-senior demon-junior dragon-senior")
    for seed in range(60):
        table = lay(hand="witch-senior demon-veteran", reserves=reserves, seed=seed).turn(play="witch-senior", column=0)
        seen[table.reserve(1)] += 1
        assert table.record["discard_size"][0] == 2 and table.reserve(0) == "reaper-junior"
        assert table.column("reserve_hits") == [2, 0]
    assert set(seen) == {"angel-senior", "demon-junior", "dragon-senior"}
    assert stats.chisquare(list(seen.values())).pvalue > 1e-4


def test_6_2_senior_takes_what_there_is(lay):
    table = lay(hand="witch-senior demon-veteran", reserves=("", "angel-senior")).turn(play="witch-senior", column=0)
    assert table.reserve(1) == "" and table.discard == "angel-senior"
    assert lay(hand="witch-senior demon-veteran").turn(play="witch-senior", column=0).discard == ""


def test_6_1_senior_shows_the_second_card_only_and_blurs_what_was_known(lay):
    table = lay(hand="witch-senior demon-veteran", reserves=("", "angel-senior demon-junior dragon-senior"))
    table.record["reserve"][1, :3] |= 32  # seat 0 saw all three go there
    table.turn(play="witch-senior", column=0)
    assert table.known("reserve", 1, 0) == "" and len(table.known("discard", 0, 0).split()) == 1
    assert table.known("discard", 0, 1) == table.discard


def test_6_1_senior_leaves_no_doubt_where_nothing_is_left(lay):
    table = lay(hand="witch-senior demon-veteran", reserves=("", "angel-senior demon-junior"))
    table.record["reserve"][1, :2] |= 32
    table.turn(play="witch-senior", column=0)
    assert table.known("discard", 0, 0) == "demon-junior angel-senior"


def test_6_2_veteran_takes_any_card_in_play_into_the_own_reserve(lay):
    columns = {(0, 0): "demon-junior", (1, 0): "angel-junior dragon-senior", (1, 2): "reaper-senior"}
    table = lay(hand="witch-veteran demon-veteran", columns=columns, **READY)
    table.turn(play="witch-veteran", column=1, take=at(1, 0, 1))
    assert table.options("take") == (at(0, 0, 0), at(0, 1, 0), at(1, 0, 0), at(1, 0, 1), at(1, 2, 0))
    assert table.reserve(0) == "dragon-senior" and table.side(1, 0) == "angel-junior"  # a reserve is no discard pile
    assert table.known("reserve", 0, 1) == "dragon-senior" and table.column("cards_taken") == [1, 0]


def test_ruling_veteran_may_take_itself(lay):
    table = lay(hand="witch-veteran demon-veteran", **READY).turn(play="witch-veteran", column=1)
    assert table.side(0, 1) == "" and table.reserve(0) == "witch-veteran"


def test_ruling_veteran_cant_take_from_scoring_areas(lay):
    table = lay(hand="witch-veteran demon-veteran", **READY).turn(play="witch-veteran", column=1)
    assert table.area(0) == "witch-junior witch-senior"


def test_6_2_veteran_takes_before_the_settling(lay):
    side = "witch-junior witch-junior demon-junior demon-senior"
    table = lay(hand="witch-veteran demon-veteran", columns={(0, 0): side}, **READY)
    table.turn(play="witch-veteran", column=0, take=at(0, 0, 2))
    assert table.side(0, 0) == "witch-junior witch-junior demon-senior witch-veteran"


def test_6_2_aristocrat_turns_all_own_coins_up(lay):
    table = lay(
        hand="witch-secretary witch-aristocrat demon-junior", areas=("witch-junior witch-senior", ""), coins=(5, 3)
    )
    table.turn(play=["witch-secretary", "witch-aristocrat"], column=[0, 1])
    assert table.up[0] == 5 and table.questions("play")[-1].options[-1] == 31


def test_6_2_aristocrat_turns_coins_up_that_were_won_this_turn(lay):
    side = "witch-junior witch-junior witch-junior demon-senior"
    table = lay(
        hand="witch-secretary witch-aristocrat",
        areas=("witch-junior witch-senior", ""),
        columns={(0, 0): side},
        coins=(4, 3),
    )
    table.turn(play=["witch-secretary", "witch-aristocrat"], column=[0, 1], representative=0)
    assert table.up[0] == table.coins[0] == 5
