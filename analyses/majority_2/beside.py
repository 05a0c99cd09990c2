"""The form of most tables here: one row a strategy (or all of them together), several numbers side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import polars as pl

from analyses.clusters import block_sums, per_unit, shares
from analyses.intervals import LEVEL

BY = ("strategy",)


class Per(NamedTuple):
    """A number to be found: the sum of `top` per `bottom` (nothing: per player and game)."""

    top: pl.Expr
    bottom: pl.Expr | None = None


def beside(
    frame: pl.LazyFrame, numbers: Mapping[str, Per], by: Sequence[str] = BY, level: float = LEVEL
) -> pl.DataFrame:
    """All `numbers` per group with their intervals, in one pass; names that end in `_share` are rates."""
    sums = {f"{name}.top": one.top for name, one in numbers.items()}
    sums |= {f"{name}.bottom": one.bottom for name, one in numbers.items() if one.bottom is not None}
    table = block_sums(frame, by, sums)
    found = table.select(*by).unique().sort(by) if by else pl.DataFrame({"all": [0]})
    for name in numbers:
        bottom = f"{name}.bottom" if f"{name}.bottom" in sums else "rows"
        part = (shares(table, by, f"{name}.top", bottom, name, level) if name.endswith("_share") else
                per_unit(table, by, f"{name}.top", name, bottom, level))  # fmt: skip
        found = found.join(part, on=list(by), how="left") if by else pl.concat([found, part], how="horizontal")
    return found if by else found.drop("all")


def longer(table: pl.DataFrame, label: str, part: str, value: str, names: Mapping[str, str]) -> pl.DataFrame:
    """One row a number: `label`, `part` (the words for the number), `value`, `low`, `high`, labels in their order."""
    rows = [
        table.select(label, pl.lit(words).alias(part), pl.col(name).alias(value), pl.col(f"{name}_low").alias("low"),
                     pl.col(f"{name}_high").alias("high"), pl.int_range(pl.len()).alias("place"))
        for name, words in names.items()
    ]  # fmt: skip
    return pl.concat(rows).sort("place", maintain_order=True).drop("place")
