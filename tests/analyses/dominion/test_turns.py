import numpy as np
import polars as pl
import pytest

from analyses.dominion.turns import rounds, turns_by_strategy


def test_rounds_are_the_turns_of_the_first_player(kingdom):
    row = rounds(kingdom.seats).row(0, named=True)
    longest = kingdom.seats.group_by("game").agg(pl.col("own_turns").max()).select(pl.col("own_turns").mean())
    assert row["rounds"] == pytest.approx(longest.collect().item())
    assert row["rounds_low"] < 16 < row["rounds_high"]  # 14 to 18, evenly
    assert rounds(kingdom.seats, ["matchup"])["matchup"].to_list() == [0, 1, 2]


def test_mean_turns_of_every_strategy(kingdom):
    table = turns_by_strategy(kingdom.seats)
    means = kingdom.seats.group_by(pl.col("strategy").cast(pl.String)).agg(pl.col("own_turns").mean()).collect()
    assert dict(table.select("strategy", "turns").iter_rows()) == pytest.approx(dict(means.iter_rows()))
    assert not table["clear"].any()  # length and luck are independent here


def test_who_wins_the_long_games():
    rng = np.random.default_rng(0)
    long = rng.random(2000) < 0.5
    won = rng.random(2000) < np.where(long, 0.7, 0.3)
    frame = pl.LazyFrame({"deal": np.repeat(np.arange(2000), 2), "matchup": 0, "seat": 0,
                          "strategy": ["builder", "racer"] * 2000,
                          "win": np.column_stack([won, ~won]).ravel().astype(float),
                          "own_turns": np.repeat(np.where(long, 20, 14), 2)})  # fmt: skip
    table = turns_by_strategy(frame)
    assert table["strategy"].to_list() == ["racer", "builder"]
    assert table["clear"].all()
    builder = table.row(1, named=True)
    expected = np.where(long, 20, 14)[won].mean() - np.where(long, 20, 14)[~won].mean()
    assert builder["turns_difference"] == pytest.approx(expected)
    assert table["turns_difference"][0] == pytest.approx(-expected)
