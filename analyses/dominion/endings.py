"""How do games end: with the last Province, with empty piles, or at the turn limit?"""

from __future__ import annotations

from collections.abc import Sequence

import polars as pl

from analyses.clusters import block_sums, ratios, with_rate
from analyses.intervals import LEVEL

BY_PROVINCES, BY_PILES, BY_CAP = 1, 2, 3  # the codes of the column `ended`
ENDINGS = {BY_PROVINCES: "last Province", BY_PILES: "empty piles", BY_CAP: "turn limit"}


def endings(games: pl.LazyFrame, by: Sequence[str] = (), level: float = LEVEL) -> pl.DataFrame:
    """Share of the games that ended in each way, per group (e.g. `["matchup"]`); ways that never happened are left out.

    Columns: `by`, `ending`, `games`, `share`, `low`, `high`.
    """
    sums = block_sums(games, by, {f"way_{code}": pl.col("ended") == code for code in ENDINGS})
    parts = []
    for code, words in ENDINGS.items():
        found = ratios(sums, by, f"way_{code}")
        count = (found["estimate"] * found["size"]).round().cast(pl.Int64)
        rated = with_rate(found, "share", level=level)
        parts.append(rated.with_columns(count.alias("games"), ending=pl.lit(words)))
    table = pl.concat(parts).select(*by, "ending", "games", "share", "low", "high")
    happened = pl.col("games").sum().over("ending") > 0
    return table.filter(happened).sort(by, maintain_order=True) if by else table.filter(happened)
