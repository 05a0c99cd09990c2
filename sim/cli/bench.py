"""`spielwerk bench`: games per second of every game, side by side."""

from __future__ import annotations

import click


@click.command("bench")
@click.argument("games", nargs=-1, metavar="[GAME]...")
def command(games: tuple[str, ...]) -> None:
    """Measure games per second, side by side.

    All games, or those named, with scripted strategies. The bare kernel on one thread is the measure; Parquet is shown
    as a ratio to it, and a second thread as a ratio to one thread with Parquet.
    """
    from sim.cli.console import table
    from sim.game import game
    from sim.games import GAMES

    names = [game(name).id for name in games] or list(GAMES)
    columns = ["game", "strategies", "games/s, one thread", "with Parquet", "two threads"]
    table(columns, [measure(name) for name in names])


def measure(name: str) -> tuple[str, ...]:
    """A game's line of the table."""
    from sim.runs.bench import bench_game

    click.echo(f"measuring {name} ...", err=True)
    found = bench_game(name)
    ratios = (f"{found[key]:.2f}" for key in ("parquet_ratio", "two_threads_ratio"))
    return found["game"], ", ".join(found["strategies"]), f"{found['kernel_games_per_second']:,.0f}", *ratios
