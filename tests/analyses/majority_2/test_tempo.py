import polars as pl
import pytest

from analyses.majority_2.tempo import BOTH, NOBODY, ONE, by_faction_number, race, tempo


def reached(*turns: int) -> dict[str, int]:
    return {f"reached_{number}": turn for number, turn in enumerate(turns, 1)}


def test_turns_to_each_faction(seats):
    games = [[reached(2, 4, 6, 8, 10), reached(3)], [reached(4, 6, 8, 10, 12), reached(5, 9)]]
    table = tempo(seats(games))
    fast = table.filter(pl.col("strategy") == "a")
    assert fast["turn"].to_list() == [3, 5, 7, 9, 11] and fast["finished_share"].to_list() == [1] * 5
    slow = table.filter(pl.col("strategy") == "b")
    assert slow["turn"].to_list() == [4, 9, None, None, None]
    assert slow["finished_share"].to_list() == [1, 0.5, 0, 0, 0]
    assert table["strategy"][0] == "a"


def test_rare_fifth_factions_are_not_drawn(seats):
    table = tempo(seats([[reached(2, 4, 6, 8, 10), reached(3)]]))
    drawn = by_faction_number(table)
    assert drawn["strategy"].to_list() == ["a"] and drawn["turn_5"].to_list() == [10]


def test_who_has_five_and_wins(seats):
    five = {"factions": 5}
    games = [
        [five | {"win": 1.0} | reached(1, 2, 3, 4, 9), {"factions": 3}],  # only one, and wins
        [{"factions": 4, "win": 1.0}, five | reached(1, 2, 3, 4, 5)],  # only one, and loses
        [five | reached(1, 2, 3, 4, 8), five | {"win": 1.0} | reached(1, 2, 3, 4, 8)],  # both: seat 0 was first
        [{"win": 1.0}, {}],
    ]
    table = race(seats(games))
    assert table["five"].to_list() == [ONE, BOTH, NOBODY]
    assert table["games_share"].to_list() == [0.5, 0.25, 0.25]
    assert table["wins_share"].to_list() == [0.5, 0, None]


def test_nobody_ever_has_five(seats):
    table = race(seats([[{"win": 1.0}, {}]]))
    assert table["games_share"].to_list() == pytest.approx([0, 0, 1])
