"""How do money and points grow, turn by turn?"""

from __future__ import annotations

import polars as pl

from analyses.clusters import block_sums, per_unit, shares
from analyses.intervals import LEVEL

TURNS = range(1, 26)  # the turns that a run keeps
SEEN = 0.05  # a turn that fewer games reach says more about long games than about the strategy


def pace(cards: pl.LazyFrame, seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Coins to spend in a player's n-th turn and points after it, over the games that lasted so long.

    Columns: `strategy`, `turn`, `reached_share` (of the strategy's seats), `coins`, `points`, each with `_low` and
    `_high`; turns that nobody reached are left out.
    """
    sums, by = _turn_sums(cards, seats), ["strategy", "turn"]
    found = shares(sums, by, "reached", "rows", "reached_share", level).filter(pl.col("reached_share") > 0)
    for name in ("coins", "points"):
        found = found.join(per_unit(sums, by, name, name, "reached", level), on=by)
    return found.sort(by)


def well_reached(table: pl.DataFrame) -> pl.DataFrame:
    """The turns that enough games reach to be drawn."""
    return table.filter(pl.col("reached_share") >= SEEN)


def _turn_sums(cards: pl.LazyFrame, seats: pl.LazyFrame) -> pl.DataFrame:
    """Sums per strategy, turn and block, in one pass; columns of turns that were not reached hold zeros, so mask."""
    sums: dict[str, pl.Expr] = {}
    for turn in TURNS:
        reached = pl.col("own_turns") >= turn
        sums[f"reached_{turn}"] = reached
        sums |= {f"{name}_{turn}": pl.col(f"{name}_turn_{turn}") * reached for name in ("coins", "points")}
    wide = _with_own_turns(cards, seats, sums)
    parts = ("reached", "coins", "points")
    return pl.concat(
        wide.select(
            "strategy", "block", "rows", "deals", *(pl.col(f"{part}_{turn}").alias(part) for part in parts)
        ).with_columns(turn=pl.lit(turn, pl.Int64))
        for turn in TURNS
    )


def _with_own_turns(cards: pl.LazyFrame, seats: pl.LazyFrame, sums: dict[str, pl.Expr]) -> pl.DataFrame:
    """Block sums over both tables.

    A run writes them in the same order, so they are laid side by side: a join would keep all rows in memory. Frames
    that somebody filtered or sorted are joined after all.
    """
    turns = seats.select("own_turns", other_game="game", other_seat="seat")
    strayed = pl.any_horizontal(pl.col(key).ne_missing(pl.col(f"other_{key}")) for key in ("game", "seat"))
    try:
        table = block_sums(pl.concat([cards, turns], how="horizontal"), ["strategy"], {**sums, "strayed": strayed})
    except pl.exceptions.ShapeError:
        table = None
    if table is not None and not table["strayed"].sum():
        return table
    keys = ["game", "seat"]
    return block_sums(cards.join(seats.select(*keys, "own_turns"), on=keys), ["strategy"], sums)
