"""Who has which card and wins: the sums of `clusters.centred_sums` for facts that are true or false, by counting.

A regression on "has the card" needs no products of fractions. It is enough to count the rows with every card, by
stratum, block and win (which takes few values), in small whole numbers; all else follows from the counts. That is
several times faster, and exact.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import polars as pl

from analyses.clusters import BLOCKS, block_width

AT_ONCE = 50_000  # strata x blocks that are counted at once: a tournament with more of them is read part by part


def held_sums(
    frame: pl.LazyFrame, strata: Sequence[str], has: Mapping[str, pl.Expr]
) -> tuple[pl.DataFrame, pl.DataFrame]:
    """What `centred_sums(frame, strata, [], {"win": pl.col("win"), **has}, "win")` says about `has`.

    Returns the strata (`rows`, the counts `NAME`) and the blocks (`rows`, `deals`, `NAME`, `xx.NAME`, `xy.NAME`).
    """
    groups = frame.group_by(strata).agg(pl.len().cast(pl.Int64).alias("rows"), *_counts(has), _wins())
    table = groups.collect(engine="streaming").sort(strata)
    middles = table.select(*strata, *((pl.col(name) / pl.col("rows")).alias(f"m.{name}") for name in ("win", *has)))
    block = (pl.col("deal") // block_width(frame)).alias("block")
    parts = []
    for part in _parts(frame, table.height):
        cells = part.group_by(*strata, block, "win").agg(*_rows(), *_counts(has)).collect(engine="streaming")
        parts.append(_centred(cells.join(middles, on=list(strata)), list(has)))
    found = pl.concat(parts).group_by("block").agg(_merged(), pl.exclude("block", "first", "last").sum())
    # Sums of fractions that cancel leave 1e-17 behind, and a spread of 1e-17 would make that look certain.
    return table, found.sort("block").with_columns(pl.col("^x[xy]\\..*$").round(9))


def _counts(has: Mapping[str, pl.Expr]) -> list[pl.Expr]:
    return [one.sum().cast(pl.UInt32).alias(name) for name, one in has.items()]


def _wins() -> pl.Expr:
    return pl.col("win").cast(pl.Float64).sum()


def _rows() -> list[pl.Expr]:
    deal = pl.col("deal").cast(pl.Int64)
    return [pl.len().cast(pl.Int64).alias("rows"), deal.min().alias("first"), deal.max().alias("last")]


def _parts(frame: pl.LazyFrame, strata: int) -> Iterator[pl.LazyFrame]:
    """The frame in so many ranges of games that each has few cells: strata lie together in a run's files."""
    count = -(-strata * BLOCKS // AT_ONCE)
    if count <= 1 or "game" not in frame.collect_schema().names():
        yield frame
        return
    game = pl.col("game").cast(pl.Int64)
    first, last = frame.select(game.min().alias("first"), game.max().alias("last")).collect(engine="streaming").row(0)
    width = -(-(last - first + 1) // count)
    for start in range(first, last + 1, width):
        yield frame.filter(pl.col("game").is_between(start, min(start + width - 1, last)))


def _centred(cells: pl.DataFrame, names: list[str]) -> pl.DataFrame:
    """Sums per block. With a = has the card, y = win, m their means: in n rows of one y the sum of (a - ma)(y - my) is
    (sum(a) - n ma)(y - my), and that of (a - ma)^2 is sum(a)(1 - 2 ma) + n ma^2, because a is 0 or 1.
    """
    rows, apart = pl.col("rows"), pl.col("win").cast(pl.Float64) - pl.col("m.win")
    sums = [rows.sum(), pl.col("first").min(), pl.col("last").max()]
    for name in names:
        held, middle = pl.col(name), pl.col(f"m.{name}")
        sums += [
            held.cast(pl.Int64).sum(),
            (held * (1 - 2 * middle) + rows * middle**2).sum().alias(f"xx.{name}"),
            ((held - rows * middle) * apart).sum().alias(f"xy.{name}"),
        ]
    return cells.group_by("block").agg(sums)


def _merged() -> pl.Expr:
    """Distinct deals of a block: they are numbered without gaps."""
    span = pl.col("last").max() - pl.col("first").min() + 1
    return pl.min_horizontal(span, pl.col("rows").sum()).alias("deals")
