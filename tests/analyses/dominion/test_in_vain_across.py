import polars as pl
import pytest

from analyses.dominion.in_vain import LOSING, WINNING, in_vain
from analyses.dominion.in_vain_across import in_vain_across

CARDS = ["moat", "smithy", "cellar"]


@pytest.fixture(scope="module")
def sweep(sweep_maker):
    kingdoms = {"a": [*CARDS, "mine"], "b": [*CARDS, "witch"], "c": [*CARDS, "market"]}
    return sweep_maker(kingdoms, worth={"smithy": 6.0, "cellar": -6.0})


def _row(table: pl.DataFrame, card: str) -> dict:
    return table.filter(pl.col("card") == card).row(0, named=True)


def test_mean_over_the_kingdoms(sweep):
    row = _row(in_vain_across(sweep), "cellar")
    single = [_row(in_vain(result.cards), "cellar")["difference"] for result in sweep.results]
    assert row["difference"] == pytest.approx(sum(single) / 3)
    assert (row["kingdoms"], row["winning_in"], row["losing_in"], row["verdict"]) == (3, 0, 3, LOSING)
    assert _row(in_vain_across(sweep), "smithy")["verdict"] == WINNING


def test_runs_that_share_their_deals_don_t_pile_up_certainty(sweep_maker):
    """Three times the same kingdom under other names: the interval of one run, not a third of its variance."""
    same = sweep_maker(dict.fromkeys("abc", CARDS), worth={"smithy": 6.0})
    one, all_three = _row(in_vain(same.results[0].cards), "smithy"), _row(in_vain_across(same), "smithy")
    assert all_three["high"] - all_three["low"] == pytest.approx(one["high"] - one["low"], rel=0.02)


def test_cards_of_a_single_kingdom_are_left_out(sweep):
    assert not {"mine", "witch", "market"} & set(in_vain_across(sweep)["card"])
