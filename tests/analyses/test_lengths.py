import polars as pl
import pytest

from analyses.lengths import BARS, distribution, length_summary, lengths


def test_summary(teams):
    games = teams.games.collect()
    row = length_summary(teams.games).row(0, named=True)
    assert row["turns"] == pytest.approx(games["turns"].mean())
    assert (row["shortest"], row["longest"], row["games"]) == (17, 19, 4800)
    assert row["median"] == games["turns"].median()
    assert row["truncated_share"] == pytest.approx(games["truncated"].mean())
    assert row["truncated_share_low"] < 0.01 < row["truncated_share_high"]
    assert row["turns_low"] < 18 < row["turns_high"]


def test_summary_per_matchup(teams):
    table = length_summary(teams.games, ("matchup",))
    assert table["matchup"].to_list() == [0, 1, 2]
    expected = teams.games.group_by("matchup").agg(pl.col("turns").mean()).sort("matchup").collect()["turns"]
    assert table["turns"].to_list() == pytest.approx(expected.to_list())


def test_distribution_counts_every_game(teams):
    table = lengths(teams.games)
    assert table["turns"].to_list() == [17, 18, 19]
    assert table["games"].to_list() == teams.games.collect()["turns"].value_counts().sort("turns")["count"].to_list()
    assert table["share"].sum() == pytest.approx(1)
    assert ((table["low"] < 1 / 3) & (table["high"] > 1 / 3)).all()


def test_many_values_are_binned():
    frame = pl.LazyFrame({"deal": range(1000), "turns": range(1000)})
    table = distribution(frame, "turns")
    assert table.height <= BARS
    assert table["turns_to"][0] - table["turns"][0] == 24
    assert table["games"][:-1].unique().to_list() == [25]


def test_a_rare_value_keeps_all_games_as_its_base():
    frame = pl.LazyFrame({"deal": range(100), "turns": [1] * 99 + [2]})
    assert distribution(frame, "turns")["share"].to_list() == pytest.approx([0.99, 0.01])
