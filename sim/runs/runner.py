"""The runner: joblib plays the shards that a run still lacks."""

from __future__ import annotations

import atexit
import os
import pickle
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import cached_property, lru_cache
from pathlib import Path
from threading import local
from typing import Any

from sim.errors import GameFault, SpielwerkError, nearest
from sim.game import whole
from sim.kernel.table import Table
from sim.runs.experiment import Experiment
from sim.runs.plan import Shard, plan
from sim.runs.result import Result
from sim.runs.store import Store
from sim.runs.tables import Tables

BACKENDS = {"threads": "threading", "processes": "loky", "dask": "dask"}
WARM_UP_GAMES = 4
JOBS_AT_MOST = 1024
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


class Parcel:
    """An experiment on its way to the workers: packed once, and unpacked once by each of them.

    Unpacked for every shard, a strategy out of a notebook would be compiled for every shard.
    """

    def __init__(self, experiment: Experiment) -> None:
        self.experiment = experiment
        self._worker = local()  # a thread's own

    @cached_property
    def packed(self) -> bytes:
        """The experiment with everything that a worker can't import."""
        import cloudpickle

        return cloudpickle.dumps(self.experiment)

    @cached_property
    def tables(self) -> Tables:
        """The tables that its shards are written to."""
        return Tables(self.experiment)

    def table(self, matchup: int) -> Table:
        """The table that this worker plays a match-up at. It stays laid: shards come match-up by match-up."""
        if getattr(self._worker, "matchup", None) != matchup:
            self._worker.matchup, self._worker.table = matchup, table_for(self.experiment, matchup)
        laid: Table = self._worker.table
        return laid

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpack, (self.packed,)


@lru_cache(4)
def _unpack(packed: bytes) -> Parcel:
    return Parcel(pickle.loads(packed))


def play_shard(parcel: Parcel, path: Path, shard: Shard) -> int:
    """Play one shard and commit it; the number of games."""
    results = parcel.table(shard.matchup).play_some(parcel.experiment.seed, shard.first, shard.count)
    Store(path).write(shard, parcel.tables.of(shard, results))
    return shard.count


def warm_up(experiment: Experiment) -> None:
    """Compile everything here, before workers start: parallel writers of the compiler's cache can collide.

    It also plays a few games of every match-up, so that a broken strategy is found before anything is written. They
    are watched: a strategy that looks at hidden cards or changes the table is refused.
    """
    slow = any(s.rollout is not None for s in experiment.strategies)
    for matchup in range(len(experiment.matchups)):
        table = table_for(experiment, matchup, watch=True)
        count = 1 if slow else min(experiment.games, WARM_UP_GAMES * len(table.lineups))
        with _fault_told(experiment):
            results = table.play(experiment.seed, 0, count)
        if matchup == 0:  # the tables of all match-ups are alike
            Tables(experiment).of(Shard(0, matchup, 0, count), [results])


@contextmanager
def _fault_told(experiment: Experiment) -> Iterator[None]:
    """Where there is no run to replay: tell a faulty game in a file of its own."""
    try:
        yield
    except GameFault as fault:
        from sim.runs.rebuild import transcript

        with tempfile.NamedTemporaryFile("w", prefix="spielwerk-fault-", suffix=".txt", delete=False) as file:
            file.write(transcript(experiment, fault.game, "an experiment"))
        raise fault.seen(file.name) from None


def temporary_folder() -> Path:
    """A folder for a run that nobody asked to keep. It lasts as long as Python: frames read from it lazily."""
    path = tempfile.mkdtemp(prefix="spielwerk-")
    atexit.register(shutil.rmtree, path, ignore_errors=True)
    return Path(path)


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
    if backend not in BACKENDS:
        raise SpielwerkError(f"there is no backend {backend!r}" + nearest(backend, BACKENDS))
    if jobs is not None and not 1 <= whole("jobs", jobs) <= JOBS_AT_MOST:
        raise SpielwerkError(f"the number of jobs goes from 1 to {JOBS_AT_MOST:,}, not {jobs}")
    if scheduler is not None and backend != "dask":
        raise SpielwerkError(f"a scheduler goes with the backend dask, not {backend}")
    path = Path(out) if out is not None else temporary_folder()
    Store(path).check_room(experiment)
    with _cluster(backend, scheduler):  # first of all: a cluster that doesn't answer must not leave half a run
        if not Store(path).complete():
            warm_up(experiment)
        store = Store.open(path, experiment)
        with store.locked(), _fault_named(experiment, out):
            todo = store.missing(plan(experiment, store.manifest()["shard_size"]))
            started = time.perf_counter()
            for done in _played(experiment, path, todo, BACKENDS[backend], int(jobs or os.cpu_count() or 1)):
                if progress is not None:
                    progress(done, experiment.total)
    result = Result(path, experiment)
    result.seconds = time.perf_counter() - started
    result.played = sum(s.count for s in todo)
    return result


def _played(experiment: Experiment, path: Path, todo: list[Shard], backend: str, jobs: int) -> Iterator[int]:
    """Let workers play the shards that are missing; how many games there are after each of them."""
    import joblib

    parcel = Parcel(experiment)
    done = experiment.total - sum(s.count for s in todo)
    with joblib.parallel_config(backend=backend, n_jobs=max(1, min(jobs, len(todo)))):
        parallel = joblib.Parallel(return_as="generator_unordered")
        for played in parallel(joblib.delayed(play_shard)(parcel, path.absolute(), s) for s in todo):
            done += played
            yield done


@contextmanager
def _fault_named(experiment: Experiment, out: str | Path | None) -> Iterator[None]:
    """Add to a fault how to see the game that it happened in."""
    if out is None:  # the folder will be gone
        with _fault_told(experiment):
            yield
        return
    try:
        yield
    except GameFault as fault:
        raise fault.seen(f"spielwerk replay {out} {fault.game}") from None


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
