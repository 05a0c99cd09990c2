"""Small runs of The Majority that the tests of running share."""

from __future__ import annotations

import shutil
from pathlib import Path

import polars as pl
import pytest

from sim import Result, run
from sim.runs.experiment import Experiment, match

PLAYERS = ("random", "first-legal")
GAMES = 300


def small(games: int = GAMES, **more: object) -> Experiment:
    """The experiment that most tests run: two strategies, every second seat each."""
    return match("majority", PLAYERS, games, **{"seed": 5, **more})


def frames(result: Result) -> dict[str, pl.DataFrame]:
    """All tables of a run, row by row as they lie in its files."""
    return {t: getattr(result, t).collect() for t in ("games", "seats", "cards") if result.has(t)}


def same(one: Result, other: Result) -> bool:
    """Are two runs equal, bit for bit?"""
    a, b = frames(one), frames(other)
    return a.keys() == b.keys() and all(a[t].equals(b[t]) and a[t].schema == b[t].schema for t in a)


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Result:
    """A finished run; copy it before doing it harm."""
    return run("majority", PLAYERS, GAMES, seed=5, jobs=1, out=tmp_path_factory.mktemp("finished") / "run")


@pytest.fixture
def copied(finished: Result, tmp_path: Path) -> Path:
    """A copy of the finished run to do harm to."""
    return Path(shutil.copytree(finished.path, tmp_path / "copied"))


@pytest.fixture
def shards_of(monkeypatch: pytest.MonkeyPatch):
    """Set the number of games in a shard."""
    return lambda games: monkeypatch.setattr("sim.runs.plan.SHARD_GAMES", games)
