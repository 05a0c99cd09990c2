"""`spielwerk replay`: one game of a run, told move by move."""

from __future__ import annotations

from pathlib import Path

import click


@click.command("replay", context_settings={"ignore_unknown_options": True})  # a negative INDEX is no option
@click.argument("run", type=click.Path(path_type=Path), metavar="RUN")
@click.argument("index", type=int, metavar="INDEX")
def command(run: Path, index: int) -> None:
    """Tell one game of a run move by move.

    INDEX is the game's number, as in the column `game` of its tables.
    """
    from sim import replay

    click.echo(replay(run, index).rstrip("\n"))
