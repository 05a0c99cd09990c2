"""What did each ability do: bribes, assassinations, spies, treason?"""

from __future__ import annotations

import polars as pl

from analyses.clusters import block_sums, per_unit, ratios, shares, with_rate
from analyses.intervals import LEVEL

BY = ["strategy"]
OUTCOMES = {
    "cancelled": "cancelled by another bribe",
    "took_0": "took no card",
    "took_1": "took 1 card",
    "took_2": "took 2 cards",
    "took_3": "took 3 cards",
}


def bribes(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """What became of each strategy's bribes: `strategy`, `outcome`, `share`, `low`, `high`, `bribes_played` a game."""
    counts = {"all": "bribes", "cancelled": "bribes_cancelled", **{f"took_{n}": f"bribes_took_{n}" for n in (1, 2, 3)}}
    sums = block_sums(seats, BY, {name: pl.col(column) for name, column in counts.items()})
    sums = sums.with_columns(took_0=pl.col("all") - pl.sum_horizontal("cancelled", "took_1", "took_2", "took_3"))
    played = per_unit(sums, BY, "all", "bribes_played", level=level)
    parts = [
        with_rate(ratios(sums, BY, column, "all"), "share", level=level).with_columns(outcome=pl.lit(words))
        for column, words in OUTCOMES.items()
    ]
    return (
        pl.concat(parts)
        .join(played, on="strategy")
        .select("strategy", "outcome", "share", "low", "high", pl.col("^bribes_played.*$"))
    )


def assassinations(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Per strategy: working 2s a game, cards of others that each removed, and own cards lost to others' 2s a game.

    Columns: `strategy`, `assassinations`, `removed_each`, `murdered`, each with `_low` and `_high`.
    """
    sums = block_sums(seats, BY, {name: pl.col(name) for name in ("assassinations", "assassinated", "murdered")})
    return _beside(
        per_unit(sums, BY, "assassinations", "assassinations", level=level),
        per_unit(sums, BY, "assassinated", "removed_each", bottom="assassinations", level=level),
        per_unit(sums, BY, "murdered", "murdered", level=level),
    )


def spies(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Per strategy: 3s played a game and the share of them that took the marker.

    Columns: `strategy`, `spies_played`, `through_share`, each with `_low` and `_high`.
    """
    sums = block_sums(seats, BY, {"through": pl.col("spies"), "failed": pl.col("spies_failed")})
    sums = sums.with_columns(all=pl.col("through") + pl.col("failed"))
    return _beside(
        per_unit(sums, BY, "all", "spies_played", level=level),
        shares(sums, BY, "through", "all", "through_share", level),
    )


def treason(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Per strategy, 7s a game: `strategy`, `given` to the right neighbour, `received` from the left, with ends."""
    sums = block_sums(seats, BY, {"given": pl.col("treason_given"), "received": pl.col("treason_received")})
    return _beside(*(per_unit(sums, BY, name, name, level=level) for name in ("given", "received")))


def _beside(first: pl.DataFrame, *others: pl.DataFrame) -> pl.DataFrame:
    for other in others:
        first = first.join(other, on="strategy", how="left")
    return first.sort("strategy")
