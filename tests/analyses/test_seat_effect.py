import polars as pl
import pytest

from analyses.seat_effect import seat_effect, seat_effect_by_strategy


def test_rates_per_seat(alone):
    table = seat_effect(alone.seats)
    expected = alone.seats.group_by("seat").agg(pl.col("win").mean()).sort("seat").collect()["win"]
    assert table["win_rate"].to_list() == pytest.approx(expected.to_list())
    assert table["games"].to_list() == [1800] * 3
    assert table["even"].to_list() == pytest.approx([1 / 3] * 3)


def test_an_advantage_is_found_where_it_was_put(run_maker):
    table = seat_effect(run_maker([["a", "b", "c"]], deals=500, skill={}, boost=2.0).seats)
    assert table["low"][0] > table["even"][0]
    assert (table["high"][1:] < table["even"][1:]).all()
    assert table["clear"].all()


def test_equal_seats_are_rarely_called_unequal(run_maker):
    """Six rows a run are looked at: without a correction about a quarter of the runs would show an advantage."""
    tables = [
        seat_effect_by_strategy(run_maker([["a", "b", "c"]], deals=60, seed=seed, skill={}).seats) for seed in range(40)
    ]
    assert sum(bool(table["clear"].any()) for table in tables) <= 6


def test_per_strategy_against_its_own_rate(alone):
    table = seat_effect_by_strategy(alone.seats).filter(pl.col("strategy") == "hunter")
    expected = alone.seats.filter(pl.col("strategy") == "hunter").select(pl.col("win").mean()).collect().item()
    assert table["even"].to_list() == pytest.approx([expected] * 3)
    assert table["seat"].to_list() == [0, 1, 2]
