"""Which cards do winners gain more often than losers of the same strategy?"""

from __future__ import annotations

import polars as pl

from analyses.card_association import facts
from analyses.clusters import block_sums, per_unit
from analyses.dominion.contrast import with_difference
from analyses.dominion.slopes import slopes
from analyses.intervals import LEVEL


def gains(cards: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Copies gained by winners and by losers, per strategy and card, widest difference first.

    Match-ups and seats are held equal; cards that a strategy never gained are left out. Columns: `strategy`, `card`,
    `copies` (a game) with `_low` and `_high`, `copies_difference` (winners minus losers), `low`, `high`, `p`
    (Holm-adjusted over all rows), `clear`.
    """
    names = facts(cards)["gained"]
    copies = {name: pl.col(f"gained.{name}") for name in names}
    found = slopes(cards, copies).rename({"measure": "card"}).drop("winners", "losers")
    sums, by = block_sums(cards, ["strategy"], copies), ["strategy"]
    counted = [per_unit(sums, by, name, "copies", level=level).with_columns(card=pl.lit(name)) for name in names]
    gained = pl.concat(counted).filter(pl.col("copies") > 0).join(found, on=["strategy", "card"])
    table = with_difference(gained, "copies_difference", level)
    columns = ("copies", "copies_low", "copies_high", "copies_difference", "low", "high", "p", "clear")
    order = [pl.col("copies_difference").abs(), "strategy", "card"]
    return table.select("strategy", "card", *columns).sort(order, descending=[True, False, False])
