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
    after. Rates are those of an average player: wins count from the mean of the strategy in that seat. Bids are whole
    coins, so another strength can tip who gets the card, the bidder or the one who pays him off, and the latter's coins
    go to the rival; both kinds of owners are therefore compared apart and weighted as before. Columns: `card`,
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
    name, taken = f"recruited.{card}", (pl.col(f"matched.{card}") > 0).alias("taken")
    if name not in before.collect_schema().names():
        return None
    middles, owners = _middles(before), before.filter(pl.col(name) > 0).with_columns(taken)
    if kind == "out":
        changed = after.join(owners.select("game", "seat", "taken"), on=["game", "seat"])
    else:
        changed = after.filter(pl.col(name) > 0).with_columns(taken)
    numbers = _difference(_sums(owners, middles), _sums(changed, middles), _width(before))
    return None if numbers is None else {"card": card, "kind": kind, **numbers}


def _middles(cards: pl.LazyFrame) -> pl.LazyFrame:
    """Win rate of every strategy, seat and match-up: a change of who recruits the card is no change of the card."""
    middle = (pl.col("win").cast(pl.Float64).mean() - EVEN).alias("middle")
    return cards.group_by(STRATA).agg(middle).collect(engine="streaming").lazy()


def _width(cards: pl.LazyFrame) -> int:
    deals = int(cards.select(pl.col("deal").max().cast(pl.Int64)).collect(engine="streaming").item() or 0) + 1
    return -(-deals // BLOCKS)


def _sums(owners: pl.LazyFrame, middles: pl.LazyFrame) -> pl.DataFrame:
    """Owners and their wins, adjusted for strategy and seat, per deal and way of getting the card."""
    wins = pl.col("win").cast(pl.Float64) - pl.col("middle")
    table = owners.select("deal", "win", "taken", *STRATA).join(middles, on=list(STRATA), how="left")
    sums = [pl.len().cast(pl.Float64).alias("seats"), wins.sum().alias("wins")]
    return table.group_by("deal", "taken").agg(sums).collect()


def _difference(old: pl.DataFrame, new: pl.DataFrame, width: int) -> dict[str, float | int] | None:
    """Rates of both kinds of owners, weighted as before the change, and the variance of their difference."""
    both = old.join(new, on=["deal", "taken"], how="full", suffix="_new", coalesce=True).fill_null(0.0)
    blocks = both.group_by("taken", pl.col("deal") // width).agg(pl.exclude("deal", "taken").sum())
    count = blocks["deal"].n_unique()
    parts = [
        part for part in blocks.partition_by("taken") if min(part["seats"].sum(), part["seats_new"].sum()) >= ENOUGH
    ]
    if not parts:
        return None
    weights = np.array([part["seats"].sum() for part in parts]) / sum(part["seats"].sum() for part in parts)
    rates = np.array([[part["wins"].sum() / part["seats"].sum(), part["wins_new"].sum() / part["seats_new"].sum()]
                      for part in parts])  # fmt: skip
    pulls = pl.concat(
        _pull(part, rate[0], rate[1], weight) for part, rate, weight in zip(parts, rates, weights, strict=True)
    )
    variance = (pulls.group_by("deal").agg(pl.col("pull").sum())["pull"] ** 2).sum() * count / max(count - 1, 1)
    before, after = (float(one) for one in weights @ rates)
    owners = int(sum(part["seats"].sum() for part in parts))
    return {"owners": owners, "before": before, "after": after, "difference": after - before,
            "variance": float(variance), "clusters": count}  # fmt: skip


def _pull(part: pl.DataFrame, rate: float, rate_new: float, weight: float) -> pl.DataFrame:
    """How far each block pulls the difference: both rates, mostly in one direction, which is what pairing gains."""
    old = (pl.col("wins") - rate * pl.col("seats")) / pl.col("seats").sum()
    new = (pl.col("wins_new") - rate_new * pl.col("seats_new")) / pl.col("seats_new").sum()
    return part.select("deal", (weight * (new - old)).alias("pull"))
