"""How structures grow and collapse."""

from __future__ import annotations

import polars as pl

from analyses.feuergipfel.structures import collapses, growth, losses
from analyses.plots.dots import dots
from analyses.plots.lines import groups_note, lines
from analyses.plots.stacked import stacked
from analyses.report.section import Section


def structure_sections(seats: pl.LazyFrame) -> list[Section]:
    """Growth, losses, collapses."""
    return [_growth(seats), _losses(seats), _collapses(seats)]


def _growth(seats: pl.LazyFrame) -> Section:
    table = growth(seats)
    figure = lines(table, "turn", "size", "size_low", "size_high", group="strategy", xlabel="Own turn",
                   ylabel="Creatures in the structure")  # fmt: skip
    reading = (
        "Creatures in the structure after each own turn, in games that still go on: nine complete it. Games with large "
        "structures end first, so late turns show the slow games; turns that fewer than 5 % of the seats reach "
        f"are left out.{groups_note(table['strategy'].n_unique())}"
    )
    return Section("Growth", "How fast do structures grow?", table, figure, reading)


def _losses(seats: pl.LazyFrame) -> Section:
    table = losses(seats)
    figure = stacked(table, "strategy", "cause", "number", xlabel="Creatures lost a game")
    reading = (
        "How creatures are lost. Corrections are what follows: when a creature goes, those that no longer fit "
        "the rules of clan, leader and strength go too."
    )
    return Section("Losses", "How are creatures lost?", table, figure, reading)


def _collapses(seats: pl.LazyFrame) -> Section:
    table = collapses(seats)
    figure = dots(table, "strategy", "collapses", "collapses_low", "collapses_high",
                  xlabel="Corrections that cost creatures, a game")  # fmt: skip
    reading = (
        "A collapse is a correction that costs at least one creature. The table adds how many each one costs, how many "
        "seats see one at all, or one that costs three or more, who moved up or was kept, and how far structures "
        "end below their largest size."
    )
    return Section("Collapses", "How often do structures collapse?", table, figure, reading)
