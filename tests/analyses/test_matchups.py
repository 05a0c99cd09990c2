import polars as pl
import pytest

from analyses.matchups import matchups, sides


def _rate(table, strategy, opponent):
    return table.filter((pl.col("strategy") == strategy) & (pl.col("opponent") == opponent)).row(0, named=True)


def test_two_players(duel):
    table = matchups(duel.seats)
    assert table.columns == ["strategy", "opponent", "win_rate", "low", "high", "games", "effective_games"]
    assert table.height == 4  # briber and random never met
    rows = duel.seats.filter((pl.col("matchup") == 0) & (pl.col("strategy") == "hunter")).collect()
    found = _rate(table, "hunter", "random")
    assert found["win_rate"] == pytest.approx(rows["win"].mean())
    assert found["games"] == 1000


def test_both_directions_mirror_each_other(teams):
    table = matchups(teams.seats)
    one, other = _rate(table, "hunter", "random"), _rate(table, "random", "hunter")
    assert one["win_rate"] + other["win_rate"] == pytest.approx(1)
    assert one["low"] == pytest.approx(1 - other["high"])


def test_teams_win_together(teams):
    rows = teams.seats.filter((pl.col("matchup") == 0) & (pl.col("strategy") == "hunter")).collect()
    found = _rate(matchups(teams.seats), "hunter", "briber")
    assert found["win_rate"] == pytest.approx(rows["win"].mean())
    assert found["games"] == 1600


def test_partners_are_no_opponents(run_maker):
    run = run_maker([["hunter", "briber", "random", "hoarder"]], deals=50)
    met = set(matchups(run.seats).select("strategy", "opponent").iter_rows())
    assert ("hunter", "random") not in met  # seats 0 and 2, rotated together
    assert {("hunter", "briber"), ("hunter", "hoarder"), ("random", "briber")} <= met


def test_everyone_alone_compares_the_wins_of_two(alone):
    wins = dict(alone.seats.group_by("strategy").agg(pl.col("win").sum()).collect().iter_rows())
    found = _rate(matchups(alone.seats), "hunter", "random")
    assert found["win_rate"] == pytest.approx(wins["hunter"] / (wins["hunter"] + wins["random"]))
    assert found["games"] == 1800


def test_one_against_two_of_a_kind_is_even_when_equal(run_maker):
    run = run_maker([["a", "b", "b"]], deals=900, skill={})
    found = _rate(matchups(run.seats), "a", "b")
    assert found["low"] < 0.5 < found["high"]
    assert found["high"] - found["low"] < 0.1


def test_sides_are_seen_in_the_results(teams, alone):
    assert sides(teams.seats)["side"].to_list() == [0, 1, 0, 1]
    assert sides(alone.seats)["side"].to_list() == [0, 1, 2]


def test_the_manifest_may_name_the_sides(teams):
    named = matchups(teams.seats, {"teams": [0, 1, 0, 1]})
    assert named.equals(matchups(teams.seats))


def test_a_strategy_against_itself_is_no_matchup(run_maker):
    assert matchups(run_maker([["a", "a"]], deals=20).seats).height == 0
