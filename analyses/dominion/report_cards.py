"""Money, points and cards of winners and losers."""

from __future__ import annotations

import polars as pl

from analyses.card_association import ENOUGH
from analyses.dominion.gains import gains
from analyses.dominion.in_vain import LOSING, MARGIN, WINNING, in_vain
from analyses.dominion.pace import SEEN, pace, well_reached
from analyses.dominion.phrases import vain_words, with_names
from analyses.plots.dots import dots
from analyses.plots.grid import grid
from analyses.plots.lines import groups_note, lines
from analyses.report.findings import Findings
from analyses.report.section import ResultLike, Section
from analyses.report.words import percent_range
from analyses.win_rates import win_rates

SHOWN = 30  # cards in a figure
IDLE = 0.01  # share of idle seats worth a sentence


def card_sections(result: ResultLike) -> list[Section]:
    """Pace, gains and cards in vain; a section without rows is left out."""
    table = _ranked(pace(result.cards, result.seats), result)
    found = [_pace(table, "coins"), _pace(table, "points"), _gains(result.cards), _in_vain(result.cards)]
    return [section for section in found if section.table.height]


_PACE = {
    "coins": ("Money by turn", "How much can a player spend, turn by turn?", "Coins to spend"),
    "points": ("Points by turn", "How do the points grow, turn by turn?", "Points after the turn"),
}


def _ranked(table: pl.DataFrame, result: ResultLike) -> pl.DataFrame:
    """The best strategy first, so that a figure of a few lines shows the whole range."""
    best = (result.win_rates if isinstance(result, Findings) else win_rates(result.seats))["strategy"].to_list()
    return table.sort(pl.col("strategy").cast(pl.Enum(best)), maintain_order=True)


def _pace(table: pl.DataFrame, name: str) -> Section:
    title, question, ylabel = _PACE[name]
    ends = (f"{name}_low", f"{name}_high")
    part = table.select("strategy", "turn", name, *ends, pl.col("^reached_share.*$"))
    figure = lines(well_reached(part), "turn", name, *ends, group="strategy", xlabel="Own turn", ylabel=ylabel)
    reading = (
        "Means over the games that lasted so long; the table says what share of a strategy's games that is. Turns that "
        f"fewer than {SEEN * 100:.0f} % of them reach are in the table only. Where the share falls, quick games have "
        "dropped out, so the end of a line tells of slow games."
    ) + groups_note(table["strategy"].n_unique())
    return Section(title, question, part, figure, reading)


def _gains(cards: pl.LazyFrame) -> Section:
    table = with_names(gains(cards))
    widest = table["card"].unique(maintain_order=True)[:SHOWN]
    shown = table.filter(pl.col("card").is_in(widest.implode())).sort("strategy", maintain_order=True)
    ranked = shown.sort(pl.col("copies_difference").abs().max().over("card"), descending=True, maintain_order=True)
    words = {"xlabel": "Strategy", "colour_label": "Copies: winners minus losers"}
    figure = grid(ranked, "card", "strategy", "copies_difference", clear="clear", **words) if table.height else None
    reading = (
        "Copies gained in a game by winners minus losers of the same strategy, opponents and seat: purple where "
        "winners gain more, orange where losers do. Faded cells may be luck. Provinces make the winner, so look at the "
        "others; and this shows what goes together, not what causes what: who buys a Province doesn't buy a Gold in "
        "that turn, and players in trouble buy differently."
    )
    return Section("Gains", "What do winners gain that losers don't?", table, figure, reading)


def _in_vain(cards: pl.LazyFrame) -> Section:
    table = with_names(in_vain(cards))
    judged = table.drop_nulls("difference").with_columns(clear=pl.col("verdict").is_in([WINNING, LOSING]))
    xlabel = "Win rate of seats that gained the card minus the others, percentage points"
    shown = judged if judged.height <= SHOWN else pl.concat([judged[: SHOWN // 2], judged[-SHOWN // 2 :]])
    figure = dots(shown, "card", "difference", xlabel=xlabel, points=True, reference=0.0,
                  reference_label="no difference", clear="clear") if judged.height else None  # fmt: skip
    reading = (
        f"{vain_words(table)}{_idle(table)}\n\n"
        "Seats that gained the card are compared with seats of the same strategy in the same place of the same "
        "match-up that didn't; filled dots are beyond chance. “No difference” means surely within "
        f"{MARGIN * 100:.0f} percentage point. A card stays open if the interval is wider, or if fewer than {ENOUGH} "
        "seats can be compared because a strategy gains it nearly always or nearly never.\n\n"
        "This shows what goes together, not what causes what: a treasure goes with losing if it is bought instead of a "
        "Province, or to catch up. A comparison run with the card changed tells. The table adds how often a card was "
        "gained and never played."
    )
    return Section("Cards in vain", "Which cards are gained without any use?", table, figure, reading)


def _idle(table: pl.DataFrame) -> str:
    """The card that lies idle most often, as a sentence to append."""
    idle = table.drop_nulls("never_played_share").sort("never_played_share", descending=True)[:1]
    if not idle.height or idle["never_played_share"][0] < IDLE:
        return ""
    row, ends = idle.row(0, named=True), ("never_played_share_low", "never_played_share_high")
    share = percent_range(row, "never_played_share", *ends)
    return f" Most often idle: {row['card']}, never played by {share} of those who gained it."
