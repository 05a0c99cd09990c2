"""How games go: second places that out-earn the first, leads, comebacks, the marker, the box of chips."""

from __future__ import annotations

import polars as pl
from matplotlib.figure import Figure

from analyses.majority.chips import CHIPS, chips_exceeded, coins_paid
from analyses.majority.margins import margins
from analyses.majority.seconds import second_out_earns
from analyses.majority.spy import marker_decides
from analyses.plots.bars import bars
from analyses.plots.dots import dots
from analyses.plots.lines import lines
from analyses.report.section import ResultLike, Section, has_table, matchup_names
from analyses.report.words import extremes, extremes_note, percent_range


def course_sections(result: ResultLike) -> list[Section]:
    """The sections that need the games, and two that need the seats."""
    found = [_out_earned(result)]
    if has_table(result.manifest, "seats"):
        table = margins(result.seats, result.manifest["players"])
        found += [_leads(table), _comebacks(table)]
    return [section for section in (*found, _marker(result), _chips(result)) if section is not None]


def _named(table: pl.DataFrame, result: ResultLike) -> pl.DataFrame:
    """Match-up numbers to names; the row of all games stays first."""
    names = dict(enumerate(matchup_names(result.manifest)))
    words = pl.col("matchup").cast(pl.Int64).replace_strict(names, return_dtype=pl.String).fill_null("all games")
    named = table.with_columns(words.alias("matchup"))
    return named if table.height > 2 else named.head(1)


def _by_matchup(table: pl.DataFrame, xlabel: str) -> Figure | None:
    """Dots of the match-ups; a single number needs no figure."""
    if table.height == 1:
        return None
    return dots(extremes(table, "share"), "matchup", "share", xlabel=xlabel, percent=True)


def _out_earned(result: ResultLike) -> Section | None:
    table = _named(second_out_earns(result.games), result)
    if not table.height:  # no second place in any game
        return None
    figure = _by_matchup(table, "Share of the councils")
    reading = (
        f"Of all colour councils with a second place, it earned more than the winner's 2 coins in "
        f"{percent_range(table.row(0, named=True), 'share')}. That needs a winner's sum of at least 15, or shared wins."
    ) + extremes_note(table)
    return Section("Second out-earns first", "How often is second place the better one?", table, figure, reading)


def _leads(table: pl.DataFrame) -> Section:
    table = table.select("round", "margin", "margin_low", "margin_high", pl.col("^level_share.*$"))
    ends = {"low": "margin_low", "high": "margin_high"}
    figure = lines(table, "round", "margin", **ends, xlabel="After round", ylabel="Lead in coins")
    reading = "Coins between the leading side and the next, on average. The table also says how often nobody leads."
    return Section("Leads", "How far ahead is the leader after each round?", table, figure, reading)


def _comebacks(table: pl.DataFrame) -> Section | None:
    ends = {"low": "comeback_share_low", "high": "comeback_share_high"}
    table = table.filter(pl.col("round") < 4).select("round", "comeback_share", *ends.values()).drop_nulls()
    if not table.height:  # nobody ever led
        return None
    words = {"xlabel": "Leading after round", "ylabel": "Leader loses"}
    figure = lines(table, "round", "comeback_share", **ends, percent=True, **words)
    last = percent_range(table.row(-1, named=True), "comeback_share", **ends)
    reading = (
        f"Who leads after round {table['round'][-1]} still loses {last} of the games. The flatter the line and "
        "the higher its end, the longer a game stays open."
    )
    return Section("Comebacks", "How often does the leader lose?", table, figure, reading)


def _marker(result: ResultLike) -> Section:
    table = _named(marker_decides(result.games), result)
    figure = _by_matchup(table, "Share of the games")
    reading = (
        f"In {percent_range(table.row(0, named=True), 'share')} of the games the richest sides have equal coins and "
        "the spy marker decides."
    ) + extremes_note(table)
    return Section("Spy marker", "How often does the spy marker decide?", table, figure, reading)


def _chips(result: ResultLike) -> Section:
    table, exceeded = coins_paid(result.games), chips_exceeded(result.games).row(0, named=True)
    figure = bars(table, "coins_paid", xlabel="Coins of all players in a game", ylabel="Share of games",
                  reference=CHIPS + 0.5, reference_label=f"{CHIPS} chips in the box")  # fmt: skip
    reading = (
        f"In {percent_range(exceeded, 'share')} of the games more coins are paid out than the {CHIPS} chips of the "
        "box. The rules set no limit, so the simulation pays on."
    )
    return Section("Coin chips", "Do the chips of the box suffice?", table, figure, reading)
