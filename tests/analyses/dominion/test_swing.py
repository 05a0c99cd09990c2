import numpy as np
import polars as pl
import pytest

from analyses.dominion.swing import lead_spread, upsets


def test_spread_of_the_lead_in_duels(kingdom_maker):
    run = kingdom_maker(deals=1000, skill={"smithy": 10.0}, luck=6.0, first=4.0)
    row = lead_spread(run.seats, 2).row(0, named=True)
    # Skill and seat are not luck: two independent deviations of 6 remain.
    assert row["lead_spread_low"] < np.sqrt(2) * 6 < row["lead_spread_high"]
    scores = run.seats.sort("game", "seat").collect()["score"].to_numpy().reshape(-1, 2).astype(float)
    lead, order = scores[:, 0] - scores[:, 1], np.tile([0, 1], 1000)
    middle = np.array([lead[order == o].mean() for o in (0, 1)])[order]
    assert row["lead_spread"] == pytest.approx(np.sqrt(((lead - middle) ** 2).mean()))


def test_three_players_lead_over_the_mean_of_the_others(kingdom_maker):
    run = kingdom_maker([["a", "b", "c"]], deals=800, luck=6.0)
    row = lead_spread(run.seats, 3).row(0, named=True)
    assert row["lead_spread_low"] < np.sqrt(1 + 1 / 2) * 6 < row["lead_spread_high"]


def test_favourites_lose(kingdom_maker):
    run = kingdom_maker([["money", "smithy"], ["weak", "money"]], skill={"smithy": 4.0, "weak": -4.0})
    lost = run.seats.filter(((pl.col("matchup") == 0) & (pl.col("strategy") == "money"))
                            | ((pl.col("matchup") == 1) & (pl.col("strategy") == "weak")))  # fmt: skip
    row = upsets(run.seats, 2).row(0, named=True)
    assert row["upset_share"] == pytest.approx(lost.select(pl.col("win").cast(pl.Float64).mean()).collect().item())
    assert 0 < row["upset_share_low"] < row["upset_share"] < row["upset_share_high"] < 0.5


def test_a_strategy_alone_has_no_favourite(kingdom_maker):
    assert upsets(kingdom_maker([["money", "money"]], deals=20).seats, 2) is None
