"""`spielwerk run`: one match-up, by the million."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from sim.cli import options


@click.command("run")
@click.argument("game", metavar="GAME|EXPERIMENT.toml")
@options.STRATEGIES
@options.games(100_000, "Games to play: 1000000, 1_000_000, 1e6 or 1M.")
@options.options(*options.SETTING, *options.PLAYING)
@click.pass_context
def command(ctx: click.Context, **settings: Any) -> None:
    """Let strategies play against each other.

    Fewer strategies than seats are repeated. An experiment can also be a TOML file that holds these settings by their
    Python names; what stands on the command line goes before the file.
    """
    from sim.cli.play import play
    from sim.runs.experiment import match

    if settings["game"].endswith(".toml"):
        settings |= from_file(ctx, Path(settings["game"]))
        options.limit_polars(settings["jobs"])
    play(match, settings)


def from_file(ctx: click.Context, path: Path) -> dict[str, Any]:
    """The file's settings, without those that the command line gives too."""
    from sim.cli.experiment_file import read_experiment

    typed = {name for name in ctx.params if ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE} - {"game"}
    return {key: value for key, value in read_experiment(path, ctx).items() if key not in typed}
