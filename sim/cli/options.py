"""The options that commands share. Each is named as the argument of the Python function that it becomes."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from sim.cli.values import Assignment, Count, as_dict

Command = TypeVar("Command", bound=Callable[..., Any])

GAME = click.argument("game", metavar="GAME")

STRATEGIES = click.option(
    "-s", "--strategy", "strategies", multiple=True, metavar="NAME[(PARAMETER=VALUE)]",
    help='A strategy; repeat for every seat or side, e.g. -s random -s "second-place-hunter(greed=3)".',
)  # fmt: skip

SETTING = (
    click.option("--players", type=click.IntRange(min=1), help="Players at the table."),
    click.option("--variant", help="Variant of the game."),
    click.option("--setup", type=Assignment("key=value"), multiple=True, callback=as_dict, help="The game's set-up."),
    click.option("--set", "change", type=Assignment("card.field=value"), multiple=True, callback=as_dict,
                 help="Change a number on a card."),
    click.option("--option", "options", type=Assignment("rule=value", words=True), multiple=True,
                 callback=as_dict, help="Switch a rule."),
    click.option("--seats", type=click.Choice(["rotate", "fixed"]), default="rotate", show_default=True,
                 help="Rotate the strategies over the seats, or keep the order given."),
)  # fmt: skip


def limit_polars(jobs: int | None) -> None:
    """So many workers shall keep so many cores busy: polars, which packs and reads the tables, has threads of its own.

    It asks for their number once, when it is imported.
    """
    if jobs is not None and "polars" not in sys.modules:
        os.environ.setdefault("POLARS_MAX_THREADS", str(min(jobs, os.cpu_count() or 1)))


def _jobs(ctx: click.Context, param: click.Parameter, jobs: int | None) -> int | None:
    limit_polars(jobs)
    return jobs


PLAYING = (
    click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True, help="Seed of all chance."),
    click.option("--jobs", type=click.IntRange(1, 1024), callback=_jobs,
                 help="Workers, a core for each; default: all cores."),
    click.option("--backend", type=click.Choice(["threads", "processes", "dask"]), default="threads",
                 show_default=True, help="Where the workers are."),
    click.option("--scheduler", metavar="ADDRESS", help="Dask scheduler, with --backend dask."),
    click.option("--detail", type=click.Choice(["games", "seats", "cards"]), default="cards", show_default=True,
                 help="How much to write down."),
    click.option("-o", "--out", type=click.Path(path_type=Path), metavar="RUN",
                 help="Folder of the run; default: the next free runs/GAME-1, -2, ..."),
)  # fmt: skip


def games(default: int, text: str) -> Callable[[Command], Command]:
    """The option -n, with the number and meaning that suit the command."""
    return click.option("-n", "--games", type=Count(), default=default, show_default=True, metavar="N", help=text)


def options(*given: Callable[[Any], Any]) -> Callable[[Command], Command]:
    """Stack option decorators, first one first in the help."""

    def decorate(command: Command) -> Command:
        for option in reversed(given):
            command = option(command)
        return command

    return decorate


def next_run(stem: str, folder: Path = Path("runs")) -> Path:
    """The first folder `runs/<stem>-<number>` that does not exist yet."""
    number = 1
    while (folder / f"{stem}-{number}").exists():
        number += 1
    return folder / f"{stem}-{number}"
