from types import SimpleNamespace

import numpy as np
import polars as pl
import pytest

from analyses.paired import differences, judged, paired, unchanged
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
    table = paired(teams, boosted, "score")
    for row in table.iter_rows(named=True):
        mine = deals.filter(pl.col("strategy") == row["strategy"])
        mean = mine["d"].sum() / mine["len"].sum()
        error = (((mine["d"] - mean * mine["len"]) ** 2).sum() * 400 / 399) ** 0.5 / mine["len"].sum()
        assert row["score_difference"] == pytest.approx(mean)
        assert (row["high"] - row["low"]) / 2 == pytest.approx(1.966 * error, rel=1e-3)


def test_a_boost_is_seen_by_all_alike(teams, boosted):
    table = paired(teams, boosted, "score")
    # Half a coin for one of four seats.
    assert ((table["low"] < 0.125) & (table["high"] > 0.125)).all()
    assert (table["score_after"] - table["score_before"]).to_list() == pytest.approx(
        table["score_difference"].to_list()
    )
    for side in ("before", "after"):
        assert (table[f"score_{side}_low"] < table[f"score_{side}"]).all()


def test_no_change_is_never_clear(teams):
    table = paired(teams, teams)
    assert table["difference"].to_list() == [0.0] * 3
    assert not table["clear"].any()


def test_a_stronger_strategy_gains(teams, run_maker):
    matchups = teams.manifest["matchups"]
    after = run_maker(matchups, skill={"hunter": 1.5, "briber": 0.5, "random": 3.0})
    table = paired(teams, after)
    gains = {row["strategy"]: row for row in table.iter_rows(named=True)}
    assert gains["random"]["clear"] and gains["random"]["low"] > 0
    assert gains["hunter"]["clear"] and gains["hunter"]["high"] < 0


def test_pairing_narrows_the_interval(run_maker):
    """Without the luck of the deal the difference is known better than the rates themselves."""
    before = run_maker([["a", "b"]], deals=500, seed=5, skill={})
    same_deals = run_maker([["a", "b"]], deals=500, seed=5, skill={"a": 0.1})
    other_deals = run_maker([["a", "b"]], deals=500, seed=6, skill={"a": 0.1})
    near, far = (
        judged(differences(before.seats, after.seats, "score", by=["seat"]), "score")
        for after in (same_deals, other_deals)
    )
    assert ((near["high"] - near["low"]) < 0.8 * (far["high"] - far["low"])).all()


def test_replaced_strategies_are_compared_with_their_forerunners(run_maker):
    before = run_maker([["old", "b"]], deals=200, skill={})
    after = run_maker([["new", "b"]], deals=200, skill={"new": 3.0})
    table = paired(before, after, rename={"new": "old"})
    assert table["strategy"].to_list() == ["b", "old"]
    assert table["difference"][1] > 0 > table["difference"][0]


def test_a_run_that_stopped_early_gets_wider_always_valid_intervals(teams, boosted):
    fixed, early = paired(teams, boosted), paired(teams, boosted, stopped_at=400)
    assert (early["high"] - early["low"] > 1.2 * (fixed["high"] - fixed["low"])).all()
    assert (early["p"] >= fixed["p"]).all(), "a p value that may be looked at again and again is larger"
    assert early["difference"].equals(fixed["difference"])


@pytest.mark.parametrize(
    ("key", "value"),
    [("seed", 2), ("setup", {"kingdom": ["moat"]}), ("orders", 2), ("players", 3), ("matchups", [["a", "b"]])],
)
def test_other_games_are_refused(teams, key, value):
    """The same number of rows is not enough: another seed or kingdom means other games."""
    other = SimpleNamespace(seats=teams.seats, manifest=teams.manifest | {key: value})
    with pytest.raises(SpielwerkError, match=f"didn't play the same games.*differ in {key}"):
        paired(teams, other)


def test_fewer_games_are_refused(teams, run_maker):
    fewer = run_maker(teams.manifest["matchups"], deals=399)
    with pytest.raises(SpielwerkError, match="same games"):
        paired(teams, fewer)
    with pytest.raises(SpielwerkError, match="same games"):
        differences(teams.seats, fewer.seats)


@pytest.mark.parametrize("stopped_at", [None, 100])
def test_no_change_seen_is_not_no_change_possible(teams, stopped_at):
    """400 deals without a difference leave room for one deal in about 130 to differ."""
    for measure, span in (
        ("win", 1.0),
        ("score", float(teams.seats.select(pl.col("score").max() - pl.col("score").min()).collect().item())),
    ):
        table = paired(teams, teams, measure, stopped_at=stopped_at)
        assert (table["high"].to_list() + (-table["low"]).to_list()) == pytest.approx(
            [span * 2.9957 / 400] * 6, rel=1e-3
        )
        assert not table["clear"].any()
    assert unchanged(teams, teams)


def test_a_single_changed_game_is_seen(teams):
    other = teams.seats.with_columns(score=pl.col("score") + (pl.col("game") == 17).cast(pl.Int64))
    assert not unchanged(teams, SimpleNamespace(seats=other, manifest=teams.manifest))


def test_looking_early_is_corrected_for_many_strategies():
    """Ten strategies, none changes: with 95 % each, a run in several would call one clear; together hardly any."""
    rng = np.random.default_rng(5)
    wrong = 0
    for _ in range(200):
        found = pl.DataFrame({"strategy": list("abcdefghij"), "estimate": rng.normal(0, 0.01, 10), "variance": 0.0001})
        found = found.with_columns(
            size=100.0, clusters=1000.0, deals=1000, span=1.0, stopped_at=1000.0,
            **{f"{side}{end}": pl.lit(0.5) for side in ("before", "after") for end in ("", "_low", "_high")},
        )  # fmt: skip
        wrong += judged(found)["clear"].any()
    assert wrong <= 10
