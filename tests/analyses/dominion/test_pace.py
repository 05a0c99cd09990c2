import polars as pl
import pytest

from analyses.dominion.pace import SEEN, pace, well_reached


def _cell(table: pl.DataFrame, strategy: str, turn: int) -> dict:
    return table.filter((pl.col("strategy") == strategy) & (pl.col("turn") == turn)).row(0, named=True)


def test_turns_that_were_not_reached_are_no_zeros(kingdom):
    table = pace(kingdom.cards, kingdom.seats)
    # Coins are the turn's number plus the skill, points twice the number, however few games get there.
    for turn in (1, 14, 18):
        cell = _cell(table, "smithy", turn)
        assert (cell["coins"], cell["points"]) == pytest.approx((turn + 4, 2 * turn))
    assert table["turn"].max() == 18


def test_the_share_that_reached_a_turn(kingdom):
    table = pace(kingdom.cards, kingdom.seats)
    reached = kingdom.seats.filter(pl.col("strategy") == "weak").select((pl.col("own_turns") >= 16).mean())
    cell = _cell(table, "weak", 16)
    assert cell["reached_share"] == pytest.approx(reached.collect().item())
    assert cell["reached_share_low"] < cell["reached_share"] < cell["reached_share_high"]
    assert _cell(table, "weak", 13)["reached_share"] == 1


def test_frames_in_another_order_or_filtered_give_the_same(kingdom):
    table = pace(kingdom.cards, kingdom.seats)
    assert pace(kingdom.cards, kingdom.seats.sort("own_turns", "game", "seat")).equals(table)
    only = pl.col("strategy") == "money"
    assert pace(kingdom.cards.filter(only), kingdom.seats).equals(table.filter(only))


def test_rare_turns_are_not_drawn(kingdom):
    table = pace(kingdom.cards, kingdom.seats)
    drawn = well_reached(table.with_columns(reached_share=pl.when(pl.col("turn") > 16).then(SEEN / 2).otherwise(0.5)))
    assert drawn["turn"].max() == 16
