"""How fast are five factions finished, and does it help to be first?"""

from __future__ import annotations

import polars as pl

from analyses.clusters import block_sums, per_unit, shares
from analyses.intervals import LEVEL
from analyses.majority_2 import ENOUGH, SEATS
from analyses.per_game import per_game

BY = ["strategy"]
ONE, BOTH, NOBODY = "one player", "both players", "nobody"


def tempo(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Own turn in which the first to the fifth faction was finished, where it was.

    Columns: `strategy`, `faction` (first = 1), `turn` and `finished_share` (seats that got so far), each with ends.
    Fastest to the last faction first.
    """
    sums: dict[str, pl.Expr] = {}
    for number in range(1, ENOUGH + 1):
        reached = pl.col(f"reached_{number}")
        sums |= {f"turn_{number}": reached, f"got_{number}": reached > 0}
    table, parts = block_sums(seats, BY, sums), []
    for number in range(1, ENOUGH + 1):
        part = shares(table, BY, f"got_{number}", "rows", "finished_share", level)
        turn = per_unit(table, BY, f"turn_{number}", "turn", f"got_{number}", level)
        found = part.join(turn, on="strategy", how="left").with_columns(faction=pl.lit(number, pl.Int64))
        parts.append(found.select("strategy", "faction", pl.col("^turn.*$"), pl.col("^finished_share.*$")))
    whole = pl.concat(parts)
    last = pl.col("turn").filter(pl.col("faction") == ENOUGH).first().over("strategy")
    return whole.sort(last, "strategy", "faction", nulls_last=True)


def race(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Who has five factions at the end, and does that player win?

    Columns: `five` (one player, both players, nobody), `games_share`, and where one player has them `wins_share`: how
    often that player wins; each with ends.
    """
    wide = per_game(seats, SEATS, ["factions", "win"])
    has = [pl.col(f"factions_{seat}") >= ENOUGH for seat in range(SEATS)]
    one, both = has[0] ^ has[1], has[0] & has[1]
    won = pl.when(has[0]).then(pl.col("win_0")).otherwise(pl.col("win_1"))
    kinds = {ONE: one, BOTH: both, NOBODY: ~has[0] & ~has[1]}
    table = block_sums(wide, [], {**kinds, "won": pl.when(one).then(won).otherwise(0.0)})
    rows = [shares(table, [], kind, "rows", "games_share", level).select(pl.lit(kind).alias("five"), pl.all())
            for kind in kinds]  # fmt: skip
    wins = shares(table, [], "won", ONE, "wins_share", level).select(pl.lit(ONE).alias("five"), pl.all())
    return pl.concat(rows).join(wins, on="five", how="left", maintain_order="left")
