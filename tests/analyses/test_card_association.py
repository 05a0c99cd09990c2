import numpy as np
import polars as pl
import pytest

from analyses.card_association import card_association, card_associations, facts
from sim.errors import SpielwerkError


def test_facts_are_read_from_the_columns(teams):
    known = facts(teams.cards)
    assert list(known) == ["owned", "played", "drafted"]
    assert len(known["owned"]) == 24


def test_the_planted_card_stands_out(run_maker):
    run = run_maker([["hunter", "briber"] * 2], card_gain=2.0)
    table = card_association(run.cards, "owned")
    assert table["card"][0] == "red-10"
    assert table["clear"][0] and table["low"][0] > 0
    assert table["clear"].sum() <= 2  # the other 23 are luck


def test_difference_is_the_weighted_difference_within_strata(teams):
    rows = teams.cards.select("matchup", "strategy", "seat", "win", has=pl.col("owned.blue-7") > 0)
    has, win, n = pl.col("has"), pl.col("win").cast(pl.Float64), pl.len().cast(pl.Float64)
    rates = {"with_": win.filter(has).mean(), "without": win.filter(~has).mean()}
    strata = rows.group_by("matchup", "strategy", "seat").agg(n=n, n1=has.sum().cast(pl.Float64), **rates).collect()
    weight = strata["n1"] * (strata["n"] - strata["n1"]) / strata["n"]
    expected = (weight * (strata["with_"] - strata["without"])).sum() / weight.sum()
    found = card_association(teams.cards, "owned").filter(pl.col("card") == "blue-7").row(0, named=True)
    assert found["difference"] == pytest.approx(expected, abs=1e-6)
    assert found["seats"] == 19_200
    assert found["held_share"] == pytest.approx(rows.select("has").collect()["has"].mean())
    assert found["held_share_low"] < found["held_share"] < found["held_share_high"]


def test_a_favourite_of_winners_is_not_praised_for_it():
    """The strong strategy has the card 9 times of 10, the weak one once; the card does nothing."""
    rng = np.random.default_rng(0)
    strong = np.tile([True, False], 10_000)
    held = rng.random(20_000) < np.where(strong, 0.9, 0.1)
    won = rng.random(20_000) < np.where(strong, 0.8, 0.2)
    seats = {"matchup": 0, "deal": np.repeat(np.arange(10_000), 2), "seat": np.tile([0, 1], 10_000)}
    strategy = np.where(strong, "strong", "weak")
    frame = pl.LazyFrame({**seats, "strategy": strategy, "owned.x": held * 2, "win": won.astype(float)})
    raw = frame.group_by(pl.col("owned.x") > 0).agg(pl.col("win").mean()).collect()["win"]
    assert abs(raw[0] - raw[1]) > 0.4
    found = card_association(frame, "owned").row(0, named=True)
    assert found["low"] < 0 < found["high"]
    assert not found["clear"]


def test_a_card_that_a_weak_opponent_hands_out_is_not_praised_for_it():
    """Against the weak opponent one wins 9 times of 10 and gets the card 8 times of 10; the card does nothing."""
    rng = np.random.default_rng(3)
    weak = np.tile([True, False], 10_000)
    held = rng.random(20_000) < np.where(weak, 0.8, 0.1)
    won = rng.random(20_000) < np.where(weak, 0.9, 0.4)
    seats = {"matchup": (~weak).astype(np.uint16), "deal": np.repeat(np.arange(10_000), 2), "seat": 0}
    frame = pl.LazyFrame({**seats, "strategy": "same", "owned.gift": held * 1, "win": won.astype(float)})
    pooled = card_association(frame, "owned", strata=("strategy", "seat")).row(0, named=True)
    assert pooled["low"] > 0.25, "a comparison over all opponents is fooled"
    found = card_association(frame, "owned").row(0, named=True)
    assert found["low"] < 0 < found["high"] and found["high"] - found["low"] < 0.06
    assert not found["clear"]


def test_several_facts_are_the_same_as_one_by_one(teams):
    found = card_associations(teams.cards, ["owned", "played"])
    for fact, table in found.items():
        alone = card_association(teams.cards, fact)
        assert table["card"].to_list() == alone["card"].to_list()
        assert table["difference"].to_list() == pytest.approx(alone["difference"].to_list(), abs=1e-8)


def test_intervals_cover_nothing_where_nothing_is(run_maker):
    """All cards are luck here: about 95 % of the intervals hold 0, and Holm rarely calls one clear."""
    tables = [card_association(run_maker([["a", "b"] * 2], deals=100, seed=seed).cards, "owned") for seed in range(30)]
    held = [((table["low"] <= 0) & (table["high"] >= 0)).mean() for table in tables]
    assert 0.92 <= np.mean(held) <= 0.98
    assert sum(bool(table["clear"].any()) for table in tables) <= 6


def test_a_card_nobody_has_is_left_out(teams):
    cards = teams.cards.with_columns(pl.lit(0).alias("owned.red-0"), pl.lit(1).alias("owned.red-2"))
    names = set(card_association(cards, "owned")["card"])
    assert not names & {"red-0", "red-2"}
    assert len(names) == 22


def test_an_unknown_fact_is_refused_with_the_known_ones(teams):
    with pytest.raises(SpielwerkError, match="owned"):
        card_association(teams.cards, "owed")
