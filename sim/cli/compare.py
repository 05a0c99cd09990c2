"""`spielwerk compare`: the same games before and after a change."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sim.cli import options
from sim.cli.values import Assignment, as_dict

if TYPE_CHECKING:
    from sim.runs.comparison import Comparison

REPLACE = click.option("--replace", type=Assignment("old=new", words=True), multiple=True, callback=as_dict,
                       help="Put another strategy in the place of one that plays.")  # fmt: skip
BOTH = (
    click.option("--both-set", "base_change", type=Assignment("card.field=value"), multiple=True, callback=as_dict,
                 help="A changed number that holds before and after."),
    click.option("--both-option", "base_options", type=Assignment("rule=value", words=True), multiple=True,
                 callback=as_dict, help="A switched rule that holds before and after."),
)  # fmt: skip


@click.command("compare")
@options.GAME
@options.STRATEGIES
@options.games(100_000, "Games before and after, at most: 1000000, 1_000_000, 1e6 or 1M.")
@click.option("--until", type=float, metavar="WIDTH",
              help="Stop when every difference of win rates is known to plus or minus WIDTH, e.g. 0.002.")  # fmt: skip
@options.options(REPLACE, *BOTH, *options.SETTING, *options.PLAYING)
@click.option("--report", "page", type=click.Path(path_type=Path), metavar="FOLDER", help="Write a plotted report too.")
def command(game: str, page: Path | None, **settings: Any) -> None:
    """Play the same deals before and after a change.

    The change is any of --set, --option and --replace; the differences are paired, deal by deal.
    """
    from sim.cli.play import announce
    from sim.cli.progress import progress
    from sim.cli.stop import resumable
    from sim.runs.comparison import compare
    from sim.runs.experiment import match
    from sim.runs.folder import check_report_folder

    if page is not None:
        check_report_folder(page)
    out = settings["out"] = settings["out"] or options.next_run(f"{game}-compare")
    table = {name: settings[name] for name in ("seed", "players", "variant", "setup", "seats", "detail")}
    announce(match(game, settings["strategies"], settings["games"], **table), out, runs=2)
    with resumable(out), progress(game) as report:
        comparison = compare(game, settings.pop("strategies"), progress=report, **settings)
    differences(comparison)
    if settings["until"] is not None and (width := comparison.half_width()) > settings["until"]:
        asked = f"asked was \N{PLUS-MINUS SIGN}{settings['until']:g}"
        click.echo(f"not decided: the differences are known to \N{PLUS-MINUS SIGN}{width:.3g}, {asked}; more games: -n")
    if page is not None:
        click.echo(f"report: {comparison.report(page)}")


def differences(comparison: Comparison) -> None:
    """Win rates before and after with the paired differences, and where the two runs lie."""
    from sim.cli.console import frame
    from sim.cli.play import pace

    frame(comparison.table())
    if comparison.unchanged():
        click.echo("no game changed: in all of them the change never mattered")
    for name, result in (("before", comparison.before), ("after", comparison.after)):
        click.echo(f"{name}: {result.path}, games: {pace(result)}")
    click.echo(f"next: spielwerk report {shlex.quote(str(comparison.path))}")
