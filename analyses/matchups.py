"""Who beats whom? The payoff table, the border between simulation and rating.

Of the games that one of two strategies won, how many did the first win? Between two players or two teams that is the
plain win rate; at a table where everyone plays alone it is the fair comparison of two strategies (0.5 = equally good,
whatever the number of players).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import polars as pl

from analyses.clusters import block_sums, ratios, with_rate
from analyses.intervals import LEVEL, Floats, beyond_chance, effective_size, holm, p_value
from analyses.sides import teams

TABLE = ["matchup", "order", "block"]


def matchups(seats: pl.LazyFrame, manifest: Mapping[str, Any], level: float = LEVEL) -> pl.DataFrame:
    """Payoff table in long form, both directions of every pair that met as opponents.

    Columns: `strategy`, `opponent`, `win_rate`, `low`, `high`, `games`, `effective_games` (independent games that would
    give the same certainty), `p` (of an even match, Holm-adjusted over the pairs), `clear`. The manifest's `teams`
    (side of every seat) says who are partners; where all play together nobody is an opponent, and the table is empty.
    So it is where nobody ever won.
    """
    sums = block_sums(seats, ["matchup", "order", "seat", "strategy"], {"wins": pl.col("win")})
    side = pl.Series("side", teams(manifest), dtype=pl.UInt8)
    pairs = _pairs(sums, pl.DataFrame([pl.Series("seat", range(len(side)), dtype=pl.UInt8), side]))
    by = ["strategy", "opponent"]
    blocks = pairs.group_by(*by, "block").agg(pl.col("wins", "decided").sum(), pl.col("deals").max())
    found = ratios(blocks, by, "wins", "decided")
    columns = [found[name].to_numpy() for name in ("estimate", "variance", "clusters", "deals")]
    sized = with_rate(found, "win_rate", level=level).with_columns(
        effective_games=pl.Series(effective_size(*columns, level=level), dtype=pl.Float64)
    )
    p = pl.Series("p", _even(found), dtype=pl.Float64)
    clear = pl.Series("clear", beyond_chance(p, sized["low"], sized["high"], 0.5, level), dtype=pl.Boolean)
    judged = sized.with_columns(p, clear).join(_games(pairs), on=by)
    return judged.select(*by, "win_rate", "low", "high", "games", "effective_games", "p", "clear").sort(by)


def _even(found: pl.DataFrame) -> Floats:
    """p value of an even match. Both directions of a pair are one comparison, so Holm counts them once."""
    p = p_value(found["estimate"] - 0.5, found["variance"], found["clusters"])
    once = (found["strategy"] < found["opponent"]).to_numpy()
    pairs = dict(zip(found.filter(once).select("strategy", "opponent").iter_rows(), holm(p[once]), strict=True))
    return np.array([pairs[min(pair), max(pair)] for pair in found.select("strategy", "opponent").iter_rows()])


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
