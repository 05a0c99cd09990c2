import numpy as np
import polars as pl
import pytest

from analyses.dominion.in_vain import LOSING, NOTHING, OPEN, WINNING, in_vain, usage, verdict


def _row(table: pl.DataFrame, card: str) -> dict:
    return table.filter(pl.col("card") == card).row(0, named=True)


def test_verdicts_of_planted_cards(kingdom):
    table = in_vain(kingdom.cards)
    assert _row(table, "smithy")["verdict"] == WINNING
    assert _row(table, "cellar")["verdict"] == LOSING
    assert table["card"][0] == "cellar"
    others = table.filter(~pl.col("card").is_in(["smithy", "cellar"]))
    assert set(others["verdict"]) <= {OPEN, NOTHING}


def test_idle_cards(kingdom):
    row = _row(in_vain(kingdom.cards), "moat")
    had = kingdom.cards.filter(pl.col("gained.moat") > 0)
    idle, plays = (
        had.select((pl.col("played.moat") == 0).mean().alias("idle"), pl.col("played.moat").mean()).collect().row(0)
    )
    assert row["never_played_share"] == pytest.approx(idle)
    assert row["never_played_share_low"] < 0.6 < row["never_played_share_high"]
    assert row["plays_per_copy"] == pytest.approx(plays)
    assert _row(in_vain(kingdom.cards), "mine")["never_played_share"] == 0


def test_points_and_starting_cards_are_not_called_idle(kingdom):
    table = usage(kingdom.cards)
    empty = table.filter(pl.col("never_played_share").is_null())["card"].to_list()
    assert set(empty) == {"province", "duchy", "estate", "curse", "copper"}


def test_a_handful_of_exceptions_is_no_verdict(kingdom_maker):
    """Nearly everybody gains Gold; the three who don't all win, which no spread between them contradicts."""
    run = kingdom_maker(deals=500, chance={"gold": 1.0, "silver": 0.5})
    exception = pl.col("game").is_in([5, 50, 500]) & (pl.col("win") == 1)
    cards = run.cards.with_columns(pl.when(exception).then(0).otherwise(1).cast(pl.UInt8).alias("gained.gold"))
    row = _row(in_vain(cards), "gold")
    assert row["difference"] is None and row["verdict"] == OPEN


def test_a_card_for_easy_opponents_is_not_praised():
    """Against the weak, games are long and cards get bought; the card does nothing."""
    rng = np.random.default_rng(3)
    easy = np.repeat([0, 1], 4000)
    has, won = rng.random(8000) < np.where(easy, 0.8, 0.2), rng.random(8000) < np.where(easy, 0.9, 0.2)
    assert won[has].mean() - won[~has].mean() > 0.3
    frame = pl.LazyFrame({"deal": np.tile(np.arange(4000), 2), "matchup": easy, "seat": 0, "strategy": "a",
                          "win": won.astype(float), "gained.market": has.astype(np.uint8),
                          "played.market": has.astype(np.uint16)})  # fmt: skip
    row = in_vain(frame).row(0, named=True)
    assert row["low"] < 0 < row["high"] and row["verdict"] == OPEN


@pytest.mark.parametrize(("difference", "half", "clear", "words"), [
    (0.05, 0.01, True, WINNING), (-0.05, 0.01, True, LOSING), (0.001, 0.005, False, NOTHING), (0.01, 0.03, False, OPEN),
    (None, None, None, OPEN),
])  # fmt: skip
def test_verdict_in_words(difference, half, clear, words):
    low, high = (None, None) if half is None else (difference - half, difference + half)
    schema = {"difference": pl.Float64, "low": pl.Float64, "high": pl.Float64, "clear": pl.Boolean}
    table = pl.DataFrame({"difference": [difference], "low": [low], "high": [high], "clear": [clear]}, schema=schema)
    assert table.select(verdict()).item() == words


def test_nothing_gained_gives_an_empty_table(kingdom):
    nothing = kingdom.cards.with_columns(pl.col("^gained.*$") * 0)
    assert in_vain(nothing).height == 0
