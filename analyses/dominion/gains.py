"""Which cards do winners gain more often than losers of the same strategy?"""

from __future__ import annotations

import polars as pl

from analyses.card_association import facts
from analyses.clusters import block_sums
from analyses.dominion.contrast import contrasts, with_difference
from analyses.intervals import LEVEL


def gains(cards: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Copies gained by winners and by losers, per strategy and card, widest difference first.

    A shared win counts for both sides by its share. Cards that a strategy never gained are left out. Columns:
    `strategy`, `card`, `winners`, `losers` (copies a game), `copies_difference`, `low`, `high`, `p` (Holm-adjusted over
    all rows), `clear`.
    """
    names, win = facts(cards)["gained"], pl.col("win").cast(pl.Float64)
    copies = {name: pl.col(f"gained.{name}").cast(pl.Float64) for name in names}
    sums = {"wins": win, "losses": 1 - win}
    sums |= {f"won.{name}": win * count for name, count in copies.items()}
    sums |= {f"lost.{name}": (1 - win) * count for name, count in copies.items()}
    table = block_sums(cards, ["strategy"], sums)
    parts = [_of_card(table, name) for name in names]
    found = pl.concat(parts).filter((pl.col("winners") > 0) | (pl.col("losers") > 0))
    wide = with_difference(found, "copies_difference", level)
    order = [pl.col("copies_difference").abs(), "strategy", "card"]
    columns = ("winners", "losers", "copies_difference", "low", "high", "p", "clear")
    return wide.select("strategy", "card", *columns).sort(order, descending=[True, False, False])


def _of_card(table: pl.DataFrame, name: str) -> pl.DataFrame:
    found = contrasts(table, ["strategy"], (f"won.{name}", "wins"), (f"lost.{name}", "losses"))
    return found.rename({"one": "winners", "other": "losers"}).with_columns(card=pl.lit(name))
