"""Who wins, by the clan of the wizard, and how games end."""

from __future__ import annotations

import polars as pl

from analyses.clusters import block_sums, centred_sums, per_unit, ratios, shares, with_mean
from analyses.feuergipfel import CLANS
from analyses.intervals import LEVEL

ENDINGS = {1: "a complete structure", 2: "the recruit stack is empty", 3: "the cap of 200 rounds"}
STRATA = ("matchup", "strategy", "seat")


def by_clan(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Win rate per clan of the wizard, best first: `clan`, `win_rate`, `low`, `high`, then `creatures` at the end."""
    sums = block_sums(seats, ["wizard_clan"], {"win": pl.col("win"), "creatures": pl.col("creatures")})
    table = shares(sums, ["wizard_clan"], "win", "rows", "win_rate", level)
    table = table.rename({"win_rate_low": "low", "win_rate_high": "high"})
    table = table.join(per_unit(sums, ["wizard_clan"], "creatures", "creatures", level=level), on="wizard_clan")
    return table.select(_clan(), pl.exclude("wizard_clan")).sort(["win_rate", "clan"], descending=[True, False])


def clan_by_strategy(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Win rate of a strategy with a clan minus its win rate without: `strategy`, `clan`, `difference`, `low`, `high`.

    Wizards are dealt at random, so this is what the clan does; opponents and seats are held equal.
    """
    values = {"win": pl.col("win")} | {name: pl.col("wizard_clan") == place for place, name in enumerate(CLANS)}
    _, blocks = centred_sums(seats, STRATA, ["strategy"], values, "win")
    parts = []
    for name in CLANS:
        some = blocks.filter(pl.col(f"xx.{name}").sum().over("strategy") > 0)
        if some.height:
            slopes = ratios(some, ["strategy"], f"xy.{name}", f"xx.{name}")
            part = with_mean(slopes, "difference", level=level)
            parts.append(part.select("strategy", pl.lit(name).alias("clan"), "difference", "low", "high"))
    schema = {"strategy": pl.String, "clan": pl.String, "difference": pl.Float64, "low": pl.Float64, "high": pl.Float64}
    table = pl.concat(parts) if parts else pl.DataFrame(schema=schema)
    return table.with_columns(clear=(pl.col("low") > 0) | (pl.col("high") < 0)).sort("strategy", maintain_order=True)


def endings(games: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """How games end: `ending`, `share`, `low`, `high`, then `rounds` and `tied_share` of such games, with ends."""
    parts = []
    for number, words in ENDINGS.items():
        here = pl.col("ending") == number
        sums = {"games": here, "rounds": pl.when(here).then("rounds").otherwise(0), "tied": here & pl.col("tied")}
        table = block_sums(games, [], sums)
        share = shares(table, [], "games", "rows", "share", level).rename({"share_low": "low", "share_high": "high"})
        more = [per_unit(table, [], "rounds", "rounds", "games", level), shares(table, [], "tied", "games",
                "tied_share", level)]  # fmt: skip
        found = pl.concat([share, *(one for one in more if one.height)], how="horizontal")
        parts.append(found.select(pl.lit(words).alias("ending"), pl.all()))
    table = pl.concat(parts, how="diagonal")
    # A single game of a kind has no spread, so its rounds say nothing.
    spread = pl.col("rounds_high").is_finite()
    return table.with_columns(pl.when(spread).then(name) for name in ("rounds", "rounds_low", "rounds_high"))


def ways_to_win(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """A strategy's win rate in parts: `strategy`, `won_by`, `share`, `low`, `high`; best strategy first."""
    ways = {
        "nine creatures": pl.col("completed") & ~pl.col("by_might"),
        "Circle of Might": pl.col("completed") & pl.col("by_might"),
        "most strength at the end": ~pl.col("completed"),
    }
    won = {name: pl.when(way).then("win").otherwise(0.0) for name, way in ways.items()}
    table, parts = block_sums(seats, ["strategy"], won), []
    for name in ways:
        part = shares(table, ["strategy"], name, "rows", "share", level)
        part = part.rename({"share_low": "low", "share_high": "high"})
        parts.append(part.select("strategy", pl.lit(name).alias("won_by"), pl.exclude("strategy")))
    whole = pl.col("share").sum().over("strategy")
    return pl.concat(parts).sort([whole, "strategy"], descending=[True, False], maintain_order=True)


def _clan() -> pl.Expr:
    names = dict(enumerate(CLANS))
    return pl.col("wizard_clan").cast(pl.Int64).replace_strict(names, return_dtype=pl.String).alias("clan")
