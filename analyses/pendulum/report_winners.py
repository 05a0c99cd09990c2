"""Who wins and how: endings, characters, privilege, speed."""

from __future__ import annotations

from collections.abc import Sequence

import polars as pl

from analyses.pendulum.endings import endings, ways_to_win
from analyses.pendulum.winners import by_character, by_first_rank, by_speed, second_of_thinking
from analyses.pendulum.words import tuned
from analyses.plots.dots import dots
from analyses.plots.lines import groups_note, lines
from analyses.plots.stacked import stacked
from analyses.report.section import ResultLike, Section, has_table
from analyses.report.words import best_and_worst, percent_range, points_range
from analyses.sides import even_share


def winner_sections(result: ResultLike) -> list[Section]:
    """Endings need the games, the others the seats."""
    found = [_endings(result)]
    if has_table(result.manifest, "seats"):
        even = even_share(result.manifest)
        speed = _speed(result.seats)
        found += [_ways(result.seats), _characters(result, even), _ranks(result.seats, even)]
        found += [speed] if speed else []
    return found


def _endings(result: ResultLike) -> Section:
    table = endings(result.games)
    figure = dots(table, "won_by", "share", xlabel="Share of the games", percent=True)
    first = table.row(0, named=True)
    reading = (
        f"In {percent_range(first, 'share')} of the games somebody brings all four markers to the parchment. If nobody "
        "does, the player with the legendary point who is nearest wins; without any legendary point nobody wins.\n\n"
        f"{tuned(result.manifest)}"
    )
    return Section("How games are won", "By all four tracks, by the legendary point, or not at all?", table, figure,
                   reading)  # fmt: skip


def _ways(seats: pl.LazyFrame) -> Section:
    table = ways_to_win(seats)
    figure = stacked(table, "strategy", "won_by", "share", xlabel="Share of its games that a seat wins", percent=True)
    reading = (
        "The bar is a strategy's win rate, split into wins by all four tracks and wins by the legendary point.\n\n"
        "The strategies are scripts with weights set by hand. Which of them is ahead is a fact about these scripts at "
        "these tables, not about the ideas behind them."
    )
    return Section("How strategies win", "Who wins by tracks, who by the legendary point?", table, figure, reading)


JUSTICAR_CARD = "justicar-culture"
LOOP = (
    f"\n\nThe advanced justicar's lead is made by one reconstructed card. {JUSTICAR_CARD} produces culture, four cubes "
    "and more with provinces, and taking all stratagems back costs five: the card pays for its own return, and its "
    "points can be played again as fast as hands are. The rulebook sets no limit to taking back. Read it as a "
    "warning about this card, not about the printed character; without it: "
    f"`--set {JUSTICAR_CARD}.produce_culture=0`."
)


def _dealt(characters: Sequence[str]) -> str:
    if all(name == "random" for name in characters):
        return "Characters are dealt at random, so no strategy has a favourite here."
    return "Characters were given to seats in this run, so a character's win rate may be that of who plays it."


def _characters(result: ResultLike, even: float | None) -> Section:
    table = by_character(result.seats)
    named = table.with_columns(pl.format("{} ({})", "character", "side").alias("mat"))
    figure = dots(
        named, "mat", "win_rate", xlabel="Win rate", percent=True, reference=even, reference_label="even share"
    )
    reading = (
        f"{best_and_worst(named, 'mat', 'win_rate')}\n\n"
        f"{_dealt(result.manifest['setup']['characters'])} The mats are reconstructed: the order holds for the numbers "
        "assumed. The table adds the steps that a character lacks at the end, and how often it takes its stratagems "
        "back: who produces enough culture can play them again and again."
    )
    if "advanced" in table["side"] and JUSTICAR_CARD not in str(result.manifest["change"]):
        reading += LOOP
    return Section("Characters", "Which character wins most?", table, figure, reading)


def _ranks(seats: pl.LazyFrame, even: float | None) -> Section:
    table = by_first_rank(seats)
    figure = lines(table, "first_rank", "win_rate", xlabel="Place on the privilege track at the start",
                   ylabel="Win rate", percent=True, reference=even, from_zero=False)  # fmt: skip
    reading = (
        "The first order on the privilege track is drawn by lot. It decides who places first and who gives way when "
        "two people reach for the same box within a second; but of equal votes at a council the one behind goes ahead. "
        "The dashed line is the even share."
    )
    return Section("Privilege", "Does it help to begin ahead on the privilege track?", table, figure, reading)


def _speed(seats: pl.LazyFrame) -> Section | None:
    table, second = by_speed(seats), second_of_thinking(seats)
    if not table.height:
        return None
    words = [f"{row['plan']} {points_range(row, 'second_gain', 'second_gain_low', 'second_gain_high')}"
             for row in second.iter_rows(named=True)]  # fmt: skip
    worth = (
        f"One second more of thinking before every act changes the win rate, in percentage points: {'; '.join(words)}. "
        "That compares the same strategy at different speeds where they sit at one table, in the same seat.\n\n"
        if words
        else ""
    )
    figure = lines(table, "think", "win_rate", group="plan", xlabel="Seconds of thinking before an act",
                   ylabel="Win rate", percent=True, from_zero=False)  # fmt: skip
    reading = (
        f"{worth}Win rates over all tables, with the 95 % interval: an expert thinks 2 seconds, an average player 5, a "
        "slow one 10. The longer thinking brings no better decisions here: it only costs time."
    ) + groups_note(table["plan"].n_unique())
    return Section("Speed", "What is a second of thinking worth?", table, figure, reading,
                   words={"plan": "Strategy"})  # fmt: skip
