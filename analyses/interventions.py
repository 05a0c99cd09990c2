"""What do the cards do? The same games with each card changed: the causal side of `card_association`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import polars as pl

from analyses.changes import changes
from analyses.clusters import block_sums
from analyses.intervals import LEVEL
from analyses.paired import differences, judged, refuse_unpaired

if TYPE_CHECKING:
    from analyses.report.compare import ComparisonLike


def interventions(
    comparisons: Mapping[str, ComparisonLike],
    measure: str = "win",
    *,
    by: Sequence[str] = ("strategy",),
    level: float = LEVEL,
) -> pl.DataFrame:
    """All changes in one table: what each did to every strategy (or other group of seats, `by`).

    Columns: `card` (the label), `change` (in words), `by`, `seats`, `before` and `after` with ends, `difference`,
    `low`, `high`, `p` (Holm-adjusted over all rows: all cards and strategies together), `clear`. Other measures than
    `win` give their columns their name, as in `paired`. Largest gain first within a card, cards in their order.
    """
    parts = []
    for card, one in comparisons.items():
        rename = {new: old for old, new in one.rename.items()}
        refuse_unpaired(one.before.manifest, one.after.manifest, rename)
        found = differences(
            one.before.seats, one.after.seats, measure, by=by, rename=rename, level=level, stopped_at=one.stopped_at
        )
        words = changes(one.before.manifest, one.after.manifest)
        parts.append(found.select(pl.lit(card).alias("card"), pl.lit(words).alias("change"), pl.all()))
    table = judged(pl.concat(parts), measure, level)
    name = "difference" if measure == "win" else f"{measure}_difference"
    places = pl.col("card").replace_strict(list(comparisons), list(range(len(comparisons))), return_dtype=pl.Int64)
    return table.sort(places, name, *by, descending=[False, True, *[False] * len(by)])


def main_users(cards: pl.LazyFrame, fact: str, names: Sequence[str]) -> dict[str, str]:
    """The strategy that has each card most often. It is chosen by use alone, so its result is no lucky pick."""
    held = {name: pl.col(f"{fact}.{name}") > 0 for name in names}
    sums = block_sums(cards, ["strategy"], held).group_by("strategy").agg(pl.col("rows", *held).sum()).sort("strategy")
    found = {}
    for name in held:
        share = sums[name] / sums["rows"]
        if share.max() > 0:
            found[name] = str(sums["strategy"][int(share.arg_max())])
    return found
