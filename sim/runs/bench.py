"""How fast a game plays: the bare kernel, with Parquet, and on two threads, compared within one run."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from sim.game import game
from sim.runs.experiment import match
from sim.runs.runner import execute, table_for, warm_up

SECONDS = 2.0
LONG = 4  # times as many games are played with tables: what happens between the shards weighs more in short runs
ROOT = Path(__file__).resolve().parents[2]


def _rate(play: Callable[[int], float], count: int) -> float:
    """Games per second, with as many games as fill the time; `play` says how many seconds it played."""
    while True:
        took = play(count)
        if took > SECONDS / 2:
            return count / took
        count = int(count * min(10.0, 1.2 * SECONDS / max(took, 1e-3)))


def play_stored(name: str, jobs: int, count: int) -> float:
    """Play the bench strategies of a game and write all tables; how many seconds that took."""
    with tempfile.TemporaryDirectory() as folder:
        return execute(match(name, game(name).bench, count), Path(folder) / "run", jobs=jobs).seconds


def _in_a_process(name: str, jobs: int, count: int) -> float:
    """The same in a process of its own, as `spielwerk run --jobs` plays it: with no more threads than that, polars' own
    included. Else a run on one thread would pack its tables on the other cores.
    """
    # Played twice: what the first call imports is no part of its games per second.
    twice = f"play_stored({name!r}, {jobs}, 2_000); print(play_stored({name!r}, {jobs}, {count}))"
    code = f"from sim.runs.bench import play_stored; {twice}"
    path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    environment = {**os.environ, "POLARS_MAX_THREADS": str(jobs), "PYTHONPATH": path}
    said = subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True)
    return float(said.stdout)


def bench_game(name: str) -> dict[str, Any]:
    """The figures of one game with its scripted bench strategies."""
    chosen = game(name)
    experiment = match(name, chosen.bench, 2_000)
    warm_up(experiment)

    def kernel(count: int) -> float:
        size = 20_000
        table = table_for(experiment, 0)
        started = time.perf_counter()
        for first in range(0, count, size):
            table.play(1, first, min(size, count - first))
        return time.perf_counter() - started

    bare = _rate(kernel, 20_000)
    count = LONG * int(bare * SECONDS)
    one, two = (_rate(partial(_in_a_process, name, jobs), count) for jobs in (1, 2))
    return {
        "game": name,
        "strategies": list(chosen.bench),
        "kernel_games_per_second": bare,
        "parquet_games_per_second": one,
        "parquet_ratio": one / bare,
        "two_threads_ratio": two / one,
    }
