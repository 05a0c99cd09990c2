"""What is a card worth next to another one, and against another one?

For every pair: how much more the first card raises the win rate of a seat that deployed the second as well, compared
with a seat that didn't; or of a seat whose opponent deployed the second. Both numbers come from four groups of seats
(both cards, one, the other, none), wins counted from the mean of the same strategy in the same seat against the same
opponents.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import polars as pl
from numpy.typing import NDArray

from analyses.card_association import ENOUGH, facts
from analyses.crimson_company.pair_counts import Cube, Pairs, count_pairs
from analyses.intervals import LEVEL, holm, mean_interval, p_value

Places = NDArray[np.intp]


def pairs(cards: pl.LazyFrame, fact: str = "deployed", level: float = LEVEL) -> pl.DataFrame:
    """All pairs that enough seats had, from those that help each other most to those that get in each other's way.

    Columns: `card`, `beside`, `seats` (with both), `alone_gain` (the first card without the second), `beside_gain`
    (with it), `interplay_gain` with `low` and `high`, `p` (Holm-adjusted over the pairs), `clear`.
    """
    names = facts(cards)[fact]
    return _beside(names, count_pairs(cards, [f"{fact}.{name}" for name in names])[0], level)


def interplay(
    cards: pl.LazyFrame, sides: Sequence[int], fact: str = "deployed", level: float = LEVEL
) -> tuple[pl.DataFrame, pl.DataFrame]:
    """`pairs`, and in the same pass all pairs of a card and one that an opponent deployed, the best answers first.

    `sides` is the side of every seat. The second table has `against` and `against_gain` instead of `beside` and
    `beside_gain`. Between two sides a pair stands there once, from the view of the card that gains: what one side gains
    by it, the other one loses.
    """
    names = facts(cards)[fact]
    beside, against = count_pairs(cards, [f"{fact}.{name}" for name in names], sides)
    return _beside(names, beside, level), _against(names, against, len(set(sides)) == 2, level)


def _beside(names: Sequence[str], counts: Pairs, level: float) -> pl.DataFrame:
    return _judged(names, counts, *np.triu_indices(len(names), 1), level)


def _against(names: Sequence[str], counts: Pairs, two_sides: bool, level: float) -> pl.DataFrame:
    if two_sides:
        halves = (np.triu_indices(len(names), 1), np.tril_indices(len(names), -1))
        found = pl.concat(_judged(names, counts, *half, level).filter(pl.col("interplay_gain") > 0) for half in halves)
    else:
        first, second = np.nonzero(~np.eye(len(names), dtype=bool))
        found = _judged(names, counts, first, second, level)
    ranked = found.sort("interplay_gain", "card", "beside", descending=[True, False, False])
    return ranked.rename({"beside": "against", "beside_gain": "against_gain"})


def _judged(names: Sequence[str], counts: Pairs, first: Places, second: Places, level: float) -> pl.DataFrame:
    seats, wins = _cells(counts, first, second)
    total = seats.sum(axis=1)
    enough = (total >= ENOUGH).all(axis=0)
    first, second, total = first[enough], second[enough], total[:, enough]
    seats, wins = seats[..., enough], wins[..., enough]
    mean = wins.sum(axis=1) / total
    signs = np.array([1.0, -1.0, -1.0, 1.0])[:, None]
    # How far each block pulls the estimate: the linearised variance, as in `clusters.ratios`.
    pull = (signs[:, None] * (wins - mean[:, None] * seats) / total[:, None]).sum(axis=0)
    blocks = len(pull)
    estimate, variance = (signs * mean).sum(axis=0), (pull**2).sum(axis=0) * blocks / max(blocks - 1, 1)
    clusters = np.full(len(estimate), blocks)
    ends, p = mean_interval(estimate, variance, clusters, level), holm(p_value(estimate, variance, clusters))
    table = pl.DataFrame(
        {"card": [names[one] for one in first], "beside": [names[one] for one in second],
         "seats": total[0].astype(np.int64), "alone_gain": mean[1] - mean[3], "beside_gain": mean[0] - mean[2],
         "interplay_gain": estimate, "low": ends.low, "high": ends.high, "p": p, "clear": p < 1 - level},
        schema=_SCHEMA,
    )  # fmt: skip
    return table.sort("interplay_gain", "card", "beside", descending=[True, False, False])


_SCHEMA = {"card": pl.String, "beside": pl.String, "seats": pl.Int64} | dict.fromkeys(
    ("alone_gain", "beside_gain", "interplay_gain", "low", "high", "p"), pl.Float64
) | {"clear": pl.Boolean}  # fmt: skip


def _cells(counts: Pairs, first: Places, second: Places) -> tuple[Cube, Cube]:
    """Seats and wins with both cards, only the first, only the second, none: at [cell, block, pair]."""
    found = []
    for one in counts:
        both, own, other = one.both[:, first, second], one.own[:, first], one.other[:, second]
        found.append(np.array([both, own - both, other - both, one.every[:, None] - own - other + both]))
    return found[0], found[1]
