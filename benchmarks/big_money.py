"""Big Money against Big Money with a Smithy: the kernel beside a hand-written C program, in one run.

    python benchmarks/big_money.py

Needs a C compiler (`cc`). Both play on one thread in turns of a few seconds; the best turn of each counts, so that a
busy machine disturbs the ratio as little as possible.
"""

import subprocess
import tempfile
import time
from pathlib import Path

from sim.runs.experiment import match
from sim.runs.runner import table_for, warm_up

GAMES = 500_000
TURNS = 5
SOURCE = Path(__file__).with_suffix(".c")


def kernel_rate(table) -> tuple[float, float]:
    """Games per second of the kernel, and the Smithy player's share of the wins."""
    started = time.perf_counter()
    results = table.play(1, 0, GAMES)
    rate = GAMES / (time.perf_counter() - started)
    smithy = (results["win"][0::2, 1].mean() + results["win"][1::2, 0].mean()) / 2
    return rate, float(smithy)


def c_rate(program: Path) -> tuple[float, float]:
    """The same for the C program."""
    rate, share = subprocess.run([program, str(GAMES)], capture_output=True, text=True, check=True).stdout.split()
    return float(rate), float(share)


def main() -> None:
    kingdom = {"kingdom": "smithy,village,market,cellar,moat,mine,remodel,workshop,militia,merchant"}
    experiment = match("dominion", ["big-money", "big-money-smithy"], GAMES, detail="seats", setup=kingdom)
    warm_up(experiment)
    table = table_for(experiment, 0)
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "big_money"
        subprocess.run(["cc", "-O3", "-march=native", "-o", program, SOURCE], check=True)
        turns = [(kernel_rate(table), c_rate(program)) for _ in range(TURNS)]
    kernel = max(k for (k, _), _ in turns)
    hand_written = max(c for _, (c, _) in turns)
    (_, ours), (_, theirs) = turns[0]
    print(f"kernel         {kernel:12,.0f} games/s   Smithy wins {ours:.4f}")
    print(f"hand-written C {hand_written:12,.0f} games/s   Smithy wins {theirs:.4f}")
    print(f"ratio          {kernel / hand_written:12.2f}")


if __name__ == "__main__":
    main()
