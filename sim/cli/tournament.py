"""`spielwerk tournament`: every match-up of several strategies."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from sim.cli import options
from sim.cli.values import Count
from sim.errors import SpielwerkError

if TYPE_CHECKING:
    from sim.runs.experiment import Experiment


@click.command("tournament")
@options.GAME
@options.STRATEGIES
@click.option("--all", "everyone", is_flag=True, help="All scripted strategies of the game; the default without -s.")
@options.games(10_000, "Games of every match-up: 1000000, 1_000_000, 1e6 or 1M.")
@click.option("--total", type=Count(), metavar="N", help="Games in all, shared out evenly; instead of -n.")
@options.options(*options.SETTING, *options.PLAYING)
@click.pass_context
def command(ctx: click.Context, everyone: bool, total: int | None, **settings: Any) -> None:
    """Let every strategy meet every other one.

    Strategies that search are slow: they take part only when named with -s.
    """
    from sim.cli.play import play
    from sim.runs.experiment import round_robin

    if everyone and settings["strategies"]:
        raise SpielwerkError("give either --all or -s, not both")
    if total and ctx.get_parameter_source("games") is ParameterSource.COMMANDLINE:
        raise SpielwerkError("give either --total or -n, not both")
    make = shared_out(round_robin, total) if total else round_robin
    play(make, {**settings, "strategies": settings["strategies"] or None})


def shared_out(make: Callable[..., Experiment], total: int) -> Callable[..., Experiment]:
    """Give every match-up so many games that all together are at least `total`, and every deal is played out."""

    def made(*given: Any, **settings: Any) -> Experiment:
        experiment = make(*given, **settings)
        matchups, players = len(experiment.matchups), experiment.setting.players
        rounds = -(-total // (matchups * players))
        return dataclasses.replace(experiment, games=rounds * players)

    return made
