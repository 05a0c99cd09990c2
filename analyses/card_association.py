"""Do the seats that have a card win more often? (Association; `paired` asks the same by intervention.)

Strong strategies like strong cards, so a plain comparison would praise whatever the winners happen to buy. Here seats
are compared only with seats of the same strategy in the same place (strata), and the differences are averaged with the
weights that make the average most certain: the fixed-effects regression of win on having the card.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import polars as pl

from analyses.clusters import BLOCKS, block_sums
from analyses.intervals import LEVEL, Floats, holm, mean_interval, p_value
from sim.errors import SpielwerkError, nearest

STRATA = ("strategy", "seat")
ENOUGH = 50  # comparable seats in the smaller group: fewer can all win or all lose, and then no spread warns of it


def facts(cards: pl.LazyFrame) -> dict[str, list[str]]:
    """The facts a cards table holds and the cards of each: `{"owned": ["red-0", ...], ...}`."""
    found: dict[str, list[str]] = {}
    for column in cards.collect_schema().names():
        fact, dot, card = column.partition(".")
        if dot:
            found.setdefault(fact, []).append(card)
    return found


def card_association(
    cards: pl.LazyFrame, fact: str, strata: Sequence[str] = STRATA, level: float = LEVEL
) -> pl.DataFrame:
    """Win rate with at least one copy of a card against none, strategies and seats held equal, largest gain first.

    Columns: `card`, `held_share` (seats that had it), `seats` (compared), `with_rate`, `without_rate`, `difference`,
    `low`, `high`, `p` (Holm-adjusted over the cards), `clear`. Cards that nearly all or hardly any comparable
    seats had are left out.
    """
    known = facts(cards)
    if fact not in known:
        raise SpielwerkError(f"the cards table doesn't know the fact {fact!r}" + nearest(fact, known))
    names = known[fact]
    totals, held, wins = _cube(cards, fact, names, list(strata))
    result = _compare(totals, held, wins)
    ends = mean_interval(result["difference"], result["variance"], result["clusters"], level)
    columns = {key: result[key] for key in ("held_share", "seats", "with_rate", "without_rate", "difference")}
    table = pl.DataFrame({"card": names, **columns, "low": ends.low, "high": ends.high, "variance": result["variance"],
                          "smaller": result["smaller"]},
                         schema_overrides={"card": pl.String})  # fmt: skip
    table = table.filter(pl.col("with_rate").is_finite() & pl.col("without_rate").is_finite())
    table = table.filter(pl.col("smaller") >= ENOUGH).drop("smaller")
    p = holm(p_value(table["difference"], table["variance"], np.full(table.height, result["clusters"])))
    table = table.drop("variance").with_columns(pl.col("seats").cast(pl.Int64), pl.Series("p", p, dtype=pl.Float64))
    return table.with_columns(clear=pl.col("p") < 1 - level).sort("difference", descending=True)


def _cube(cards: pl.LazyFrame, fact: str, names: list[str], strata: list[str]) -> tuple[Floats, Floats, Floats]:
    """Sums as arrays [stratum, block, ...]: (rows, wins), rows with each card, wins with each card."""
    has = {f"has.{name}": pl.col(f"{fact}.{name}") > 0 for name in names}
    won = {f"won.{name}": pl.col("win") * (pl.col(f"{fact}.{name}") > 0) for name in names}
    sums = block_sums(cards, strata, {"wins": pl.col("win"), **has, **won})
    keys = sums.select(strata).unique().sort(strata).with_row_index("stratum")
    sums = sums.join(keys, on=strata)
    place = (sums["stratum"].to_numpy(), sums["block"].to_numpy())

    def fill(columns: list[str]) -> Floats:
        cube = np.zeros((keys.height, BLOCKS, len(columns)))
        cube[place] = sums.select(columns).to_numpy()
        return cube

    return fill(["rows", "wins"]), fill(list(has)), fill(list(won))


def _compare(totals: Floats, held: Floats, wins: Floats) -> dict[str, Floats]:
    """Stratified difference of every card and its variance between blocks.

    With a = has the card, y = win, both centred in their stratum: difference = sum(a y) / sum(a a).
    """
    rows, won = totals[..., :1], totals[..., 1:]
    n, x, n1, x1 = (part.sum(axis=1, keepdims=True) for part in (rows, won, held, wins))
    a, y = n1 / n, x / n
    ay = (wins - y * held - a * (won - y * rows)).sum(axis=0)
    aa = (held * (1 - 2 * a) + a * a * rows).sum(axis=0)
    weight = n1 * (n - n1) / n
    used = totals[..., 0].sum(axis=0) > 0
    with np.errstate(divide="ignore", invalid="ignore"):
        difference = ay.sum(axis=0) / aa.sum(axis=0)
        clusters = float(used.sum())
        squares = ((ay - difference * aa) ** 2).sum(axis=0) * clusters / max(clusters - 1, 1)
        parts = (x1 / n1, (x - x1) / (n - n1))
        rate = [np.nansum(weight * part, axis=(0, 1)) / weight.sum(axis=(0, 1)) for part in parts]
        return {
            "held_share": held.sum(axis=(0, 1)) / rows.sum(), "seats": np.where(weight > 0, n, 0).sum(axis=(0, 1)),
            "with_rate": rate[0], "without_rate": rate[1], "difference": difference,
            "smaller": weight.sum(axis=(0, 1)), "variance": squares / aa.sum(axis=0) ** 2,
            "clusters": np.float64(clusters),
        }  # fmt: skip
