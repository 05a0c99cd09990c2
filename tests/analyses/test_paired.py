import polars as pl
import pytest

from analyses.paired import paired
from sim.errors import SpielwerkError

KEY = ["matchup", "deal", "order", "seat"]


@pytest.fixture(scope="module")
def boosted(run_maker):
    return run_maker([["hunter", "briber"] * 2, ["hunter", "random"] * 2, ["briber", "random"] * 2], boost=0.5)


def test_same_as_joining_game_by_game(teams, boosted):
    """Block sums give the numbers a join on (match-up, deal, order, seat) would give."""
    both = teams.seats.join(boosted.seats, on=KEY, suffix="_after").with_columns(
        d=pl.col("score_after") - pl.col("score")
    )
    deals = both.group_by("strategy", "deal").agg(pl.col("d").sum(), pl.len()).collect()
    table = paired(teams.seats, boosted.seats, "score")
    for row in table.iter_rows(named=True):
        mine = deals.filter(pl.col("strategy") == row["strategy"])
        mean = mine["d"].sum() / mine["len"].sum()
        error = (((mine["d"] - mean * mine["len"]) ** 2).sum() * 400 / 399) ** 0.5 / mine["len"].sum()
        assert row["difference"] == pytest.approx(mean)
        assert (row["high"] - row["low"]) / 2 == pytest.approx(1.966 * error, rel=1e-3)


def test_a_boost_is_seen_by_all_alike(teams, boosted):
    table = paired(teams.seats, boosted.seats, "score")
    # Half a coin for one of four seats.
    assert ((table["low"] < 0.125) & (table["high"] > 0.125)).all()
    assert (table["after"] - table["before"]).to_list() == pytest.approx(table["difference"].to_list())


def test_no_change_is_never_clear(teams):
    table = paired(teams.seats, teams.seats)
    assert table["difference"].to_list() == [0.0] * 3
    assert not table["clear"].any()


def test_a_stronger_strategy_gains(teams, run_maker):
    matchups = teams.manifest["matchups"]
    after = run_maker(matchups, skill={"hunter": 1.5, "briber": 0.5, "random": 3.0})
    table = paired(teams.seats, after.seats)
    gains = {row["strategy"]: row for row in table.iter_rows(named=True)}
    assert gains["random"]["clear"] and gains["random"]["low"] > 0
    assert gains["hunter"]["clear"] and gains["hunter"]["high"] < 0


def test_pairing_narrows_the_interval(run_maker):
    """Without the luck of the deal the difference is known better than the rates themselves."""
    before = run_maker([["a", "b"]], deals=500, seed=5, skill={})
    same_deals = run_maker([["a", "b"]], deals=500, seed=5, skill={"a": 0.1})
    other_deals = run_maker([["a", "b"]], deals=500, seed=6, skill={"a": 0.1})
    near, far = (paired(before.seats, after.seats, "score", by=["seat"]) for after in (same_deals, other_deals))
    assert ((near["high"] - near["low"]) < 0.8 * (far["high"] - far["low"])).all()


def test_replaced_strategies_are_compared_with_their_forerunners(run_maker):
    before = run_maker([["old", "b"]], deals=200, skill={})
    after = run_maker([["new", "b"]], deals=200, skill={"new": 3.0})
    table = paired(before.seats, after.seats, rename={"new": "old"})
    assert table["strategy"].to_list() == ["b", "old"]
    assert table["difference"][1] > 0 > table["difference"][0]


def test_a_run_that_stopped_early_gets_wider_always_valid_intervals(teams, boosted):
    fixed, early = paired(teams.seats, boosted.seats), paired(teams.seats, boosted.seats, stopped_at=400)
    assert (early["high"] - early["low"] > 1.2 * (fixed["high"] - fixed["low"])).all()
    assert early["p"].is_null().all()
    assert early["difference"].equals(fixed["difference"])


def test_other_games_are_refused(teams, run_maker):
    fewer = run_maker(teams.manifest["matchups"], deals=399)
    with pytest.raises(SpielwerkError, match="same games"):
        paired(teams.seats, fewer.seats)
