import polars as pl
import pytest

from analyses.dominion.endings import endings


def test_shares_of_all_games(kingdom):
    table = endings(kingdom.games)
    piles = kingdom.games.select((pl.col("ended") == 2).mean()).collect().item()
    assert dict(table.select("ending", "share").iter_rows()) == pytest.approx(
        {"last Province": 1 - piles, "empty piles": piles}
    )
    row = table.row(1, named=True)
    assert row["low"] < 0.2 < row["high"]
    assert table["games"].sum() == 1800


def test_per_matchup_adds_up(kingdom):
    table = endings(kingdom.games, ["matchup"])
    assert table["matchup"].to_list() == [0, 0, 1, 1, 2, 2]
    assert table.group_by("matchup").agg(pl.col("share").sum())["share"].to_list() == pytest.approx([1.0] * 3)


def test_a_way_that_never_happened_is_left_out(kingdom_maker):
    assert endings(kingdom_maker(deals=20, by_piles=0.0).games)["ending"].to_list() == ["last Province"]
    cut = kingdom_maker(deals=20).games.with_columns(ended=pl.lit(3, pl.UInt8))
    assert endings(cut)["ending"].to_list() == ["turn limit"]
