"""How fast are five factions finished, and does it help to be first?"""

from __future__ import annotations

import polars as pl

from analyses.clusters import block_sums, per_unit, shares
from analyses.intervals import LEVEL
from analyses.majority_2 import ENOUGH, SEATS
from analyses.per_game import per_game

BY = ["strategy"]
OFTEN = 0.5
ONE, BOTH, NOBODY = "only one player", "both players", "nobody"


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


def by_faction_number(table: pl.DataFrame, enough: float = OFTEN) -> pl.DataFrame:
    """The table of `tempo` with a row per strategy: `turn_1` to `turn_5` with ends, for a figure.

    Strategies that finish five factions in less than `enough` of their games show mostly games with each other and
    would squeeze the rest; if there are others, they are left out.
    """
    last = pl.col("finished_share").filter(pl.col("faction") == ENOUGH).first().over("strategy")
    some = table.filter(last >= enough)
    rows = (some if some.height else table).drop_nulls("turn")
    wide = rows.select("strategy").unique(maintain_order=True)
    for number in range(1, ENOUGH + 1):
        part = rows.filter(pl.col("faction") == number)
        names = {f"turn{end}": f"turn_{number}{end}" for end in ("", "_low", "_high")}
        wide = wide.join(part.select("strategy", *names).rename(names), on="strategy", maintain_order="left")
    return wide


def race(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Who has five factions at the end, and does whoever got there first win?

    Columns: `five` (only one player, both players, nobody), `games_share`, and `wins_share`: how often the player
    wins who has them, or who had them first; each with ends.
    """
    wide = per_game(seats, SEATS, ["factions", "win", f"reached_{ENOUGH}"])
    has = [pl.col(f"factions_{seat}") >= ENOUGH for seat in range(SEATS)]
    # Seat 0 moves first, so the same turn of one's own is the earlier one.
    leads = has[0] & (~has[1] | (pl.col(f"reached_{ENOUGH}_0") <= pl.col(f"reached_{ENOUGH}_1")))
    won = pl.when(leads).then(pl.col("win_0")).otherwise(pl.col("win_1"))
    kinds = {ONE: has[0] ^ has[1], BOTH: has[0] & has[1], NOBODY: ~has[0] & ~has[1]}
    wins = {f"{kind} wins": pl.when(kinds[kind]).then(won).otherwise(0.0) for kind in (ONE, BOTH)}
    table, rows = block_sums(wide, [], kinds | wins), []
    for kind in kinds:
        row = shares(table, [], kind, "rows", "games_share", level).select(pl.lit(kind).alias("five"), pl.all())
        won_part = shares(table, [], f"{kind} wins", kind, "wins_share", level) if kind != NOBODY else None
        rows.append(row if won_part is None or not won_part.height else pl.concat([row, won_part], how="horizontal"))
    return pl.concat(rows, how="diagonal")
