"""How do columns end: with a faction or in the discard pile, and how large?"""

from __future__ import annotations

import polars as pl

from analyses.clusters import means
from analyses.intervals import LEVEL
from analyses.majority_2 import FACTIONS
from analyses.majority_2.beside import Per, beside, longer

ENDS = {
    "three_share": "faction of 3",
    "four_share": "faction of 4",
    "five_share": "faction of 5 or more",
    "discarded_share": "no faction, all discarded",
}
SIZES = {"size_5_share": "5 cards", "size_6_share": "6 cards", "size_7_share": "7 cards or more"}


def _settled() -> pl.Expr:
    return pl.col("finished").cast(pl.Float64) + pl.col("columns_discarded").cast(pl.Float64)


def endings(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """What became of the sides that were settled.

    Columns: `strategy`, `settled` (sides a game), the shares of `ENDS`, `two_share` (two factions to choose from),
    `lost_each` (cards that a settling sends to the discard pile), each with ends; fewest discarded sides first.
    """
    numbers = {
        "settled": Per(_settled()),
        "three_share": Per(pl.col("finished_with_3"), _settled()),
        "four_share": Per(pl.col("finished_with_4"), _settled()),
        "five_share": Per(pl.col("finished_with_5_or_more"), _settled()),
        "discarded_share": Per(pl.col("columns_discarded"), _settled()),
        "two_share": Per(pl.col("two_factions"), _settled()),
        "lost_each": Per(pl.col("settled_away"), _settled()),
    }
    return beside(seats, numbers, level=level).sort("discarded_share")


def ending_parts(table: pl.DataFrame) -> pl.DataFrame:
    """The table of `endings` with a row per way to end: `strategy`, `ending`, `share`, `low`, `high`."""
    return longer(table, "strategy", "ending", "share", ENDS)


def sizes(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """How many cards lay on the sides that were settled: `strategy`, the shares of `SIZES` with ends."""
    columns = ("settled_with_5", "settled_with_6", "settled_with_7_or_more")
    numbers = {name: Per(pl.col(column), _settled()) for name, column in zip(SIZES, columns, strict=True)}
    return beside(seats, numbers, level=level).sort("size_5_share", descending=True)


def size_parts(table: pl.DataFrame) -> pl.DataFrame:
    """The table of `sizes` with a row per size: `strategy`, `size`, `share`, `low`, `high`."""
    return longer(table, "strategy", "size", "share", SIZES)


def formed(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Factions formed a player and game by colour: `colour`, `factions`, `low`, `high`, most first."""
    found = means(seats, [], {colour: pl.col(f"finished_{colour}") for colour in FACTIONS}, level)
    return found.rename({"measure": "colour", "mean": "factions"}).sort("factions", descending=True)
