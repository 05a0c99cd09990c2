import polars as pl
import pytest

from analyses.matchups import matchups
from sim.errors import SpielwerkError


def _rate(table, strategy, opponent):
    return table.filter((pl.col("strategy") == strategy) & (pl.col("opponent") == opponent)).row(0, named=True)


def test_two_players(duel):
    table = matchups(duel.seats, duel.manifest)
    assert table.columns == [
        "strategy",
        "opponent",
        "win_rate",
        "low",
        "high",
        "games",
        "effective_games",
        "p",
        "clear",
    ]
    assert table.height == 4  # briber and random never met
    rows = duel.seats.filter((pl.col("matchup") == 0) & (pl.col("strategy") == "hunter")).collect()
    found = _rate(table, "hunter", "random")
    assert found["win_rate"] == pytest.approx(rows["win"].mean())
    assert found["games"] == 1000


def test_even_pairs_are_rarely_called_uneven(run_maker):
    """Ten equal pairs: without a correction four runs in ten would show somebody beating somebody."""
    pairs = [[a, b] for i, a in enumerate("abcde") for b in "abcde"[i + 1 :]]
    tables = [matchups(run.seats, run.manifest) for run in (run_maker(pairs, 40, seed, {}) for seed in range(30))]
    assert sum(bool(table["clear"].any()) for table in tables) <= 5
    assert all(table.filter("clear").height % 2 == 0 for table in tables), "both directions say the same"


def test_both_directions_mirror_each_other(teams):
    table = matchups(teams.seats, teams.manifest)
    one, other = _rate(table, "hunter", "random"), _rate(table, "random", "hunter")
    assert one["win_rate"] + other["win_rate"] == pytest.approx(1)
    assert one["low"] == pytest.approx(1 - other["high"])


def test_teams_win_together(teams):
    rows = teams.seats.filter((pl.col("matchup") == 0) & (pl.col("strategy") == "hunter")).collect()
    found = _rate(matchups(teams.seats, teams.manifest), "hunter", "briber")
    assert found["win_rate"] == pytest.approx(rows["win"].mean())
    assert found["games"] == 1600


def test_partners_are_no_opponents(run_maker):
    run = run_maker([["hunter", "briber", "random", "hoarder"]], deals=50)
    met = set(matchups(run.seats, run.manifest).select("strategy", "opponent").iter_rows())
    assert ("hunter", "random") not in met  # seats 0 and 2, rotated together
    assert {("hunter", "briber"), ("hunter", "hoarder"), ("random", "briber")} <= met


def test_everyone_alone_compares_the_wins_of_two(alone):
    wins = dict(alone.seats.group_by("strategy").agg(pl.col("win").sum()).collect().iter_rows())
    found = _rate(matchups(alone.seats, alone.manifest), "hunter", "random")
    assert found["win_rate"] == pytest.approx(wins["hunter"] / (wins["hunter"] + wins["random"]))
    assert found["games"] == 1800


def test_one_against_two_of_a_kind_is_even_when_equal(run_maker):
    run = run_maker([["a", "b", "b"]], deals=900, skill={})
    found = _rate(matchups(run.seats, run.manifest), "a", "b")
    assert found["low"] < 0.5 < found["high"]
    assert found["high"] - found["low"] < 0.1


def test_the_manifest_has_to_name_the_sides(teams):
    with pytest.raises(SpielwerkError, match="who plays with whom"):
        matchups(teams.seats, {})


def test_where_all_play_together_nobody_is_an_opponent(alone):
    assert matchups(alone.seats, alone.manifest | {"teams": [0, 0, 0]}).height == 0


def test_where_nobody_wins_nobody_beats_anybody(alone):
    lost = alone.seats.with_columns(win=pl.lit(0.0, pl.Float32))
    assert matchups(lost, alone.manifest).height == 0


def test_a_strategy_against_itself_is_no_matchup(run_maker):
    assert matchups(run_maker([["a", "a"]], deals=20).seats, {"teams": [0, 1]}).height == 0
