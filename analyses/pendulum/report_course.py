"""How games go: points, actions, hands, timers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import polars as pl

from analyses.lengths import distribution
from analyses.pendulum.flips import delays, flips
from analyses.pendulum.pace import actions_by_round, hands
from analyses.pendulum.points import points_by_round, points_by_source
from analyses.plots.bars import bars
from analyses.plots.dots import dots
from analyses.plots.dots_compared import dots_compared
from analyses.plots.lines import groups_note, lines
from analyses.plots.stacked import stacked
from analyses.report.section import Section
from analyses.report.words import percent_range


def course_sections(seats: pl.LazyFrame) -> list[Section]:
    """Points by source and round, actions of workers, and what the hands do."""
    found = [_sources(seats), _rounds(seats), _actions(seats), _hands(seats)]
    return [section for section in found if section is not None]


def _sources(seats: pl.LazyFrame) -> Section:
    table = points_by_source(seats)
    figure = stacked(table, "strategy", "source", "points", xlabel="Points per player and game")
    reading = (
        "All steps gained on the four tracks in a game, by where they come from. A converted point was given up on "
        "another track before. The smallest sources share the last colour; the table has all."
    )
    return Section("Points", "Where do the points come from?", table, figure, reading)


def _rounds(seats: pl.LazyFrame) -> Section:
    table = points_by_round(seats)
    figure = lines(table, "round", "points", group="strategy", xlabel="Round", ylabel="Points a player")
    reading = "Points gained in each round, its council included. " + groups_note(table["strategy"].n_unique()).strip()
    return Section("Points by round", "When do the points come?", table, figure, reading.strip())


def _actions(seats: pl.LazyFrame) -> Section:
    table = actions_by_round(seats)
    figure = lines(table, "round", "actions", "actions_low", "actions_high", group="strategy", xlabel="Round",
                   ylabel="Actions a worker")  # fmt: skip
    reading = (
        "How often a worker acts in a round. The table adds the workers in use, two at the start and four at most."
        + groups_note(table["strategy"].n_unique())
    )
    return Section("Actions", "How often does a worker act?", table, figure, reading)


def _hands(seats: pl.LazyFrame) -> Section | None:
    table = hands(seats)
    if not table.height:  # played in turns, without a clock
        return None
    values = {"busy_share": "thinking and acting", "idle_share": "nothing to do"}
    figure = dots_compared(table, "strategy", values, xlabel="Share of the time while the clock runs", percent=True)
    reading = (
        "Hands that have nothing to do wait for a timer or a free box. The table adds all acts of a game (those after "
        "the call too), the seconds that a worker stands in its box before an action, and acts that had to give way "
        "to somebody with more privilege."
    )
    return Section("Idle hands", "How much time is spent waiting?", table, figure, reading)


def flip_sections(games: pl.LazyFrame, manifest: Mapping[str, Any]) -> list[Section]:
    """Seconds on the clock, kinds of flips and delays; the untimed game has none of them.

    With eager flips nobody decides, so there is nothing to tell of hands.
    """
    if manifest["options"].get("flips") == "eager":
        return [_length(games)]
    kinds, stood = flips(games), delays(games)
    found = [_length(games)]
    if kinds.height:
        forced = manifest["cards"]["flip-times"]["forced"] / 1000
        figure = dots(kinds, "flip", "share", xlabel="Share of the flips within rounds", percent=True)
        reading = (
            f"{percent_range(kinds.row(0, named=True), 'share')} of the timers are flipped by somebody as fast as "
            f"hands can; later means that nobody wanted to at first, forced that nobody did for {forced:g} seconds. "
            "The flips that start a round are not counted."
        )
        found.append(Section("Flips", "Are timers flipped at once, later, or by force?", kinds, figure, reading))
    if stood.height:
        figure = dots(stood, "timer", "delay", "delay_low", "delay_high", xlabel="Seconds that a timer stands still")
        reading = "How long each timer stands still before somebody turns it, and how often it is turned in a game."
        found.append(Section("Timers", "How long do the timers stand still?", stood, figure, reading))
    return found


def _length(games: pl.LazyFrame) -> Section:
    table = distribution(games, "seconds")
    figure = bars(table, "seconds", xlabel="Seconds on the clock, four rounds together", ylabel="Share of games")
    reading = (
        "How long the clock runs in a game, until the four councils are called; councils are not counted. Hands that "
        "are in no hurry to flip the purple timer make the game longer."
    )
    return Section("Length", "How long does a game last?", table, figure, reading)
