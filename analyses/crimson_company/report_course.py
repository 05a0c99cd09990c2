"""How duels go: lanes and castles, length, ties, coins."""

from __future__ import annotations

import polars as pl

from analyses.crimson_company.lanes import MOST_TIES, course, lane_strengths, lane_wins, ties
from analyses.crimson_company.money import winners_and_losers
from analyses.plots.bars import bars
from analyses.plots.dots import dots
from analyses.report.section import ResultLike, Section, has_table
from analyses.report.words import percent_range
from analyses.seat_effect import seat_effect_by_strategy
from analyses.sides import together


def course_sections(result: ResultLike) -> list[Section]:
    """Lanes and the course of a game; coins where there are auctions."""
    found = [_course(result), _ties(result)]
    if has_table(result.manifest, "seats"):
        found = [_lanes(result), _strengths(result), *found]
        if not together(result.manifest):
            found += [_first(result), _money(result)]
    return [section for section in found if section.table.height]


def _lanes(result: ResultLike) -> Section:
    table = lane_wins(result.seats)
    figure = dots(table, "way", "share", xlabel="Share of the castles that were conquered", percent=True)
    rows = {row["way"]: row for row in table.iter_rows(named=True)}
    reading = (
        f"Of all castles, {percent_range(rows['in the own turn'], 'share')} are won in the own turn and "
        f"{percent_range(rows['with fewer cards than the other side'], 'share')} with fewer cards than the other side "
        "has.\n\nThe first two ways add up to all castles; the others may go with either."
    )
    return Section("Lanes", "How are lanes won?", table, figure, reading)


def _strengths(result: ResultLike) -> Section:
    table = lane_strengths(result.seats)
    ends = ("margin_low", "margin_high")
    figure = dots(table, "strategy", "margin", *ends, xlabel="Strength that a lane is won by, on average")
    reading = (
        "What lies on the winner's side of a lane when its castle falls, by the winner's strategy. A wide margin is "
        "strength that could have been of use elsewhere. (Lanes won by the lower strength count with the difference "
        "of the sums; those won by face-down cards are left out of strength and margin.)"
    )
    return Section("Lanes by strategy", "How much does it take to win a lane?", table, figure, reading)


def _course(result: ResultLike) -> Section:
    table = course(result.games)
    figure = dots(table, "what", "mean", xlabel="Per game")
    reading = (
        "A game in numbers. Where no castle fell until the turn cap, the last turn stands for the first conquest; the "
        "section “Length” says how often games were cut off."
    )
    return Section("Course", "How does a game go?", table, figure, reading)


def _ties(result: ResultLike) -> Section:
    table = ties(result.games)
    figure = bars(table, "ties", xlabel=f"Scorings that end level in a game ({MOST_TIES}: or more)", ylabel="Games")
    without = percent_range(table.filter(pl.col("ties") == 0).row(0, named=True), "share")
    reading = (
        f"{without} of the games have no level scoring. A lane that is level stays as it is and is scored again in "
        "every later turn, so a few games collect many."
    )
    return Section("Ties", "How often does a scored lane stay level?", table, figure, reading)


def _first(result: ResultLike) -> Section:
    table = seat_effect_by_strategy(result.seats).filter(pl.col("seat") == 0)
    gain = [(pl.col(one) - pl.col("even")).alias(name) for one, name in
            (("win_rate", "difference"), ("low", "low"), ("high", "high"))]  # fmt: skip
    table = table.select("strategy", pl.col("win_rate").alias("first_rate"), *gain, "p", "clear")
    table = table.sort("difference", "strategy", descending=[True, False])
    figure = dots(table, "strategy", "difference", xlabel="Win rate going first minus the strategy's own mean, points",
                  points=True, reference=0.0, reference_label="no difference", clear="clear")  # fmt: skip
    reading = f"What going first adds to a strategy's own win rate over all seats. {_start(result.manifest['variant'])}"
    if result.manifest.get("seats") == "fixed":
        reading += " In this run strategies kept their seats, so going first can't be told from who went first."
    return Section("First player", "What is it worth to go first?", table, figure, reading)


def _start(variant: str) -> str:
    """What the rules do about going first."""
    if variant in ("free-for-all", "placements"):
        return "Everybody starts with the same coins."
    teams = variant == "two-against-two"
    who = "The later a player's turn, the more coins" if teams else "The second player has more coins"
    return (
        f"{who} at the start, to make up for it; whether that does depends on how well a strategy uses coins. What "
        "such a coin is worth: analyses.crimson_company.batch.handicap."
    )


def _money(result: ResultLike) -> Section:
    table = winners_and_losers(result.seats)
    figure = dots(table, "what", "winner_difference", xlabel="Winners minus losers, per game", reference=0.0,
                  reference_label="no difference", clear="clear")  # fmt: skip
    reading = (
        "What winners have more (right) or less (left) of than losers of the same strategy in the same seat against "
        "the same opponents. Filled dots are beyond chance. What a coin causes is measured by handing one out: "
        "analyses.crimson_company.batch.handicap."
    )
    return Section("Coins and cards", "What do winners have more of?", table, figure, reading)
