"""Do the seats that have a card win more often? (Association; `paired` asks the same by intervention.)

Strong strategies like strong cards, so a plain comparison would praise whatever the winners happen to buy; and a weak
opponent both loses and hands out cards, so a comparison over all opponents would praise whatever it hands out. Here
seats are compared only with seats of the same strategy in the same place against the same opponents (strata), and the
differences are averaged with the weights that make the average most certain: the fixed-effects regression of win on
having the card.
"""

from __future__ import annotations

from collections.abc import Sequence

import polars as pl

from analyses.clusters import ratios, shares
from analyses.held import held_sums
from analyses.intervals import LEVEL, holm, mean_interval, p_value
from sim.errors import SpielwerkError, nearest

STRATA = ("matchup", "strategy", "seat")  # whoever leaves the match-up out lets weak opponents praise cards
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
    """Win rate with at least one copy of a card minus without, opponents, strategies and seats held equal, best first.

    Columns: `card`, `held_share` (seats that had it) with `_low` and `_high`, `seats` (compared), `difference`, `low`,
    `high`, `p` (Holm-adjusted over the cards), `clear`. Cards that nearly all or hardly any comparable seats had are
    left out.
    """
    return card_associations(cards, [fact], strata, level)[fact]


def card_associations(
    cards: pl.LazyFrame, wanted: Sequence[str], strata: Sequence[str] = STRATA, level: float = LEVEL
) -> dict[str, pl.DataFrame]:
    """`card_association` of several facts, in the same two passes over the table."""
    known = facts(cards)
    for fact in wanted:
        if fact not in known:
            raise SpielwerkError(f"the cards table doesn't know the fact {fact!r}" + nearest(fact, known))
    has = {f"{fact}.{card}": pl.col(f"{fact}.{card}") > 0 for fact in wanted for card in known[fact]}
    groups, blocks = held_sums(cards, strata, has)
    found = {fact: [_of_card(groups, blocks, fact, card, level) for card in known[fact]] for fact in wanted}
    return {fact: _judged(pl.DataFrame(rows, schema=_SCHEMA), level) for fact, rows in found.items()}


_NUMBERS = ("held_share", "held_share_low", "held_share_high", "estimate", "variance", "clusters", "smaller")
_SCHEMA = {"card": pl.String, "seats": pl.Int64, **dict.fromkeys(_NUMBERS, pl.Float64)}


def _of_card(groups: pl.DataFrame, blocks: pl.DataFrame, fact: str, card: str, level: float) -> dict[str, object]:
    """With a = has the card, y = win, both centred in their stratum: difference = sum(a y) / sum(a a)."""
    name = f"{fact}.{card}"
    held = shares(blocks, [], name, "rows", "held_share", level).row(0, named=True)
    slope = ratios(blocks, [], f"xy.{name}", f"xx.{name}").to_dicts()
    n, n1 = pl.col("rows").cast(pl.Float64), pl.col(name)
    smaller, seats = groups.select((n1 * (n - n1) / n).sum(), n.filter((n1 > 0) & (n1 < n)).sum().alias("n")).row(0)
    return {"card": card, "seats": int(seats), "smaller": smaller, **held, **(slope[0] if slope else {})}


def _judged(found: pl.DataFrame, level: float) -> pl.DataFrame:
    """The cards that enough comparable seats had and enough didn't, with intervals and what is beyond chance."""
    table = found.filter(pl.col("smaller") >= ENOUGH).drop_nulls("estimate")
    numbers = [table[name].to_numpy() for name in ("estimate", "variance", "clusters")]
    ends, p = mean_interval(*numbers, level=level), holm(p_value(*numbers))
    held = pl.col("^held_share.*$")
    columns = {"low": ends.low, "high": ends.high, "p": p}
    added = [pl.Series(name, values, dtype=pl.Float64) for name, values in columns.items()]
    judged = table.select("card", held, "seats", pl.col("estimate").alias("difference"), *added)
    return judged.with_columns(clear=pl.col("p") < 1 - level).sort("difference", "card", descending=[True, False])
