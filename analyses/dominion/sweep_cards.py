"""What the cards do, seen across kingdoms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import polars as pl

from analyses.dominion.card_shifts import AT_LEAST, measure_shifts, strategy_shifts
from analyses.dominion.in_vain_across import in_vain_across
from analyses.dominion.phrases import vain_words, with_names
from analyses.plots.dots import dots
from analyses.plots.grid import grid
from analyses.report.section import Section
from analyses.report.words import points_range

if TYPE_CHECKING:
    from analyses.report.sweep import SweepLike

SHOWN = 30  # cards in a figure

_UNIT = (
    f"Only cards that are in at least {AT_LEAST} of the kingdoms and missing from at least {AT_LEAST} are compared. "
    "The interval counts kingdoms, not games: kingdoms differ in nine other cards too, so it takes many of them to see "
    "what one card does."
)


def strategy_section(sweep: SweepLike, facts: pl.DataFrame) -> Section:
    """Win rates of the strategies in kingdoms with a card and without it."""
    table = with_names(strategy_shifts(sweep))
    widest = pl.col("difference").abs().max().over("card")
    ranked = table.sort("strategy", maintain_order=True).sort(widest, "card", descending=True, maintain_order=True)
    drawn = ranked["card"].unique(maintain_order=True)[:SHOWN]
    figure = grid(ranked.filter(pl.col("card").is_in(drawn.implode())), "card", "strategy", "difference", points=True,
                  xlabel="Strategy", colour_label="Win rate with minus without", clear="clear")  # fmt: skip
    reading = (
        f"{_shifted(table)}{_alike(facts)}\n\nWin rate of a strategy in kingdoms with the card minus its win rate in "
        f"kingdoms without, in percentage points: purple gains, orange loses; faded cells may be luck. {_UNIT}"
    )
    return Section("What cards shift", "Which card shifts which strategy?", table, figure, reading)


def _shifted(table: pl.DataFrame) -> str:
    sure = [
        f"{row['card']} {'favours' if row['difference'] > 0 else 'sets back'} {row['strategy']} by {points_range(row)}"
        for row in table.filter("clear").iter_rows(named=True)
    ]
    if not sure:
        return "No card shifts a strategy beyond chance in these kingdoms."
    return f"Beyond chance, in percentage points: {'; '.join(sure)}."


def _alike(facts: pl.DataFrame) -> str:
    """A warning where kingdoms played out exactly alike."""
    alike = facts.height - facts.drop("value").unique().height
    if not alike:
        return ""
    return (
        f" {alike} of the {facts.height} kingdoms repeat the results of another one to the last digit: the strategies "
        "buy none of the cards in which these differ, so such cards can't show what they do."
    )


MEASURES = {
    "rounds": ("Cards and speed", "Which cards make games longer or shorter?", "Rounds"),
    "lead_spread": ("Cards and luck", "Which cards make games swingier or calmer?", "Spread of the lead"),
}


def measure_section(facts: pl.DataFrame, cards: Mapping[str, set[str]], measure: str) -> Section:
    """The same for speed or luck."""
    title, question, words = MEASURES[measure]
    table = with_names(measure_shifts(facts, cards, measure))
    shown = table if table.height <= SHOWN else pl.concat([table[: SHOWN // 2], table[-SHOWN // 2 :]])
    figure = dots(shown, "card", f"{measure}_difference", xlabel=f"{words}: kingdoms with the card minus without",
                  reference=0.0, reference_label="no difference", clear="clear")  # fmt: skip
    reading = f"{words} in kingdoms with the card minus kingdoms without. Filled dots are beyond chance. {_UNIT}"
    return Section(title, question, table, figure, reading)


def in_vain_section(sweep: SweepLike) -> Section:
    """Cards that don't pay wherever they are."""
    table = with_names(in_vain_across(sweep))
    shown = table if table.height <= SHOWN else pl.concat([table[: SHOWN // 2], table[-SHOWN // 2 :]])
    xlabel = "Win rate of seats that gained the card minus the others, percentage points"
    figure = dots(shown, "card", "difference", xlabel=xlabel, points=True, reference=0.0,
                  reference_label="no difference", clear="clear") if table.height else None  # fmt: skip
    reading = (
        f"{vain_words(table)}\n\nSeats that gained the card against seats of the same strategy in the same place of "
        "the same match-up that didn't, averaged over the kingdoms where both exist. This shows what goes together, "
        "not what causes what. The table adds in how many kingdoms the card goes with winning or losing beyond chance, "
        "and how often it was gained and never played."
    )
    return Section("Bought in vain", "Which cards are bought in vain?", table, figure, reading)
