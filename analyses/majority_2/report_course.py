"""How games go: tempo, the race to five, the starter, what winners do, what abilities do."""

from __future__ import annotations

import polars as pl

from analyses.majority_2 import ENOUGH
from analyses.majority_2.abilities import HARM, HELP, done
from analyses.majority_2.contrast import contrast
from analyses.majority_2.starter import starter, starter_rate, ties
from analyses.majority_2.tempo import BOTH, OFTEN, ONE, by_faction_number, race, tempo
from analyses.plots.dots import dots
from analyses.plots.dots_compared import dots_compared
from analyses.plots.stacked import stacked
from analyses.report.section import ResultLike, Section
from analyses.report.words import percent_range


def course_sections(result: ResultLike) -> list[Section]:
    """All but the cards."""
    seats = result.seats
    found = [_tempo(seats), _race(seats), _starter(result), _contrast(seats), *_abilities(seats)]
    return [section for section in found if section is not None]


def _tempo(seats: pl.LazyFrame) -> Section:
    table = tempo(seats)
    values = {f"turn_{number}": f"faction {number}" for number in range(1, ENOUGH + 1)}
    drawn = by_faction_number(table)
    complete = drawn if all(name in drawn.columns for name in values) and drawn.height else None
    figure = None if complete is None else dots_compared(complete, "strategy", values, xlabel="Own turn")
    fast = table.filter((pl.col("faction") == ENOUGH) & (pl.col("finished_share") >= OFTEN)).head(1)
    answer = "".join(
        f"Fastest: {row['strategy']}, with a fifth faction in turn {row['turn']:.2f} ({row['turn_low']:.2f} to "
        f"{row['turn_high']:.2f}).\n\n" for row in fast.iter_rows(named=True)
    )  # fmt: skip
    reading = answer + (
        "In which of its own turns a strategy finishes its first to fifth faction, on average over the games in which "
        "it does. The table says how many seats got so far; strategies that get to five in less than half of their "
        "games are only there, because their few fast games would mislead."
    )
    return Section("Tempo", "How many turns to the fifth faction?", table, figure, reading)


def _race(seats: pl.LazyFrame) -> Section:
    table = race(seats)
    known = table.drop_nulls("wins_share") if "wins_share" in table.columns else table.clear()
    ends = {"low": "wins_share_low", "high": "wins_share_high"}
    words = {"xlabel": "Games won by whoever has five factions, or had them first", "reference_label": "even"}
    figure = dots(known, "five", "wins_share", **ends, percent=True, reference=0.5, **words) if known.height else None
    said = {ONE: "Where only one player has five factions at the end, that player wins",
            BOTH: "Where both have five, whoever had them first wins"}  # fmt: skip
    parts = [f"{said[row['five']]} {percent_range(row, 'wins_share', **ends)} of the games."
             for row in known.iter_rows(named=True)]  # fmt: skip
    reading = (
        f"{' '.join(parts)}\n\n"
        "The game ends when a player's turn is over and the other one has five finished factions: whoever gets there "
        "gives the other player one more turn. Points decide, not the race. The table says how many games end in "
        "which way."
    )
    return Section("The race to five", "Does it pay to end the game?", table, figure, reading.strip())


def _starter(result: ResultLike) -> Section | None:
    table = starter(result.seats)
    if not table.height or result.manifest.get("seats") == "fixed":
        return None
    ends = {"low": "starting_gain_low", "high": "starting_gain_high", "reference": 0.0}
    xlabel = "Win rate starting minus going second, percentage points"
    figure = dots(table, "strategy", "starting_gain", **ends, xlabel=xlabel, points=True)
    rate, tied = starter_rate(result.seats).row(0, named=True), ties(result.games).row(0, named=True)
    won = percent_range(rate, "starter_share", "starter_share_low", "starter_share_high")
    level = percent_range(tied, "tied_share", "tied_share_low", "tied_share_high")
    reading = (
        f"The starter wins {won} of all games. Points are equal in {level} of them, and then the other player wins.\n\n"
        "The starter has six hand cards and moves first; the other player gets what is left of them. Every deal was "
        "played from both sides, so the difference is that of the place alone."
    )
    return Section("The starter", "What is it worth to start?", table, figure, reading)


def _contrast(seats: pl.LazyFrame) -> Section:
    table = contrast(seats)
    figure = dots(table, "measure", "turn_difference", xlabel="Winners minus losers, per own turn", reference=0.0,
                  clear="clear")  # fmt: skip
    reading = (
        "Winners compared with losers of the same strategy, in the same seat against the same opponent: how much more "
        "of each they do in a turn. Hollow dots may be luck. It shows what goes together with winning; some of it "
        "(received cards played, cards paid for) is as much a fruit of good cards as a cause."
    )
    return Section("What winners do", "What do winners do differently, turn by turn?", table, figure, reading)


def _abilities(seats: pl.LazyFrame) -> list[Section | None]:
    harm = _done(
        seats, HARM, "Harm done", "What do abilities do to the other player?",
        "What a player's abilities take from the other player in a game: cards discarded from columns, reserve and "
        "scoring area, coins, forced swaps, discs that spoil a colour. One is not worth the other: a representative is "
        "a whole faction.",
    )  # fmt: skip
    help_ = _done(
        seats, HELP, "Help from abilities", "What do abilities do for their player?",
        "Coins from abilities, cards that witch veterans took back into the reserve, own cards that angel juniors "
        "saved from being discarded, and discs on own cards that make a colour fit.",
    )  # fmt: skip
    return [harm, help_]


def _done(seats: pl.LazyFrame, effects: dict[str, str], title: str, question: str, reading: str) -> Section | None:
    table = done(seats, effects)
    if not table.height:
        return None
    figure = stacked(table, "strategy", "effect", "number", xlabel="Number per player and game")
    return Section(title, question, table, figure, reading)
