"""Who beats whom? The payoff table, the border between simulation and rating.

Of the games that one of two strategies won, how many did the first win? Between two players or two teams that is the
plain win rate; at a table where everyone plays alone it is the fair comparison of two strategies (0.5 = equally good,
whatever the number of players).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import polars as pl

from analyses.clusters import block_sums, ratios, with_rate
from analyses.intervals import LEVEL, effective_size

TABLE = ["matchup", "order", "block"]


def matchups(seats: pl.LazyFrame, manifest: Mapping[str, Any] | None = None, level: float = LEVEL) -> pl.DataFrame:
    """Payoff table in long form, both directions of every pair that met as opponents.

    Columns: `strategy`, `opponent`, `win_rate`, `low`, `high`, `games`, `effective_games` (independent games that would
    give the same certainty). The manifest's `teams` (side of every seat) says who are partners; if it doesn't, the
    results do.
    """
    sums = block_sums(seats, ["matchup", "order", "seat", "strategy"], {"wins": pl.col("win")})
    pairs = _pairs(sums, sides(seats, (manifest or {}).get("teams")))
    by = ["strategy", "opponent"]
    blocks = pairs.group_by(*by, "block").agg(pl.col("wins", "decided").sum(), pl.col("deals").max())
    found = ratios(blocks, by, "wins", "decided")
    columns = [found[name].to_numpy() for name in ("estimate", "variance", "clusters", "deals")]
    sized = with_rate(found, "win_rate", level=level).with_columns(
        effective_games=pl.Series(effective_size(*columns, level=level), dtype=pl.Float64)
    )
    return sized.join(_games(pairs), on=by).select(*by, "win_rate", "low", "high", "games", "effective_games").sort(by)


def sides(seats: pl.LazyFrame, teams: Sequence[int] | None = None) -> pl.DataFrame:
    """Which seats play together: columns `seat`, `side`.

    If not given, they are read off the results: in a team game every member of the winning team has the whole win, so
    the wins of one game add up to more than one, and partners always have the same win. A few thousand rows show it.
    """
    if teams:
        return pl.DataFrame({"seat": range(len(teams)), "side": teams}, schema={"seat": pl.UInt8, "side": pl.UInt8})
    sample = seats.select("game", "seat", "win").head(8_000).collect(engine="streaming")
    everyone = sample["seat"].unique().sort()
    together = sample.group_by("game").agg(pl.col("win").sum())["win"].max()
    if together is None or together <= 1.001:
        return pl.DataFrame({"seat": everyone, "side": everyone})
    met = sample.join(sample, on="game", suffix="_other")
    same = met.group_by("seat", "seat_other").agg((pl.col("win") == pl.col("win_other")).all().alias("partners"))
    return same.filter("partners").group_by("seat").agg(pl.col("seat_other").min().alias("side")).sort("seat")


def _pairs(table: pl.DataFrame, side: pl.DataFrame) -> pl.DataFrame:
    """Sums of both sides for every pair of opposing seats with different strategies."""
    sums = table.join(side, on="seat")
    other = sums.select(*TABLE, opponent="strategy", lost="wins", against="side")
    opposed = (pl.col("side") != pl.col("against")) & (pl.col("strategy") != pl.col("opponent"))
    return sums.join(other, on=TABLE).filter(opposed).with_columns(decided=pl.col("wins") + pl.col("lost"))


def _games(pairs: pl.DataFrame) -> pl.DataFrame:
    """Games in which the two met, counted once however many seats they held."""
    once = pairs.group_by("strategy", "opponent", *TABLE).agg(pl.col("rows").first())
    return once.group_by("strategy", "opponent").agg(pl.col("rows").sum().alias("games"))
