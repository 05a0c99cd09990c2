"""How games go: endings, rounds, going first."""

from __future__ import annotations

import polars as pl

from analyses.clusters import rates
from analyses.dominion.endings import BY_CAP, BY_PROVINCES, ENDINGS, endings
from analyses.dominion.first_player import first_player, first_player_gain
from analyses.dominion.turns import rounds, turns_by_strategy
from analyses.plots.dots import dots
from analyses.plots.stacked import stacked
from analyses.report.section import ResultLike, Section, has_table, matchup_names
from analyses.report.words import SHOWN, percent_range, points_range


def course_sections(result: ResultLike) -> list[Section]:
    """Endings from the games; the others need the seats."""
    found = [_endings(result)]
    if has_table(result.manifest, "seats"):
        found += [_turns(result), _first(result)]
        if len(result.manifest["matchups"]) > 1:
            found.append(_rounds(result))
    return found


def _named(table: pl.DataFrame, result: ResultLike) -> pl.DataFrame:
    names = dict(enumerate(matchup_names(result.manifest)))
    return table.with_columns(pl.col("matchup").cast(pl.Int64).replace_strict(names, return_dtype=pl.String))


_ENDINGS = ["matchup", "ending", "games", "share", "low", "high"]


def _endings(result: ResultLike) -> Section:
    whole = endings(result.games).with_columns(matchup=pl.lit("all games"))
    table = whole.select(_ENDINGS)
    if len(result.manifest["matchups"]) > 1:
        single = _named(endings(result.games, ["matchup"]), result).select(_ENDINGS)
        by_provinces = pl.col("share").filter(pl.col("ending") == ENDINGS[BY_PROVINCES]).sum().over("matchup")
        table = pl.concat([table, single.sort(by_provinces, maintain_order=True)])
    drawn = table["matchup"].unique(maintain_order=True)[: SHOWN + 1]
    figure = stacked(table.filter(pl.col("matchup").is_in(drawn.implode())), "matchup", "ending", "share",
                     xlabel="Share of the games", percent=True)  # fmt: skip
    answer = "; ".join(f"{row['ending']} {percent_range(row, 'share')}" for row in whole.iter_rows(named=True))
    reading = (
        f"Of all games: {answer}.\n\n"
        "A game is over when the last Province is gone or three piles are empty (four with five or six players). Games "
        "that end by piles are often won by a small lead at the right moment."
    )
    if table["matchup"].n_unique() > drawn.len():
        reading += f" The figure shows the {SHOWN} match-ups with the fewest endings by Provinces, the table has all."
    if ENDINGS[BY_CAP] in table["ending"]:
        reading += " Games at the turn limit were stopped; their scores count as they stood."
    return Section("Endings", "How do games end?", table, figure, reading)


def _turns(result: ResultLike) -> Section:
    table = turns_by_strategy(result.seats)
    drawn = table.drop_nulls("turns_difference")
    xlabel = "Own turns in games won minus games lost, the same opponents"
    figure = dots(drawn, "strategy", "turns_difference", xlabel=xlabel, reference=0.0, reference_label="no difference",
                  clear="clear") if drawn.height else None  # fmt: skip
    whole = rounds(result.seats).row(0, named=True)
    reading = (
        f"A game lasts {whole['rounds']:.1f} rounds ({whole['rounds_low']:.1f} to {whole['rounds_high']:.1f}) on "
        "average.\n\n"
        "Left of the dashed line a strategy wins the short games, right of it the long ones, each compared with its "
        "losses against the same opponent in the same seat. Filled dots are beyond chance. The table adds the turns of "
        "all its games."
    )
    return Section("Turns", "Who wins the short games, who the long ones?", table, figure, reading)


def _rounds(result: ResultLike) -> Section:
    table = _named(rounds(result.seats, ["matchup"]), result).sort("rounds", "matchup")
    half = SHOWN // 2
    shown = table if table.height <= SHOWN else pl.concat([table[:half], table[-half:]])
    figure = dots(shown, "matchup", "rounds", "rounds_low", "rounds_high", xlabel="Rounds until the end")
    reading = "Rounds until the game is over, quickest match-up on top."
    if shown.height < table.height:
        reading += f" The figure shows the {half} quickest and the {half} slowest; the table has all {table.height}."
    return Section("Rounds by match-up", "Which match-ups are over quickly?", table, figure, reading)


def _first(result: ResultLike) -> Section:
    table, players = first_player(result.seats), result.manifest["players"]
    figure = dots(table, "strategy", "difference", xlabel="Win rate going first minus going later, percentage points",
                  points=True, reference=0.0, reference_label="no difference", clear="clear")  # fmt: skip
    gain = first_player_gain(result.seats, players).row(0, named=True)
    names = ("first_player_gain", "first_player_gain_low", "first_player_gain_high")
    tied = rates(result.games, [], pl.col("tied"), "share").row(0, named=True)
    reading = (
        f"The win rate of whoever goes first is off the even share by {points_range(gain, *names)} "
        f"percentage points. In {percent_range(tied, 'share')} of the games the best score is shared; then fewer turns "
        "win, which favours those who go later.\n\n"
        "The figure compares a strategy with itself: the same deals, going first and going later. Filled dots are "
        "beyond chance."
    )
    if result.manifest.get("seats") == "fixed":
        reading += " In this run strategies kept their seats, so going first can't be told from who went first."
    return Section("First player", "What is it worth to go first?", table, figure, reading)
