import polars as pl
import pytest

from analyses.dominion.first_player import first_player, first_player_gain


def test_a_boost_of_the_first_seat_is_found(kingdom):
    table = first_player(kingdom.seats)
    assert set(table["strategy"]) == {"money", "smithy", "weak"}
    assert table["difference"].is_sorted(descending=True) and (table["difference"] > 0).all()
    rates = kingdom.seats.filter(pl.col("strategy") == "money").group_by(pl.col("seat") == 0).agg(pl.col("win").mean())
    by_seat = dict(rates.collect().iter_rows())
    row = table.filter(pl.col("strategy") == "money").row(0, named=True)
    assert (row["first_rate"], row["later_rate"]) == pytest.approx((by_seat[True], by_seat[False]))
    assert row["difference"] == pytest.approx(by_seat[True] - by_seat[False])


def test_even_seats_show_nothing(kingdom_maker):
    table = first_player(kingdom_maker(deals=500).seats)
    assert not table["clear"].any()
    assert ((table["low"] < 0) & (table["high"] > 0)).all()


@pytest.mark.parametrize("players", [2, 3])
def test_gain_over_the_even_share(kingdom_maker, players):
    run = kingdom_maker([["a", "b", "c"][:players]], deals=400, first=5.0)
    row = first_player_gain(run.seats, players).row(0, named=True)
    rate = run.seats.filter(pl.col("seat") == 0).select(pl.col("win").cast(pl.Float64).mean()).collect().item()
    assert row["first_player_gain"] == pytest.approx(rate - 1 / players)
    assert row["first_player_gain_low"] > 0
