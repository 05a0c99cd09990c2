"""Dominion against numbers that nobody here made: enumerated odds, and published and independently simulated match-ups.

The quick tests play enough games to see an error of a percent; the slow ones play as many as the published tables.
"""

from fractions import Fraction
from math import sqrt

import numpy as np
import pytest

from sim.runs.experiment import match
from sim.runs.runner import table_for

BM = "menu(province, gold, silver)"
SMITHY = "menu(province, gold, smithy<1, silver)"
SMITHY_AT_4 = "menu(province, gold, smithy if coins == 4, silver)"
WITCH = "menu(province, witch<1, gold, silver)"
MONEYLENDER = "menu(province, gold, moneylender<1, silver)"
OPT = (
    "menu(province if money > 18, duchy if provinces <= 4, estate if provinces <= 2, gold, "
    "duchy if provinces <= 6, silver)"
)
# First player, second player, percent of games that the first and the second win, and that are tied, mean rounds.
# Two million games each, so their own standard error is at most 0.035.
PUBLISHED = [
    (BM, BM, 24.39, 42.40, 33.21, 17.357),
    (BM, SMITHY, 7.40, 70.56, 22.05, 16.423),
    (SMITHY, BM, 49.53, 17.37, 33.10, 16.423),
    (BM, SMITHY_AT_4, 10.67, 66.61, 22.72, 16.518),
    (BM, WITCH, 5.94, 94.06, 0.00, 18.304),
    (WITCH, BM, 97.69, 2.31, 0.00, 18.484),
    (BM, MONEYLENDER, 17.31, 51.53, 31.17, 17.041),
    (OPT, OPT, 51.84, 40.97, 7.19, 19.351),
    (BM, OPT, 20.23, 77.89, 1.88, 18.061),
]
THEIR_GAMES = 2_000_000
KINGDOM = {"kingdom": "smithy,witch,moneylender,village,market,cellar,mine,remodel,workshop,militia"}


def play(first: str, second: str, games: int, detail: str = "seats", seed: int = 20) -> np.ndarray:
    experiment = match("dominion", [first, second], games, players=2, seats="fixed", detail=detail, setup=KINGDOM)
    return table_for(experiment, 0).play(seed, 0, games)


def check_match_up(row: tuple, games: int) -> None:
    first, second, *percents, rounds = row
    results = play(first, second, games)
    win = results["win"]
    shares = [(win[:, 0] == 1).mean(), (win[:, 1] == 1).mean(), (win[:, 0] == 0.5).mean()]
    for got, percent in zip(shares, percents, strict=True):
        expected = percent / 100
        error = sqrt(max(expected * (1 - expected), 1e-6) * (1 / games + 1 / THEIR_GAMES)) + 0.00005  # they round
        assert abs(got - expected) < 4.5 * error, (first, second, got, expected)
    own = results["own_turns"].max(axis=1)
    assert abs(own.mean() - rounds) < 4.5 * own.std() * sqrt(1 / games + 1 / THEIR_GAMES) + 0.0005


@pytest.mark.parametrize("row", PUBLISHED, ids=lambda row: f"{row[0]} - {row[1]}")
def test_published_match_ups_quickly(row: tuple) -> None:
    check_match_up(row, 100_000)


@pytest.mark.slow
@pytest.mark.parametrize("row", PUBLISHED, ids=lambda row: f"{row[0]} - {row[1]}")
def test_published_match_ups(row: tuple) -> None:
    check_match_up(row, THEIR_GAMES)


def check_share(hits: np.ndarray, expected: Fraction) -> None:
    error = sqrt(float(expected * (1 - expected)) / len(hits))
    assert abs(hits.mean() - float(expected)) < 4.5 * error, (hits.mean(), expected)


NOTHING = "menu(province if turn > 900)"


@pytest.fixture(scope="module")
def two_silvers() -> np.ndarray:
    """Coins of the first four turns after opening with two Silvers."""
    coins = play("menu(silver if turn <= 2)", NOTHING, 60_000, "cards")["coins_in"][:, 0, :4]
    return coins[(coins[:, 0] >= 3) & (coins[:, 1] >= 3)]


def test_openings() -> None:
    """Five and two coins, in either order, in a sixth of the games; 3.5 coins in the mean."""
    coins = play(NOTHING, NOTHING, 60_000, "cards")["coins_in"][:, 0, :2]
    assert (coins.sum(axis=1) == 7).all()
    check_share((coins == 5).any(axis=1), Fraction(1, 6))
    assert abs(coins[:, 0].mean() - 3.5) < 4.5 * coins[:, 0].std() / sqrt(len(coins))


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("six or more", Fraction(14, 33)),
        ("seven or more", Fraction(35, 396)),
        ("none with five", Fraction(35, 396)),
        ("both with five", Fraction(59, 396)),
    ],
)
def test_two_silvers_on_turns_3_and_4(two_silvers: np.ndarray, name: str, expected: Fraction) -> None:
    later = two_silvers[:, 2:]
    hits = {
        "six or more": (later >= 6).any(axis=1),
        "seven or more": (later >= 7).any(axis=1),
        "none with five": (later < 5).all(axis=1),
        "both with five": (later >= 5).all(axis=1),
    }
    check_share(hits[name], expected)


def test_mean_of_turns_3_and_4_after_two_silvers(two_silvers: np.ndarray) -> None:
    total = two_silvers[:, 2:].sum(axis=1)
    assert abs(total.mean() - 55 / 6) < 4.5 * total.std() / sqrt(len(total))


def test_smithy_and_silver_reach_six() -> None:
    """Opening Smithy and Silver, then Gold or Silver: six coins on turn 3 or 4 in 9083 of 14256 games."""
    menu = "menu(smithy<1 if coins == 4 and turn <= 2, silver if turn <= 2, gold if turn == 3, silver if turn == 3)"
    coins = play(menu, NOTHING, 60_000, "cards")["coins_in"][:, 0, :4]
    coins = coins[(coins[:, 0] >= 3) & (coins[:, 1] >= 3)]
    check_share((coins[:, 2:] >= 6).any(axis=1), Fraction(9083, 14256))


@pytest.mark.parametrize(
    ("menu", "mean", "deviation"), [(BM, 16.81, 1.84), (SMITHY, 14.93, 1.75)], ids=["money", "smithy"]
)
def test_fourth_province_alone(menu: str, mean: float, deviation: float) -> None:
    """Published for a player alone: the turn of the fourth Province (three Estates and four Provinces: 27 points)."""
    points = play(menu, NOTHING, 60_000, "cards")["points_after"][:, 0, :]
    reached = points >= 27
    turn = np.where(reached.any(axis=1), reached.argmax(axis=1) + 1, 26)
    assert abs(turn.mean() - mean) < 4.5 * deviation / sqrt(len(turn)) + 0.005
    assert abs(turn.std() - deviation) < 0.03
