import numpy as np
import polars as pl
import pytest

from analyses.feuergipfel.winners import by_clan, clan_by_strategy, endings, ways_to_win


def _seats(deals: int = 6000) -> pl.LazyFrame:
    """Gaia (5) wins 20 points more often than any other clan; seat 0 wins like seat 1."""
    rng = np.random.default_rng(4)
    clan = rng.integers(0, 6, deals)
    win = (rng.random(deals) < 0.4 + 0.2 * (clan == 5)).astype(float)
    return pl.LazyFrame({"deal": np.arange(deals), "matchup": 0, "strategy": "builder", "seat": np.arange(deals) % 2,
                         "wizard_clan": clan, "win": win, "creatures": 7})  # fmt: skip


def test_clans():
    table = by_clan(_seats())
    best = table.row(0, named=True)
    assert best["clan"] == "gaia" and best["low"] < 0.6 < best["high"] and best["creatures"] == 7
    assert sorted(table["clan"]) == ["clergy", "dawn", "doom", "gaia", "night", "twilight"]


def test_clans_of_a_strategy_against_the_others():
    table = clan_by_strategy(_seats())
    gaia = table.filter(pl.col("clan") == "gaia").row(0, named=True)
    assert gaia["low"] < 0.2 < gaia["high"] and gaia["clear"]
    assert (table.filter(pl.col("clan") != "gaia")["difference"] < 0.02).all()


def test_endings():
    games = pl.LazyFrame({"deal": range(8), "ending": [1, 1, 1, 2, 2, 1, 1, 1], "tied": [False] * 4 + [True] + [False] * 3,
                          "rounds": [10, 12, 14, 20, 30, 12, 12, 12]})  # fmt: skip
    table = endings(games)
    assert table["share"].to_list() == pytest.approx([0.75, 0.25, 0])
    assert table["rounds"].to_list()[:2] == [12, 25] and table["rounds"][2] is None
    assert table["tied_share"].to_list()[:2] == [0, 0.5]
    once = endings(games.with_columns(ending=pl.when(pl.col("deal") == 0).then(3).otherwise("ending")))
    assert once["share"][2] == pytest.approx(0.125) and once["rounds"][2] is None and once["rounds_high"][2] is None


def test_ways_to_win_add_up_to_the_win_rate():
    seats = pl.LazyFrame({
        "deal": [0, 0, 1, 1, 2, 2, 3, 3], "strategy": ["builder", "might-rush"] * 4,
        "win": [1.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.5, 0.5],
        "completed": [True, False, False, True, True, False, False, False],
        "by_might": [False, False, False, True, False, False, False, False],
    })  # fmt: skip
    found = {(strategy, way): share for strategy, way, share, *_ in ways_to_win(seats).iter_rows()}
    assert found["builder", "nine creatures"] == 0.5 and found["builder", "most strength at the end"] == 0.125
    assert found["might-rush", "Circle of Might"] == 0.25 and found["might-rush", "nine creatures"] == 0
