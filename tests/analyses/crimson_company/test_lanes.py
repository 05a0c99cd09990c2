import numpy as np
import polars as pl
import pytest

from analyses.crimson_company.lanes import WAYS, course, lane_strengths, lane_wins, ties
from analyses.crimson_company.money import COINS, winners_and_losers


@pytest.fixture(scope="module")
def seats():
    """Winners have two castles, both in their own turn, one of two outnumbered; losers none. Winners have 2 coins more."""
    rng = np.random.default_rng(3)
    win = rng.integers(0, 2, 2000)
    rows = []
    for seat in (0, 1):
        won = win if seat == 0 else 1 - win
        ways = dict.fromkeys(WAYS, 0) | {"castles_own_turn": 2 * won, "castles_outnumbered": won}
        coins = dict.fromkeys(COINS, 1) | {"coins_left": rng.poisson(5, 2000) + 2 * won}
        rows.append(pl.DataFrame({"game": range(2000), "deal": range(2000), "matchup": 0, "seat": seat,
                                  "strategy": "same", "win": won.astype(float), "score": 2 * won,
                                  "lane_strength": 20 * won, "lane_cards": 8 * won, "margin": 6 * won,
                                  **ways, **coins}))  # fmt: skip
    return pl.concat(rows).lazy()


def test_ways_are_shares_of_the_castles(seats):
    shares = dict(lane_wins(seats).select("way", "share").iter_rows())
    assert shares["in the own turn"] == 1 and shares["with fewer cards than the other side"] == 0.5
    assert shares["in a turn of somebody else"] == 0


def test_strength_and_cards_are_those_of_a_lane(seats):
    row = lane_strengths(seats).row(0, named=True)
    assert (row["lane_strength"], row["lane_cards"], row["margin"]) == pytest.approx((10, 4, 3))


def test_lanes_won_by_face_down_cards_have_no_strength_that_decided(seats):
    """One of the two castles was won by a Bishop: strength and margin are those of the other one."""
    half = seats.with_columns(castles_by_face_down=pl.col("score") // 2)
    row = lane_strengths(half).row(0, named=True)
    assert (row["lane_strength"], row["lane_cards"], row["margin"]) == pytest.approx((20, 4, 6))


def test_winners_and_losers_differ_by_what_was_given(seats):
    table = winners_and_losers(seats)
    first = table.row(0, named=True)
    assert first["what"] == "coins left at the end" and first["clear"]
    assert first["low"] < 2 < first["high"] and first["mean"] == pytest.approx(6, abs=0.2)
    assert not table[1:]["clear"].any()


def test_the_course_and_ties_are_counted():
    names = ("lanes_won", "more_scorings", "bids_skipped", "reshuffles", "loops_capped")
    games = pl.LazyFrame({"deal": range(4), "turns": [10, 20, 30, 60], "first_castle": [5, 10, 15, 0],
                          "ties": [0, 0, 2, 40], **{name: [1, 2, 3, 0] for name in names}})  # fmt: skip
    means = dict(course(games).select("what", "mean").iter_rows())
    assert means["turns of all players"] == 30 and means["castles conquered"] == 1.5
    assert means["turn of the first conquest"] == pytest.approx((5 + 10 + 15 + 60) / 4)
    assert ties(games)["share"].to_list() == [0.5, 0, 0.25, 0, 0, 0, 0.25]
