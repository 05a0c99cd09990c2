"""Which card shifts what: strategies, speed, luck? Kingdoms with the card against kingdoms without it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import numpy as np
import polars as pl

from analyses.dominion.contrast import noise
from analyses.dominion.kingdoms import kingdoms, piles, win_rates_by_value
from analyses.dominion.permutations import permutation_p
from analyses.intervals import LEVEL, Floats, holm, mean_interval

if TYPE_CHECKING:
    from analyses.report.sweep import SweepLike

AT_LEAST = 2  # kingdoms with the card, and kingdoms without it


def strategy_shifts(sweep: SweepLike, level: float = LEVEL) -> pl.DataFrame:
    """Win rate of every strategy in kingdoms with a card minus kingdoms without it, largest gain first.

    The unit is the kingdom, not the game: more games don't make a handful of kingdoms more typical. Only cards that
    are in at least two kingdoms and missing from at least two. Columns: `strategy`, `card`, `kingdoms` (with it),
    `with_rate`, `without_rate`, `difference`, `low`, `high`, `p` (Holm-adjusted over all rows), `clear`.
    """
    rates = win_rates_by_value(sweep, level)
    table = shifts(rates, piles(sweep), "win_rate", ["strategy"], "difference", level)
    return table.rename({"with": "with_rate", "without": "without_rate"})


def pace_shifts(sweep: SweepLike, measure: str = "rounds", level: float = LEVEL) -> pl.DataFrame:
    """The same for a column of `kingdoms`: by how much kingdoms with a card are longer or swingier."""
    return measure_shifts(kingdoms(sweep, level), piles(sweep), measure, level)


def measure_shifts(
    facts: pl.DataFrame, cards: Mapping[str, set[str]], measure: str, level: float = LEVEL
) -> pl.DataFrame:
    """Columns: `card`, `kingdoms`, `with`, `without`, `<measure>_difference`, `low`, `high`, `p`, `clear`."""
    values = facts.select("value", measure, low=f"{measure}_low", high=f"{measure}_high")
    return shifts(values, cards, measure, [], f"{measure}_difference", level)


def shifts(
    values: pl.DataFrame, cards: Mapping[str, set[str]], measure: str, by: list[str], name: str, level: float = LEVEL
) -> pl.DataFrame:
    """Mean of `measure` over the kingdoms with each card minus the mean over those without.

    Needs the columns `value`, `by`, `measure`, `low`, `high`. Whether a difference is beyond chance is asked of the
    kingdoms: were the card dealt to others of them, how often would the difference be as wide?
    """
    groups = values.partition_by(by, as_dict=True, maintain_order=True) if by else {(): values}
    rows = [
        dict(zip(by, key, strict=True)) | {"card": card} | _shift(part, cards, card, measure, level)
        for key, part in groups.items()
        for card in comparable(cards)
    ]
    numbers = dict.fromkeys(("with", "without", name, "low", "high", "p"), pl.Float64)
    schema = dict.fromkeys([*by, "card"], pl.String) | {"kingdoms": pl.Int64} | numbers
    table = pl.DataFrame([row | {name: row["with"] - row["without"]} for row in rows], schema=schema)
    table = table.with_columns(pl.Series("p", holm(table["p"]), dtype=pl.Float64))
    sure = table.with_columns(clear=pl.col("p") < 1 - level)
    return sure.sort(name, *by, "card", descending=[True, *[False] * len(by), False])


def comparable(cards: Mapping[str, set[str]]) -> list[str]:
    """Cards that enough kingdoms have and enough don't, in alphabetical order."""
    counts = {card: sum(card in one for one in cards.values()) for card in sorted(set().union(*cards.values()))}
    return [card for card, count in counts.items() if AT_LEAST <= count <= len(cards) - AT_LEAST]


def _shift(
    part: pl.DataFrame, cards: Mapping[str, set[str]], card: str, measure: str, level: float
) -> dict[str, float | int]:
    has = np.array([card in cards[value] for value in part["value"]])
    numbers, error = part[measure].to_numpy(), part.select(noise(level=level)).to_series().to_numpy()
    groups = numbers[has], numbers[~has]
    difference = groups[0].mean() - groups[1].mean()
    variance, degrees = _spread(groups, (error[has], error[~has]))
    ends = mean_interval(difference, variance, degrees + 1, level)
    return {"kingdoms": int(has.sum()), "with": float(groups[0].mean()), "without": float(groups[1].mean()),
            "low": float(ends.low), "high": float(ends.high), "p": permutation_p(numbers, has)}  # fmt: skip


def _spread(groups: tuple[Floats, Floats], error: tuple[Floats, Floats]) -> tuple[float, float]:
    """Variance of the difference of two means, and its degrees of freedom.

    Both groups share one spread: two kingdoms alone would estimate theirs badly. All runs share their deals, so the
    luck of the deals doesn't average out over kingdoms and is added whole.
    """
    degrees = sum(len(group) for group in groups) - 2
    within = sum(float(((group - group.mean()) ** 2).sum()) for group in groups)
    between = within / degrees * sum(1 / len(group) for group in groups)
    return between + sum(float(part.mean()) for part in error), degrees
