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


def _rate(play: Callable[[int], None], count: int) -> float:
    """Games per second, with as many games as fill the time."""
    while True:
        started = time.perf_counter()
        play(count)
        took = time.perf_counter() - started
        if took > SECONDS / 2:
            return count / took
        count = int(count * min(10.0, 1.2 * SECONDS / max(took, 1e-3)))


def bench_game(name: str) -> dict[str, Any]:
    """The figures of one game with its scripted bench strategies."""
    chosen = game(name)
    experiment = match(name, chosen.bench, 2_000)
    warm_up(experiment)

    def kernel(count: int) -> None:
        size = 20_000
        table = table_for(experiment, 0)
        for first in range(0, count, size):
            table.play(1, first, min(size, count - first))

    def stored(jobs: int) -> Callable[[int], None]:
        def play(count: int) -> None:
            with tempfile.TemporaryDirectory() as folder:
                execute(match(name, chosen.bench, count), Path(folder) / "run", jobs=jobs)

        return play

    bare = _rate(kernel, 20_000)
    count = int(bare * SECONDS)
    one, two = (_rate(stored(jobs), count) for jobs in (1, 2))
    return {
        "game": name,
        "strategies": list(chosen.bench),
        "kernel_games_per_second": bare,
        "parquet_games_per_second": one,
        "parquet_ratio": one / bare,
        "two_threads_ratio": two / one,
    }
