"""Which cards are gained in vain: without a difference, by those who lose, or without ever being played?"""

from __future__ import annotations

import polars as pl

from analyses.card_association import card_association, facts
from analyses.clusters import block_sums, per_unit, shares
from analyses.dominion.box import STARTING, kind
from analyses.intervals import LEVEL

MARGIN = 0.01  # a change of the win rate within one percentage point is called no difference
WINNING, LOSING, NOTHING, OPEN = "goes with winning", "goes with losing", "no difference", "open"
UNPLAYABLE = ("victory", "curse")


def in_vain(cards: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Every card that was gained: what goes with it, and how often it then lies idle.

    Seats are compared with seats of the same strategy in the same place of the same match-up. Columns: `card`, `kind`,
    `gained_share` (of the seats), `difference` (win rate of seats that gained it minus the others; empty where nearly
    all or nearly none of a strategy's seats gain it), `low`, `high`, `p`, `verdict`, and for cards that can be played
    `never_played_share` (of the seats that gained it) and `plays_per_copy`, each with `_low` and `_high`. Worst first.
    """
    found = usage(cards, level).join(_worth(cards, level), on="card", how="left").with_columns(verdict=verdict())
    kinds = pl.Series("kind", [kind(card) for card in found["card"]], dtype=pl.String)
    columns = ("gained_share", "difference", "low", "high", "p", "verdict", "never_played_share", "plays_per_copy")
    ends = [f"{name}_{end}" for name in columns for end in ("low", "high") if f"{name}_{end}" in found.columns]
    return found.with_columns(kinds).select("card", "kind", *columns, *ends).sort("difference", "card", nulls_last=True)


def _worth(cards: pl.LazyFrame, level: float) -> pl.DataFrame:
    """The association of every card that enough comparable seats gained and enough didn't."""
    return card_association(cards, "gained", level=level).select("card", "difference", "low", "high", "p", "clear")


def verdict(margin: float = MARGIN) -> pl.Expr:
    """What can be said of a difference: beyond chance, surely small, or open."""
    small = (pl.col("low") > -margin) & (pl.col("high") < margin)
    up, down = (pl.col("clear") & (pl.col("difference") > 0)), (pl.col("clear") & (pl.col("difference") < 0))
    clear = pl.when(up).then(pl.lit(WINNING)).when(down).then(pl.lit(LOSING))
    return clear.when(small).then(pl.lit(NOTHING)).otherwise(pl.lit(OPEN))


def usage(cards: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """How often each card is gained, never played afterwards, and played per copy: one row per card ever gained."""
    names = facts(cards)["gained"]
    sums: dict[str, pl.Expr] = {}
    for name in names:
        copies, played = pl.col(f"gained.{name}"), pl.col(f"played.{name}")
        idle = (copies > 0) & (played == 0)
        parts = {"had": copies > 0, "idle": idle, "copies": copies, "plays": played * (copies > 0)}
        sums |= {f"{part}.{name}": value for part, value in parts.items()}
    table = block_sums(cards, [], sums)
    rows = [_of_card(table, name, level) for name in names if table[f"copies.{name}"].sum() > 0]
    return pl.concat(rows) if rows else pl.DataFrame(schema=_USAGE)


_USAGE = {"card": pl.String} | {
    f"{name}{end}": pl.Float64
    for name in ("gained_share", "never_played_share", "plays_per_copy")
    for end in ("", "_low", "_high")
}


def _of_card(table: pl.DataFrame, name: str, level: float) -> pl.DataFrame:
    idle = shares(table, [], f"idle.{name}", f"had.{name}", "never_played_share", level)
    plays = per_unit(table, [], f"plays.{name}", "plays_per_copy", f"copies.{name}", level)
    found = [shares(table, [], f"had.{name}", "rows", "gained_share", level), idle, plays]
    row = pl.concat(found, how="horizontal").select(pl.lit(name).alias("card"), pl.all())
    if kind(name) in UNPLAYABLE or name in STARTING:
        row = row.with_columns(pl.lit(None, pl.Float64).alias(one) for one in (*idle.columns, *plays.columns))
    return row
