"""2-6 and 3-3: who wins."""

import itertools

import pytest


@pytest.fixture
def ended(lay):
    """`ended((10, 5, 3, 9), marker=1)`: the table after the last council with these coins."""

    def finish(coins, marker=0):
        table = lay(len(coins))
        table.record["score"][: len(coins)] = coins
        table.record["marker"] = marker
        return table.finish()

    return finish


@pytest.mark.parametrize("coins, win", [
    ((10, 5, 3, 9), (0, 1, 0, 1)),  # 13 against 14: the richest player is on the poorer team
    ((10, 5, 3, 7), (1, 0, 1, 0)),
    ((0, 0, 1, 0), (1, 0, 1, 0)),
])  # fmt: skip
@pytest.mark.parametrize("marker", range(4))
def test_2_6_the_richer_team_wins(ended, coins, win, marker):
    after = ended(coins, marker)
    assert after.column("win") == list(win)
    assert after.column("place") == [1 if w else 2 for w in win]
    assert not after.record["tied"]
    assert not after.record["spy_decides"]


@pytest.mark.parametrize("marker, win", [(0, (1, 0, 1, 0)), (1, (0, 1, 0, 1)), (2, (1, 0, 1, 0)), (3, (0, 1, 0, 1))])
def test_2_6_equal_teams_the_one_with_the_marker_wins(ended, marker, win):
    after = ended((10, 4, 2, 8), marker)
    assert after.column("win") == list(win)
    assert after.column("place") == [1 if w else 2 for w in win]
    assert after.record["tied"]
    assert after.record["spy_decides"]
    assert after.column("has_marker") == [int(seat == marker) for seat in range(4)]


def test_2_6_equal_partners_are_no_tie(ended):
    assert not ended((5, 1, 5, 1)).record["tied"]


def test_3_3_with_three_players_the_richest_wins_alone(ended):
    for coins in itertools.permutations((3, 6, 9)):
        after = ended(coins)
        assert after.column("win") == [int(c == 9) for c in coins]
        assert after.column("place") == [{9: 1, 6: 2, 3: 3}[c] for c in coins]
        assert not after.record["tied"]


@pytest.mark.parametrize("coins, marker, places", [
    ((7, 7, 7), 0, (1, 2, 3)), ((7, 7, 7), 1, (3, 1, 2)), ((7, 7, 7), 2, (2, 3, 1)),  # holder first, then clockwise
    ((7, 7, 5), 0, (1, 2, 3)), ((7, 7, 5), 1, (2, 1, 3)), ((7, 7, 5), 2, (1, 2, 3)),  # from seat 2 on comes seat 0
    ((5, 7, 7), 0, (3, 1, 2)), ((5, 7, 7), 1, (3, 1, 2)), ((5, 7, 7), 2, (3, 2, 1)),
    ((7, 5, 7), 0, (1, 3, 2)), ((7, 5, 7), 1, (2, 3, 1)), ((7, 5, 7), 2, (2, 3, 1)),  # from seat 1 on comes seat 2
])  # fmt: skip
def test_3_3_equal_coins_nearest_clockwise_to_the_marker_its_holder_first(ended, coins, marker, places):
    after = ended(coins, marker)
    assert after.column("place") == list(places)
    assert after.column("win") == [int(place == 1) for place in places]
    assert after.record["tied"]
    assert after.record["spy_decides"]


def test_3_3_a_tie_below_the_richest_is_not_a_tie_for_the_win(ended):
    after = ended((9, 5, 5), marker=2)
    assert after.column("place") == [1, 3, 2]
    assert not after.record["tied"]


def test_2_6_the_final_sums_are_noted(lay):
    table = lay()
    table.record["sums"][1] = (11, 12, 13)
    assert table.finish().record["points"][1].tolist() == [11, 12, 13]
