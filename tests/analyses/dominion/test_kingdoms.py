import polars as pl
import pytest

from analyses.dominion.first_player import first_player_gain
from analyses.dominion.kingdoms import kingdoms, piles, win_rates_by_value

TWO = {"quick": ["moat", "witch"], "slow": ["moat", "cellar"]}


@pytest.fixture(scope="module")
def two(sweep_maker):
    effects = {"witch": {"rounds": 10, "luck": 4.0, "by_piles": 0.0}, "cellar": {"rounds": 20, "luck": 12.0}}
    return sweep_maker(TWO, effects=effects, skill={"smithy": 3.0}, first=2.0)


def test_one_row_per_kingdom_in_order(two):
    table = kingdoms(two)
    assert table["value"].to_list() == ["quick", "slow"]
    assert table["games"].to_list() == [600, 600]
    assert table["rounds"].to_list() == pytest.approx([12, 22], abs=0.3)
    assert table["lead_spread"][0] < 7 < table["lead_spread"][1]
    assert table["upset_share"][0] < table["upset_share"][1]
    assert table["best_strategy"].to_list() == ["smithy", "smithy"]


def test_numbers_are_those_of_the_single_questions(two):
    table, slow = kingdoms(two), two.results[1]
    gain = first_player_gain(slow.seats, 2).row(0, named=True)
    assert table.row(1, named=True) | gain == table.row(1, named=True)
    assert table["piles_share"][1] == pytest.approx(slow.games.select((pl.col("ended") == 2).mean()).collect().item())


def test_a_kingdom_that_never_ends_by_piles_keeps_its_interval(two):
    row = kingdoms(two).row(0, named=True)
    assert (row["piles_share"], row["piles_share_low"]) == (0, 0) and row["piles_share_high"] > 0


def test_win_rates_and_cards_of_every_kingdom(two):
    rates = win_rates_by_value(two)
    assert rates["value"].to_list() == ["quick", "quick", "slow", "slow"]
    assert rates.group_by("value").agg(pl.col("win_rate").sum())["win_rate"].to_list() == pytest.approx([1, 1])
    assert piles(two) == {"quick": {"moat", "witch"}, "slow": {"moat", "cellar"}}
