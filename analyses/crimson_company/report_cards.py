"""How strong each card is: win rates and prices, and what cards are worth next to each other."""

from __future__ import annotations

from collections.abc import Sequence

import polars as pl
from matplotlib.figure import Figure

from analyses.card_association import card_associations
from analyses.crimson_company.coin import coin_worth
from analyses.crimson_company.pairs import interplay
from analyses.crimson_company.strength import card_strength
from analyses.crimson_company.words import with_names
from analyses.plots.dots import dots
from analyses.plots.dots_compared import dots_compared
from analyses.report.section import ResultLike, Section
from analyses.report.words import points_range
from analyses.sides import teams, together

SHOWN = 15  # pairs at each end
DUELS = ("duel", "tournament")  # where the worth of a coin was measured


def card_sections(result: ResultLike) -> list[Section]:
    """Strength, prices and pairs; against the robber knights, what goes with playing a card and with giving it away."""
    if together(result.manifest):
        found = [_robbers(result)]
    else:
        table = _ranked(result)
        prices = _prices if result.manifest["variant"] in DUELS else _prices_paid
        found = [_strength(table), prices(table), *_interplay(result)] if table.height else []
    return [section for section in found if section.table.height]


def _ranked(result: ResultLike) -> pl.DataFrame:
    """All numbers of a card, with the strength that it was played with."""
    strengths = {card: numbers.get("strength") for card, numbers in result.manifest["cards"].items()}
    table = card_strength(result.cards, result.manifest)
    strength = pl.col("card").replace_strict(strengths, default=None, return_dtype=pl.Int64).alias("strength")
    left_out = [] if result.manifest["variant"] in DUELS else [name for name in table.columns if "fair_price" in name]
    return with_names(table.drop(left_out).select("card", strength, pl.exclude("card")), "card")


def _strength(table: pl.DataFrame) -> Section:
    values = {"recruited_rate": "recruited it", "faced_rate": "faced it"}
    shown = table.select(pl.exclude("^recruited_(share|gain).*$"))  # narrow enough for a page; "Prices" has the rest
    figure = dots_compared(table, "card", values, xlabel="Win rate of those who", percent=True)
    best, worst = table.row(0, named=True), table.row(-1, named=True)
    ends = ("recruited_gain", "recruited_gain_low", "recruited_gain_high")
    reading = (
        f"The best card to recruit: {best['card']}, {points_range(best, *ends)} percentage points more wins than "
        f"without it; the worst: {worst['card']}, {points_range(worst, *ends)}.\n\n"
        "Win rates are those of an average player: seats with the card are compared with seats of the same strategy in "
        "the same place against the same opponents, so a card isn't praised because good players like it. “Recruited” "
        "counts whoever paid for the card, “deployed” whoever had it played in a lane, “faced” whoever saw it on the "
        "other side (in a duel the mirror image of deployed). The fair price is the price at which recruiting the "
        "card would neither help nor hurt; “Prices” has more. This shows what goes together; taking the card out of "
        "the deck (analyses.crimson_company.batch) shows what it causes."
    )
    return Section("Card strength", "How strong is each card?", shown, figure, reading)


def _prices(table: pl.DataFrame) -> Section:
    fair, price = pl.col("fair_price"), pl.col("price")
    bargain = [(pl.col(f"fair_price{end}") - price).alias(f"bargain_difference{end}") for end in ("", "_low", "_high")]
    part = table.select(
        "card", "recruited_share", pl.col("^recruited_gain.*$"), pl.col("^price.*$"), pl.col("^fair_price.*$"), *bargain
    )
    part = part.drop_nulls("fair_price").sort(fair - price, descending=True)
    values = {"price": "mean price paid", "fair_price": "fair price"}
    figure = dots_compared(part, "card", values, xlabel="Coins")
    reading = (
        f"Best bargain: {_bargain(part.row(0, named=True))}. Most overpaid: {_bargain(part.row(-1, named=True))}.\n\n"
        "“Recruiting it” is the win rate with the card minus without, at the prices paid. Where the square lies right "
        "of the circle, players pay less than the card is worth to them. The fair price is the mean price plus what "
        "recruiting the card gains, turned into coins: a coin more at the start raises the win rate of a duel by "
        f"{coin_worth() * 100:.1f} points (measured with handicaps, analyses.crimson_company.coin). It is fair "
        "compared with what else a player would have recruited, and for players like those of this run."
    )
    return Section("Prices", "What do cards cost, and what are they worth?", part, figure, reading)


