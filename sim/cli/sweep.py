"""`spielwerk sweep`: a run for every value of one number, option, set-up, variant or number of players."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

import click

from sim.cli import options

PLAYERS = click.option("--players", metavar="N|LOW:HIGH", help="Players at the table; several make it a sweep.")


@click.command("sweep")
@options.GAME
@options.STRATEGIES
@options.games(20_000, "Games for every value (and match-up): 1000000, 1_000_000, 1e6 or 1M.")
@click.option("--tournament", is_flag=True, help="Let every strategy meet every other one for every value.")
@options.options(PLAYERS, *options.SETTING[1:], *options.PLAYING)
@click.option("--report", "page", type=click.Path(path_type=Path), metavar="FOLDER", help="Write a plotted report too.")
def command(game: str, page: Path | None, **settings: Any) -> None:
    """Play a run for every value of one thing.

    A range or several values make it a sweep: --set witch.cost=3:7, --option spy_lasts="turn|phase",
    --setup kingdom="presets|random:20", --players 2:4, --variant "basic|advanced".
    """
    from sim.cli.console import frame
    from sim.cli.play import announce
    from sim.cli.progress import progress
    from sim.cli.stop import resumable
    from sim.runs.folder import check_report_folder
    from sim.runs.sweep import plan_sweep, sweep

    if page is not None:
        check_report_folder(page)
    out = settings["out"] = settings["out"] or options.next_run(f"{game}-sweep")
    how = ("strategies", "out", "jobs", "backend", "scheduler")
    plan = plan_sweep(game, settings["strategies"], **{k: v for k, v in settings.items() if k not in how})
    announce(max(plan.experiments, key=lambda one: one.setting.players), out, runs=len(plan.experiments))
    with resumable(out), progress(game) as report:
        found = sweep(game, settings.pop("strategies"), progress=report, **settings)
    frame(found.win_rates())
    click.echo(f"runs: {found.path}, one for every value of {found.over}")
    click.echo(f"next: spielwerk report {shlex.quote(str(found.path))}")
    if page is not None:
        click.echo(f"report: {found.report(page)}")
