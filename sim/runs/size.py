"""How much a run will write, guessed from a few of its own games."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from sim.runs.plan import Shard, plan, shard_size
from sim.runs.runner import table_for
from sim.runs.store import parquet
from sim.runs.tables import Tables

if TYPE_CHECKING:
    from sim.runs.experiment import Experiment


def expected_size(experiment: Experiment, out: Path | None = None) -> tuple[int, int]:
    """Bytes that the run will write, from a sample of its own games; and the bytes that are free where it goes.

    Two samples tell a file's head from its rows.
    """
    shards = plan(experiment, shard_size(experiment))
    half = max(1, min(2000, experiment.games // 2))
    small, large = _sample_size(experiment, half), _sample_size(experiment, 2 * half)
    row = (large - small) / half
    head = max(0.0, large - 2 * half * row)
    home = (out or Path.cwd()).absolute()
    while not home.exists():
        home = home.parent
    return int(len(shards) * head + experiment.total * row), shutil.disk_usage(home).free


def _sample_size(experiment: Experiment, count: int) -> int:
    """Bytes of a shard of so many games. A search plays slowly, so its roll-outs sit in for it."""
    fast = tuple(s.rollout() if s.rollout else s for s in experiment.strategies)
    results = table_for(replace(experiment, strategies=fast), 0).play_some(experiment.seed, 0, count)
    return sum(len(parquet(t)) for t in Tables(experiment).of(Shard(0, 0, 0, count), results).values())
