"""The report of a sweep, above all of promo cards and ghosts: points, the starter, and the new cards themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import polars as pl

from analyses.majority_2.beside import Per, beside
from analyses.majority_2.card_value import card_value
from analyses.majority_2.starter import starter_rate, ties
from analyses.plots.dots import dots
from analyses.plots.grid import grid
from analyses.report.section import Section, has_table
from analyses.report.sweep_winners import SweepLike, base_of, by_value, runs_of
from analyses.sensitivity import sensitivity


def sections(sweep: SweepLike) -> list[Section]:
    """What the runs' tables can answer."""
    kept = [result.manifest for result in sweep.results]
    if len(kept) < 2 or not all(has_table(one, "seats") for one in kept):
        return []
    found: list[Section | None] = [_facts(sweep), _points(sweep), _starter(sweep)]
    if all(has_table(one, "cards") for one in kept):
        found.append(_added(sweep))
    return [section for section in found if section is not None]


def facts(seats: pl.LazyFrame) -> pl.DataFrame:
    """A game in one row: points, coins, turns, sides without faction, cards passed, harm done; each with ends."""
    settled = pl.col("finished").cast(pl.Float64) + pl.col("columns_discarded")
    harm = pl.sum_horizontal("destroyed", "reserve_hits", "representatives_hit", "coins_hit")
    numbers = {
        "score": Per(pl.col("score")),
        "coins": Per(pl.col("coins")),
        "turns_each": Per(pl.col("own_turns")),
        "discarded_share": Per(pl.col("columns_discarded"), settled),
        "passed": Per(pl.col("cards_passed"), pl.col("own_turns")),
        "harm": Per(harm),
    }
    return beside(seats, numbers, ())


def _facts(sweep: SweepLike) -> Section:
    table = by_value(sweep, [facts(result.seats) for result in sweep.results])
    named = table.with_columns(pl.col(sweep.over).cast(pl.String))
    ends = {"low": "score_low", "high": "score_high"}
    base = table.filter(pl.col(sweep.over) == base_of(sweep))["score"][0]
    figure = dots(named, sweep.over, "score", **ends, xlabel="Points per player and game", reference=base,
                  reference_label=f"{base_of(sweep)}")  # fmt: skip
    reading = (
        f"What a game looks like at every value of {sweep.over}, all strategies together: the figure shows the points "
        "of a player; the table adds coins, turns, sides settled without a faction, cards passed on, and what is taken "
        "from the other player (cards and coins)."
    )
    words = {"score": "Points", "coins": "Coins", "turns_each": "Turns of a player", "harm": "Taken from the other"}
    return Section("The game at every value", f"How does the game change with {sweep.over}?", table, figure, reading,
                   words=words)  # fmt: skip


def _points(sweep: SweepLike) -> Section:
    base = base_of(sweep)
    table = sensitivity(runs_of(sweep), base, "score").rename({"value": sweep.over})
    named = table.with_columns(pl.col(sweep.over).cast(pl.String))
    words = {"xlabel": "Strategy", "colour_label": "Points minus those at the base"}
    figure = grid(named, sweep.over, "strategy", "score_difference", clear="clear", **words)
    reading = (
        f"Points of a strategy minus its points at {sweep.over} = {base}, the same deals. Purple scores more, orange "
        f"less; faded cells may be luck, all {table.height} of them considered together."
    )
    return Section("Points differ", "Who scores more, who less?", table, figure, reading,
                   words={"score_difference": "Difference"})  # fmt: skip


def _starter(sweep: SweepLike) -> Section:
    rows = [pl.concat([starter_rate(result.seats), ties(result.games)], how="horizontal") for result in sweep.results]
    table = by_value(sweep, rows)
    named = table.with_columns(pl.col(sweep.over).cast(pl.String))
    ends = {"low": "starter_share_low", "high": "starter_share_high", "reference": 0.5, "reference_label": "even"}
    figure = dots(named, sweep.over, "starter_share", **ends, xlabel="Games that the starter wins", percent=True)
    reading = "How often the starter wins. The table adds how often points are equal, when the other player wins."
    return Section("The starter at every value", f"Does {sweep.over} help the starter?", table, figure, reading)


def _added(sweep: SweepLike) -> Section | None:
    """Promo cards and ghosts: what goes with having and playing them."""
    parts = [_new_cards(value, result) for value, result in zip(sweep.values, sweep.results, strict=True)]
    table = pl.concat(parts)
    if not table.height:
        return None
    words = {"xlabel": "Deck", "colour_label": "Win rate difference"}
    figure = grid(table, "card", "deck", "paid_played_gain", points=True, clear="clear", **words)
    reading = (
        "Every promo card and the ghost in each of the decks that has it: how much more often players win who paid for "
        "it at least once, compared with players of the same strategy in the same seat against the same opponent, in "
        "percentage points. Faded cells may be luck; grey ones are decks without the card. The table adds having it in "
        "the scoring area, and playing it free. This shows what goes together; the differences between the decks show "
        "what the cards cause."
    )
    return Section("Promo cards and ghosts", "What goes with the new cards?", table, figure, reading)


def _new_cards(value: Any, result: Any) -> pl.DataFrame:
    manifest: Mapping[str, Any] = result.manifest
    setup = manifest.get("setup") or {}
    table = card_value(result.cards, ("paid_played", "free_played", "owned"))
    some = table if setup.get("promo", "none") != "none" or setup.get("ghosts") else table.clear()
    new = pl.col("card").str.starts_with("promo-") | (pl.col("card") == "ghost")
    return some.filter(new).select("card", pl.lit(str(value)).alias("deck"), pl.exclude("card"))
