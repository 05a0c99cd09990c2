import numpy as np
import polars as pl
import pytest

from analyses.pendulum.winners import by_character, by_first_rank, by_speed, second_of_thinking

LABELS = {2: "voter(thinking=2)", 5: "voter", 10: "voter(thinking=10)"}


def _seats(deals: int = 4000, slope: float = -0.02) -> pl.LazyFrame:
    """Three speeds of one plan and a plan of one speed; a second costs 2 points of win rate."""
    rng = np.random.default_rng(5)
    think = np.tile([2, 5, 10, 5], deals)
    names = np.tile([*LABELS.values(), "random(thinking=5)"], deals)
    win = rng.random(4 * deals) < 0.4 + slope * think
    return pl.LazyFrame({
        "deal": np.repeat(np.arange(deals), 4), "matchup": 0, "seat": 0, "strategy": names, "think": think,
        "win": win.astype(float), "character": np.tile([0, 1, 0, 4], deals), "advanced": np.tile([0, 0, 0, 1], deals) > 0,
        "first_rank": np.tile([1, 2, 3, 4], deals), "distance": np.tile([3, 9, 5, 0], deals), "taken_back": 2,
    })  # fmt: skip


def test_a_second_of_thinking():
    table = second_of_thinking(_seats())
    assert table["plan"].to_list() == ["voter"]
    row = table.row(0, named=True)
    assert row["second_gain_low"] < -0.02 < row["second_gain_high"]
    assert row["second_gain_high"] - row["second_gain_low"] < 0.01


def test_without_different_speeds_there_is_nothing_to_say():
    one = _seats(50).filter(pl.col("think") == 5)
    assert not second_of_thinking(one).height and not by_speed(one).height


def test_win_rates_by_speed():
    table = by_speed(_seats())
    assert table.select("plan", "think").rows() == [("voter", 2), ("voter", 5), ("voter", 10)]
    assert table["win_rate"].is_sorted(descending=True)


def test_other_parameters_make_another_plan():
    seats = _seats(40).with_columns(pl.col("strategy").str.replace("thinking=2", "thinking=2, votes=9"))
    assert by_speed(seats)["plan"].unique().to_list() == ["voter"]  # at 5 and 10; voter(votes=9) has one speed


def test_characters_and_ranks():
    seats = _seats(200)
    table = by_character(seats)
    assert set(table.select("character", "side").rows()) == {
        ("briber", "basic"), ("champion", "basic"), ("justicar", "advanced"),
    }  # fmt: skip
    frame = seats.collect()
    expected = frame.filter(pl.col("character") == 0)["win"].mean()
    assert table.filter(pl.col("character") == "briber")["win_rate"][0] == pytest.approx(expected)
    assert table.filter(pl.col("character") == "briber").select("distance", "taken_back").row(0) == (4, 2)
    assert by_first_rank(seats)["first_rank"].to_list() == [1, 2, 3, 4]
