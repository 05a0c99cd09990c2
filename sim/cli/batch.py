"""`spielwerk batch`: everything that is asked of a game, played in one go, on one page."""

from __future__ import annotations

import shlex
from pathlib import Path
from types import ModuleType
from typing import Any

import click

from sim.cli import options


@click.command("batch")
@options.GAME
@options.STRATEGIES
@options.games(2_000, "Games of every match-up of every part: 1000000, 1_000_000, 1e6 or 1M.")
@options.options(*options.PLAYING[:4])
@click.option("-o", "--out", type=click.Path(path_type=Path), metavar="FOLDER",
              help="Folder of all parts; default: the next free runs/GAME-batch-1, -2, ...")  # fmt: skip
def command(game: str, strategies: tuple[str, ...], games: int, seed: int, out: Path | None, **how: Any) -> None:
    """Play all that is asked of a game.

    A tournament, then the same deals without each card, with other rules, other set-ups, and one report of it all.
    Without -s the strategies that the game chose for it. Stopped half-way, the same command goes on.
    """
    from analyses.batch import BASE, Batch
    from sim.cli.play import announce
    from sim.cli.progress import progress
    from sim.cli.stop import resumable
    from sim.runs.experiment import round_robin

    name, found = asked_of(game)
    folder = out or options.next_run(f"{name}-batch")
    refuse_foreign(folder, BASE)
    players = strategies or found.STRATEGIES
    announce(round_robin(name, players, games, seed=seed), folder, each=True)
    with resumable(folder), progress(name) as report:
        plan = Batch(name, folder, players, games, seed, {**how, "progress": report}, tell)
        page = found.batch(plan)
    click.echo(f"runs: {folder}, a folder for every part")
    click.echo(f"next: spielwerk report {shlex.quote(str(folder / BASE))}")
    click.echo(f"report: {page}")


def asked_of(game: str) -> tuple[str, ModuleType]:
    """The game's id, and the module that says what is asked of it."""
    from analyses.report.rooms import room
    from sim.errors import SpielwerkError
    from sim.game import game as game_of
    from sim.games import GAMES

    name = game_of(game).id
    found = room(name, "batch")
    if found is None:
        known = ", ".join(one for one in GAMES if room(one, "batch"))
        raise SpielwerkError(f"{name} has no batch; those that have one: {known}")
    return name, found


def refuse_foreign(folder: Path, base: str) -> None:
    """A batch goes into a new folder, or on in its own."""
    from sim.errors import SpielwerkError

    if folder.exists() and not (folder / base).is_dir() and (not folder.is_dir() or any(folder.iterdir())):
        raise SpielwerkError(f"{folder} is there already and is not a batch: choose another folder")


def tell(part: str) -> None:
    """What is being played."""
    click.echo(f"playing {part} ...", err=True)
