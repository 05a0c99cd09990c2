"""Sections about the table: seats and length."""

from __future__ import annotations

import polars as pl

from analyses.lengths import length_summary, lengths
from analyses.plots.bars import bars
from analyses.plots.dots import dots
from analyses.report.findings import Findings
from analyses.report.section import Section
from analyses.report.words import best_and_worst, percent
from analyses.seat_effect import seat_effect
from analyses.sides import together


def seating(result: Findings) -> Section | None:
    """Seat effect."""
    if together(result.manifest):
        return None
    table = seat_effect(result.seats)
    named = table.with_columns(name=pl.format("seat {}", "seat"))
    words = {"xlabel": "Win rate", "reference_label": "even share"}
    figure = dots(named, "name", "win_rate", percent=True, reference=table["even"][0], clear="clear", **words)
    sure = table["clear"].any()
    answer = best_and_worst(named, "name", "win_rate") if sure else "No seat wins more or less beyond chance."
    reading = (
        f"{answer}\n\n"
        "Where players move in turn, seat 0 moves first. Filled dots are an advantage or disadvantage of the place "
        "beyond chance, all seats considered; hollow ones may be luck."
    )
    if result.manifest.get("seats") == "fixed":
        reading += " In this run strategies kept their seats, so the figure mixes the place with who sat there."
    return Section("Seats", "Does it matter where one sits?", table, figure, reading)


def duration(result: Findings) -> Section:
    """Game length and truncated games."""
    table, whole = lengths(result.games), length_summary(result.games).row(0, named=True)
    figure = bars(table, "turns", xlabel="Turns", ylabel="Share of games") if table.height > 1 else None
    if table.height == 1 and whole["shortest"] == whole["longest"]:
        reading = f"Every game lasts {whole['shortest']} turns."
        table = table.select("turns", "games")  # a share of 100 % that the rules fix has no error
    else:
        reading = (
            f"A game lasts {whole['turns']:.1f} turns ({whole['turns_low']:.1f} to {whole['turns_high']:.1f}) on "
            f"average; the shortest took {whole['shortest']}, the longest {whole['longest']}, and half of the games at "
            f"most {whole['median']}."
        )
    cut = whole["truncated_share"]
    ending = "No game was" if not cut else f"{percent(cut)} of the games were"
    reading += f" {ending} cut off at the turn limit."
    return Section("Length", "How long does a game last?", table, figure, reading)
