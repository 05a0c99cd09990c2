"""2-4: the council phase."""

import pytest

from sim.games.majority.state import COUNCIL


def test_2_4_the_rulebooks_worked_example(council):
    """You / opponent A / partner / opponent B: sums of red, blue and yellow, and the coins 2 / 4 / 16 / 2."""
    after = council(red=(15, 20, 16, 10), blue=(32, 32, 3, 0), yellow=(0, 0, 0, 10))
    assert after.column("score") == [2, 4, 16, 2]
    assert after.column("coins_first") == [2, 4, 0, 2]
    assert after.column("coins_second") == [0, 0, 16, 0]
    assert after.record["second_by_colour"][2].tolist() == [4, 12, 0]
    assert after.record["coins_paid"] == 24


@pytest.mark.parametrize("first, coins", [(4, 0), (5, 1), (9, 1), (10, 2), (32, 6), (99, 19)])
def test_2_4_the_second_gets_a_fifth_of_the_winners_sum_rounded_down(council, first, coins):
    assert council(red=(first, first - 1, 0, 0)).column("score") == [2, coins, 0, 0]


def test_2_4_a_second_of_a_low_winner_is_placed_though_it_earns_nothing(council):
    after = council(red=(4, 3, 0, 0))
    assert after.column("seconds") == [0, 1, 0, 0]
    assert after.record["second_out_earns"] == 0


@pytest.mark.parametrize("sums, coins", [
    ((20, 20, 10, 5), (2, 2, 8, 0)),  # two winners: twice a fifth
    ((20, 20, 20, 5), (2, 2, 2, 12)),
    ((20, 20, 20, 20), (2, 2, 2, 2)),  # nobody left for the second place
    ((12, 12, 1, 0), (2, 2, 4, 0)),  # each fifth is rounded down by itself: 2 + 2, not 24 // 5
    ((14, 14, 14, 3), (2, 2, 2, 6)),  # 2 + 2 + 2, not 42 // 5
])  # fmt: skip
def test_2_4_several_winners(council, sums, coins):
    assert council(blue=sums).column("score") == list(coins)


@pytest.mark.parametrize("sums, coins", [
    ((20, 10, 10, 5), (2, 4, 4, 0)),  # every second gets the whole share
    ((20, 10, 10, 10), (2, 4, 4, 4)),
    ((20, 20, 10, 10), (2, 2, 8, 8)),
])  # fmt: skip
def test_2_4_several_seconds(council, sums, coins):
    after = council(yellow=sums)
    assert after.column("score") == list(coins)
    shared = sums.count(10) > 1
    assert after.column("second_shared") == [int(shared and power == 10) for power in sums]
    first = sums.count(20) > 1
    assert after.column("first_shared") == [int(first and power == 20) for power in sums]
    assert after.column("coins_first_shared") == [2 * (first and power == 20) for power in sums]
    paid = [earned * (shared and power == 10) for earned, power in zip(coins, sums, strict=True)]
    assert after.column("coins_second_shared") == paid
    assert after.record["second_shared_by_colour"][:, 2].tolist() == paid
    assert after.record["second_shared_by_round"][:, 0].tolist() == paid


def test_2_4_nobody_with_0_is_ever_placed(council):
    assert council(red=(0, 0, 0, 0)).column("score") == [0] * 4
    assert council(red=(0, 0, 0, 0)).record["councils"] == 0
    after = council(red=(20, 0, 0, 0))
    assert after.column("score") == [2, 0, 0, 0]
    assert after.record["seconds_placed"] == 0
    after = council(red=(20, 20, 0, 0))
    assert after.column("score") == [2, 2, 0, 0]
    assert after.column("seconds") == [0] * 4


def test_2_4_third_and_fourth_get_nothing(council):
    assert council(red=(30, 20, 10, 5)).column("score") == [2, 6, 0, 0]


def test_2_4_every_colour_is_scored_by_itself(council):
    after = council(red=(10, 5, 0), blue=(0, 10, 5), yellow=(5, 0, 10))
    assert after.column("score") == [4, 4, 4]
    assert after.record["first_by_colour"][:3].tolist() == [[2, 0, 0], [0, 2, 0], [0, 0, 2]]
    assert after.record["second_by_colour"][:3].tolist() == [[0, 0, 2], [2, 0, 0], [0, 2, 0]]


@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_2_4_coins_are_noted_in_their_round(council, round):
    after = council(round=round, red=(20, 10, 0, 0))
    assert after.record["first_by_round"][0].tolist() == [2 * (r == round) for r in range(1, 5)]
    assert after.record["second_by_round"][1].tolist() == [4 * (r == round) for r in range(1, 5)]


def test_2_4_sums_are_those_of_the_scoring_area(turn):
    """A 0 counts nothing, a taken card counts for its taker."""
    after = turn("red-0 red-10 blue-9 red-5")
    assert after.record["sums"].tolist() == [[15, 0, 0], [0, 0, 0], [0, 9, 0], [0, 0, 0]]


def test_2_4_coins_of_earlier_rounds_stay_and_areas_are_scored_again(council):
    after = council(round=3, red=(20, 10, 0, 0))
    after.record["phase"] = COUNCIL
    after.step()
    assert after.column("score") == [4, 8, 0, 0]


def test_ruling_coins_are_not_limited_by_the_60_chips_of_the_box(council):
    after = council(red=(99, 99, 99, 98), blue=(99, 99, 99, 98), yellow=(99, 99, 99, 98))
    assert after.column("score") == [6, 6, 6, 171]
    assert after.record["coins_paid"] == 189


def test_games_table_counts_councils_and_seconds(council):
    after = council(red=(20, 10, 0, 0), blue=(10, 5, 0, 0))
    assert after.record["councils"] == 2
    assert after.record["seconds_placed"] == 2
    assert after.record["second_out_earns"] == 1  # 4 coins for red; 2 for blue are not more than the winner's
