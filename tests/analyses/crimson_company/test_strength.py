import numpy as np
import polars as pl
import pytest

from analyses.card_association import card_associations
from analyses.crimson_company.coin import coin_slope, coin_worth, first_seat_rates
from analyses.crimson_company.strength import card_strength, gains, prices, with_faced
from tests.analyses.crimson_company.made import MANIFEST, duels


def test_a_card_that_wins_is_first_and_its_gain_is_found():
    table = card_strength(duels(gain=0.2), MANIFEST)
    best = table.row(0, named=True)
    assert best["card"] == "thief" and best["clear"]
    # The owner wins 70 %, and the games without an owner are even.
    assert best["recruited_rate_low"] < 0.7 < best["recruited_rate_high"]
    assert best["faced_rate_low"] < 0.3 < best["faced_rate_high"]
    others = table.filter(pl.col("card") != "thief")
    assert (others["recruited_gain_low"] < 0).all() and (others["recruited_gain_high"] > 0).all()


def test_the_mirror_of_a_duel_is_what_facing_a_card_gives():
    cards = duels(gain=0.1)
    mirrored = gains(cards, MANIFEST)["faced"].sort("card")
    counted = card_associations(with_faced(cards, [0, 1]), ["faced"])["faced"].sort("card")
    for name in ("difference", "low", "high"):
        assert mirrored[name].to_list() == pytest.approx(counted[name].to_list(), abs=1e-9)


def test_faced_counts_what_other_sides_deployed():
    rows = pl.LazyFrame({"game": [0] * 4 + [1] * 4, "seat": [0, 1, 2, 3] * 2,
                         "deployed.thief": [1, 2, 0, 0, 0, 0, 3, 0]})  # fmt: skip
    faced = with_faced(rows, [0, 1, 0, 1]).collect()["faced.thief"].to_list()
    assert faced == [2, 1, 2, 1, 0, 3, 0, 3]


def test_the_mean_price_is_that_of_a_copy():
    table = {row["card"]: row for row in prices(duels(price=4)).iter_rows(named=True)}
    assert table["thief"]["price"] == pytest.approx(4) and table["bard"]["price"] == pytest.approx(3)


def test_the_fair_price_is_the_price_and_what_the_gain_is_worth_in_coins():
    row = card_strength(duels(gain=0.2, price=4), MANIFEST).row(0, named=True)
    assert row["fair_price"] == pytest.approx(4 + row["recruited_gain"] / coin_worth())
    assert row["fair_price_low"] < row["fair_price"] < row["fair_price_high"]


def test_a_coin_is_worth_what_the_handicaps_show():
    coins = [-2, -1, 0, 1, 2]
    runs = [_seats(0.5 + 0.03 * one, seed) for seed, one in enumerate(coins)]
    slope = coin_slope(runs, coins).row(0, named=True)
    assert slope["low"] < 0.03 < slope["high"] and slope["high"] - slope["low"] < 0.02
    rates = first_seat_rates(runs, coins)
    assert rates["coins_more"].to_list() == coins
    assert (rates["low"] < [0.5 + 0.03 * one for one in coins]).all()


def _seats(chance, seed):
    win = np.random.default_rng(seed).random(8000) < chance
    frame = pl.DataFrame({"deal": range(8000), "seat": 0, "win": win.astype(float)})
    return pl.concat([frame, frame.with_columns(seat=1, win=1 - pl.col("win"))]).lazy()
