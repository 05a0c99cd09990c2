import numpy as np
import polars as pl
import pytest

from analyses.crimson_company import pair_counts
from analyses.crimson_company.pairs import interplay, pairs
from tests.analyses.crimson_company.made import duels


def test_a_pair_that_works_together_is_found():
    table = pairs(duels(together=0.3, deals=20_000))
    best = table.row(0, named=True)
    assert {best["card"], best["beside"]} == {"loki", "monk"} and best["clear"]
    # Of the seats without either card a quarter face both: 0.3 - 0 - 0 + (-0.3 / 4).
    assert best["low"] < 0.225 < best["high"]
    assert best["interplay_gain"] == pytest.approx(best["beside_gain"] - best["alone_gain"])
    assert table["clear"].sum() == 1


def test_a_card_that_is_just_strong_has_no_interplay():
    table = pairs(duels(gain=0.3))
    assert table.height == 6 and not table["clear"].any()


def test_chunks_and_stretches_make_no_difference(monkeypatch):
    whole = interplay(duels(together=0.2), [0, 1])
    monkeypatch.setattr(pair_counts, "CHUNK", 777)
    monkeypatch.setattr(pair_counts, "STRETCH", 10)
    for parts, expected in zip(interplay(duels(together=0.2), [0, 1]), whole, strict=True):
        for name in ("interplay_gain", "low", "high"):
            assert parts[name].to_list() == pytest.approx(expected[name].to_list(), abs=1e-9)


def test_the_four_groups_are_counted_by_hand():
    cards = duels(together=0.2, deals=3000)
    row = pairs(cards).filter(card="loki", beside="monk").row(0, named=True)
    apart = (pl.col("win") - pl.col("win").mean().over("strategy", "seat")).alias("apart")
    loki, monk = pl.col("deployed.loki") > 0, pl.col("deployed.monk") > 0
    frame = cards.with_columns(apart).collect()
    mean = {(a, b): frame.filter(loki == a, monk == b)["apart"].mean() for a in (True, False) for b in (True, False)}
    assert row["seats"] == frame.filter(loki, monk).height
    assert row["beside_gain"] == pytest.approx(mean[True, True] - mean[False, True], abs=1e-5)
    assert row["alone_gain"] == pytest.approx(mean[True, False] - mean[False, False], abs=1e-5)


def test_the_order_of_the_rows_makes_no_difference():
    cards = duels(together=0.2, deals=3000)
    mixed = cards.collect().sample(fraction=1.0, shuffle=True, seed=3).lazy()
    for one, other in zip(interplay(cards, [0, 1]), interplay(mixed, [0, 1]), strict=True):
        assert one["interplay_gain"].to_list() == pytest.approx(other["interplay_gain"].to_list(), abs=1e-9)


def test_a_card_that_answers_another_is_found_and_told_once():
    """Whoever has the bard wins more often if the other one has the monk."""
    _, against = interplay(duels(answer=0.3, deals=20_000), [0, 1])
    best = against.row(0, named=True)
    assert (best["card"], best["against"], best["clear"]) == ("bard", "monk", True)
    assert best["interplay_gain"] == pytest.approx(best["against_gain"] - best["alone_gain"])
    assert against["clear"].sum() == 1 and against.height == 6 and against["interplay_gain"].min() > 0


def test_pairs_across_the_table_are_counted_by_hand():
    cards = duels(answer=0.2, deals=3000)
    row = interplay(cards, [0, 1])[1].filter(card="bard", against="monk").row(0, named=True)
    apart = (pl.col("win") - pl.col("win").mean().over("strategy", "seat")).alias("apart")
    other = pl.col("deployed.monk").sum().over("game") - pl.col("deployed.monk")
    frame = cards.with_columns(apart, other.alias("other")).collect()
    bard, monk = pl.col("deployed.bard") > 0, pl.col("other") > 0
    mean = {(a, b): frame.filter(bard == a, monk == b)["apart"].mean() for a in (True, False) for b in (True, False)}
    assert row["seats"] == frame.filter(bard, monk).height
    assert row["against_gain"] == pytest.approx(mean[True, True] - mean[False, True], abs=1e-6)
    assert row["alone_gain"] == pytest.approx(mean[True, False] - mean[False, False], abs=1e-6)


def test_opponents_are_the_seats_of_other_sides():
    own = np.array([[True, False, False, True], [False, False, True, False]])  # two cards, four seats
    assert pair_counts._opposing(own, [0, 1, 0, 1]).tolist() == [[True, True, True, True], [False, True, False, True]]
    assert pair_counts._opposing(own, [0, 1, 2, 3]).tolist() == [[True, True, True, True], [True, True, False, True]]