def _prices_paid(table: pl.DataFrame) -> Section:
    """Without fair prices: what a coin is worth was measured in duels only."""
    part = table.select("card", "recruited_share", pl.col("^price.*$"), pl.col("^recruited_gain.*$"))
    part = part.drop_nulls("price").sort("price", "card", descending=[True, False])
    figure = dots(part, "card", "price", "price_low", "price_high", xlabel="Mean price paid, coins")
    reading = (
        f"Dearest: {part['card'][0]}; cheapest: {part['card'][-1]}.\n\n"
        "“Recruiting it” is the win rate with the card minus without, at the prices paid: above zero, players pay less "
        "than the card is worth to them. It is not turned into a fair price, because the worth of a coin is known for "
        "duels only."
    )
    return Section("Prices", "What do cards cost, and is that too much?", part, figure, reading)


def _bargain(row: dict[str, float]) -> str:
    ends = f"{row['fair_price_low']:.1f} to {row['fair_price_high']:.1f}"
    return f"{row['card']}, paid {row['price']:.1f}, worth {row['fair_price']:.1f} ({ends}) coins"


def _interplay(result: ResultLike) -> list[Section]:
    sides = teams(result.manifest)
    beside, against = interplay(result.cards, sides)
    return [_pairs(with_names(beside, "card", "beside")), _counters(with_names(against, "card", "against"), sides)]


def _pairs(table: pl.DataFrame) -> Section:
    shown = table if table.height <= 2 * SHOWN else pl.concat([table[:SHOWN], table[-SHOWN:]])
    figure = _drawn(shown, "beside", " – ", "Worth of a card next to the other minus without it, percentage points")
    reading = (
        f"Of {table.height} pairs, {table['clear'].sum()} are beyond chance (filled dots).\n\n"
        "Worth is the win rate of seats that deployed the first card minus seats that didn't, of the same strategy in "
        "the same place against the same opponents: once among seats without the second card, once among seats with "
        "it. Right of the dashed line two cards help each other, left of it they get in each other's way. Table and "
        f"figure show the {SHOWN} pairs at either end."
    )
    return Section("Pairs", "What is a card worth next to another one?", shown, figure, reading)


def _counters(table: pl.DataFrame, sides: Sequence[int]) -> Section:
    """Answers to a card of an opponent; between two sides the worst answers would say the same once more."""
    two = len(set(sides)) == 2
    shown = table[: 2 * SHOWN] if two or table.height <= 2 * SHOWN else pl.concat([table[:SHOWN], table[-SHOWN:]])
    xlabel = "Worth of a card when an opponent has the other minus without it, percentage points"
    figure = _drawn(shown, "against", " against ", xlabel)
    which = f"the {shown.height} best answers; read the other way round they are the worst" if two else (
        f"the {SHOWN} best and the {SHOWN} worst answers")  # fmt: skip
    reading = (
        f"Of {table.height} pairs across the table, {table['clear'].sum()} are beyond chance (filled dots).\n\n"
        "The same question about a card that an opponent deployed, in whatever lane: how much more (or less) one's own "
        f"card is worth when the opponent has the other one. Table and figure show {which}."
    )
    return Section("Answers", "What is a card worth against another one?", shown, figure, reading)


def _drawn(shown: pl.DataFrame, other: str, between: str, xlabel: str) -> Figure | None:
    named = shown.with_columns(pair=pl.col("card") + between + pl.col(other))
    return dots(named, "pair", "interplay_gain", xlabel=xlabel, points=True, reference=0.0,
                reference_label="as much as otherwise", clear="clear") if named.height else None  # fmt: skip


def _robbers(result: ResultLike) -> Section:
    facts = ("deployed", "for_robbers")
    table = None
    for fact, found in card_associations(result.cards, facts).items():
        names = {"difference": f"{fact}_gain", "low": f"{fact}_gain_low", "high": f"{fact}_gain_high"}
        part = found.select("card", *names).rename(names)
        table = part if table is None else table.join(part, on="card", how="full", coalesce=True)
    assert table is not None
    table = with_names(table.sort("deployed_gain", "card", descending=[True, False], nulls_last=True), "card")
    drawn = table.drop_nulls()
    values = {"deployed_gain": "played by the players", "for_robbers_gain": "played for the robber knights"}
    figure = dots_compared(drawn, "card", values, xlabel="Win rate with it minus without, percentage points",
                           points=True, reference=0.0) if drawn.height else None  # fmt: skip
    reading = (
        "How much more often a game is won in which the card was played for oneself, or had to be given to the robber "
        "knights, than one without, the same strategy in the same seat. This shows what goes together: long games see "
        "more cards. A card had by nearly all or nearly none has no number."
    )
    return Section("Cards", "Which cards help against the robber knights?", table, figure, reading)
