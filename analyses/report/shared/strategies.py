"""Sections about strategies: who wins, who beats whom, how strong, what lasts."""

from __future__ import annotations

import polars as pl

from analyses.alpha_rank import alpha_rank
from analyses.plots.dots import dots
from analyses.plots.matrix import matrix
from analyses.ratings import misfit, ratings
from analyses.report.findings import Findings
from analyses.report.section import Section
from analyses.report.words import best_and_worst, percent, percent_range
from analyses.sides import even_share, won_share


def winners(result: Findings) -> Section:
    """Win rate of every strategy."""
    even, table = even_share(result.manifest), result.win_rates
    if even is None:
        return _won_together(table)
    table = table.with_columns(even=pl.lit(even))
    figure = dots(
        table, "strategy", "win_rate", xlabel="Win rate", percent=True, reference=even, reference_label="even share"
    )
    reading = (
        f"{best_and_worst(table, 'strategy', 'win_rate')}{_nobody(result)}\n\n"
        "Each dot is a strategy's win rate over all its games, the bar its 95 % interval. Right of the dashed line it "
        "wins more than an even share. Bars that overlap leave open who is better; among many strategies, bars that "
        "barely part can be luck too. How high a rate is depends on who else took part."
    )
    return Section("Win rates", "How often does each strategy win?", table, figure, reading)


def _won_together(table: pl.DataFrame) -> Section:
    """Solo and cooperative games: the table wins or loses as one."""
    figure = dots(table, "strategy", "win_rate", xlabel="Share of games won", percent=True)
    reading = (
        f"{best_and_worst(table, 'strategy', 'win_rate')}\n\n"
        "Each dot is the share of the games with this strategy at the table that were won, the bar its 95 % interval. "
        "All players win or lose together, so strategies at one table share their result."
    )
    return Section("Games won", "How often is the game won?", table, figure, reading)


def _nobody(result: Findings) -> str:
    """How many games nobody won, as a sentence to append."""
    won = won_share(result.seats, result.manifest).row(0, named=True)
    if won["won_share"] > 1 - 1e-6:
        return ""
    lost = {"share": 1 - won["won_share"], "low": 1 - won["won_share_high"], "high": 1 - won["won_share_low"]}
    return f" In {percent_range(lost, 'share')} of the games nobody won."


def payoffs(result: Findings) -> Section | None:
    """Who beats whom."""
    table = result.payoff
    if table is None:
        return None
    met = set(table["strategy"])
    order = [label for label in result.win_rates["strategy"] if label in met]
    words = {"ylabel": "Strategy", "xlabel": "Opponent", "colour_label": "Games won by the row"}
    figure = matrix(table, "strategy", "opponent", "win_rate", order=order, clear="clear", **words)
    reading = (
        "Of the games that one of the two won, the percentage that the strategy at the left won. Purple is winning, "
        "orange is losing, white is even. The best win rates are on top, so purple below the diagonal marks an upset: "
        "a strategy that beats one ranked above it. Faded cells may be luck, all pairs considered. Pairs in grey never "
        "met as opponents."
    )
    return Section("Match-ups", "Who beats whom?", table, figure, reading)


def strength(result: Findings) -> Section | None:
    """Bradley-Terry ratings."""
    payoff = result.payoff
    if payoff is None:
        return None
    table = ratings(payoff)
    words = {"xlabel": "Rating", "reference_label": "average"}
    figure = dots(table, "strategy", "rating", reference=1500.0, **words)
    fit = _fit_words(payoff)
    reading = (f"{fit}\n\n" if fit else "") + (
        "A rating sums up all match-ups in one number, as in chess: 100 points more mean winning about 64 of 100 "
        "decided games, 200 points 76, 400 points 91. It can't show circles (A beats B, B beats C, C beats A); the "
        "match-ups do. The bars are widened by how badly one number fits. Method: Bradley-Terry."
    )
    return Section("Ratings", "How strong is each strategy, in one number?", table, figure, reading)


GROSS = 0.1  # a win rate that the ratings get wrong by so much makes them a rough order only


def _fit_words(payoff: pl.DataFrame) -> str:
    """Where the ratings are most wrong, in words."""
    worst = misfit(payoff)
    rate, expected = percent_range(worst, "win_rate"), percent(worst["expected"])
    where = (
        f"{worst['strategy']} against {worst['opponent']}: by their ratings it should win {expected} of the decided "
        f"games, and it won {rate}"
    )
    off = f"Off by up to {worst['points']:.0f} points for {where}." if worst["points"] >= 1 else ""
    if worst["win_rate"] - worst["expected"] > GROSS:
        return f"One number fits these strategies badly: take it as a rough order. {off}"
    return off


def fashion(result: Findings) -> Section | None:
    """Alpha-rank."""
    payoff = result.payoff
    if payoff is None:
        return None
    table = alpha_rank(payoff)
    figure = dots(table, "strategy", "time_share", xlabel="Share of the time", percent=True)
    reading = (
        f"{_undecided(table)}"
        "Imagine a group that plays one strategy until somebody finds one that beats it; then everybody changes. The "
        "figure shows how much of the time each strategy would be in use in the long run. One strategy near 100 % "
        "dominates; several with a share are equally good or beat each other in a circle. Method: alpha-rank."
    )
    question = "Which strategies last when everyone copies what wins?"
    return Section("What players would settle on", question, table, figure, reading)


OPEN = 0.5  # an interval of a share of the time that is so wide says nothing


def _undecided(table: pl.DataFrame) -> str:
    """Who can't be told apart by this many games, as a paragraph of its own."""
    wide = table.filter(pl.col("high") - pl.col("low") > OPEN)["strategy"].to_list()
    if not wide:
        return ""
    names = f"{', '.join(wide[:-1])} and {wide[-1]}" if len(wide) > 1 else wide[0]
    return f"Open with this many games: how long {names} would last.\n\n"
