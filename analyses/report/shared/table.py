"""Sections about the table: seats and length."""

from __future__ import annotations

import polars as pl

from analyses.lengths import length_summary, lengths
from analyses.plots.bars import bars
from analyses.plots.dots import dots
from analyses.report.section import ResultLike, Section
from analyses.report.words import best_and_worst, percent
from analyses.seat_effect import seat_effect


def seating(result: ResultLike) -> Section | None:
    """Seat effect."""
    if result.manifest["players"] < 2:
        return None
    table = seat_effect(result.seats)
    named = table.with_columns(name=pl.format("seat {}", "seat"))
    words = {"xlabel": "Win rate", "reference_label": "even share"}
    figure = dots(named, "name", "win_rate", percent=True, reference=table["even"][0], **words)
    apart = named.filter((pl.col("low") > pl.col("even")) | (pl.col("high") < pl.col("even")))
    answer = best_and_worst(named, "name", "win_rate") if apart.height else "No seat wins more or less beyond chance."
    reading = (
        f"{answer}\n\n"
        "Seat 0 moves first. A bar that doesn't touch the dashed line is a real advantage or disadvantage of the place."
    )
    if result.manifest.get("seats") == "fixed":
        reading += " In this run strategies kept their seats, so the figure mixes the place with who sat there."
    return Section("Seats", "Does it matter where one sits?", table, figure, reading)


def duration(result: ResultLike) -> Section:
    """Game length and truncated games."""
    table, whole = lengths(result.games), length_summary(result.games).row(0, named=True)
    figure = bars(table, "turns", xlabel="Turns", ylabel="Share of games") if table.height > 1 else None
    if table.height == 1 and whole["shortest"] == whole["longest"]:
        reading = f"Every game lasts {whole['shortest']} turns."
    else:
        reading = (
            f"A game lasts {whole['turns']:.1f} turns on average, from {whole['shortest']} to {whole['longest']}; "
            f"half of the games take at most {whole['median']}."
        )
    cut = whole["truncated_share"]
    ending = "No game was" if not cut else f"{percent(cut)} of the games were"
    reading += f" {ending} cut off at the turn limit."
    return Section("Length", "How long does a game last?", table, figure, reading)
