import polars as pl
import pytest

from analyses.dominion.gains import gains


def _row(table: pl.DataFrame, strategy: str, card: str) -> dict:
    return table.filter((pl.col("strategy") == strategy) & (pl.col("card") == card)).row(0, named=True)


def test_planted_cards_stand_out(kingdom):
    table = gains(kingdom.cards)
    for strategy in ("money", "smithy", "weak"):
        good, bad = _row(table, strategy, "smithy"), _row(table, strategy, "cellar")
        assert good["clear"] and bad["clear"] and good["low"] > 0 > bad["high"]
    assert table.height == 3 * 17


def test_intervals_cover_nothing_where_nothing_is(kingdom_maker):
    """All cards are luck here: about 95 % of the intervals hold 0, and Holm rarely calls one of 34 clear."""
    pairs = {"matchups": [["money", "smithy"]], "skill": {"smithy": 4.0}, "first": 2.0}
    tables = [gains(kingdom_maker(**pairs, deals=80, seed=seed).cards) for seed in range(40)]
    held = [((table["low"] <= 0) & (table["high"] >= 0)).mean() for table in tables]
    assert 0.93 <= sum(held) / 40 <= 0.97
    assert sum(bool(table["clear"].any()) for table in tables) <= 6


def test_copies_of_winners_and_losers_in_one_seat(kingdom_maker):
    cards = kingdom_maker(worth={"smithy": 4.0}).cards.filter((pl.col("win") != 0.5) & (pl.col("seat") == 0))
    only = cards.filter(pl.col("strategy") == "money").group_by("win").agg(pl.col("gained.smithy").mean()).collect()
    means, row = dict(only.iter_rows()), _row(gains(cards), "money", "smithy")
    assert row["copies_difference"] == pytest.approx(means[1.0] - means[0.0])
    mean = cards.filter(pl.col("strategy") == "money").select(pl.col("gained.smithy").mean()).collect().item()
    assert row["copies"] == pytest.approx(mean) and row["copies_low"] < mean < row["copies_high"]
    assert row["copies_difference"] == pytest.approx(means[1.0] - means[0.0])


def test_a_card_that_a_strategy_never_gains_is_left_out(kingdom_maker):
    run = kingdom_maker(deals=50, chance={"mine": 0.0})
    table = gains(run.cards)
    assert "mine" not in set(table["card"]) and "moat" in set(table["card"])
