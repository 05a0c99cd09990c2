"""Sections about strategies: who wins, who beats whom, how strong, what lasts."""

from __future__ import annotations

import polars as pl

from analyses.alpha_rank import alpha_rank
from analyses.matchups import matchups
from analyses.plots.dots import dots
from analyses.plots.matrix import matrix
from analyses.ratings import ratings
from analyses.report.section import ResultLike, Section
from analyses.report.words import best_and_worst
from analyses.seat_effect import seat_effect
from analyses.win_rates import win_rates


def winners(result: ResultLike) -> Section:
    """Win rate of every strategy."""
    even = float(seat_effect(result.seats)["even"][0])
    table = win_rates(result.seats).with_columns(even=pl.lit(even))
    figure = dots(
        table, "strategy", "win_rate", xlabel="Win rate", percent=True, reference=even, reference_label="even share"
    )
    reading = (
        f"{best_and_worst(table, 'strategy', 'win_rate')}\n\n"
        "Each dot is a strategy's win rate over all its games, the bar its 95 % interval. Right of the dashed line it "
        "wins more than an even share. Strategies whose bars don't overlap really differ. How high a rate is depends "
        "on who else took part."
    )
    return Section("Win rates", "How often does each strategy win?", table, figure, reading)


def _field(result: ResultLike) -> pl.DataFrame | None:
    """The payoff table, if there are enough strategies for it to say more than the win rates."""
    table = matchups(result.seats, result.manifest)
    return table if table["strategy"].n_unique() >= 3 else None


def payoffs(result: ResultLike) -> Section | None:
    """Who beats whom."""
    table = _field(result)
    if table is None:
        return None
    met = set(table["strategy"])
    order = [label for label in win_rates(result.seats)["strategy"] if label in met]
    words = {"ylabel": "Strategy", "xlabel": "Opponent", "colour_label": "Games won by the row"}
    figure = matrix(table, "strategy", "opponent", "win_rate", order=order, **words)
    reading = (
        "Of the games that one of the two won, the percentage that the strategy at the left won. Purple is winning, "
        "orange is losing, white is even. The best win rates are on top, so purple below the diagonal marks an upset: "
        "a strategy that beats one ranked above it. Pairs in grey never met as opponents."
    )
    return Section("Match-ups", "Who beats whom?", table, figure, reading)


def strength(result: ResultLike) -> Section | None:
    """Bradley-Terry ratings."""
    payoff = _field(result)
    if payoff is None:
        return None
    table = ratings(payoff)
    words = {"xlabel": "Rating", "reference_label": "average"}
    figure = dots(table, "strategy", "rating", reference=1500.0, **words)
    reading = (
        "A rating sums up all match-ups in one number, as in chess: 100 points more mean winning about 64 of 100 "
        "decided games, 200 points 76, 400 points 91. It can't show circles (A beats B, B beats C, C beats A); the "
        "match-ups do. Method: Bradley-Terry."
    )
    return Section("Ratings", "How strong is each strategy, in one number?", table, figure, reading)


def fashion(result: ResultLike) -> Section | None:
    """Alpha-rank."""
    payoff = _field(result)
    if payoff is None:
        return None
    table = alpha_rank(payoff)
    figure = dots(table, "strategy", "time_share", xlabel="Share of the time", percent=True)
    reading = (
        "Imagine a group that plays one strategy until somebody finds one that beats it; then everybody changes. The "
        "figure shows how much of the time each strategy would be in use in the long run. One strategy near 100 % "
        "dominates; several with a share are equally good or beat each other in a circle. Method: alpha-rank."
    )
    question = "Which strategies last when everyone copies what wins?"
    return Section("What players would settle on", question, table, figure, reading)
