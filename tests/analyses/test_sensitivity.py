from types import SimpleNamespace

import polars as pl
import pytest

from analyses.paired import paired
from analyses.sensitivity import pairs_up, sensitivity
from sim.errors import SpielwerkError


@pytest.fixture(scope="module")
def runs(run_maker):
    """A card number with three values: nothing happens up to 2, at 3 the random player becomes strong."""
    strong = {"hunter": 1.5, "random": 3.0}
    return {1: run_maker([["hunter", "random"]]), 2: run_maker([["hunter", "random"]]),
            3: run_maker([["hunter", "random"]], skill=strong)}  # fmt: skip


def test_every_value_against_the_base_with_all_judged_together(runs):
    table = sensitivity(runs, 1)
    assert table["value"].to_list() == [2, 2, 3, 3]
    assert table["clear"].to_list() == [False, False, True, True]
    alone = paired(runs[1], runs[3])
    both = table.filter(value=3)
    assert both["difference"].to_list() == alone["difference"].to_list()
    assert both["low"].to_list() == alone["low"].to_list()
    near = SimpleNamespace(seats=runs[3].seats, manifest=runs[1].manifest)
    assert sensitivity({1: runs[1], 3: near}, 1)["p"].max() <= both["p"].max(), "more comparisons, larger p"


def test_pairing_is_not_thrown_away(runs, run_maker):
    """The same runs as if they were strangers: the interval is wider."""
    stranger = SimpleNamespace(seats=runs[3].seats, manifest=runs[3].manifest | {"seed": 99})
    near, far = (sensitivity({1: runs[1], 3: run}, 1, "score") for run in (runs[3], stranger))
    assert pairs_up(runs[1].manifest, runs[3].manifest) and not pairs_up(runs[1].manifest, stranger.manifest)
    assert near["score_difference"].to_list() == pytest.approx(far["score_difference"].to_list())
    assert ((far["high"] - far["low"]) > 1.1 * (near["high"] - near["low"])).all()


def test_tables_of_different_size_are_compared_above_their_even_share(run_maker):
    runs = {2: run_maker([["a", "b"]], skill={}), 3: run_maker([["a", "b", "c"]], skill={})}
    table = sensitivity(runs, 2)
    assert table["strategy"].to_list() == ["a", "b"], "only who played in both"
    assert ((table["low"] < 0) & (table["high"] > 0)).all(), "everybody equal: 1/2 and 1/3 are the same"
    assert not table["clear"].any()


def test_a_set_up_may_be_what_varies(runs):
    other = SimpleNamespace(seats=runs[3].seats, manifest=runs[3].manifest | {"setup": {"kingdom": "x"}})
    assert pairs_up(runs[1].manifest, other.manifest)


def test_there_must_be_something_to_compare(runs):
    with pytest.raises(SpielwerkError, match="no run is labelled 7"):
        sensitivity(runs, 7)
    with pytest.raises(SpielwerkError, match="single run"):
        sensitivity({1: runs[1]}, 1)


def test_intervals_of_nothing_hold_zero(run_maker):
    made = {seed: run_maker([["a", "b"]], deals=100, seed=seed, skill={}) for seed in range(20)}
    table = sensitivity(made, 0)
    assert ((table["low"] <= 0) & (table["high"] >= 0)).mean() > 0.8
    assert table.filter(pl.col("clear")).height <= 2
