"""How often is each space, stratagem, province, achievement and council card used, and what goes along with it?"""

from __future__ import annotations

from functools import cache

import polars as pl

from analyses.card_association import ENOUGH, STRATA, facts
from analyses.clusters import block_sums, centred_sums, per_unit, ratios, shares
from analyses.intervals import LEVEL, holm, mean_interval, p_value

KINDS = {
    "space": "spaces", "stratagem": "stratagems", "province": "provinces", "achievement": "achievements",
    "council": "council rewards", "final": "final council cards", "grande": "Grande card",
    "corner": "corner of the council board", "act": "taking stratagems back",
}  # fmt: skip


@cache
def kinds() -> dict[str, str]:
    """The kind of every component, by its id."""
    from sim.game import game

    return {card.id: str(card.facts["kind"]) for card in game("pendulum").cards}


def use(cards: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Use of every component: `card`, `kind`, `used_share`, `uses` a seat and game, `points_each` use, with ends."""
    names = [name for name in facts(cards)["used"] if kinds().get(name) in KINDS]
    columns = {f"{fact}.{name}": pl.col(f"{fact}.{name}") for name in names for fact in ("used", "points")}
    columns |= {f"had.{name}": pl.col(f"used.{name}") > 0 for name in names}
    sums = block_sums(cards, [], columns)
    rows = [_of(sums, name, level) for name in names]
    return pl.concat(rows, how="diagonal")


def _of(sums: pl.DataFrame, name: str, level: float) -> pl.DataFrame:
    parts = [
        shares(sums, [], f"had.{name}", "rows", "used_share", level),
        per_unit(sums, [], f"used.{name}", "uses", level=level),
    ]
    if sums[f"used.{name}"].sum() > 0:
        parts.append(per_unit(sums, [], f"points.{name}", "points_each", f"used.{name}", level))
    found = pl.concat(parts, how="horizontal")
    return found.select(pl.lit(name).alias("card"), pl.lit(kinds()[name]).alias("kind"), pl.all())


def worth(cards: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """What goes along with one more use: `card`, `kind`, `difference` of the win rate, `low`, `high`, `p`, `clear`.

    Seats of the same strategy with the same mat in the same place against the same opponents are compared (a line
    through their wins over their uses): a mat has habits and luck of its own. p is Holm-adjusted over all components.
    """
    names = [name for name in facts(cards)["used"] if kinds().get(name) in KINDS]
    values = {"win": pl.col("win"), **{name: pl.col(f"used.{name}") for name in names}}
    groups, blocks = centred_sums(_with_mat(cards), (*STRATA, "mat"), [], values, "win")
    used = [name for name in names if groups[name].sum() >= ENOUGH and blocks[f"xx.{name}"].sum() > 0]
    if not used:
        return pl.DataFrame()
    slopes = pl.concat(ratios(blocks, [], f"xy.{name}", f"xx.{name}") for name in used)
    numbers = [slopes[column].to_numpy() for column in ("estimate", "variance", "clusters")]
    ends, p = mean_interval(*numbers, level=level), holm(p_value(*numbers))
    table = pl.DataFrame(
        {"card": used, "kind": [kinds()[name] for name in used], "difference": slopes["estimate"], "low": ends.low,
         "high": ends.high, "p": p, "clear": p < 1 - level}
    )  # fmt: skip
    return table.sort("difference", "card", descending=[True, False])


def _with_mat(cards: pl.LazyFrame) -> pl.LazyFrame:
    """The mat that each seat plays, as a number: the cards table says 1 for the own one."""
    mats = [name for name in facts(cards)["used"] if kinds().get(name) == "mat"]
    number = pl.sum_horizontal(pl.lit(0), *((pl.col(f"used.{name}") > 0) * place for place, name in enumerate(mats, 1)))
    return cards.with_columns(number.alias("mat"))
