"""All figures about speed and memory as one table: `python benchmarks/figures.py [--quick]`. See README.md."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from sim.runs import bench

HERE = Path(__file__).resolve().parent
FIRST_GAMES = "from sim import run; from sim.game import game; run('majority', game('majority').bench, 1_000, jobs=1)"
HELP = "from sim.cli.main import main; import sys; sys.argv = ['spielwerk', '--help']; main()"


def seconds(code: str, cache: str | None = None) -> float:
    """How long a new process takes for a piece of Python."""
    path = os.pathsep.join(filter(None, (str(HERE.parent), os.environ.get("PYTHONPATH"))))
    environment = {**os.environ, "PYTHONPATH": path} | ({"SPIELWERK_CACHE": cache} if cache else {})
    started = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], env=environment, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - started


def speed() -> Iterator[tuple[str, str]]:
    """Games per second, what Parquet costs, what a second thread brings."""
    found = bench.bench_game("majority")
    yield "kernel, one thread", f"{found['kernel_games_per_second']:,.0f} games/s"
    yield "with Parquet / kernel", f"{found['parquet_ratio']:.2f}"
    yield "two threads / one", f"{found['two_threads_ratio']:.2f}"


def memory(games: int) -> Iterator[tuple[str, str]]:
    """Peak memory of a long run, in a process of its own."""
    words = [sys.executable, str(HERE / "memory.py"), str(games)]
    path = os.pathsep.join(filter(None, (str(HERE.parent), os.environ.get("PYTHONPATH"))))
    said = subprocess.run(words, env={**os.environ, "PYTHONPATH": path}, check=True, capture_output=True, text=True)
    early, *_, late = [float(line.split("\t")[1]) for line in said.stdout.splitlines()[1:]]
    yield "memory, late / early", f"{late / early:.2f} ({early:.0f} MB, {late:.0f} MB; {games:,} games)"


def starting() -> Iterator[tuple[str, str]]:
    """The help, and the first games with and without compiled code at hand."""
    yield "`spielwerk --help`", f"{min(seconds(HELP) for _ in range(5)):.2f} s"
    with tempfile.TemporaryDirectory() as cache:
        yield "first games, cold", f"{seconds(FIRST_GAMES, cache):.1f} s"
        yield "first games, warm", f"{min(seconds(FIRST_GAMES, cache) for _ in range(3)):.1f} s"


def figures(quick: bool) -> Iterator[tuple[str, str]]:
    """Every figure, as soon as it is known."""
    if quick:
        bench.SECONDS = 0.2
    yield from speed()
    yield from memory(200_000 if quick else 5_000_000)
    yield from starting()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Figures about speed and memory, as a table.")
    parser.add_argument("--quick", action="store_true", help="small sizes, to see that it works")
    print(f"| figure | here, {os.cpu_count()} cores |\n|---|---|", flush=True)
    for name, value in figures(parser.parse_args().quick):
        print(f"| {name} | {value} |", flush=True)
