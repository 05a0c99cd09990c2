"""How games go: tempo, the race to five, the starter, what winners do, what abilities do."""

from __future__ import annotations

import polars as pl

from analyses.majority_2.abilities import HARM, HELP, done
from analyses.majority_2.contrast import contrast
from analyses.majority_2.starter import starter, starter_rate, ties
from analyses.majority_2.tempo import ONE, race, tempo
from analyses.plots.dots import dots
from analyses.plots.lines import lines
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
    drawn = table.drop_nulls("turn").filter(pl.col("finished_share") >= 0.02)
    ends = {"low": "turn_low", "high": "turn_high", "xlabel": "Finished faction", "ylabel": "Own turn"}
    figure = lines(drawn, "faction", "turn", group="strategy", **ends) if drawn.height else None
    reading = (
        "In which of its own turns a strategy finishes its first, second, ... fifth faction, on average over the games "
        "in which it does. Lower lines are faster. A strategy that rarely gets to five shows only its fast games there "
        "(the table says how many seats got so far; below 2\N{NO-BREAK SPACE}% the line ends)."
    )
    return Section("Tempo", "How many turns to the fifth faction?", table, figure, reading)


def _race(seats: pl.LazyFrame) -> Section:
    table = race(seats)
    ends = {"low": "games_share_low", "high": "games_share_high"}
    figure = dots(table, "five", "games_share", **ends, xlabel="Share of the games", percent=True)
    one = table.filter((pl.col("five") == ONE) & pl.col("wins_share").is_not_null())
    ends = {"low": "wins_share_low", "high": "wins_share_high"}
    answer = (
        f"Where only one player has five factions at the end, that player wins "
        f"{percent_range(one.row(0, named=True), 'wins_share', **ends)} of the games.\n\n" if one.height else ""
    )  # fmt: skip
    reading = answer + (
        "The game ends when a player's turn is over and the other one has five finished factions: whoever gets there "
        "gives the other player one more turn. Points decide, not the race."
    )
    return Section("The race to five", "Does it pay to end the game?", table, figure, reading)


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
        "Coins from aristocrats, cards that witch veterans took back into the reserve, own cards that angel juniors "
        "saved from being discarded, and discs on own cards that make a colour fit.",
    )  # fmt: skip
    return [harm, help_]


def _done(seats: pl.LazyFrame, effects: dict[str, str], title: str, question: str, reading: str) -> Section | None:
    table = done(seats, effects)
    if not table.height:
        return None
    figure = stacked(table, "strategy", "effect", "number", xlabel="Number per player and game")
    return Section(title, question, table, figure, reading)
