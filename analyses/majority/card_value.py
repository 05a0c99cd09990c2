"""What is a card worth to the seat that drafted it, played it, or ended up with it?"""

from __future__ import annotations

import polars as pl

from analyses.card_association import card_associations
from analyses.intervals import LEVEL

FACTS = ("owned", "played", "drafted")


def card_value(cards: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Change of the win rate that goes with owning (at the end), playing or drafting a card, best card to own first.

    Opponents, strategies and seats are held equal. Columns: `card`, `owned_gain`, `played_gain`, `drafted_gain`, each
    with `_low` and `_high`, and `clear` (the gain of owning it is beyond chance, all cards considered).
    """
    found = card_associations(cards, FACTS, level=level)
    table = found["owned"].select("card", "clear")
    for fact, values in found.items():
        names = {"difference": f"{fact}_gain", "low": f"{fact}_gain_low", "high": f"{fact}_gain_high"}
        table = table.join(values.select("card", *names).rename(names), on="card", how="left")
    owned = [name for name in table.columns if name.startswith("owned_")]
    return table.select("card", *owned, "clear", pl.exclude("card", "clear", *owned)).sort(
        "owned_gain", descending=True
    )
