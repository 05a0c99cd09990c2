"""Captures, raids and brainwashings against the exact chances of the dice."""

from __future__ import annotations

from fractions import Fraction

import polars as pl

from analyses.clusters import block_sums, ratios, shares, with_rate
from analyses.feuergipfel import FACES, MOST_LEAD
from analyses.intervals import LEVEL

ROLLS = {"capture": "captures", "rescue": "raids"}
LEADS = {lead: f"minus_{-lead}" if lead < 0 else f"plus_{lead}" if lead else "even"
         for lead in range(-MOST_LEAD, MOST_LEAD + 1)}  # fmt: skip
HURDLES = range(FACES + 1)


def chance(lead: int) -> Fraction:
    """Share of the 36 pairs of dice with which somebody who leads by so much ends above the other."""
    faces = range(1, FACES + 1)
    return Fraction(sum(own + lead > other for own in faces for other in faces), FACES**2)


def brainwash_chance(hurdle: int) -> Fraction:
    """Share of the faces of one die above the hurdle."""
    return Fraction(FACES - hurdle, FACES)


def fights(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Captures and raids by lead, those that somebody tried.

    Columns: `action`, `lead`, `tries` (a seat and game), `success_rate` with ends, `exact`, `lost_rate` with ends,
    `lost_exact`, and `agrees`: whether the interval of the success rate holds the exact chance.
    """
    names = [f"{roll}_{what}_{lead}" for roll in ROLLS for what in ("tries", "wins", "losses")
             for lead in LEADS.values()]  # fmt: skip
    sums, parts = block_sums(seats, [], {name: pl.col(name) for name in names}), []
    for roll, words in ROLLS.items():
        for lead, name in LEADS.items():
            tries = f"{roll}_tries_{name}"
            won = shares(sums, [], f"{roll}_wins_{name}", tries, "success_rate", level)
            if won.height:
                lost = shares(sums, [], f"{roll}_losses_{name}", tries, "lost_rate", level)
                row = _row(sums, tries, won).select(pl.lit(words).alias("action"), pl.lit(lead).alias("lead"), pl.all())
                exact = {"exact": float(chance(lead)), "lost_exact": float(chance(-lead))}
                whole = pl.concat([row, lost], how="horizontal").with_columns(
                    **{k: pl.lit(v) for k, v in exact.items()}
                )
                parts.append(whole)
    return _judged(pl.concat(parts)) if parts else pl.DataFrame()


def brainwashings(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Brainwashings by what the die must exceed: `hurdle`, `tries`, `success_rate` with ends, `exact`, `agrees`."""
    names = [f"brainwash_{what}_{hurdle}" for what in ("tries", "wins") for hurdle in HURDLES]
    sums, parts = block_sums(seats, [], {name: pl.col(name) for name in names}), []
    for hurdle in HURDLES:
        tries = f"brainwash_tries_{hurdle}"
        won = shares(sums, [], f"brainwash_wins_{hurdle}", tries, "success_rate", level)
        if won.height:
            row = _row(sums, tries, won).select(pl.lit(hurdle).alias("hurdle"), pl.all())
            parts.append(row.with_columns(exact=pl.lit(float(brainwash_chance(hurdle)))))
    return _judged(pl.concat(parts)) if parts else pl.DataFrame()


def overall(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Per strategy and action: `strategy`, `action`, `tries` a game, `success_rate`, `low`, `high`, `expected`.

    `expected` is what the exact chances of the leads that the strategy chose promise.
    """
    chances = {"capture": _promise("capture"), "rescue": _promise("rescue"), "brainwash": _promise("brainwash")}
    words = {**ROLLS, "brainwash": "brainwashings"}
    sums: dict[str, pl.Expr] = {}
    for roll in words:
        classes = HURDLES if roll == "brainwash" else LEADS.values()
        sums |= {f"{roll} {what}": pl.sum_horizontal(pl.col(f"{roll}_{what}_{one}").cast(pl.Float64) for one in classes)
                 for what in ("tries", "wins")}  # fmt: skip
        sums[f"{roll} promised"] = chances[roll]
    table, parts = block_sums(seats, ["strategy"], sums), []
    for roll, name in words.items():
        won = with_rate(ratios(table, ["strategy"], f"{roll} wins", f"{roll} tries"), "success_rate", level=level)
        whole = table.group_by("strategy").agg(
            (pl.col(f"{roll} tries").sum() / pl.col("rows").sum()).alias("tries"),
            (pl.col(f"{roll} promised").sum() / pl.col(f"{roll} tries").sum()).alias("expected"),
        )
        found = won.join(whole, on="strategy")
        parts.append(found.select("strategy", pl.lit(name).alias("action"), "tries", "success_rate", "low", "high",
                                  "expected"))  # fmt: skip
    return pl.concat(parts).sort("strategy", "action")


def _promise(roll: str) -> pl.Expr:
    if roll == "brainwash":
        terms = [pl.col(f"brainwash_tries_{hurdle}") * float(brainwash_chance(hurdle)) for hurdle in HURDLES]
    else:
        terms = [pl.col(f"{roll}_tries_{name}") * float(chance(lead)) for lead, name in LEADS.items()]
    return pl.sum_horizontal(terms)


def _row(sums: pl.DataFrame, tries: str, won: pl.DataFrame) -> pl.DataFrame:
    """Tries for each seat and game in front of the rate."""
    return won.select(pl.lit(sums[tries].sum() / sums["rows"].sum()).alias("tries"), pl.all())


def _judged(table: pl.DataFrame) -> pl.DataFrame:
    low, high, exact = pl.col("success_rate_low"), pl.col("success_rate_high"), pl.col("exact")
    return table.with_columns(agrees=(low <= exact + 1e-9) & (exact - 1e-9 <= high))
