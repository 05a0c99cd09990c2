"""One row a game, from the table with one row a seat: for facts that compare the seats of a game.

A group-by over games would keep every game in memory. A run writes the seats of a game one after the other, so their
rows are laid side by side instead, and memory stays flat. Frames that somebody filtered or sorted are grouped after
all.
"""

from __future__ import annotations

from collections.abc import Sequence

import polars as pl

INDEX = ("game", "matchup", "deal", "order")


def per_game(seats: pl.LazyFrame, players: int, columns: Sequence[str]) -> pl.LazyFrame:
    """The columns of all seats in one row: `score` of seat 2 becomes `score_2`.

    Keeps `game`, `matchup`, `deal` and `order`, so the result goes straight into `clusters` (`block_sums`, `rates`,
    `means`). For example, how close games are:

        wide = per_game(result.seats, 2, ["score"])
        means(wide, ["matchup"], {"gap": (pl.col("score_0") - pl.col("score_1")).abs()})
    """
    index = [name for name in INDEX if name in seats.collect_schema().names()]
    if not _in_order(seats, players):
        return _grouped(seats, players, columns, index)
    rows = seats.select(*index, "seat", *columns)
    laid = [pl.col(column).shift(-seat).alias(f"{column}_{seat}") for column in columns for seat in range(players)]
    return rows.select(*index, "seat", *laid).filter(pl.col("seat") == 0).drop("seat")


def over_seats(column: str, players: int) -> list[pl.Expr]:
    """The columns that `per_game` makes of one, seat by seat: for `pl.max_horizontal` and the like."""
    return [pl.col(f"{column}_{seat}") for seat in range(players)]


def _in_order(seats: pl.LazyFrame, players: int) -> bool:
    """Whether every game's seats lie one after the other, from 0 on."""
    game, seat = pl.col("game"), pl.col("seat").cast(pl.Int64)
    follows = (game.shift(1) == game) & (seat.shift(1) + 1 == seat)
    begins = seat == 0
    counts = seats.select(
        rows=pl.len(),
        first=begins.sum(),
        stray=(~begins & ~follows.fill_null(False)).sum(),
        last=(seat == players - 1).sum(),
    ).collect(engine="streaming")
    rows, first, stray, last = counts.row(0)
    return stray == 0 and rows == first * players == last * players


def _grouped(seats: pl.LazyFrame, players: int, columns: Sequence[str], index: list[str]) -> pl.LazyFrame:
    cells = [
        pl.col(column).filter(pl.col("seat") == seat).first().alias(f"{column}_{seat}")
        for column in columns for seat in range(players)
    ]  # fmt: skip
    return seats.group_by("game").agg(*(pl.col(name).first() for name in index if name != "game"), *cells)
