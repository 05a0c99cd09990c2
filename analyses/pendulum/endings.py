"""How do games end: by all four tracks, by the legendary point, or without a winner?"""

from __future__ import annotations

import polars as pl

from analyses.clusters import block_sums, per_unit, rates, shares
from analyses.intervals import LEVEL

OUTCOMES = {1: "all four tracks", 2: "the legendary point", 0: "nobody wins"}  # the column `won_by`
BY = ["strategy"]


def endings(games: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Share of the games that end in each way: `won_by` (in words), `share`, `low`, `high`."""
    parts = [
        rates(games, [], pl.col("won_by") == number, "share", level).select(pl.lit(words).alias("won_by"), pl.all())
        for number, words in OUTCOMES.items()
    ]
    return pl.concat(parts)


def ways_to_win(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """How often a seat of each strategy wins in each way: `strategy`, `won_by`, `share`, `low`, `high`, best first.

    Somebody with all four markers on the parchment always goes before somebody with the legendary point only.
    """
    won = pl.col("win") > 0
    ways = {OUTCOMES[1]: won & pl.col("complete"), OUTCOMES[2]: won & ~pl.col("complete")}
    sums = block_sums(seats, BY, ways)
    parts = [
        shares(sums, BY, words, "rows", "share", level)
        .rename({"share_low": "low", "share_high": "high"})
        .select("strategy", pl.lit(words).alias("won_by"), "share", "low", "high")
        for words in ways
    ]
    total = pl.col("share").sum().over("strategy")
    return pl.concat(parts).sort([total, "strategy", "won_by"], descending=[True, False, False])


def ending_facts(games: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """One row: `tracks_share`, `legendary_share`, `nobody_share`, seats `complete` and `legends` a game, with ends."""
    sums = block_sums(games, [], {
        "tracks": pl.col("won_by") == 1, "legendary": pl.col("won_by") == 2, "nobody": pl.col("won_by") == 0,
        "complete": pl.col("complete_seats"), "legends": pl.col("legends"),
    })  # fmt: skip
    parts = [shares(sums, [], name, "rows", f"{name}_share", level) for name in ("tracks", "legendary", "nobody")]
    parts += [per_unit(sums, [], name, name, level=level) for name in ("complete", "legends")]
    return pl.concat(parts, how="horizontal")
