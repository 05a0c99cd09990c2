"""`spielwerk report`: tables and pictures of a run, a comparison, a sweep or interventions."""

from __future__ import annotations

from pathlib import Path

import click


@click.command("report")
@click.argument("run", type=click.Path(path_type=Path), metavar="RUN")
@click.option("-o", "--out", type=click.Path(path_type=Path), metavar="FOLDER",
              help="Where the report goes; default: reports/NAME-OF-THE-RUN.")  # fmt: skip
def command(run: Path, out: Path | None) -> None:
    """Draw the plotted report of a run.

    One HTML page with its figures and tables. RUN may also be the folder of a compare or a sweep.
    """
    from sim import load
    from sim.runs.folder import check_report_folder

    result = load(run)
    folder = out or Path("reports") / run.resolve().name
    check_report_folder(folder)
    page = result.report(folder)
    click.echo(f"report: {page}")
