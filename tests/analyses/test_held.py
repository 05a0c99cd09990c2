import numpy as np
import polars as pl
import pytest

from analyses import held
from analyses.clusters import centred_sums
from analyses.held import held_sums

STRATA = ("matchup", "strategy", "seat")


@pytest.fixture
def frame() -> pl.LazyFrame:
    """Three match-ups of 2500 deals (more than there are blocks), wins shared now and then, two cards."""
    rng = np.random.default_rng(4)
    games, deals = 7500, 2500
    game = np.repeat(np.arange(games), 2)
    won = rng.choice([0.0, 0.5, 1.0], games, p=[0.5, 0.1, 0.4])
    copies = rng.integers(0, 3, (2, 2 * games))
    return pl.LazyFrame(
        {"game": game, "matchup": game // deals, "deal": (game % deals).astype(np.uint32),
         "seat": np.tile([0, 1], games), "strategy": np.tile(["a", "b"], games),
         "win": np.stack([won, 1 - won], axis=1).ravel().astype(np.float32), "x": copies[0], "y": copies[1]}
    )  # fmt: skip


@pytest.mark.parametrize("at_once", [held.AT_ONCE, 2500])
def test_counting_finds_the_same_sums_as_products_of_fractions(frame, monkeypatch, at_once):
    """In one go, and part by part as in a large tournament."""
    monkeypatch.setattr(held, "AT_ONCE", at_once)
    has = {name: pl.col(name) > 0 for name in ("x", "y")}
    groups, blocks = held_sums(frame, STRATA, has)
    old_groups, old_blocks = centred_sums(frame, STRATA, [], {"win": pl.col("win"), **has}, "win")
    for found, expected in ((groups, old_groups), (blocks, old_blocks.sort("block"))):
        assert found.height == expected.height
        for name in set(found.columns) - {"strategy"}:
            assert found[name].to_list() == pytest.approx(expected[name].to_list(), abs=1e-8), name


def test_a_large_tournament_is_read_in_parts(frame, monkeypatch):
    monkeypatch.setattr(held, "AT_ONCE", 2500)
    parts = list(held._parts(frame, 6))
    assert len(parts) == 3
    assert pl.concat(parts).collect().equals(frame.collect())
