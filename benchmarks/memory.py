"""Is memory flat in the number of games? Peak memory at ten points of one run: `memory.py [GAMES]`.

The peak of a process never falls, so a run that held on to its games would show a line that climbs to the end.
"""

from __future__ import annotations

import resource
import sys
import tempfile
from pathlib import Path

from sim import run
from sim.game import game

POINTS = 10
MEGABYTE = 1e6
UNIT = 1 if sys.platform == "darwin" else 1024  # getrusage counts bytes on a Mac and kilobytes elsewhere


def peak() -> float:
    """The most memory that this process has held so far, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * UNIT / MEGABYTE


def peaks(games: int) -> list[tuple[int, float]]:
    """Games played and peak memory, at every tenth of a run of The Majority with all its tables."""
    points: list[tuple[int, float]] = []

    def note(done: int, total: int) -> None:
        if done * POINTS >= total * (len(points) + 1):
            points.append((done, peak()))

    with tempfile.TemporaryDirectory() as folder:
        run("majority", game("majority").bench, games, out=Path(folder) / "run", progress=note)
    return points


if __name__ == "__main__":
    print("games played\tpeak memory, MB")
    for done, size in peaks(int(sys.argv[1]) if len(sys.argv) > 1 else 2_000_000):
        print(f"{done}\t{size:.0f}", flush=True)
