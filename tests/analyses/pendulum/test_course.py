import polars as pl
import pytest

from analyses.pendulum import ROUNDS
from analyses.pendulum.flips import delays, flippers, flips
from analyses.pendulum.pace import actions_by_round, hands
from analyses.pendulum.points import SOURCES, points_by_round, points_by_source, reached


def _seats() -> pl.LazyFrame:
    rows = [
        {
            "deal": deal, "strategy": "voter", "idle": 300 + deal, "busy": 700 - deal, "acts": 80, "waiting": 400,
            "undone": deal % 2, **{f"points_from_{name}": place for place, name in enumerate(SOURCES)},
            **{f"points_in_round_{number}": 9 for number in ROUNDS}, **{f"actions_round_{number}": 5 * number
            for number in ROUNDS}, **{f"workers_in_round_{number}": min(number + 1, 4) for number in ROUNDS},
            "reached_power": 9, "reached_prestige": 8, "reached_popularity": 7, "reached_legendary": 1,
            "flipped_purple": 1, "flipped_green": 2, "flipped_black": 5,
        }
        for deal in range(4)
    ]  # fmt: skip
    return pl.LazyFrame(rows)


def test_sources_and_rounds_hold_the_same_points():
    sources, rounds = points_by_source(_seats()), points_by_round(_seats())
    assert dict(sources.select("source", "points").iter_rows())["rank at the council"] == 7
    assert sources["points"].sum() == rounds["points"].sum() == 36
    assert rounds["round"].to_list() == [1, 2, 3, 4]


def test_steps_on_the_tracks():
    assert reached(_seats()).select("track", "steps").rows()[0] == ("power", 9.0)


def test_actions_are_counted_for_each_worker():
    table = actions_by_round(_seats())
    assert table["actions"].to_list() == pytest.approx([5 / 2, 10 / 3, 15 / 4, 20 / 4])
    assert table["workers"].to_list() == [2, 3, 4, 4]


def test_hands():
    row = hands(_seats()).row(0, named=True)
    assert row["idle_share"] == pytest.approx(0.3015) and row["busy_share"] == pytest.approx(0.6985)
    assert row["waiting"] == pytest.approx(400 / 50)  # seconds for each action
    assert row["undone"] == 0.5


def _games() -> pl.LazyFrame:
    return pl.LazyFrame({
        "deal": [0, 1], "flips_early": [30, 32], "flips_late": [5, 3], "flips_forced": [4, 6],
        "flips_purple": [12, 12], "flips_green": [12, 14], "flips_black": [34, 34], "flip_delay_purple": [8, 16],
        "flip_delay_green": [9, 9], "flip_delay_black": [60, 60],
    })  # fmt: skip


def test_kinds_of_flips():
    table = flips(_games())
    assert table["share"].to_list() == pytest.approx([62 / 80, 8 / 80, 10 / 80])
    assert table["a_game"].to_list() == [31, 4, 5]


def test_delays_leave_the_start_of_the_rounds_out():
    table = delays(_games())
    assert table["runs"].to_list() == [8, 9, 30]
    assert table["delay"].to_list() == pytest.approx([1.5, 1.0, 2.0])


def test_without_flips_there_is_nothing_to_say():
    none = _games().with_columns(pl.col("^flips_(early|late|forced)$") * 0)
    assert not flips(none).height


def test_who_flips():
    assert flippers(_seats()).select("purple", "green", "black").row(0) == (1, 2, 5)
