"""`spielwerk games`: what can be played."""

from __future__ import annotations

import click


@click.command("games")
def command() -> None:
    """List the games."""
    from sim import describe_games
    from sim.cli.console import table

    rows = [
        (game.id, game.title, seats(game.players), ", ".join(game.variants), len(game.strategies()), len(game.cards))
        for game in describe_games().values()
    ]
    table(["game", "title", "players", "variants", "strategies", "cards"], rows)


def seats(players: tuple[int, int]) -> str:
    """`3-4`, or `2` where there is no choice."""
    low, high = players
    return str(low) if low == high else f"{low}-{high}"
