"""What a change of a card does to its owner: the seat that recruited it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import polars as pl

from analyses.card_association import ENOUGH, STRATA
from analyses.clusters import BLOCKS
from analyses.intervals import LEVEL, holm, mean_interval, p_value

KINDS = {"": "out", " +1": "stronger", " -1": "weaker"}


def label_parts(label: str) -> tuple[str, str]:
    """Card and kind of a label of `batch.card_changes`: "thief +1" -> ("thief", "stronger")."""
    for end in (" +1", " -1"):
        if label.endswith(end):
            return label.removesuffix(end), KINDS[end]
    return label, KINDS[""]


def owner_changes(comparisons: Mapping[str, Any], level: float = LEVEL) -> pl.DataFrame:
    """Change of the owner's win rate, for every label of `batch.card_changes`.

    The owner of a card that is out is the seat that recruited it in the unchanged game of the same deal: that deal is
    the same up to the moment when the card would have turned up. A card with another strength has owners before and
    after. Rates are those of an average player: wins count from the mean of the strategy in that seat. Columns: `card`,
    `kind`, `owners` (seats before), `before`, `after`, `difference`, `low`, `high`, `p` (Holm-adjusted over the rows),
    `clear`. Cards that hardly anybody recruits are left out.
    """
    rows = [row for label, one in comparisons.items() if (row := _row(label, one)) is not None]
    table = pl.DataFrame(rows, schema=_SCHEMA)
    numbers = [table[name].to_numpy() for name in ("difference", "variance", "clusters")]
    ends, p = mean_interval(*numbers, level=level), holm(p_value(*numbers))
    columns = {"low": ends.low, "high": ends.high, "p": p}
    judged = table.drop("variance", "clusters").with_columns(pl.Series(name, one) for name, one in columns.items())
    return judged.with_columns(clear=pl.col("p") < 1 - level)


EVEN = 0.5
_SCHEMA = {"card": pl.String, "kind": pl.String, "owners": pl.Int64} | dict.fromkeys(
    ("before", "after", "difference", "variance", "clusters"), pl.Float64
)  # fmt: skip


def _row(label: str, comparison: Any) -> dict[str, object] | None:
    card, kind = label_parts(label)
    before, after = comparison.before.cards, comparison.after.cards
    name = f"recruited.{card}"
    if name not in before.collect_schema().names():
        return None
    middles = _middles(before)
    old = _sums(before.filter(pl.col(name) > 0), middles)
    if kind == "out":
        owners = before.filter(pl.col(name) > 0).select("game", "seat")
        new = _sums(after.join(owners, on=["game", "seat"], how="semi"), middles)
    else:
        new = _sums(after.filter(pl.col(name) > 0), middles)
    numbers = _difference(old, new, _width(before))
    return None if numbers is None else {"card": card, "kind": kind, **numbers}


def _middles(cards: pl.LazyFrame) -> pl.LazyFrame:
    """Win rate of every strategy, seat and match-up: a change of who recruits the card is no change of the card."""
    middle = (pl.col("win").cast(pl.Float64).mean() - EVEN).alias("middle")
    return cards.group_by(STRATA).agg(middle).collect(engine="streaming").lazy()


def _width(cards: pl.LazyFrame) -> int:
    deals = int(cards.select(pl.col("deal").max().cast(pl.Int64)).collect(engine="streaming").item() or 0) + 1
    return -(-deals // BLOCKS)


def _sums(owners: pl.LazyFrame, middles: pl.LazyFrame) -> pl.DataFrame:
    """Owners and their wins, adjusted for strategy and seat, per deal."""
    wins = pl.col("win").cast(pl.Float64) - pl.col("middle")
    table = owners.select("deal", "win", *STRATA).join(middles, on=list(STRATA), how="left")
    return table.group_by("deal").agg(pl.len().cast(pl.Float64).alias("seats"), wins.sum().alias("wins")).collect()


def _difference(old: pl.DataFrame, new: pl.DataFrame, width: int) -> dict[str, float | int] | None:
    """Both rates and the variance of their difference between blocks of deals."""
    both = old.join(new, on="deal", how="full", suffix="_new", coalesce=True).fill_null(0.0)
    blocks = both.group_by(pl.col("deal") // width).agg(pl.exclude("deal").sum()).sort("deal")
    seats, wins, seats_new, wins_new = (blocks[name].to_numpy() for name in blocks.columns[1:])
    if min(seats.sum(), seats_new.sum()) < ENOUGH:
        return None
    rate, rate_new = wins.sum() / seats.sum(), wins_new.sum() / seats_new.sum()
    # A block pulls both rates, mostly in the same direction: that is what pairing gains.
    pull = (wins_new - rate_new * seats_new) / seats_new.sum() - (wins - rate * seats) / seats.sum()
    count = len(pull)
    variance = float(np.sum(pull**2) * count / max(count - 1, 1))
    return {"owners": int(seats.sum()), "before": rate, "after": rate_new, "difference": rate_new - rate,
            "variance": variance, "clusters": count}  # fmt: skip
