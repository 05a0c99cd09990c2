"""Money, points and cards of winners and losers."""

from __future__ import annotations

import polars as pl

from analyses.dominion.box import card_name
from analyses.dominion.gains import gains
from analyses.dominion.in_vain import ENOUGH, HURTS, MARGIN, NOTHING, UNPLAYABLE, in_vain
from analyses.dominion.pace import SEEN, pace, well_reached
from analyses.plots.dots import dots
from analyses.plots.grid import grid
from analyses.plots.lines import lines
from analyses.report.section import ResultLike, Section
from analyses.report.words import percent_range

SHOWN = 30  # cards in a figure
IDLE = 0.01  # share of idle seats worth a sentence


def card_sections(result: ResultLike) -> list[Section]:
    """Pace, gains and cards in vain; a section without rows is left out."""
    table = pace(result.cards, result.seats)
    found = [_pace(table, "coins"), _pace(table, "points"), _gains(result.cards), _in_vain(result.cards)]
    return [section for section in found if section.table.height]


_PACE = {
    "coins": ("Money by turn", "How much can a player spend, turn by turn?", "Coins to spend"),
    "points": ("Points by turn", "How do the points grow, turn by turn?", "Points after the turn"),
}


def _pace(table: pl.DataFrame, name: str) -> Section:
    title, question, ylabel = _PACE[name]
    ends = (f"{name}_low", f"{name}_high")
    part = table.select("strategy", "turn", name, *ends, pl.col("^reached_share.*$"))
    figure = lines(well_reached(part), "turn", name, *ends, group="strategy", xlabel="Own turn", ylabel=ylabel)
    reading = (
        "Means over the games that lasted so long; the table says what share of a strategy's games that is. Turns that "
        f"fewer than {SEEN * 100:.0f} % of them reach are in the table only. Where the share falls, quick games have "
        "dropped out, so the end of a line tells of slow games."
    )
    return Section(title, question, part, figure, reading)


def _gains(cards: pl.LazyFrame) -> Section:
    table = gains(cards).with_columns(pl.col("card").map_elements(card_name, return_dtype=pl.String))
    widest = table["card"].unique(maintain_order=True)[:SHOWN]
    shown = table.filter(pl.col("card").is_in(widest.implode())).sort("strategy", maintain_order=True)
    ranked = shown.sort(pl.col("copies_difference").abs().max().over("card"), descending=True, maintain_order=True)
    words = {"xlabel": "Strategy", "colour_label": "Copies: winners minus losers"}
    figure = grid(ranked, "card", "strategy", "copies_difference", clear="clear", **words) if table.height else None
    reading = (
        "Copies gained in a game by winners minus losers of the same strategy, purple where winners gain more, orange "
        "where losers do. Bold numbers are beyond chance, grey ones may be luck. Victory cards make the winner, so "
        "look at the others; and this shows what goes together, not what causes what: long games give time to buy, and "
        "players in trouble buy differently."
    )
    return Section("Gains", "What do winners gain that losers don't?", table, figure, reading)


def _in_vain(cards: pl.LazyFrame) -> Section:
    table = in_vain(cards).with_columns(pl.col("card").map_elements(card_name, return_dtype=pl.String))
    judged = table.drop_nulls("difference").with_columns(clear=pl.col("verdict").is_in(["helps", "hurts"]))
    xlabel = "Win rate of seats that gained the card minus the others, percentage points"
    shown = judged if judged.height <= SHOWN else pl.concat([judged[: SHOWN // 2], judged[-SHOWN // 2 :]])
    figure = dots(shown, "card", "difference", xlabel=xlabel, points=True, reference=0.0,
                  reference_label="no difference", clear="clear") if judged.height else None  # fmt: skip
    reading = (
        f"{_answer(table)}\n\n"
        "Seats that gained the card are compared with seats of the same strategy in the same place that didn't; filled "
        f"dots are beyond chance. “Makes no difference” means surely within {MARGIN * 100:.0f} percentage point. A "
        f"card stays open if the interval is wider, or if fewer than {ENOUGH} seats can be compared because a strategy "
        "gains it nearly always or nearly never. This shows what goes together; a comparison run without the card "
        "tells what it causes. The table adds how often a card was gained and never played."
    )
    return Section("Cards in vain", "Which cards are gained without any use?", table, figure, reading)


def _answer(table: pl.DataFrame) -> str:
    """Cards that harm or do nothing, and the one that lies idle most often; points are not meant to be played."""
    useful = table.filter(~pl.col("kind").is_in(UNPLAYABLE).fill_null(False))
    vain = useful.filter(pl.col("verdict").is_in([HURTS, NOTHING]))
    parts = [f"{row['card']} ({row['verdict']})" for row in vain.iter_rows(named=True)]
    first = f"Gained in vain: {', '.join(parts)}." if parts else "No treasure or action is shown to be gained in vain."
    idle = useful.drop_nulls("never_played_share").sort("never_played_share", descending=True)[:1]
    if not idle.height or idle["never_played_share"][0] < IDLE:
        return first
    row, ends = idle.row(0, named=True), ("never_played_share_low", "never_played_share_high")
    share = percent_range(row, "never_played_share", *ends)
    return f"{first} Most often idle: {row['card']}, never played by {share} of those who gained it."
