"""Where the coins of winners and losers come from and go."""

from __future__ import annotations

import polars as pl

from analyses.clusters import centred_sums, ratios
from analyses.intervals import LEVEL, holm, mean_interval, p_value

STRATA = ["matchup", "strategy", "seat"]
COINS = {
    "coins_income": "coins from the supply",
    "coins_received": "coins from other players",
    "coins_bank": "coins paid to the supply",
    "coins_given": "coins paid to other players",
    "coins_left": "coins left at the end",
    "paid_off": "own auctions lost to a match",
    "cards_played": "cards played",
    "cards_destroyed": "own cards destroyed by effects",
    "cards_flipped_down": "own cards turned face down",
}


def winners_and_losers(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Winners minus losers of the same strategy, against the same opponents, in the same seat; widest first.

    Columns: `what`, `mean` (of all), `winner_difference`, `low`, `high`, `p` (Holm-adjusted over the rows), `clear`.
    """
    columns = {"win": pl.col("win"), **{name: pl.col(name) for name in COINS}}
    _, blocks = centred_sums(seats, STRATA, [], columns, "win")
    found = []
    for name, words in COINS.items():
        # The regression of the value on winning: sum of products over the sum of squares.
        slope = ratios(blocks, [], f"xy.{name}", "xx.win")
        mean = float(blocks[name].sum() / blocks["rows"].sum())
        found.append(slope.select(pl.lit(words).alias("what"), pl.lit(mean).alias("mean"), pl.all()))
    table = pl.concat(found)
    numbers = [table[name].to_numpy() for name in ("estimate", "variance", "clusters")]
    ends, p = mean_interval(*numbers, level=level), holm(p_value(*numbers))
    judged = table.select("what", "mean", pl.col("estimate").alias("winner_difference")).with_columns(
        pl.Series("low", ends.low), pl.Series("high", ends.high), pl.Series("p", p), pl.Series("clear", p < 1 - level)
    )
    return judged.sort(pl.col("winner_difference").abs(), descending=True)
