"""How lanes are won, how long a duel lasts, how often nobody wins a lane."""

from __future__ import annotations

import polars as pl

from analyses.clusters import block_sums, means, per_unit, ratios, shares, with_rate
from analyses.intervals import LEVEL

WAYS = {
    "castles_own_turn": "in the own turn",
    "castles_other_turn": "in a turn of somebody else",
    "castles_by_face_down": "by face-down cards (Bishop)",
    "castles_by_weakness": "by the lower strength (Underdog)",
    "castles_outnumbered": "with fewer cards than the other side",
}
MOST_TIES = 6


def lane_wins(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Share of the conquered castles that were won in each way: `way`, `share`, `low`, `high`. Ways overlap."""
    sums = block_sums(seats, [], {"castles": pl.col("score"), **{name: pl.col(name) for name in WAYS}})
    rows = [
        shares(sums, [], name, "castles", "share", level).select(
            pl.lit(words).alias("way"), "share", pl.col("share_low").alias("low"), pl.col("share_high").alias("high")
        )
        for name, words in WAYS.items()
    ]
    return pl.concat(rows)


def lane_strengths(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """What lies in a lane that is won, by strategy: mean `lane_strength`, `lane_cards`, `margin`, with ends.

    Where face-down cards decide, strength has no say: those lanes count for the cards only.
    """
    castles, by_face_down = pl.col("score").cast(pl.Int64), pl.col("castles_by_face_down").cast(pl.Int64)
    lanes = {"lane_strength": "by_strength", "lane_cards": "castles", "margin": "by_strength"}
    counts = {"castles": castles, "by_strength": castles - by_face_down}
    sums = block_sums(seats, ["strategy"], {**counts, **{name: pl.col(name) for name in lanes}})
    table = sums.select("strategy").unique().sort("strategy")
    for name, per in lanes.items():
        table = table.join(per_unit(sums, ["strategy"], name, name, per, level), on="strategy", how="left")
    return table.drop_nulls("margin").sort("margin", "strategy", descending=[True, False])


def course(games: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """A game in numbers: `what`, `mean`, `low`, `high`."""
    # A game without a conquest has no turn of the first one.
    first = pl.when(pl.col("first_castle") > 0).then(pl.col("first_castle")).otherwise(pl.col("turns"))
    measures = {
        "turns of all players": pl.col("turns"),
        "turn of the first conquest": first,
        "castles conquered": pl.col("lanes_won"),
        "scorings that end level": pl.col("ties"),
        "castles fallen in a further pass": pl.col("more_scorings"),
        "recruitments without a bid": pl.col("bids_skipped"),
        "new decks out of the discard pile": pl.col("reshuffles"),
        "effects stopped by the loop cap": pl.col("loops_capped"),
    }
    return means(games, [], measures, level).rename({"measure": "what"})


def ties(games: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Share of the games by the number of scorings that ended level: `ties`, `share`, `low`, `high`; the last: or more.

    A lane that stays level is scored again in later turns, and every time counts.
    """
    count, numbers = pl.col("ties").clip(upper_bound=MOST_TIES), range(MOST_TIES + 1)
    sums = block_sums(games, [], {str(number): count == number for number in numbers})
    parts = [with_rate(ratios(sums, [], str(number)), "share", level=level) for number in numbers]
    return pl.concat(part.select(pl.lit(number).alias("ties"), pl.all()) for number, part in enumerate(parts))
