"""Which cards are gained in vain again and again, whatever the kingdom?"""

from __future__ import annotations

from typing import TYPE_CHECKING

import polars as pl

from analyses.dominion.contrast import with_difference
from analyses.dominion.in_vain import HELPS, HURTS, in_vain, verdict
from analyses.intervals import LEVEL

if TYPE_CHECKING:
    from analyses.report.sweep import SweepLike

AT_LEAST = 2  # kingdoms in which the card can be judged


def in_vain_across(sweep: SweepLike, level: float = LEVEL) -> pl.DataFrame:
    """The difference that goes with gaining a card, averaged over the kingdoms where seats differ in having it.

    The unit is the kingdom. Columns: `card`, `kind`, `kingdoms` (judged), `gained_share`, `never_played_share` (means
    over those kingdoms), `difference`, `low`, `high`, `p` (Holm-adjusted), `clear`, `verdict`, `helps_in`, `hurts_in`
    (kingdoms in which it does so beyond chance). Most harmful first.
    """
    runs = [in_vain(result.cards, level) for result in sweep.results]
    judged = pl.concat(runs).filter(pl.col("difference").is_not_null())
    middle, size = pl.col("difference"), pl.len().cast(pl.Float64)
    found = judged.group_by("card", "kind").agg(
        pl.len().cast(pl.Int64).alias("kingdoms"), pl.col("gained_share", "never_played_share").mean(),
        (pl.col("verdict") == HELPS).sum().cast(pl.Int64).alias("helps_in"),
        (pl.col("verdict") == HURTS).sum().cast(pl.Int64).alias("hurts_in"),
        middle.mean().alias("estimate"), (middle.var() / size).alias("variance"), size.alias("clusters"),
    )  # fmt: skip
    table = with_difference(found.filter(pl.col("kingdoms") >= AT_LEAST).sort("card"), "difference", level)
    columns = ("gained_share", "never_played_share", "difference", "low", "high", "p", "clear", "verdict")
    judged_all = table.with_columns(verdict=verdict())
    return judged_all.select("card", "kind", "kingdoms", *columns, "helps_in", "hurts_in").sort("difference", "card")
