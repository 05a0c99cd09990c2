import polars as pl
import pytest

from analyses.sides import even_share, teams, together, won_share
from sim.errors import SpielwerkError


@pytest.mark.parametrize(
    ("sides", "even"), [([0, 1], 1 / 2), ([0, 1, 0, 1], 1 / 2), ([0, 1, 2], 1 / 3), ([0], None), ([1, 1, 1], None)]
)
def test_even_share(sides, even):
    assert even_share({"teams": sides}) == even
    assert together({"teams": sides}) == (even is None)


def test_sides_are_never_guessed():
    with pytest.raises(SpielwerkError, match="teams"):
        teams({"players": 3})


def test_a_game_won_by_a_team_is_won_once(teams, run_maker):
    assert won_share(teams.seats, teams.manifest)["won_share"][0] == pytest.approx(1)
    half = teams.seats.with_columns(pl.when(pl.col("game") % 2 == 0).then(pl.col("win")).otherwise(0).alias("win"))
    row = won_share(half, teams.manifest).row(0, named=True)
    assert row["won_share"] == pytest.approx(0.5) and row["won_share_low"] < 0.5 < row["won_share_high"]
