import numpy as np
import polars as pl
import pytest

from analyses.clusters import block_sums
from analyses.dominion.contrast import contrasts, noise, with_difference
from analyses.intervals import mean_interval


def _sums(one: np.ndarray, other: np.ndarray) -> pl.DataFrame:
    """Two rows a deal, one of each side."""
    size = len(one)
    frame = pl.LazyFrame({"deal": np.tile(np.arange(size), 2), "x": np.concatenate([one, other]),
                          "side": np.repeat([1, 0], size)})  # fmt: skip
    side = pl.col("side") == 1
    return block_sums(frame, [], {"n": side, "x1": pl.col("x") * side, "m": ~side, "x2": pl.col("x") * ~side})


def test_it_is_the_paired_difference():
    rng = np.random.default_rng(0)
    deal = rng.normal(0, 10, 200)  # the luck of the deal, the same on both sides
    one, other = deal + 1 + rng.normal(0, 1, 200), deal + rng.normal(0, 1, 200)
    found = contrasts(_sums(one, other), [], ("x1", "n"), ("x2", "m")).row(0, named=True)
    apart = one - other
    assert found["estimate"] == pytest.approx(apart.mean())
    assert found["variance"] == pytest.approx(apart.var(ddof=1) / 200)
    assert (found["one"], found["other"], found["clusters"]) == (
        pytest.approx(one.mean()),
        pytest.approx(other.mean()),
        200,
    )


def test_intervals_and_holm():
    found = pl.DataFrame({"card": ["a", "b"], "estimate": [1.0, 0.1], "variance": [0.01, 0.01], "clusters": [50.0] * 2})
    table = with_difference(found, "gap")
    assert table.columns == ["card", "gap", "low", "high", "p", "clear"]
    assert table["low"][0] == pytest.approx(float(mean_interval(1.0, 0.01, 50).low))
    assert table["clear"].to_list() == [True, False]


def test_noise_reads_an_interval_backwards():
    table = pl.DataFrame({"low": [-0.098], "high": [0.098]})
    assert table.select(noise()).item() == pytest.approx(0.05**2, rel=1e-3)
