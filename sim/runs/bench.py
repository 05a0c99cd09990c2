"""How fast a game plays: the bare kernel, with Parquet, and on two threads, compared within one run."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sim.game import game
from sim.runs.experiment import match
from sim.runs.runner import execute, table_for, warm_up

SECONDS = 2.0


def _rate(play: Callable[[int], float], count: int) -> float:
    """Games per second, with as many games as fill the time; `play` says how many seconds it played."""
    while True:
        took = play(count)
        if took > SECONDS / 2:
            return count / took
        count = int(count * min(10.0, 1.2 * SECONDS / max(took, 1e-3)))


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

    def stored(jobs: int) -> Callable[[int], float]:
        def play(count: int) -> float:
            with tempfile.TemporaryDirectory() as folder:
                return execute(match(name, chosen.bench, count), Path(folder) / "run", jobs=jobs).seconds

        return play

    bare = _rate(kernel, 20_000)
    count = 2 * int(bare * SECONDS)  # shards enough for both threads, else one waits for the other at the end
    one, two = (_rate(stored(jobs), count) for jobs in (1, 2))
    return {
        "game": name,
        "strategies": list(chosen.bench),
        "kernel_games_per_second": bare,
        "parquet_games_per_second": one,
        "parquet_ratio": one / bare,
        "two_threads_ratio": two / one,
    }
