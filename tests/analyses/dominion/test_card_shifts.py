import numpy as np
import polars as pl
import pytest

from analyses.dominion.card_shifts import comparable, pace_shifts, shifts, strategy_shifts

CARDS = {f"k{i}": {"moat"} | ({"witch"} if i < 6 else set()) | ({"mine"} if i % 2 else set()) for i in range(16)}


def _values(numbers: np.ndarray, half: float = 0.01) -> pl.DataFrame:
    ends = {"low": numbers - half, "high": numbers + half}
    return pl.DataFrame({"value": list(CARDS), "win_rate": numbers, **ends})


def test_only_cards_that_enough_kingdoms_have_and_lack():
    assert comparable(CARDS) == ["mine", "witch"]
    assert comparable({"a": {"x"}, "b": {"x", "y"}, "c": {"y"}}) == []


def test_the_difference_of_means_over_kingdoms():
    numbers = np.random.default_rng(0).normal(0.5, 0.05, 16) + 0.2 * (np.arange(16) < 6)
    table = shifts(_values(numbers), CARDS, "win_rate", [], "difference")
    row = table.row(0, named=True)
    assert (row["card"], row["kingdoms"], row["clear"]) == ("witch", 6, True)
    assert row["with"] == pytest.approx(numbers[:6].mean())
    assert row["difference"] == pytest.approx(numbers[:6].mean() - numbers[6:].mean())
    assert row["low"] < 0.2 < row["high"]
    assert not table.filter(pl.col("card") == "mine")["clear"][0]


def test_kingdoms_that_play_alike_keep_the_luck_of_their_deals():
    """Without any spread between kingdoms the interval is the one of the deals that all runs share."""
    row = shifts(_values(np.where(np.arange(16) < 6, 0.7, 0.5)), CARDS, "win_rate", [], "difference").row(0, named=True)
    assert row["high"] - row["low"] > 2 * 0.01


def test_intervals_cover():
    rng = np.random.default_rng(1)
    held = 0
    for _ in range(400):
        numbers = rng.normal(0.5, 0.05, 16) + 0.1 * (np.arange(16) < 6)
        row = shifts(_values(numbers, 1e-9), CARDS, "win_rate", [], "difference").filter(pl.col("card") == "witch")
        held += row["low"][0] <= 0.1 <= row["high"][0]
    assert 0.92 <= held / 400 <= 0.98


def test_chance_is_rarely_called_clear():
    rng = np.random.default_rng(2)
    runs = [shifts(_values(rng.normal(0.5, 0.05, 16)), CARDS, "win_rate", [], "difference") for _ in range(200)]
    assert sum(bool(table["clear"].any()) for table in runs) <= 20


def test_from_a_sweep(sweep_maker):
    cards = {name: ["moat", "cellar", *(["witch"] if i < 5 else ["mine"])] for i, name in enumerate("abcdefghij")}
    sweep = sweep_maker(cards, effects={"witch": {"skill": {"smithy": 8.0}, "rounds": 20}}, deals=60)
    for number, result in enumerate(sweep.results):  # other deals, so that no two kingdoms are alike
        result.seats = result.seats.with_columns(pl.col("own_turns") + number % 3)
    table = strategy_shifts(sweep)
    assert set(table["card"]) == {"witch", "mine"}
    best = table.row(0, named=True)
    assert (best["strategy"], best["card"], best["kingdoms"], best["clear"]) == ("smithy", "witch", 5, True)
    assert best["difference"] == pytest.approx(best["with_rate"] - best["without_rate"])
    longer = pace_shifts(sweep, "rounds").row(0, named=True)
    assert longer["card"] == "witch" and longer["rounds_difference"] == pytest.approx(6, abs=0.7) and longer["clear"]
