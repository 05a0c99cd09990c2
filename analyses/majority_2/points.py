"""Where do the points come from: ranks, factions, sets of secretaries, coins?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import polars as pl

from analyses.card_association import facts
from analyses.intervals import LEVEL
from analyses.majority_2 import FACTIONS, RANKS, START_COINS
from analyses.majority_2.beside import Per, beside, longer

SOURCES = {
    **{f"points_{rank}": f"{rank} cards" for rank in RANKS},
    "points_ghost": "ghosts",
    "bonus_secretaries": "bonus of secretaries",
    "bonus_colours": "bonus for colours",
    "coins": "coins",
}
SETS = {"secretary_sets_2_share": "two of a colour", "secretary_sets_3_share": "three of a colour",
        "secretary_sets_4_or_more_share": "four or more of a colour"}  # fmt: skip
SINGULAR = {"witch": "witches", "demon": "demons", "dragon": "dragons", "angel": "angels", "reaper": "reapers"}
COINS = {"start": "at the start", "coins_factions": "for factions", "coins_abilities": "from abilities"}


def by_source(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Points a game by source: `strategy`, `source`, `points`, `low`, `high`; highest score first.

    Sources that never paid anything (ghosts and promo cards that are not in the deck) are left out.
    """
    table = beside(seats, {name: Per(pl.col(name)) for name in SOURCES}, level=level)
    table = table.sort(pl.sum_horizontal(*SOURCES), descending=True)
    found = longer(table, "strategy", "source", "points", SOURCES)
    return found.filter((pl.col("points") != 0).any().over("source"))


def source_shares(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """The share of all points that comes from each source, all strategies together.

    Columns: `source`, `share`, `low`, `high`; largest first.
    """
    table = beside(seats, {name: Per(pl.col(name), pl.col("score")) for name in SOURCES}, (), level)
    found = longer(table.with_columns(all=pl.lit("all")), "all", "source", "share", SOURCES)
    return found.drop("all").sort("share", descending=True)


def by_faction(cards: pl.LazyFrame, manifest: Mapping[str, Any], level: float = LEVEL) -> pl.DataFrame:
    """Representatives a player and game and their printed points, by printed faction and rank; promo cards included.

    Columns: `faction`, `rank`, `points`, `representatives`, the last two with ends.
    """
    groups: dict[tuple[str, str], list[str]] = {}
    for card in facts(cards)["owned"]:
        singular, _, rank = card.removeprefix("promo-").partition("-")
        if singular in SINGULAR:
            groups.setdefault((SINGULAR[singular], rank), []).append(card)
    parts = [
        beside(cards, {"points": Per(_worth(kinds, manifest)), "representatives": Per(_worth(kinds))}, (), level)
        .select(pl.lit(faction).alias("faction"), pl.lit(rank).alias("rank"), pl.all())
        for (faction, rank), kinds in sorted(groups.items(), key=_place)
    ]  # fmt: skip
    return pl.concat(parts)


def _place(group: tuple[tuple[str, str], list[str]]) -> tuple[int, int]:
    (faction, rank), _ = group
    return FACTIONS.index(faction), RANKS.index(rank)


def _worth(kinds: list[str], manifest: Mapping[str, Any] | None = None) -> pl.Expr:
    """Copies in the scoring area, or their printed points."""
    numbers = [manifest["cards"][card]["points"] if manifest else 1 for card in kinds]
    return pl.sum_horizontal(
        pl.col(f"owned.{card}").cast(pl.Float64) * number for card, number in zip(kinds, numbers, strict=True)
    )


def by_colour(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Printed points of each colour with discs counted: `strategy`, `colour`, `points`, `low`, `high`."""
    names = {f"points_{colour}": colour for colour in FACTIONS}
    table = beside(seats, {name: Per(pl.col(name)) for name in names}, level=level)
    return longer(table.sort(pl.sum_horizontal(*names), descending=True), "strategy", "colour", "points", names)


def secretary_sets(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """How many players have sets of secretaries at the end, and what these bring.

    Columns: `strategy`, the sizes of `SETS` (players who have a colour with so many), `bonus_secretaries` (points a
    player and game), each with ends; most bonus first.
    """
    numbers = {name: Per(pl.col(name.removesuffix("_share")) > 0) for name in SETS}
    numbers |= {"bonus_secretaries": Per(pl.col("bonus_secretaries"))}
    return beside(seats, numbers, level=level).sort("bonus_secretaries", descending=True)


def coins(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Coins a game by where they came from, and those lost: `strategy`, the names of `COINS`, `coins_lost`, `coins`."""
    numbers = {
        "start": Per(pl.col("coins") * 0 + START_COINS),  # a bare number would be summed once a block, not once a row
        **{name: Per(pl.col(name)) for name in ("coins_factions", "coins_abilities", "coins_lost", "coins")},
    }
    return beside(seats, numbers, level=level).sort("coins", descending=True)
