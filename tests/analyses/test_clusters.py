import numpy as np
import polars as pl
import pytest

from analyses.clusters import (
    BLOCKS,
    BLOCKS_AT_LEAST,
    CELLS,
    block_sums,
    centred_sums,
    means,
    per_unit,
    rates,
    ratios,
    shares,
)
from analyses.intervals import mean_interval, rate_interval


@pytest.fixture
def frame() -> pl.LazyFrame:
    """3000 deals of 2 rows in two groups; deals are more than there are blocks."""
    rng = np.random.default_rng(0)
    deal = np.repeat(np.arange(3 * BLOCKS), 2)
    hit = (rng.random(deal.size) < 0.3).astype(float)
    group = pl.Series(np.tile(["a", "b"], 3 * BLOCKS), dtype=pl.Enum(["a", "b"]))
    return pl.LazyFrame(
        {"deal": deal.astype(np.uint32), "group": group, "hit": hit, "weight": rng.integers(0, 4, deal.size)}
    )


def test_block_sums_add_up(frame):
    table = block_sums(frame, ["group"], {"hit": pl.col("hit")})
    assert table.height == 2 * BLOCKS
    assert table["hit"].sum() == frame.collect()["hit"].sum()
    assert table["rows"].sum() == 6 * BLOCKS
    assert table["deals"].sum() == 6 * BLOCKS  # 3000 deals in each group
    assert table.schema["group"] == pl.String


def test_deals_are_counted_once_however_many_rows_they_have():
    frame = pl.LazyFrame({"deal": [0, 0, 0, 1, BLOCKS, BLOCKS]})
    assert block_sums(frame, [], {})["deals"].sum() == 3


def test_ratio_variance_is_that_of_the_deal_means_when_deals_are_equal():
    rng = np.random.default_rng(1)
    values = rng.normal(size=(50, 4))
    frame = pl.LazyFrame({"deal": np.repeat(np.arange(50), 4), "x": values.ravel()})
    found = ratios(block_sums(frame, [], {"x": pl.col("x")}), [], "x").row(0, named=True)
    assert found["estimate"] == pytest.approx(values.mean())
    assert found["variance"] == pytest.approx(values.mean(axis=1).var(ddof=1) / 50)
    assert (found["clusters"], found["deals"], found["size"]) == (50, 50, 200)


def test_rates_use_the_rate_interval(frame):
    table = rates(frame, ["group"], pl.col("hit"), "hit_rate")
    rows = frame.filter(pl.col("group") == "a").collect()["hit"].to_numpy().reshape(BLOCKS, 3).sum(axis=1)
    low, high = map(float, rate_interval(rows.sum() / 3000, rows.var(ddof=1) * BLOCKS / 3000**2, BLOCKS, 3000))
    first = table.row(0, named=True)
    assert table.columns == ["group", "hit_rate", "low", "high"]
    assert (first["hit_rate"], first["low"], first["high"]) == pytest.approx((rows.sum() / 3000, low, high))


def test_means_name_their_measures(frame):
    table = means(frame, [], {"weight": pl.col("weight"), "double": pl.col("weight") * 2})
    assert table["measure"].to_list() == ["weight", "double"]
    assert table["mean"][1] == pytest.approx(2 * table["mean"][0])
    assert table["high"][1] - table["low"][1] == pytest.approx(2 * (table["high"][0] - table["low"][0]))


def test_shares_and_per_unit_divide_sums(frame):
    sums = block_sums(frame, ["group"], {"hit": pl.col("hit"), "weight": pl.col("weight")})
    rows = frame.filter(pl.col("group") == "b").collect()
    expected = rows["hit"].sum() / rows["weight"].sum()
    share = shares(sums, ["group"], "hit", "weight", "part").row(1, named=True)
    unit = per_unit(sums, ["group"], "hit", "part", bottom="weight").row(1, named=True)
    assert share["part"] == unit["part"] == pytest.approx(expected)
    assert share["part_low"] < expected < share["part_high"]
    found = ratios(sums, ["group"], "hit", "weight").row(1, named=True)
    low, high = map(float, mean_interval(found["estimate"], found["variance"], found["clusters"]))
    assert (unit["part_low"], unit["part_high"]) == pytest.approx((low, high))


def test_nothing_to_divide_by_gives_no_row():
    sums = block_sums(pl.LazyFrame({"deal": [0, 1], "x": [0, 0]}), [], {"x": pl.col("x")})
    assert ratios(sums, [], "x", "x").height == 0


def _tournament(matchups: int, deals: int) -> pl.LazyFrame:
    rng = np.random.default_rng(7)
    matchup, deal = (part.ravel() for part in np.indices((matchups, deals)))
    values = {"x": rng.normal(size=matchup.size) + matchup % 5, "y": rng.random(matchup.size)}
    return pl.LazyFrame({"matchup": matchup.astype(np.uint16), "deal": deal.astype(np.uint32), **values})


def test_many_match_ups_take_fewer_blocks():
    """A table of match-ups times blocks must not grow with a tournament."""
    for matchups, deals in ((3, 2 * BLOCKS), (500, 300), (2000, 150)):
        frame = _tournament(matchups, deals)
        table = block_sums(frame, ["matchup"], {"x": pl.col("x")})
        assert table.height <= max(CELLS, matchups * BLOCKS_AT_LEAST)
        assert table["block"].n_unique() >= BLOCKS_AT_LEAST / 2
        assert table["deals"].sum() == matchups * deals
        assert table["x"].sum() == pytest.approx(frame.collect()["x"].sum())


def test_centred_sums_are_those_of_the_rows():
    frame = _tournament(4, 50)
    groups, blocks = centred_sums(frame, ["matchup"], [], {"x": pl.col("x"), "y": pl.col("y")}, "x")
    rows = frame.with_columns((pl.col("x", "y") - pl.col("x", "y").mean().over("matchup")).name.suffix("_apart"))
    expected = rows.group_by("deal").agg((pl.col("x_apart") * pl.col("y_apart")).sum().alias("xy")).collect()
    assert blocks.height == 50, "no strata times blocks"
    found = dict(blocks.select("block", "xy.y").iter_rows())
    assert found == pytest.approx(dict(expected.iter_rows()), abs=1e-6)
    assert blocks["xx.x"].sum() == pytest.approx(rows.select((pl.col("x_apart") ** 2).sum()).collect().item())
    assert groups["rows"].to_list() == [50] * 4
    assert groups["y*x"].sum() == pytest.approx(rows.select((pl.col("x") * pl.col("y")).sum()).collect().item())


def test_blocks_are_runs_of_deals():
    """Rows of one block lie together in a run's files, so that few blocks are open at any time."""
    deals = 10 * BLOCKS
    table = block_sums(pl.LazyFrame({"deal": range(deals)}), [], {"low": pl.col("deal")}).sort("block")
    assert table.height == BLOCKS and table["deals"].to_list() == [10] * BLOCKS
    assert table["low"][3] == sum(range(30, 40))
    assert block_sums(pl.LazyFrame({"deal": range(50)}), [], {}).height == 50, "few deals: one each"
