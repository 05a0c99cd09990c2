import polars as pl
import pytest

from analyses.majority.coins import coins_by_colour, coins_by_round, coins_by_strategy, second_place_share

KINDS = ["first, alone", "first, shared", "second, alone", "second, shared"]


def _mean(frame: pl.LazyFrame, column: str) -> float:
    return frame.select(pl.col(column).mean()).collect().item()


def test_by_strategy(teams):
    table = coins_by_strategy(teams.seats)
    assert table["strategy"].to_list() == ["hunter"] * 4 + ["briber"] * 4 + ["random"] * 4
    assert table["place"].to_list() == KINDS * 3
    hunter = teams.seats.filter(pl.col("strategy") == "hunter")
    assert table["coins"][2] + table["coins"][3] == pytest.approx(_mean(hunter, "coins_second"))
    assert table["coins"][3] == pytest.approx(_mean(hunter, "coins_second_shared"))
    assert (table["low"] < table["coins"]).all() and (table["coins"] < table["high"]).all()
    # 0.8 (skill + luck) from each kind of place; luck is 3 on average, skill 1.5.
    assert table["coins"][0] + table["coins"][1] == pytest.approx(3.6, abs=0.3)


def test_first_and_second_add_up_to_the_score(teams):
    table = coins_by_strategy(teams.seats).group_by("strategy").agg(pl.col("coins").sum())
    for strategy, coins in table.iter_rows():
        assert coins == pytest.approx(_mean(teams.seats.filter(pl.col("strategy") == strategy), "score"))


@pytest.mark.parametrize(("question", "key", "values"), [
    (coins_by_colour, "colour", ["red", "blue", "yellow"]), (coins_by_round, "round", [1, 2, 3, 4]),
])  # fmt: skip
def test_splits_add_up(teams, question, key, values):
    table = question(teams.seats)
    assert table.columns == [key, "place", "coins", "low", "high"]
    assert table[key].unique(maintain_order=True).to_list() == values
    assert table["coins"].sum() == pytest.approx(_mean(teams.seats, "score"))


def test_a_cell_of_each_split(teams):
    colours, rounds = coins_by_colour(teams.seats), coins_by_round(teams.seats)
    blue = colours.filter((pl.col("colour") == "blue") & (pl.col("place") == "second, shared"))["coins"][0]
    third = rounds.filter((pl.col("round") == 3) & pl.col("place").str.starts_with("first"))["coins"].to_list()
    assert blue == pytest.approx(_mean(teams.seats, "coins_second_shared_blue"))
    assert sum(third) == pytest.approx(_mean(teams.seats, "coins_first_round_3"))
    assert third[1] == pytest.approx(_mean(teams.seats, "coins_first_shared_round_3"))


def test_share_of_second_places(teams):
    table = second_place_share(teams.seats)
    sums = (
        teams.seats.filter(pl.col("strategy") == "briber")
        .select(pl.col("coins_second", "score").sum())
        .collect()
        .row(0)
    )
    row = table.filter(pl.col("strategy") == "briber").row(0, named=True)
    assert row["second_share"] == pytest.approx(sums[0] / sums[1])
    assert row["second_share_low"] < 0.5 < row["second_share_high"]  # places are even by construction
