"""One game as a picture: timers, workers and resources over the seconds."""

from __future__ import annotations

import polars as pl
from matplotlib.figure import Figure

from analyses.pendulum import trace
from analyses.pendulum.words import AREA_COLOURS
from analyses.plots import style
from analyses.plots.timeline import timeline
from analyses.report.section import ResultLike, Section

PALE = {"purple": "#D3C4EA", "green": "#C3DFC3", "black": "#B5B5B5"}
COLOURS = {
    "upper row": style.COLOURS[0], "lower row": style.COLOURS[4], trace.STILL: style.COLOURS[5], trace.MAT: "#F3EFE2",
    **{f"{area}, {trace.ACTS}": colour for area, colour in AREA_COLOURS.items()},
    **{f"{area}, {trace.WAITS}": colour for area, colour in PALE.items()},
}  # fmt: skip


def trace_sections(result: ResultLike) -> list[Section]:
    """Timers with workers, then resources, of one game of the run."""
    index = chosen(result.games)
    events = trace.game_events(result.manifest, index)
    names = _names(result, index)
    return [_workers(events, names, index), _resources(events, names, index)]


def chosen(games: pl.LazyFrame) -> int:
    """The first game that somebody won by all four tracks; else the first."""
    won = games.filter(pl.col("won_by") == 1).select(pl.col("game").min()).collect().item()
    return 0 if won is None else int(won)


def _names(result: ResultLike, index: int) -> list[str]:
    rows = result.seats.filter(pl.col("game") == index).select("seat", "strategy", "win").collect().sort("seat")
    return [f"{seat + 1}: {name}{' (wins)' if win else ''}" for seat, name, win in rows.iter_rows()]


def _workers(events: list, names: list[str], index: int) -> Section:
    table = pl.concat([trace.timers(events), trace.workers(events, names)])
    marks = trace.rounds(events)
    shown = {kind: colour for kind, colour in COLOURS.items() if kind in set(table["what"])}
    figure = timeline(table, "lane", "start", "end", "what", colours=shown, marks=marks, xlabel="Seconds of the game")
    sums = table.with_columns(seconds=pl.col("end") - pl.col("start")).group_by("lane", "what", maintain_order=True)
    brief = sums.agg(pl.len().alias("times"), pl.col("seconds").sum().round(0).cast(pl.Int64))
    reading = (
        f"Game {index} of the run, drawn from its trace. On top the three timers and the row in which their sand runs; "
        "below every worker of every player (seat in front): pale while it stands in a box and waits for the timer, "
        "dark from its action until it moves on, the colour of the area where it stands, cream on the mat, nothing "
        "before it is in use. The dashed lines are councils. The table adds the seconds up. It is one game: a picture "
        "of how it goes, not a finding."
    )
    return Section("One game: timers and workers", "What does a game look like?", brief, figure, reading)


def _resources(events: list, names: list[str], index: int) -> Section:
    table = trace.holdings(events, names)
    brief = table.group_by("player", "resource", maintain_order=True).agg(
        pl.col("amount").max().alias("most"), pl.col("amount").last().alias("at_the_end")
    )
    reading = (
        f"What every player of game {index} holds over the seconds. A line climbs with production and falls when "
        "something is paid; votes are given back at every council (dashed)."
    )
    figure = stairs(table, trace.rounds(events))
    return Section("One game: resources", "What does everybody hold, second by second?", brief.sort("player"), figure,
                   reading)  # fmt: skip


def stairs(table: pl.DataFrame, marks: dict[str, float]) -> Figure:
    """A panel per player, a stair line per resource."""
    players = table["player"].unique().sort().to_list()
    with style.look():
        figure, axes = style.new_figure(1.35 * len(players) + 0.8)
        figure.delaxes(axes)
        panels = figure.subplots(len(players), 1, sharex=True, squeeze=False)[:, 0]
        for panel, player in zip(panels, players, strict=True):
            for number, resource in enumerate(table["resource"].unique(maintain_order=True)):
                part = table.filter((pl.col("player") == player) & (pl.col("resource") == resource))
                panel.step(part["seconds"], part["amount"], where="post", color=style.COLOURS[number], label=resource,
                           linewidth=1.4)  # fmt: skip
            for at in marks.values():
                panel.axvline(at, color=style.QUIET, linewidth=1, linestyle=(0, (4, 3)))
            panel.set_title(player, fontsize=9.5, loc="left")
            panel.set_ylim(bottom=0)
        panels[-1].set_xlabel("Seconds of the game")
        handles, labels = panels[0].get_legend_handles_labels()
        figure.legend(handles, labels, loc="outside upper right", ncols=4)
    return figure
