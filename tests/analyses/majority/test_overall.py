import polars as pl
import pytest

from analyses.majority.chips import CHIPS, chips_exceeded, coins_paid
from analyses.majority.seconds import second_out_earns
from analyses.majority.spy import marker_decides


def test_second_out_earns_counts_councils_not_games(teams):
    table = second_out_earns(teams.games)
    games = teams.games.collect()
    assert table["matchup"].to_list() == [None, 0, 1, 2]
    assert table["councils"][0] == games["seconds"].sum()
    assert table["share"][0] == pytest.approx(games["second_out_earns"].sum() / games["seconds"].sum())
    assert table["low"][0] < 0.4 < table["high"][0]


def test_marker_decides(teams):
    table = marker_decides(teams.games)
    assert table["games"].to_list() == [4800, 1600, 1600, 1600]
    per = teams.games.group_by("matchup").agg(pl.col("spy_decides").mean()).sort("matchup").collect()["spy_decides"]
    assert table["share"][1:].to_list() == pytest.approx(per.to_list())
    assert table["share"][0] == pytest.approx(per.mean())


def test_chips(teams):
    paid = teams.games.collect()["coins_paid"]
    assert chips_exceeded(teams.games)["share"][0] == pytest.approx((paid > CHIPS).mean())
    exactly = teams.games.with_columns(coins_paid=pl.lit(CHIPS))
    assert chips_exceeded(exactly)["share"][0] == 0  # sixty coins are still in the box
    assert coins_paid(teams.games)["games"].sum() == len(paid)
