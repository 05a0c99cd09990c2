"""The verbs: what `from sim import ...` gives, and that it costs nothing before it is used."""

import subprocess
import sys

import pytest

import sim
from sim.games import GAMES
from sim.kernel.cache import ROOT

HEAVY = ("numba", "polars", "pandas", "matplotlib", "numpy", "scipy")


def test_everything_that_is_promised_can_be_imported():
    for name in sim.__all__:
        assert getattr(sim, name).__doc__, name
    with pytest.raises(AttributeError, match="module 'sim' has no attribute 'walk'"):
        sim.walk  # noqa: B018


@pytest.mark.parametrize("module", ["sim", "sim.errors", "sim.cli.main", "sim.games"])
def test_heavy_packages_are_not_imported_before_they_are_needed(module):
    text = f"import {module}, sys; print(*[name for name in {HEAVY} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", text], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


def test_all_games_are_described():
    games = sim.describe_games()
    assert list(games) == list(GAMES)
    assert all(name == described.id for name, described in games.items())


def test_a_progress_is_told_until_the_end(shards_of):
    shards_of(30)
    seen = []
    sim.run("majority", ["random"], 100, jobs=2, progress=lambda done, total: seen.append((done, total)))
    assert [done for done, _ in seen] == sorted(done for done, _ in seen)
    assert len(seen) == 4 and seen[-1] == (100, 100)
