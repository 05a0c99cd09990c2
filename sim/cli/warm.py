"""`python -m sim.cli.warm`: compile every game and strategy into the cache, before several processes want them."""

from __future__ import annotations

import click


@click.command()
def command() -> None:
    """Compile all games with all their strategies, a process a game: every game has a cache of its own."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    from sim.games import GAMES

    click.echo(f"compiling {', '.join(GAMES)} ...", err=True)
    # The longest first, so that the workers end together.
    names = sorted(GAMES, key=lambda name: name not in ("dominion", "crimson-company"))
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as workers:
        list(workers.map(warm_game, names))


def warm_game(name: str) -> None:
    """Let every strategy of the game sit once at a table of every variant."""
    from sim.game import game
    from sim.runs.experiment import match
    from sim.runs.runner import warm_up

    chosen = game(name)
    names = list(chosen.strategies())
    for variant in chosen.variants:
        players = chosen.usual_players(variant)
        for first in range(0, len(names), players):
            seated = names[first : first + players]
            warm_up(match(name, seated, len(seated), players=players, variant=variant))


if __name__ == "__main__":
    command()
