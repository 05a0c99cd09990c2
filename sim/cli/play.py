"""What `run` and `tournament` have in common: play, show the standings, say what can be done next."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sim.cli.console import frame, size
from sim.cli.options import next_run
from sim.cli.progress import progress
from sim.cli.stop import resumable
from sim.errors import SpielwerkError

if TYPE_CHECKING:
    from sim.runs.experiment import Experiment
    from sim.runs.result import Result

LARGE = 1_000_000  # games: before so many, the expected size is announced and checked
HOW = ("jobs", "backend", "scheduler")


def play(make: Callable[..., Experiment], settings: dict[str, Any]) -> None:
    """Make the experiment of these settings, play it and print what came out."""
    from sim.runs.runner import execute

    how = {name: settings.pop(name) for name in HOW}
    out, game = settings.pop("out"), settings.pop("game")
    experiment = make(game, settings.pop("strategies"), settings.pop("games"), **settings)
    out = out or next_run(game)
    announce(experiment, out)
    with resumable(out), progress(game) as report:
        result = execute(experiment, out, progress=report, **how)
    standings(result)


def announce(experiment: Experiment, out: Path, runs: int = 1, each: bool = False) -> None:
    """Before a large run: what it will write (of a batch: for each part). A run that the disk can't hold is refused."""
    from sim.runs.size import expected_size

    if experiment.total * runs < LARGE:
        return
    expected, free = expected_size(experiment, out)
    expected *= runs
    where = f"{out}, for every part" if each else out
    click.echo(f"about {size(expected)} will be written to {where}; {size(free)} are free", err=True)
    if expected > free and not out.exists():
        raise SpielwerkError(f"the run needs about {size(expected)}, free are {size(free)}: less --detail or -n")


def standings(result: Result) -> None:
    """The win rates with their intervals, where the run lies, how fast it was, and what to do with it."""
    if result.has("seats"):
        frame(result.win_rates())
    path = shlex.quote(str(result.path))
    click.echo(f"run: {result.path}")
    click.echo(f"games: {pace(result)}")
    click.echo(f"next: spielwerk report {path}")
    click.echo(f"next: spielwerk replay {path} 0")


def pace(result: Result) -> str:
    """How many games there are, and how fast those of this call were played."""
    total = result.manifest["games"]
    if not result.played:
        return f"{total:,}, all of them played before"
    rate = f"{result.played / result.seconds:,.0f} games/s"
    before = "" if result.played == total else f", {total - result.played:,} of them played before"
    return f"{total:,} in {result.seconds:.1f} s, {rate}{before}"
