"""What is a card worth next to another one?

For every pair: how much more the first raises the win rate of a seat that deployed the second as well, compared with
a seat that didn't. Both numbers come from four groups of seats (both cards, one, the other, none), wins counted from
the mean of the same strategy in the same seat against the same opponents. All pairs need only two products of the
table with itself, so they are summed chunk by chunk with the matrix product instead of column by column.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import polars as pl
from numpy.typing import NDArray

from analyses.card_association import ENOUGH, STRATA, facts
from analyses.intervals import LEVEL, holm, mean_interval, p_value

BLOCKS = 100
CHUNK = 1_000_000  # rows read at once

Cube = NDArray[np.float64]


class Counts(NamedTuple):
    """Seats with both cards at [block, card, card] (with one of them on the diagonal), their wins, and of all seats."""

    seats: Cube
    wins: Cube
    all_seats: Cube
    all_wins: Cube


def pairs(cards: pl.LazyFrame, fact: str = "deployed", level: float = LEVEL) -> pl.DataFrame:
    """All pairs that enough seats had, from those that help each other most to those that get in each other's way.

    Columns: `card`, `beside`, `seats` (with both), `alone_gain` (the first card without the second), `beside_gain`
    (with it), `interplay_gain` with `low` and `high`, `p` (Holm-adjusted over the pairs), `clear`.
    """
    names = facts(cards)[fact]
    counts = _counts(cards, [f"{fact}.{name}" for name in names])
    first, second = np.triu_indices(len(names), 1)
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


def _cells(counts: Counts, first: NDArray[np.intp], second: NDArray[np.intp]) -> tuple[Cube, Cube]:
    """Seats and wins with both cards, only the first, only the second, none: at [cell, block, pair]."""
    found = []
    for both, every in ((counts.seats, counts.all_seats), (counts.wins, counts.all_wins)):
        one, other, joint = both[:, first, first], both[:, second, second], both[:, first, second]
        found.append(np.array([joint, one - joint, other - joint, every[:, None] - one - other + joint]))
    return found[0], found[1]


def _counts(cards: pl.LazyFrame, columns: list[str]) -> Counts:
    strata = list(STRATA)
    middle = cards.group_by(strata).agg(pl.col("win").cast(pl.Float64).mean().alias("middle"))
    middles = middle.collect(engine="streaming").lazy()
    ends = cards.select(pl.len(), pl.col("deal").max().cast(pl.Int64)).collect(engine="streaming").row(0)
    rows, width = ends[0], -(-((ends[1] or 0) + 1) // BLOCKS)
    size, blocks = len(columns), (ends[1] or 0) // width + 1
    found = Counts(*(np.zeros((blocks, size, size)) for _ in range(2)), *(np.zeros(blocks) for _ in range(2)))
    has = [(pl.col(name) > 0).cast(pl.Float32) for name in columns]
    win = (pl.col("win").cast(pl.Float64) - pl.col("middle")).alias("apart")
    for start in range(0, rows, CHUNK):
        part = cards.slice(start, CHUNK).join(middles, on=strata, how="left")
        chunk = part.select((pl.col("deal") // width).alias("block"), win, *has).collect()
        _add(found, chunk)
    return found


def _add(found: Counts, chunk: pl.DataFrame) -> None:
    """Add the rows of a chunk, stretch by stretch: rows of a block lie together, once in every match-up."""
    has, apart, block_of = chunk.drop("block", "apart").to_numpy(), chunk["apart"].to_numpy(), chunk["block"].to_numpy()
    starts = [0, *(np.flatnonzero(np.diff(block_of.astype(np.int64))) + 1)]
    for start, end in zip(starts, [*starts[1:], len(apart)], strict=True):
        block = block_of[start]
        here, wins = has[start:end], apart[start:end]
        found.seats[block] += here.T @ here
        found.wins[block] += here.T @ (here * wins[:, None].astype(np.float32))
        found.all_seats[block] += end - start
        found.all_wins[block] += wins.sum()
