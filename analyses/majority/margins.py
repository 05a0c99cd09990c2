"""How far ahead is the leading side after each round, and how often does it lose all the same?"""

from __future__ import annotations

import polars as pl

from analyses.clusters import block_sums, per_unit, shares
from analyses.intervals import LEVEL
from analyses.majority import PLACES, ROUNDS
from analyses.per_game import INDEX, per_game


def margins(seats: pl.LazyFrame, players: int, level: float = LEVEL) -> pl.DataFrame:
    """Lead and comebacks per round.

    Sides are the two teams (four players) or the three players. Columns: `round`, `margin` (coins between the leading
    and the next side), `level_share` (nobody leads), `comeback_share` (of the games with a leader, those that it didn't
    win), each with `_low` and `_high`.
    """
    sums, by = _leads(seats, players), ["round"]
    table = per_unit(sums, by, "margin", "margin", level=level)
    table = table.join(shares(sums, by, "level", "rows", "level_share", level), on=by)
    return table.join(shares(sums, by, "lost", "led", "comeback_share", level), on=by, how="left").sort(by)


def _leads(seats: pl.LazyFrame, players: int) -> pl.DataFrame:
    """Sums per round and block: margins, level games, led games and led games that were lost, in one pass."""
    sums: dict[str, pl.Expr] = {}
    for number in ROUNDS:
        lead, led_wins = _standing(number, sides(players))
        sums |= {f"margin_{number}": lead, f"level_{number}": lead == 0, f"led_{number}": lead > 0}
        sums[f"lost_{number}"] = (lead > 0) & ~led_wins
    table = block_sums(_sides(seats, players), [], sums)
    parts = ("margin", "level", "led", "lost")
    return pl.concat(
        table.select(
            "block", "rows", "deals", *(pl.col(f"{part}_{number}").alias(part) for part in parts)
        ).with_columns(round=pl.lit(number, pl.Int64))
        for number in ROUNDS
    )


def sides(players: int) -> int:
    """Four players form two teams, three play alone."""
    return 2 if players == 4 else players


def _sides(seats: pl.LazyFrame, players: int) -> pl.LazyFrame:
    """One row a game: coins of each side up to each round (`c_side_round`) and its win (`w_side`)."""
    coins = {f"coins_{number}": pl.sum_horizontal(f"coins_{place}_round_{number}" for place in PLACES).cast(pl.Int32)
             for number in ROUNDS}  # fmt: skip
    index = [name for name in INDEX if name in seats.collect_schema().names()]
    wide = per_game(seats.select(*index, "seat", "win", **coins), players, ["win", *coins])
    count, cells = sides(players), []
    for side in range(count):
        members = range(side, players, count)
        total = pl.lit(0, pl.Int32)
        for number in ROUNDS:
            total = total + pl.sum_horizontal(f"coins_{number}_{seat}" for seat in members)
            cells.append(total.alias(f"c_{side}_{number}"))
        cells.append(pl.max_horizontal(f"win_{seat}" for seat in members).alias(f"w_{side}"))
    return wide.select("deal", *cells)


def _standing(number: int, count: int) -> tuple[pl.Expr, pl.Expr]:
    """Lead over the next side, and whether the leading side wins the game."""
    coins = [pl.col(f"c_{side}_{number}") for side in range(count)]
    best = pl.max_horizontal(coins)
    # The middle of three without sorting; of two the lesser.
    total, least = pl.sum_horizontal(coins), pl.min_horizontal(coins)
    second = total - best - least if count == 3 else least
    won = pl.any_horizontal([(one == best) & (pl.col(f"w_{side}") > 0) for side, one in enumerate(coins)])
    return best - second, won
