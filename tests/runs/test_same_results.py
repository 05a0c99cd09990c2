"""The same experiment gives the same bits, however it is carried out."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sim import run
from sim.errors import SpielwerkError
from sim.games.majority.decisions import Majority
from sim.kernel import table
from sim.kernel.decisions import last_option
from sim.runs import plan, runner
from sim.runs.runner import execute
from sim.strategy import Parameter
from tests.runs.conftest import PLAYERS, same, small


@settings(max_examples=8)
@given(size=st.integers(1, 400), some=st.integers(1, 400), jobs=st.integers(1, 3))
def test_any_shard_size_and_number_of_threads(finished, size, some, jobs):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plan, "SHARD_GAMES", size)
        patch.setattr(table, "SOME", some)
        assert same(execute(small(), jobs=jobs), finished)


def test_processes(finished, shards_of):
    shards_of(70)
    assert same(execute(small(), jobs=2, backend="processes"), finished)


def test_a_search(shards_of):
    """Searching strategies draw from their own streams, so shards and threads don't matter to them either."""
    players = ("monte-carlo(rollouts=2)", "random")
    one = run("majority", players, 24, seed=5, jobs=1)
    shards_of(7)
    assert same(run("majority", players, 24, seed=5, jobs=2), one)


def test_a_strategy_from_a_file_travels_to_other_processes(tmp_path, shards_of):
    file = tmp_path / "mine.py"
    file.write_text(
        "from sim.games.majority.decisions import Majority\n"
        "from sim.kernel.decisions import last_option\n"
        "class Mine(Majority):\n"
        "    'The last option.'\n"
        "    def play(table, me):\n"
        "        return last_option(table)\n"
    )
    shards_of(40)
    players = (f"{file}:Mine", "random")
    threads = run("majority", players, 200, seed=5, jobs=2)
    assert same(run("majority", players, 200, seed=5, jobs=2, backend="processes"), threads)


def test_a_strategy_of_this_session_is_compiled_once_in_every_process(shards_of):
    """It can't be imported over there, so it is sent along; every shard after a worker's first must find it."""

    class Mine(Majority):
        """The last option, or sometimes the first."""

        luck = Parameter(0.5, low=0.0, high=1.0, about="not used")

        def play(table, me, luck):
            return last_option(table)

    shards_of(10)
    threads = run("majority", [Mine, "random"], 200, seed=5, jobs=1)
    assert same(run("majority", [Mine, "random"], 200, seed=5, jobs=2, backend="processes"), threads)
    parcel = runner.Parcel(small())
    unpack, packed = parcel.__reduce__()
    assert unpack(*packed) is unpack(*packed)
    assert unpack(*packed).experiment.game is small().game


def test_a_dask_cluster(finished, shards_of):
    from distributed import LocalCluster

    shards_of(100)
    with LocalCluster(n_workers=1, threads_per_worker=2, processes=False, dashboard_address=None) as cluster:
        assert same(execute(small(), jobs=2, backend="dask", scheduler=cluster.scheduler_address), finished)


def test_no_cluster_there_and_nothing_written(tmp_path):
    with pytest.raises(SpielwerkError, match="no Dask scheduler answers at nonsense://nowhere"):
        execute(small(), tmp_path / "run", backend="dask", scheduler="nonsense://nowhere")
    assert not (tmp_path / "run").exists()


@pytest.mark.parametrize(
    ("how", "line"),
    [
        ({"backend": "thread"}, "there is no backend 'thread' (did you mean threads?)"),
        ({"jobs": 0}, "the number of jobs goes from 1 to 1,024, not 0"),
        ({"jobs": -1}, "the number of jobs goes from 1 to 1,024, not -1"),
    ],
)
def test_bad_ways_to_carry_it_out(how, line, tmp_path):
    with pytest.raises(SpielwerkError) as raised:
        execute(small(), tmp_path / "run", **how)
    assert str(raised.value) == line
    assert not (tmp_path / "run").exists()


def test_another_seed_gives_other_games(finished):
    assert not same(run("majority", PLAYERS, 300, seed=6, jobs=1), finished)


def test_more_games_begin_with_the_same_games(finished):
    more = execute(small(400), jobs=1).seats.collect().head(300 * 4)
    assert more.equals(finished.seats.collect())


def test_games_come_in_order_however_many_at_a_time():
    laid = runner.table_for(small(), 0)
    whole = laid.play(3, 5, 2 * table.SOME + 3)
    parts = list(laid.play_some(3, 5, 2 * table.SOME + 3))
    assert [len(part) for part in parts] == [table.SOME, table.SOME, 3]
    assert np.array_equal(np.concatenate(parts), whole)


def test_two_runs_at_the_same_time(finished):
    with ThreadPoolExecutor(2) as both:
        assert all(same(result, finished) for result in both.map(lambda jobs: execute(small(), jobs=jobs), (1, 2)))
