"""What do winners do differently, turn by turn? Compared within strategy, opponent and seat."""

from __future__ import annotations

import polars as pl

from analyses.clusters import centred_sums, ratios
from analyses.intervals import LEVEL, holm, mean_interval, p_value

STRATA = ("matchup", "strategy", "seat")
MEASURES = {
    "swaps": "swaps",
    "draws": "draws",
    "free_plays": "cards played free",
    "paid_plays": "cards paid for",
    "coins_unspent": "coins left unspent",
    "cards_passed": "cards passed on",
    "received_played": "received cards played",
    "reserve_gifts": "cards the other's drawing brought",
    "destroyed": "opposing cards destroyed",
    "discs_own": "discs on own cards",
    "discs_opposing": "discs on opposing cards",
}


def contrast(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Per own turn, winners minus losers of the same strategy against the same opponent in the same seat.

    Columns: `measure`, `usual` (mean of all, a turn), `turn_difference`, `low`, `high`, `p` (Holm-adjusted), `clear`;
    largest surplus of the winners first.
    """
    turns = pl.col("own_turns").cast(pl.Float64)
    played = seats.filter(pl.col("own_turns") > 0)
    values = {name: pl.col(name).cast(pl.Float64) / turns for name in MEASURES}
    groups, blocks = centred_sums(played, STRATA, [], {"win": pl.col("win"), **values}, "win")
    rows = pl.concat([_of(groups, blocks, name) for name in MEASURES])
    numbers = [rows[name].to_numpy() for name in ("estimate", "variance", "clusters")]
    ends, p = mean_interval(*numbers, level=level), holm(p_value(*numbers))
    table = rows.select("measure", "usual", pl.col("estimate").alias("turn_difference"), pl.Series("low", ends.low),
                        pl.Series("high", ends.high), pl.Series("p", p))  # fmt: skip
    return table.with_columns(clear=pl.col("p") < 1 - level).sort("turn_difference", descending=True)


def _of(groups: pl.DataFrame, blocks: pl.DataFrame, name: str) -> pl.DataFrame:
    usual = groups[name].sum() / groups["rows"].sum()
    found = ratios(blocks, [], f"xy.{name}", "xx.win")
    return found.select(pl.lit(MEASURES[name]).alias("measure"), pl.lit(usual).alias("usual"), "estimate", "variance",
                        "clusters")  # fmt: skip
