import polars as pl
import pytest

from analyses.clusters import means
from analyses.per_game import over_seats, per_game


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_seats_are_laid_side_by_side(run_maker, players):
    run = run_maker([[f"s{i}" for i in range(players)]], deals=20)
    wide = per_game(run.seats, players, ["score", "strategy"]).collect()
    scores = run.seats.collect()["score"].to_numpy().reshape(-1, players)
    assert wide.height == 20 * players
    assert (wide.select(over_seats("score", players)).to_numpy() == scores).all()
    assert wide.columns[:4] == ["game", "matchup", "deal", "order"] and wide["strategy_0"].n_unique() == players


def test_rows_in_another_order_give_the_same(alone):
    plain = per_game(alone.seats, 3, ["score"]).sort("game").collect()
    for other in (alone.seats.sort("seat", "game"), alone.seats.sort("game", "seat", descending=True)):
        assert per_game(other, 3, ["score"]).sort("game").collect().equals(plain)


def test_a_game_that_lost_a_seat_mixes_nothing(alone):
    gap = alone.seats.filter((pl.col("game") != 5) | (pl.col("seat") != 1))
    wide = per_game(gap, 3, ["score"]).sort("game").collect()
    assert wide["score_1"].null_count() == 1 and wide["score_1"][5] is None
    assert wide["score_2"][5] == per_game(alone.seats, 3, ["score"]).sort("game").collect()["score_2"][5]


def test_no_group_by_is_needed_for_a_run_as_it_lies(alone):
    assert "AGGREGATE" not in per_game(alone.seats, 3, ["score"]).explain()
    assert "AGGREGATE" in per_game(alone.seats.sort("seat"), 3, ["score"]).explain()


def test_it_goes_straight_into_the_intervals(alone):
    wide = per_game(alone.seats, 3, ["score"])
    scores = over_seats("score", 3)
    found = means(wide, ["matchup"], {"gap": pl.max_horizontal(scores) - pl.min_horizontal(scores)}).row(0, named=True)
    assert found["low"] < found["mean"] < found["high"]
