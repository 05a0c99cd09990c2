"""How strong is each card: the win rate of those who recruit it, deploy it or face it, and what they pay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import polars as pl

from analyses.card_association import card_associations, facts
from analyses.clusters import block_sums, per_unit
from analyses.crimson_company.coin import HALF_WIDTH, coin_worth
from analyses.intervals import LEVEL
from analyses.sides import even_share, teams

FACTS = ("recruited", "deployed", "faced")


def card_strength(cards: pl.LazyFrame, manifest: Mapping[str, Any], level: float = LEVEL) -> pl.DataFrame:
    """Win rates with each card, adjusted for who recruits it, its price and its fair price; the best to recruit first.

    Columns: `card`, `recruited_share`, `recruited_rate`, `deployed_rate`, `faced_rate` (each with `_low`, `_high`; the
    win rate that an average player would have who did so), `recruited_gain` with ends, `price`, `fair_price` with ends
    (see `fair_prices`), `clear` (the gain of recruiting it is beyond chance, all cards considered).
    """
    even = even_share(manifest) or 0.5
    found = gains(cards, manifest, level)
    table = found["recruited"].select(
        "card", pl.col("held_share").alias("recruited_share"), *_named("recruited_gain"), "clear"
    )
    for fact, gain in found.items():
        table = table.join(_rates(gain, fact, even), on="card", how="left")
    table = table.join(fair_prices(cards, found["recruited"], level), on="card", how="left")
    rates = [pl.col(f"^{fact}_rate.*$") for fact in FACTS]
    return table.select(
        "card", "recruited_share", *rates, pl.col("^recruited_gain.*$"), pl.col("^price.*$"),
        pl.col("^fair_price.*$"), "clear"
    ).sort("recruited_gain", "card", descending=[True, False])  # fmt: skip


def gains(cards: pl.LazyFrame, manifest: Mapping[str, Any], level: float = LEVEL) -> dict[str, pl.DataFrame]:
    """`card_association` of recruiting, deploying and facing a card.

    In a duel one player's win is the other's loss, so facing a card is the mirror image of deploying it.
    """
    sides = teams(manifest)
    if len(sides) == 2:
        found = card_associations(cards, FACTS[:2], level=level)
        return {**found, "faced": _mirrored(found["deployed"])}
    return card_associations(with_faced(cards, sides), FACTS, level=level)


def with_faced(cards: pl.LazyFrame, sides: Sequence[int]) -> pl.LazyFrame:
    """The cards table with `faced.CARD`: copies that opponents deployed. The seats of a game lie side by side."""
    names = facts(cards)["deployed"]
    columns = [_faced(pl.col(f"deployed.{name}").cast(pl.Int16), sides).alias(f"faced.{name}") for name in names]
    return cards.with_columns(columns)


def _faced(copies: pl.Expr, sides: Sequence[int]) -> pl.Expr:
    """Summed over the seats of other sides, each of which lies so many rows away."""
    total = pl.lit(0, pl.Int16)
    for seat, side in enumerate(sides):
        others = [copies.shift(seat - other).fill_null(0) for other, one in enumerate(sides) if one != side]
        total = total + pl.when(pl.col("seat") == seat).then(pl.sum_horizontal(others)).otherwise(0)
    return total


def _mirrored(table: pl.DataFrame) -> pl.DataFrame:
    ends = {"difference": -pl.col("difference"), "low": -pl.col("high"), "high": -pl.col("low")}
    return table.with_columns(**ends).sort("difference", "card", descending=[True, False])


def _named(name: str) -> list[pl.Expr]:
    return [pl.col(old).alias(f"{name}{end}") for old, end in (("difference", ""), ("low", "_low"), ("high", "_high"))]


def _rates(table: pl.DataFrame, fact: str, even: float) -> pl.DataFrame:
    """Win rate of an average player with the card: the even share, and the gain over those without beyond the mean."""
    without = 1 - pl.col("held_share")
    ends = {"": "difference", "_low": "low", "_high": "high"}
    return table.select(
        "card", *((even + pl.col(one) * without).alias(f"{fact}_rate{end}") for end, one in ends.items())
    )


def prices(cards: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Mean price of a copy: `card`, `price`, `price_low`, `price_high`."""
    names = facts(cards)["recruited"]
    sums = {f"{fact}.{name}": pl.col(f"{fact}.{name}") for name in names for fact in ("price_paid", "recruited")}
    blocks = block_sums(cards, [], sums)
    rows = [
        per_unit(blocks, [], f"price_paid.{name}", "price", f"recruited.{name}", level).select(
            pl.lit(name).alias("card"), pl.all()
        )
        for name in names
    ]
    return pl.concat(rows)


def fair_prices(cards: pl.LazyFrame, recruited: pl.DataFrame, level: float = LEVEL) -> pl.DataFrame:
    """The price at which recruiting a card is neither good nor bad: the mean price and what its gain is worth in coins.

    The worth of a coin is measured beforehand by handing out coins (`coin`); the interval holds its error as well.
    Columns: `card`, `price`, `fair_price`, each with `_low` and `_high`.
    """
    table = prices(cards, level).join(recruited.select("card", "difference", "low", "high"), on="card", how="left")
    coins = pl.col("difference") / coin_worth()
    half = (pl.col("high") - pl.col("low")) / 2 / coin_worth()
    reach = (half**2 + (coins * HALF_WIDTH / coin_worth()) ** 2).sqrt()
    middle = pl.col("price") + coins
    fair = [(middle + sign * reach).alias(f"fair_price{end}") for end, sign in (("", 0), ("_low", -1), ("_high", 1))]
    return table.select("card", pl.col("^price.*$"), *fair)
