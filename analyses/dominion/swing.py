"""How much is luck: how far do score leads spread, and how often does the favourite lose?"""

from __future__ import annotations

import numpy as np
import polars as pl

from analyses.clusters import block_sums, ratios, shares
from analyses.intervals import LEVEL, mean_interval
from analyses.per_game import over_seats, per_game

TABLE = ["matchup", "order"]  # together they say which strategy sits where


def lead_spread(seats: pl.LazyFrame, players: int, level: float = LEVEL) -> pl.DataFrame:
    """Standard deviation of a player's lead (own score minus the others' mean), same strategies in the same seats.

    One row, columns: `lead_spread`, `lead_spread_low`, `lead_spread_high`.
    """
    names = [f"lead_{seat}" for seat in range(players)]
    powers = {name: pl.col(name) for name in names} | {f"{name}_squared": pl.col(name) ** 2 for name in names}
    sums = block_sums(_leads(seats, players), TABLE, powers)
    parts = []
    for name in names:
        middle = (pl.col(name).sum() / pl.col("rows").sum()).over(TABLE)
        squares = pl.col(f"{name}_squared") - 2 * middle * pl.col(name) + middle**2 * pl.col("rows")
        parts.append(sums.select("block", "rows", "deals", squares.alias("squares")))
    blocks = pl.concat(parts).group_by("block").agg(pl.col("squares", "rows").sum(), pl.col("deals").max())
    found = ratios(blocks, [], "squares").row(0, named=True)
    ends = mean_interval(found["estimate"], found["variance"], found["clusters"], level)
    values = np.sqrt(np.maximum([found["estimate"], ends.low, ends.high], 0.0))
    return pl.DataFrame([values], schema=["lead_spread", "lead_spread_low", "lead_spread_high"], orient="row")


def _leads(seats: pl.LazyFrame, players: int) -> pl.LazyFrame:
    """One row a game: every seat's lead over the mean of the others."""
    wide = per_game(seats.with_columns(pl.col("score").cast(pl.Float64)), players, ["score"])
    scores = over_seats("score", players)
    total = pl.sum_horizontal(scores)
    return wide.select(
        "deal", *TABLE, *((own - (total - own) / (players - 1)).alias(f"lead_{i}") for i, own in enumerate(scores))
    )


def upsets(seats: pl.LazyFrame, players: int, level: float = LEVEL) -> pl.DataFrame | None:
    """Share of the games that the favourite of the match-up (the strategy that wins it more often) doesn't win.

    One row, columns: `upset_share`, `upset_share_low`, `upset_share_high`; nothing where no two strategies met.
    """
    sums = block_sums(seats, ["matchup", "strategy"], {"wins": pl.col("win")})
    wins = sums.group_by("matchup", "strategy").agg(pl.col("wins").sum())
    ranked = wins.sort("wins", "strategy", descending=[True, False])
    met = ranked.group_by("matchup", maintain_order=True).agg(pl.len().alias("sides"), pl.col("strategy").first())
    games = sums.group_by("matchup", "block").agg((pl.col("rows").sum() / players).alias("games"))
    favourites = sums.join(met.filter(pl.col("sides") > 1), on=["matchup", "strategy"])
    if not favourites.height:
        return None
    table = games.join(favourites.select("matchup", "block", "wins", "deals"), on=["matchup", "block"])
    blocks = table.group_by("block").agg(
        (pl.col("games") - pl.col("wins")).sum().alias("lost"), pl.col("games").sum(), pl.col("deals").max()
    )
    return shares(blocks, [], "lost", "games", "upset_share", level)
