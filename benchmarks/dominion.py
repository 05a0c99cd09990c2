"""Dominion's figures: games per second of engines in recommended kingdoms, and how long a new kingdom compiles.

    python benchmarks/dominion.py [--quick]

The hand-written C program of `big_money.py` plays in the same minute: a busy machine slows both down alike, so the
ratio says more than the rate.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from big_money import SOURCE, c_rate

from sim.runs.experiment import match
from sim.runs.runner import table_for

ROOT = Path(__file__).resolve().parent.parent
# A recommended kingdom and two strategies that play many actions a turn.
ENGINES = (
    ("first-game", "village-smithy", "village-smithy"),
    ("sneak-path", "laboratory-festival", "big-money-laboratory"),
    ("silver-and-gold", "chapel-laboratory", "big-money-laboratory"),
    ("potion-mixers", "alchemist-chain", "alchemist-chain"),
    ("bounty-of-the-hunt", "horn-of-plenty", "tournament"),
    ("first-game", "auto", "auto"),
)
# Kingdoms that have hardly a card in common, one after the other with the same cache.
NEW_KINGDOMS = ("first-game", "bounty-of-the-hunt", "illuminati")
FIRST_GAMES = (
    "import time; started = time.perf_counter(); from sim.runs.experiment import match; "
    "from sim.runs.runner import table_for; "
    "table = table_for(match('dominion', ['auto', 'big-money'], 1_000, setup={{'kingdom': '{kingdom}'}}), 0); "
    "table.play(1, 0, 1_000); print(time.perf_counter() - started)"
)


def rate(kingdom: str, first: str, second: str, seconds: float) -> float:
    """Games per second on one thread, the best of five goes."""
    table = table_for(match("dominion", [first, second], 1_000, detail="seats", setup={"kingdom": kingdom}), 0)
    table.play(1, 0, 200)
    count, best = 2_000, 0.0
    for _ in range(5):
        started = time.perf_counter()
        table.play(1, 0, count)
        best = max(best, count / (time.perf_counter() - started))
        count = max(count, int(best * seconds))
    return best


def first_games(kingdom: str, cache: str) -> float:
    """Seconds that a new process takes to import, compile what is not in the cache, and play a thousand games."""
    path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    environment = {**os.environ, "PYTHONPATH": path, "SPIELWERK_CACHE": cache}
    words = [sys.executable, "-c", FIRST_GAMES.format(kingdom=kingdom)]
    return float(subprocess.run(words, env=environment, check=True, capture_output=True, text=True).stdout)


def speed(seconds: float) -> Iterator[tuple[str, str]]:
    """Engines beside the C program."""
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "big_money"
        subprocess.run(["cc", "-O3", "-march=native", "-o", program, SOURCE], check=True)
        hand_written = max(c_rate(program)[0] for _ in range(3))
        yield "Big Money in C, the yardstick", f"{hand_written:,.0f} games/s"
        for kingdom, first, second in ENGINES:
            found = rate(kingdom, first, second, seconds)
            yield f"{kingdom}: {first}, {second}", f"{found:,.0f} games/s, {found / hand_written:.3f} of C"


def compiling() -> Iterator[tuple[str, str]]:
    """The whole game with its first kingdom, two more kingdoms, and one of them again."""
    with tempfile.TemporaryDirectory() as cache:
        for number, kingdom in enumerate(NEW_KINGDOMS):
            yield (
                f"{'a new' if number else 'empty cache, first'} kingdom: {kingdom}",
                f"{first_games(kingdom, cache):.1f} s",
            )
        yield f"warm: {NEW_KINGDOMS[1]}", f"{min(first_games(NEW_KINGDOMS[1], cache) for _ in range(3)):.1f} s"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Dominion's figures about speed, as a table.")
    parser.add_argument("--quick", action="store_true", help="short goes, and nothing is compiled anew")
    quick = parser.parse_args().quick
    print(f"| figure | here, {os.cpu_count()} cores |\n|---|---|", flush=True)
    for name, value in speed(0.05 if quick else 1.0):
        print(f"| {name} | {value} |", flush=True)
    for name, value in () if quick else compiling():
        print(f"| {name} | {value} |", flush=True)
