"""Which cards do winners gain more often than losers of the same strategy?"""

from __future__ import annotations

import polars as pl

from analyses.card_association import facts
from analyses.dominion.contrast import with_difference
from analyses.dominion.slopes import slopes
from analyses.intervals import LEVEL


def gains(cards: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Copies gained by winners and by losers, per strategy and card, widest difference first.

    Match-ups and seats are held equal; cards that a strategy never gained are left out. Columns: `strategy`, `card`,
    `winners`, `losers` (copies a game), `copies_difference`, `low`, `high`, `p` (Holm-adjusted over all rows), `clear`.
    """
    names = facts(cards)["gained"]
    found = slopes(cards, {name: pl.col(f"gained.{name}") for name in names}).rename({"measure": "card"})
    gained = found.filter((pl.col("winners").abs() > 1e-9) | (pl.col("losers").abs() > 1e-9))
    table = with_difference(gained, "copies_difference", level)
    columns = ("winners", "losers", "copies_difference", "low", "high", "p", "clear")
    order = [pl.col("copies_difference").abs(), "strategy", "card"]
    return table.select("strategy", "card", *columns).sort(order, descending=[True, False, False])
