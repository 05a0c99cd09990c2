import numpy as np
import pytest

from analyses.majority_2.card_value import ONE_IN, card_value, dealt, passed_value

SIZE = 4000


@pytest.fixture(scope="module")
def luck():
    return np.random.default_rng(3)


def test_a_card_dealt(cards, luck):
    has, idle = (luck.random(SIZE) < 0.3 for _ in range(2))
    win = luck.random(SIZE) < 0.4 + 0.3 * has
    table = dealt(cards({"dealt.ghost": has * 1, "dealt.angel-junior": idle * 1}, win))
    row = table.row(0, named=True)
    assert row["card"] == "ghost" and row["clear"] and row["dealt_gain_low"] < 0.3 < row["dealt_gain_high"]
    assert not table["clear"][1]


def test_owning_and_playing(cards, luck):
    owned, paid = (luck.random(SIZE) < 0.5 for _ in range(2))
    win = luck.random(SIZE) < 0.3 + 0.2 * owned + 0.1 * paid
    facts = {"owned.ghost": owned * 1, "paid_played.ghost": paid * 2, "free_played.ghost": np.zeros(SIZE, int)}
    row = card_value(cards(facts, win)).row(0, named=True)
    assert row["owned_gain"] == pytest.approx(0.2, abs=0.05) and row["paid_played_gain"] == pytest.approx(0.1, abs=0.05)
    assert row["free_played_gain"] is None  # nobody did


def test_cards_passed_on(cards, luck):
    """Each of the cards passed is a demon secretary with chance x; every 20th costs 5 points of the win rate."""
    share = luck.random(SIZE) * 0.5
    demon = luck.binomial(40, share)
    win = luck.random(SIZE) < 0.8 - demon / 40
    table = passed_value(cards({"passed.demon-secretary": demon, "passed.ghost": 40 - demon}, win))
    row = table.row(-1, named=True)
    assert row["card"] == "demon-secretary" and row["clear"]
    assert row["passed_gain"] == pytest.approx(-1 / ONE_IN, abs=0.006)
    assert row["passed_gain_low"] < -1 / ONE_IN < row["passed_gain_high"]
