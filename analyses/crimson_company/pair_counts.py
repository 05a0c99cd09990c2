"""Counts of seats by pairs of cards, with bits: 64 seats in a word, two cards meet in an `and`.

Seats of the same stratum, block and win are packed together, so that wins too are counted in whole numbers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
import polars as pl
from numpy.typing import NDArray

from analyses.card_association import STRATA

BLOCKS = 100
CHUNK = 250_000  # games read at once
STRETCH = 16_384  # seats packed at once: all pairs of them fit into the processor's cache
WORD = 64

Cube = NDArray[np.float64]
Flags = NDArray[np.bool_]  # a row a card, a column a seat
Words = NDArray[np.uint64]


class Counts(NamedTuple):
    """At [block, own card, other card]: seats with both; at [block, card]: with each; at [block]: all seats."""

    both: Cube
    own: Cube
    other: Cube
    every: Cube


class Pairs(NamedTuple):
    """Seats, and their wins, counted from the mean of the same strategy in the same seat against the same opponents."""

    seats: Counts
    wins: Counts


def count_pairs(cards: pl.LazyFrame, columns: Sequence[str], sides: Sequence[int] | None = None) -> list[Pairs]:
    """Seats that have both cards of a pair; given every seat's side, also those that have one where an opponent has
    the other. One pass over the table serves both.
    """
    first, last, deals = _ends(cards)
    width, size, kinds = -(-deals // BLOCKS), len(columns), 1 if sides is None else 2
    found = [Pairs(*(_empty((deals - 1) // width + 1, size) for _ in range(2))) for _ in range(kinds)]
    for chunk in _chunks(cards, columns, first, last):
        rows = chunk if sides is None else _whole_games(chunk, len(sides))
        own = rows.select(columns).to_numpy().T
        others = [own] if sides is None else [own, _opposing(own, sides)]
        for block, wins, seats in _alike(rows, width):
            packed = [_packed(one, seats) for one in others]
            for pairs, other in zip(found, packed, strict=True):
                _add(pairs, block, wins, len(seats), packed[0], other)
    return found


def _empty(blocks: int, size: int) -> Counts:
    return Counts(*(np.zeros((blocks, *shape)) for shape in ((size, size), (size,), (size,), ())))


def _ends(cards: pl.LazyFrame) -> tuple[int, int, int]:
    """The first and the last game, and the number of deals."""
    game, deal = pl.col("game").cast(pl.Int64), pl.col("deal").cast(pl.Int64)
    wanted = {"first": game.min(), "last": game.max(), "deals": deal.max() + 1}
    first, last, deals = cards.select(**wanted).collect(engine="streaming").row(0)
    return (0, -1, 1) if first is None else (first, last, deals)


def _chunks(cards: pl.LazyFrame, columns: Sequence[str], first: int, last: int) -> Iterator[pl.DataFrame]:
    """Some games after the other: `game`, `seat`, `deal`, `apart` (wins above the stratum's mean), who has what."""
    strata = list(STRATA)
    middle = cards.group_by(strata).agg(pl.col("win").cast(pl.Float64).mean().alias("middle"))
    middles = middle.collect(engine="streaming").lazy()
    apart = (pl.col("win").cast(pl.Float64) - pl.col("middle")).alias("apart")
    for start in range(first, last + 1, CHUNK):
        part = cards.filter(pl.col("game").is_between(start, min(start + CHUNK - 1, last)))
        has = (pl.col(column) > 0 for column in columns)
        chunk = part.select("game", "deal", "win", *strata, *has).collect(engine="streaming")
        # Joined apart from the cards, which would be copied row by row otherwise.
        with_middle = chunk.lazy().select(*strata, "win").join(middles, on=strata, how="left", maintain_order="left")
        yield chunk.with_columns(with_middle.select(apart).collect().to_series())


def _whole_games(chunk: pl.DataFrame, players: int) -> pl.DataFrame:
    """Every game's seats one after the other, as a run writes them; else sorted, and without games that lack a seat."""
    place = (chunk["game"].cast(pl.Int64) - (chunk["game"].first() or 0)) * players + chunk["seat"].cast(pl.Int64)
    if chunk.height % players == 0 and bool((place == pl.int_range(chunk.height, eager=True)).all()):
        return chunk
    return chunk.filter(pl.len().over("game") == players).sort("game", "seat")


def _opposing(own: Flags, sides: Sequence[int]) -> Flags:
    """For every seat the cards of its opponents."""
    games = own.reshape(len(own), -1, len(sides))
    found = np.zeros_like(games)
    for seat, side in enumerate(sides):
        for other in (other for other, one in enumerate(sides) if one != side):
            found[..., seat] |= games[..., other]
    return found.reshape(own.shape)


def _alike(rows: pl.DataFrame, width: int) -> Iterator[tuple[int, float, NDArray[np.intp]]]:
    """Block, wins above the mean, and the seats that share both (not too many at once)."""
    blocks, wins = (rows["deal"] // width).cast(pl.Int64).to_numpy(), rows["apart"].to_numpy()
    order = np.lexsort((wins, blocks))
    changes = np.flatnonzero((np.diff(blocks[order]) != 0) | (np.diff(wins[order]) != 0)) + 1
    for group in np.split(order, changes):
        for start in range(0, len(group), STRETCH):
            yield int(blocks[group[0]]), float(wins[group[0]]), group[start : start + STRETCH]


def _packed(flags: Flags, seats: NDArray[np.intp]) -> Words:
    bits = np.zeros((len(flags), -(-len(seats) // WORD) * WORD), np.bool_)
    np.take(flags, seats, axis=1, out=bits[:, : len(seats)])
    return np.packbits(bits, axis=1).view(np.uint64)


def _add(pairs: Pairs, block: int, wins: float, seats: int, own: Words, other: Words) -> None:
    both = np.bitwise_count(own[:, None] & other[None]).sum(axis=-1, dtype=np.uint32)
    alone = [np.bitwise_count(one).sum(axis=-1, dtype=np.uint32) for one in (own, other)]
    for counts, worth in ((pairs.seats, 1.0), (pairs.wins, wins)):
        for total, part in zip(counts, (both, *alone, seats), strict=True):
            total[block] += part * worth
