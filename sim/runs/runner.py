"""The runner: joblib plays the shards that a run still lacks."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path

from sim.errors import GameFault, SpielwerkError, nearest
from sim.kernel.table import Table
from sim.runs.experiment import Experiment
from sim.runs.plan import Shard, plan
from sim.runs.result import Result
from sim.runs.store import Store
from sim.runs.tables import tables

BACKENDS = {"threads": "threading", "processes": "loky", "dask": "dask"}
WARM_UP_GAMES = 4
Progress = Callable[[int, int], None]


def table_for(experiment: Experiment, matchup: int, *, trace: bool = False, watch: bool = False) -> Table:
    """A table at which a match-up's line-ups can sit down."""
    return Table(
        experiment.game,
        experiment.setting,
        experiment.lineups(matchup),
        detail=experiment.detail,
        offset=matchup * experiment.games,
        trace=trace,
        watch=watch,
    )


def play_shard(experiment: Experiment, path: Path, shard: Shard) -> int:
    """Play one shard and commit it; the number of games."""
    results = table_for(experiment, shard.matchup).play(experiment.seed, shard.first, shard.count)
    Store(path).write(shard, tables(experiment, shard, results))
    return shard.count


def warm_up(experiment: Experiment) -> None:
    """Compile everything here, before workers start: parallel writers of the compiler's cache can collide.

    It also plays a few games of every match-up, so that a broken strategy is found before anything is written.
    """
    slow = any(s.rollout is not None for s in experiment.strategies)
    for matchup in range(len(experiment.matchups)):
        table = table_for(experiment, matchup)
        count = 1 if slow else min(experiment.games, WARM_UP_GAMES * len(table.lineups))
        table.play(experiment.seed, 0, count)


def execute(
    experiment: Experiment,
    out: str | Path | None = None,
    *,
    jobs: int | None = None,
    backend: str = "threads",
    scheduler: str | None = None,
    progress: Progress | None = None,
) -> Result:
    """Play whatever of the experiment is not in `out` yet; without `out`, in a temporary folder."""
    import joblib

    if backend not in BACKENDS:
        raise SpielwerkError(f"there is no backend {backend!r}" + nearest(backend, BACKENDS))
    if jobs is not None and jobs < 1:
        raise SpielwerkError(f"the number of jobs must be 1 or more, not {jobs}")
    path = Path(out) if out is not None else Path(tempfile.mkdtemp(prefix="spielwerk-"))
    warm_up(experiment)
    store = Store.open(path, experiment)
    shards = plan(experiment, store.manifest()["shard_size"])
    todo = store.missing(shards)
    done = experiment.total - sum(s.count for s in todo)
    started = time.perf_counter()
    with _cluster(backend, scheduler), _fault_named(path):
        parallel = joblib.Parallel(n_jobs=jobs or os.cpu_count(), backend=BACKENDS[backend], return_as="generator_unordered")
        for played in parallel(joblib.delayed(play_shard)(experiment, path.absolute(), s) for s in todo):
            done += played
            if progress is not None:
                progress(done, experiment.total)
    result = Result(path, experiment, temporary=out is None)
    result.seconds = time.perf_counter() - started
    result.played = sum(s.count for s in todo)
    return result


@contextmanager
def _fault_named(path: Path) -> Iterator[None]:
    """Add to a fault how to see the game that it happened in."""
    try:
        yield
    except GameFault as fault:
        raise GameFault(f"{fault}; to see it: spielwerk replay {path} {fault.game}") from None


def _cluster(backend: str, scheduler: str | None) -> AbstractContextManager[object]:
    """The Dask cluster at an address; a folder that all its workers can reach must hold the run."""
    if backend != "dask":
        return nullcontext()
    try:
        from distributed import Client
    except ImportError:
        raise SpielwerkError("the dask backend needs the package distributed: install spielwerk[dask]") from None
    try:
        return Client(scheduler, timeout=10)
    except (OSError, TimeoutError, ValueError) as error:
        raise SpielwerkError(f"no Dask scheduler answers at {scheduler}: {error}") from None
