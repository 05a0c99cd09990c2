"""How often are abilities used, and what do they do?"""

from __future__ import annotations

import polars as pl

from analyses.clusters import means
from analyses.intervals import LEVEL
from analyses.majority_2.beside import Per, beside, longer

HARM = {
    "destroyed": "cards out of the columns",
    "reserve_hits": "reserve cards",
    "representatives_hit": "representatives",
    "coins_hit": "coins",
    "swaps_imposed": "forced swaps",
    "discs_opposing": "discs on opposing cards",
    "ghosts_sent": "ghosts sent",
}
HELP = {
    "coins_abilities": "coins",
    "cards_taken": "cards taken back",
    "protected": "cards protected",
    "discs_own": "discs on own cards",
}
WAYS = {
    "paid_played": "paid for, ability works",
    "brought": "in a reaper senior's place, ability works",
    "free_played": "free, without ability",
}


def done(seats: pl.LazyFrame, effects: dict[str, str], level: float = LEVEL) -> pl.DataFrame:
    """What a strategy's abilities do a game: `strategy`, `effect`, `number`, `low`, `high`, most first.

    Effects that never occur (ghosts that are not in the deck) are left out.
    """
    table = beside(seats, {name: Per(pl.col(name)) for name in effects}, level=level)
    found = longer(table.sort(pl.sum_horizontal(*effects), descending=True), "strategy", "effect", "number", effects)
    return found.filter((pl.col("number") > 0).any().over("effect"))


def use(cards: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """How often each card comes into play, a player and game: `card`, `way`, `times`, `low`, `high`.

    Cards whose ability is used most come first.
    """
    names = cards.collect_schema().names()
    kinds = [name.partition(".")[2] for name in names if name.startswith("paid_played.")]
    found = means(cards, [], {f"{way} {card}": pl.col(f"{way}.{card}") for card in kinds for way in WAYS}, level)
    words = pl.col("measure").str.split_exact(" ", 1)
    table = found.with_columns(words.struct[1].alias("card"), words.struct[0].replace_strict(WAYS).alias("way"))
    working = pl.col("mean").filter(pl.col("way") != WAYS["free_played"]).sum().over("card")
    ordered = table.sort([working, "card"], descending=[True, False], maintain_order=True)
    return ordered.select("card", "way", pl.col("mean").alias("times"), "low", "high")
