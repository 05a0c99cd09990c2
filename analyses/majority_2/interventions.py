"""The report of changed cards and rules: points, length, the starter, and what the passed hand is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import polars as pl

from analyses.interventions import interventions
from analyses.plots.dots import dots
from analyses.plots.dots_compared import dots_compared
from analyses.report.interventions import InterventionsLike
from analyses.report.section import Section
from analyses.report.words import points_range

SHOWN = 6


def sections(given: InterventionsLike) -> list[Section]:
    """All strategies together: what each change does to points, length and the starter; then the passed hand."""
    changed = given.comparisons
    found = [_points(changed), _length(changed), _starter(changed), _passed_hand(changed)]
    return [section for section in found if section is not None]


def together(changed: Mapping[str, Any], measure: str) -> pl.DataFrame:
    """What each change does to a measure over all players, widest first."""
    table = interventions(changed, measure, by=())
    return table.sort(pl.col(f"{measure}_difference").abs(), "card", descending=[True, False])


def starter_shift(changed: Mapping[str, Any]) -> pl.DataFrame:
    """What each change does to the starter's win rate, widest first."""
    table = interventions(changed, "win", by=("seat",)).filter(pl.col("seat") == 0).drop("seat")
    return table.sort(pl.col("difference").abs(), "card", descending=[True, False])


def _widest(table: pl.DataFrame, name: str) -> str:
    sure = table.filter("clear").head(SHOWN)
    if not sure.height:
        return "No change does anything here beyond chance."
    parts = [f"{row['card']} {_signed(row, name)}" for row in sure.iter_rows(named=True)]
    return f"Widest beyond chance: {'; '.join(parts)}."


def _signed(row: Mapping[str, float], name: str) -> str:
    if name == "difference":
        return points_range(row)
    digits = 2 if row["high"] - row["low"] > 0.02 else 3
    middle, low, high = (f"{row[key]:+.{digits}f}".replace("-", "\N{MINUS SIGN}") for key in (name, "low", "high"))
    return f"{middle} ({low} to {high})"


def _points(changed: Mapping[str, Any]) -> Section:
    table = together(changed, "score")
    figure = dots(table, "card", "score_difference", xlabel="Points of a player with the change minus without",
                  reference=0.0, clear="clear")  # fmt: skip
    reading = (
        f"{_widest(table, 'score_difference')}\n\n"
        "Points per player and game, all strategies together, the same deals with and without the change. Right of the "
        "line the change makes everybody richer. Filled dots are beyond chance, all changes considered."
    )
    words = {"score_difference": "With the change minus without"}
    return Section("Points with each change", "Does it make scores higher?", table, figure, reading, words=words)


def _length(changed: Mapping[str, Any]) -> Section:
    table = together(changed, "own_turns")
    figure = dots(table, "card", "own_turns_difference", xlabel="Turns of a player with the change minus without",
                  reference=0.0, clear="clear")  # fmt: skip
    reading = (
        f"{_widest(table, 'own_turns_difference')}\n\n"
        "Turns that a player takes in a game. Left of the line the change makes games shorter: the fifth faction comes "
        "sooner. The strategies were made for the game as it is; games that a change makes very long, or that come to "
        "the turn limit, show that they don't know how to live with it."
    )
    words = {"own_turns_before": "Turns before", "own_turns_after": "Turns after", "own_turns_difference": "Difference"}
    return Section("Length with each change", "Does it make games longer?", table, figure, reading, words=words)


def _starter(changed: Mapping[str, Any]) -> Section:
    table = starter_shift(changed)
    xlabel = "Starter's win rate with the change minus without, percentage points"
    figure = dots(table, "card", "difference", xlabel=xlabel, points=True, reference=0.0, clear="clear")
    reading = (
        f"{_widest(table, 'difference')}\n\n"
        "Left of the line the change makes the game fairer, as long as the starter wins more than half of the games "
        "before it."
    )
    return Section("The starter with each change", "Does it help the starter?", table, figure, reading)


def _passed_hand(changed: Mapping[str, Any]) -> Section | None:
    """Who lives on choosing what to pass, and on getting it."""
    one = {label: found for label, found in changed.items()
           if (found.after.manifest.get("options") or {}).get("passed_hand") == "new cards"}  # fmt: skip
    if len(one) != 1:
        return None
    wins, scores = (
        interventions(one),
        interventions(one, "score").select(
            "strategy", "score_difference", score_difference_low="low", score_difference_high="high"
        ),
    )
    table = wins.drop("card", "change").join(scores, on="strategy", maintain_order="left")
    table = table.rename({"difference": "win_gain", "low": "win_gain_low", "high": "win_gain_high"})
    figure = dots_compared(table, "strategy", {"win_gain": "win rate with new cards minus with the passed hand"},
                           xlabel="Percentage points", points=True, reference=0.0)  # fmt: skip
    whole = together(one, "score").row(0, named=True)
    turns = together(one, "own_turns").row(0, named=True)
    reading = (
        "With as many new cards instead of the hand that is passed, a player's points change by "
        f"{_signed(whole, 'score_difference')}, the turns of a player by {_signed(turns, 'own_turns_difference')}: so "
        "much worse (or better) is a hand that somebody else picked over than one that chance deals.\n\n"
        "The figure shows who gains: strategies right of the line would rather have new cards, strategies left of it "
        "owe wins to what they pass and what they get."
    )
    words = {"win_gain": "Win rate, new minus passed", "score_difference": "Points, new minus passed"}
    question = "What is the passed hand worth?"
    return Section("Worth of the passed hand", question, table, figure, reading, words=words)
