import polars as pl
import pytest

from analyses.crimson_company import pairs as module
from analyses.crimson_company.pairs import pairs
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


def test_chunks_and_blocks_make_no_difference(monkeypatch):
    whole = pairs(duels(together=0.2))
    monkeypatch.setattr(module, "CHUNK", 777)
    parts = pairs(duels(together=0.2))
    for name in ("interplay_gain", "low", "high"):
        assert parts[name].to_list() == pytest.approx(whole[name].to_list(), abs=1e-5)


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
