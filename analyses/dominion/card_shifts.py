"""Which card shifts what: strategies, speed, luck? Kingdoms with the card against kingdoms without it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np
import polars as pl

from analyses.dominion.contrast import with_difference
from analyses.dominion.kingdoms import MEASURES, kingdoms, piles, win_rates_by_value
from analyses.intervals import LEVEL

if TYPE_CHECKING:
    from analyses.report.sweep import SweepLike

AT_LEAST = 2  # kingdoms with the card, and kingdoms without it


def strategy_shifts(sweep: SweepLike, level: float = LEVEL) -> pl.DataFrame:
    """Win rate of every strategy in kingdoms with a card minus kingdoms without it, largest gain first.

    The unit is the kingdom, not the game: more games don't make a handful of kingdoms more typical. Only cards that
    are in at least two kingdoms and missing from at least two. Columns: `strategy`, `card`, `kingdoms` (with it),
    `with_rate`, `without_rate`, `difference`, `low`, `high`, `p` (Holm-adjusted over all rows), `clear`.
    """
    rates = win_rates_by_value(sweep, level).select("value", "strategy", "win_rate")
    table = shifts(rates, piles(sweep), "win_rate", ["strategy"], "difference", level)
    return table.rename({"one": "with_rate", "other": "without_rate"})


def pace_shifts(
    sweep: SweepLike, measures: Sequence[str] = ("rounds", "lead_spread"), level: float = LEVEL
) -> dict[str, pl.DataFrame]:
    """The same for what `kingdoms` measures: by how much kingdoms with a card are longer or swingier.

    A table per measure: `card`, `kingdoms`, `with`, `without`, `<measure>_difference`, `low`, `high`, `p`, `clear`.
    """
    facts, cards = kingdoms(sweep, level), piles(sweep)
    return {name: measure_shifts(facts, cards, name, level) for name in measures if name in MEASURES}


def measure_shifts(
    facts: pl.DataFrame, cards: Mapping[str, set[str]], measure: str, level: float = LEVEL
) -> pl.DataFrame:
    """Shifts of one column of `kingdoms`."""
    table = shifts(facts.select("value", measure), cards, measure, [], f"{measure}_difference", level)
    return table.rename({"one": "with", "other": "without"})


def shifts(
    values: pl.DataFrame, cards: Mapping[str, set[str]], measure: str, by: list[str], name: str, level: float = LEVEL
) -> pl.DataFrame:
    """Mean of `measure` over the kingdoms with each card minus the mean over those without.

    Both groups share one spread (a regression on having the card): two kingdoms alone would estimate theirs badly.
    """
    groups = values.partition_by(by, as_dict=True, maintain_order=True) if by else {(): values}
    rows = [
        dict(zip(by, key, strict=True)) | {"card": card} | found
        for key, part in groups.items()
        for card in comparable(cards)
        if (found := _shift(part, cards, card, measure)) is not None
    ]
    numbers = dict.fromkeys(("one", "other", "estimate", "variance", "clusters"), pl.Float64)
    schema = dict.fromkeys([*by, "card"], pl.String) | {"kingdoms": pl.Int64} | numbers
    table = with_difference(pl.DataFrame(rows, schema=schema), name, level)
    return table.sort(name, *by, "card", descending=[True, *[False] * len(by), False])


def comparable(cards: Mapping[str, set[str]]) -> list[str]:
    """Cards that enough kingdoms have and enough don't, in alphabetical order."""
    counts = {card: sum(card in one for one in cards.values()) for card in sorted(set().union(*cards.values()))}
    return [card for card, count in counts.items() if AT_LEAST <= count <= len(cards) - AT_LEAST]


def _shift(part: pl.DataFrame, cards: Mapping[str, set[str]], card: str, measure: str) -> dict[str, float | int] | None:
    has = np.array([card in cards[value] for value in part["value"]])
    numbers = part[measure].cast(pl.Float64).fill_null(np.nan).to_numpy()
    with_it, without = (numbers[keep & ~np.isnan(numbers)] for keep in (has, ~has))
    n, m = len(with_it), len(without)
    if min(n, m) < AT_LEAST:
        return None
    spread = (((with_it - with_it.mean()) ** 2).sum() + ((without - without.mean()) ** 2).sum()) / (n + m - 2)
    middle = {"one": float(with_it.mean()), "other": float(without.mean())}
    return {"kingdoms": n, **middle, "estimate": middle["one"] - middle["other"],
            "variance": float(spread * (1 / n + 1 / m)), "clusters": n + m - 1.0}  # fmt: skip
