"""From millions of rows to a few hundred independent units, in one streaming pass.

Deals are independent of each other, the games of one deal are not. Rows are therefore summed per *block* of
consecutive deals: up to `BLOCKS` deals a block is one deal, beyond that it is a batch of deals. Either way blocks are
independent, the spread between them gives an honest variance (its own error is about 2 % at 1000 blocks), and memory
doesn't grow with the number of games. (Consecutive deals lie together in a run's files, so that few blocks are open at
any time; dealt out one by one, all of them would be, in every part of the stream.) Sums per match-up take fewer blocks
the more match-ups there are, so that memory doesn't grow with a tournament either.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import polars as pl

from analyses.intervals import LEVEL, Interval, mean_interval, rate_interval

BLOCKS, BLOCKS_AT_LEAST = 1000, 100
CELLS = 100_000  # match-ups x blocks that are held at once


def block_sums(frame: pl.LazyFrame, by: Sequence[str], sums: Mapping[str, pl.Expr]) -> pl.DataFrame:
    """Sum expressions per group and block: columns `by`, `block`, `rows`, `deals` and the names in `sums`.

    Enum columns among `by` come back as strings, so that tables of different runs can be joined.
    """
    width = block_width(frame, "matchup" in by)
    numbers = [total.alias(name) for name, total in _totals(frame, sums).items()]
    table = (
        frame.group_by([*by, (pl.col("deal") // width).alias("block")])
        .agg(pl.len().alias("rows"), _deals(), *numbers)
        .collect(engine="streaming")
    )
    return table.with_columns(pl.col(pl.Enum, pl.Categorical).cast(pl.String)) if by else table


def _totals(frame: pl.LazyFrame, sums: Mapping[str, pl.Expr]) -> dict[str, pl.Expr]:
    """The sums, of whole numbers in whole numbers: that is faster, and polars makes small ones wide enough itself."""
    types = frame.select(**sums).collect_schema() if sums else {}
    small = {name for name, kind in types.items() if kind.is_integer() or kind == pl.Boolean}
    wide = {name for name in small if types[name] in (pl.Int32, pl.UInt32)}
    exact = {name: one.cast(pl.Int64) if name in wide else one for name, one in sums.items()}
    return {
        name: one.sum().cast(pl.Float64) if name in small else one.cast(pl.Float64).sum() for name, one in exact.items()
    }


def block_width(frame: pl.LazyFrame, by_matchup: bool = False) -> int:
    """Deals of a block: as many as leave about `BLOCKS` of them, or as many as keep a table of all match-ups small."""
    columns = ["deal", "matchup"] if by_matchup else ["deal"]
    ends = frame.select(pl.col(columns).max().cast(pl.Int64)).collect(engine="streaming").fill_null(0).row(0)
    blocks = min(BLOCKS, max(BLOCKS_AT_LEAST, CELLS // (ends[1] + 1))) if by_matchup else BLOCKS
    return -(-(ends[0] + 1) // blocks)


def _deals() -> pl.Expr:
    """Distinct deals in a block, without counting them: they are numbered without gaps."""
    span = pl.col("deal").max().cast(pl.Int64) - pl.col("deal").min().cast(pl.Int64) + 1
    return pl.min_horizontal(span, pl.len().cast(pl.Int64)).alias("deals")


def centred_sums(
    frame: pl.LazyFrame, strata: Sequence[str], by: Sequence[str], columns: Mapping[str, pl.Expr], x: str
) -> tuple[pl.DataFrame, pl.DataFrame]:
    """Products of values around their means within strata, which is what a regression with fixed effects needs.

    Two passes: the means of all `columns` per stratum, then, per group of `by` (some of the strata) and block, the sums
    of squares `xx.NAME` of every column and its products `xy.NAME` with the column `x`, all centred in their stratum.
    No table has strata times blocks, however many match-ups there are. Returns the strata (`rows`, the sums `NAME`, of
    squares `NAME^2` and of products `NAME*x`) and the blocks (`rows`, `deals`, the sums `NAME`, `xx.*`, `xy.*`).
    """
    exact = frame.select(*{"deal", *strata}, **{f"v.{name}": one.cast(pl.Float64) for name, one in columns.items()})
    value = {name: pl.col(f"v.{name}") for name in columns}
    sums = {**value, **{f"{name}^2": one**2 for name, one in value.items()}}
    sums |= {f"{name}*x": one * value[x] for name, one in value.items()}
    whole = exact.group_by(strata).agg(pl.len().alias("rows"), *(one.sum().alias(name) for name, one in sums.items()))
    table = whole.collect(engine="streaming").sort(strata)
    middles = table.lazy().select(*strata, *((pl.col(name) / pl.col("rows")).alias(f"m.{name}") for name in columns))
    apart = {name: one - pl.col(f"m.{name}") for name, one in value.items()}
    products = value | {f"xx.{name}": one**2 for name, one in apart.items()}
    products |= {f"xy.{name}": one * apart[x] for name, one in apart.items()}
    blocks = block_sums(exact.join(middles, on=list(strata)), by, products)
    # Sums of fractions that cancel leave 1e-17 behind, and a spread of 1e-17 would make that look certain.
    return table, blocks.with_columns(pl.col("^x[xy]\\..*$").round(9))


def ratios(table: pl.DataFrame, by: Sequence[str], top: str, bottom: str = "rows") -> pl.DataFrame:
    """Sum of `top` per `bottom` with its variance between blocks (linearised ratio estimator).

    Columns: `by`, `estimate`, `variance`, `clusters`, `deals`, `size` (the sum of `bottom`).
    """
    x, n = pl.col(top).cast(pl.Float64), pl.col(bottom).cast(pl.Float64)
    squares = ((x - x.sum() / n.sum() * n) ** 2).sum()
    counted = n > 0
    clusters = counted.sum().cast(pl.Float64)
    wanted = [
        (x.sum() / n.sum()).alias("estimate"),
        (squares / n.sum() ** 2 * clusters / pl.max_horizontal(clusters - 1, pl.lit(1.0))).alias("variance"),
        clusters.alias("clusters"),
        pl.col("deals").filter(counted).sum(),
        n.sum().alias("size"),
    ]
    ordered = table.sort(*by, "block")  # the same order every time, hence the same last digit
    found = ordered.group_by(list(by), maintain_order=True).agg(wanted) if by else ordered.select(wanted)
    return found.filter(pl.col("size") > 0)


def with_rate(
    estimates: pl.DataFrame, name: str, low: str = "low", high: str = "high", level: float = LEVEL
) -> pl.DataFrame:
    """Turn the output of `ratios` into a rate `name` with its Wilson interval."""
    arguments = [estimates[column].to_numpy() for column in ("estimate", "variance", "clusters", "deals")]
    return _named(estimates, name, rate_interval(*arguments, level=level), low, high)


def with_mean(
    estimates: pl.DataFrame, name: str, low: str = "low", high: str = "high", level: float = LEVEL
) -> pl.DataFrame:
    """Turn the output of `ratios` into a mean `name` with its Student interval."""
    arguments = [estimates[column].to_numpy() for column in ("estimate", "variance", "clusters")]
    return _named(estimates, name, mean_interval(*arguments, level=level), low, high)


def _named(estimates: pl.DataFrame, name: str, ends: Interval, low: str, high: str) -> pl.DataFrame:
    keys = [c for c in estimates.columns if c not in ("estimate", "variance", "clusters", "deals", "size")]
    return estimates.select(*keys, pl.col("estimate").alias(name), pl.Series(low, ends.low), pl.Series(high, ends.high))


def rates(frame: pl.LazyFrame, by: Sequence[str], value: pl.Expr, name: str, level: float = LEVEL) -> pl.DataFrame:
    """Rate of `value` (0..1 per row) per group: columns `by`, `name`, `low`, `high`."""
    return with_rate(ratios(block_sums(frame, by, {"x": value}), by, "x"), name, level=level)


def means(frame: pl.LazyFrame, by: Sequence[str], values: Mapping[str, pl.Expr], level: float = LEVEL) -> pl.DataFrame:
    """Means of several values per group, one row each: columns `by`, `measure`, `mean`, `low`, `high`."""
    table = block_sums(frame, by, values)
    parts = [with_mean(ratios(table, by, name), "mean", level=level) for name in values]
    labelled = [part.with_columns(measure=pl.lit(name)) for name, part in zip(values, parts, strict=True)]
    return pl.concat(labelled).select(*by, "measure", "mean", "low", "high")


def shares(
    table: pl.DataFrame, by: Sequence[str], top: str, bottom: str, name: str, level: float = LEVEL
) -> pl.DataFrame:
    """Rate `top` / `bottom` of two sums of a `block_sums` table, named `name`, `name_low`, `name_high`."""
    return with_rate(ratios(table, by, top, bottom), name, f"{name}_low", f"{name}_high", level)


def per_unit(
    table: pl.DataFrame, by: Sequence[str], top: str, name: str, bottom: str = "rows", level: float = LEVEL
) -> pl.DataFrame:
    """Mean of `top` per `bottom` of a `block_sums` table, named `name`, `name_low`, `name_high`."""
    return with_mean(ratios(table, by, top, bottom), name, f"{name}_low", f"{name}_high", level)
