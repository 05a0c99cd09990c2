import numpy as np
import polars as pl
import pytest

from analyses.pendulum.components import use, worth


def _cards(deals: int = 3000) -> pl.LazyFrame:
    """Every use of the festival adds 10 points to the win rate; the mint does nothing; nobody uses the forum."""
    rng = np.random.default_rng(2)
    festival, mint = rng.integers(0, 4, deals), rng.integers(0, 3, deals)
    win = rng.random(deals) < 0.2 + 0.1 * festival
    return pl.LazyFrame({
        "deal": np.arange(deals), "matchup": 0, "strategy": "voter", "seat": 0, "win": win.astype(float),
        "used.purple-2": festival, "points.purple-2": 2 * festival, "used.black-2": mint, "points.black-2": 0 * mint,
        "used.black-3": 0 * mint, "points.black-3": 0 * mint, "used.briber-basic": 1, "points.briber-basic": 0,
    })  # fmt: skip


def test_use():
    table = use(_cards())
    assert table["card"].to_list() == ["purple-2", "black-2", "black-3"]  # a mat is no component to use
    row = table.row(0, named=True)
    assert row["kind"] == "space" and row["points_each"] == pytest.approx(2.0)
    assert row["used_share_low"] < 0.75 < row["used_share_high"] and row["uses_low"] < 1.5 < row["uses_high"]
    assert table["uses"][2] == 0 and table["points_each"][2] is None


def test_worth_of_one_more_use():
    table = worth(_cards())
    assert table["card"].to_list() == ["purple-2", "black-2"]
    best, none = table.rows(named=True)
    assert best["low"] < 0.1 < best["high"] and best["clear"]
    assert none["low"] < 0 < none["high"] and not none["clear"]


def test_a_strong_mat_does_not_praise_what_it_uses():
    """The justicar wins more and uses the mint more; among players with the same mat the mint does nothing."""
    rng = np.random.default_rng(3)
    justicar = rng.random(4000) < 0.5
    mint = rng.integers(0, 3, 4000) + 2 * justicar
    win = rng.random(4000) < 0.2 + 0.5 * justicar
    cards = pl.LazyFrame({
        "deal": np.arange(4000), "matchup": 0, "strategy": "voter", "seat": 0, "win": win.astype(float),
        "used.black-2": mint, "points.black-2": 0 * mint, "used.justicar-basic": justicar.astype(int),
        "used.briber-basic": 1 - justicar.astype(int),
    })  # fmt: skip
    row = worth(cards).row(0, named=True)
    assert row["low"] < 0 < row["high"]
