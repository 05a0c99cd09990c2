"""How do structures grow, and how do they collapse?"""

from __future__ import annotations

import polars as pl

from analyses.clusters import block_sums, per_unit, shares
from analyses.feuergipfel import TURNS
from analyses.intervals import LEVEL

CAUSES = {
    "captured": "captured",
    "attacking": "lost as attacker",
    "rescuing": "lost as raider",
    "correction": "in corrections",
    "spell": "by spells",
    "imprisoned": "put into the own dungeon",
}
ENOUGH = 0.05  # of its seats: turns that fewer reach are left out
BY = ["strategy"]


def growth(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Creatures in the structure after each own turn, where the game still went on.

    Columns: `strategy`, `turn`, `size` with ends, `going_share` (seats that got so far) with ends. A seat counts up to
    its last turn with a structure: `size_N` is 0 after the end. Best win rate first.
    """
    sizes = {number: pl.col(f"size_{number}") for number in range(1, TURNS + 1)}
    # A structure may be empty for a while: a turn was played if any later one shows creatures.
    played = {number: pl.any_horizontal([sizes[later] > 0 for later in range(number, TURNS + 1)]) for number in sizes}
    sums = {f"size {n}": one for n, one in sizes.items()} | {f"on {n}": one for n, one in played.items()}
    table, parts = block_sums(seats, BY, {**sums, "win": pl.col("win")}), []
    rank = table.group_by(BY).agg(rank=pl.col("win").sum() / pl.col("rows").sum())
    for number in sizes:
        size = per_unit(table, BY, f"size {number}", "size", f"on {number}", level)
        going = shares(table, BY, f"on {number}", "rows", "going_share", level)
        part = size.join(going, on=BY).with_columns(turn=pl.lit(number, pl.Int64))
        parts.append(part.select("strategy", "turn", pl.col("^size.*$"), pl.col("^going_share.*$")))
    often = pl.concat(parts).filter(pl.col("going_share") >= ENOUGH).join(rank, on=BY)
    return often.sort(["rank", "strategy", "turn"], descending=[True, False, False]).drop("rank")


def losses(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Creatures lost a seat and game by cause: `strategy`, `cause`, `number`, `low`, `high`; most losses first."""
    table = block_sums(seats, BY, {cause: pl.col(f"lost_{cause}") for cause in CAUSES})
    parts = []
    for cause, words in CAUSES.items():
        part = per_unit(table, BY, cause, "number", level=level)
        part = part.rename({"number_low": "low", "number_high": "high"})
        parts.append(part.select("strategy", pl.lit(words).alias("cause"), pl.exclude("strategy")))
    whole = pl.col("number").sum().over("strategy")
    return pl.concat(parts).sort([whole, "strategy"], descending=[True, False], maintain_order=True)


def collapses(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Corrections that cost creatures, a seat and game, and what they cost; every column with ends.

    `collapses`, creatures `lost_each` time, `collapsed_share` (seats with any), `large_share` (worst one cost three or
    more), `risen`, `saved`, `peak`, and `fall` (peak minus creatures at the end).
    """
    sums = {
        "collapses": pl.col("collapses"), "lost": pl.col("lost_correction"), "any": pl.col("collapses") > 0,
        "large": pl.col("worst_collapse") >= 3, "risen": pl.col("risen"), "saved": pl.col("saved"),
        "peak": pl.col("peak"), "fall": pl.max_horizontal(pl.col("peak").cast(pl.Int64) - pl.col("creatures"), 0),
    }  # fmt: skip
    table = block_sums(seats, BY, sums)
    found = per_unit(table, BY, "collapses", "collapses", level=level)
    parts = [per_unit(table, BY, "lost", "lost_each", "collapses", level)]
    parts += [shares(table, BY, top, "rows", name, level)
              for top, name in (("any", "collapsed_share"), ("large", "large_share"))]  # fmt: skip
    parts += [per_unit(table, BY, name, name, level=level) for name in ("risen", "saved", "peak", "fall")]
    for part in parts:
        found = found.join(part, on="strategy", how="left")
    return found.sort("collapses", "strategy", descending=[True, False])
