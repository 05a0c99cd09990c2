"""`spielwerk batch`: everything that is asked of a game, played in one go, on one page."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

import click

from sim.cli import options


@click.command("batch")
@options.GAME
@options.STRATEGIES
@options.games(2_000, "Games of every match-up of every part: 1000000, 1_000_000, 1e6 or 1M.")
@options.options(*options.PLAYING[:2], options.PLAYING[-1])
def command(game: str, strategies: tuple[str, ...], out: Path | None, **settings: Any) -> None:
    """Play all that is asked of a game.

    A tournament, then the same deals without each card, with other rules, other set-ups, and one report of it all.
    Without -s the strategies that the game chose for it. Stopped half-way, the same command goes on.
    """
    from analyses.report.rooms import room
    from sim.cli.stop import resumable
    from sim.errors import SpielwerkError
    from sim.game import game as game_of
    from sim.games import GAMES

    chosen = game_of(game).id
    found = room(chosen, "batch")
    if found is None:
        known = ", ".join(name for name in GAMES if room(name, "batch"))
        raise SpielwerkError(f"{chosen} has no batch; those that have one: {known}")
    given = {"strategies": strategies} if strategies else {}
    folder = out or options.next_run(f"{chosen}-batch")
    with resumable(folder):
        page = found.batch(folder, **given, **settings, tell=lambda part: click.echo(f"playing {part} ...", err=True))
    click.echo(f"runs: {folder}, a folder for every part")
    click.echo(f"next: spielwerk report {shlex.quote(str(folder / 'tournament'))}")
    click.echo(f"report: {page}")
