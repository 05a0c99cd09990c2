"""How strong each card is: win rates and prices, and what cards are worth next to each other."""

from __future__ import annotations

import polars as pl

from analyses.card_association import STRATA, card_associations
from analyses.crimson_company.coin import coin_worth
from analyses.crimson_company.report_pairs import pair_sections
from analyses.crimson_company.strength import card_strength
from analyses.crimson_company.words import with_names
from analyses.plots.dots import dots
from analyses.plots.dots_compared import dots_compared
from analyses.report.section import ResultLike, Section
from analyses.report.words import points_range
from analyses.sides import together

MOST_PLAYED = 12  # own cards of a game against the robber knights; longer ones are taken together
DUELS = ("duel", "tournament")  # where the worth of a coin was measured


def card_sections(result: ResultLike) -> list[Section]:
    """Strength, prices and pairs; against the robber knights, what goes with playing a card and with giving it away."""
    if together(result.manifest):
        found = [_robbers(result)]
    else:
        table = _ranked(result)
        prices = _prices if result.manifest["variant"] in DUELS else _prices_paid
        found = [_strength(table), prices(table), *pair_sections(result)] if table.height else []
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
    known = "fair_price" in table.columns
    fair = "The fair price is the price at which recruiting the card would neither help nor hurt. " if known else ""
    reading = (
        f"The best card to recruit: {best['card']}, {points_range(best, *ends)} percentage points more wins than "
        f"without it; the worst: {worst['card']}, {points_range(worst, *ends)}.\n\n"
        "Win rates are those of an average player: seats with the card are compared with seats of the same strategy in "
        "the same place against the same opponents, so a card isn't praised because good players like it. “Recruited” "
        "counts whoever paid for the card, “deployed” whoever had it played in a lane, “faced” whoever saw it on the "
        f"other side (in a duel the mirror image of deployed). {fair}“Prices” has more. This shows what goes together; "
        "taking the card out of the deck (analyses.crimson_company.batch) shows what it causes."
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


def _robbers(result: ResultLike) -> Section:
    table = None
    # Lost games last longer and see more cards: compared are games with as many own cards.
    played = pl.sum_horizontal(pl.col("^deployed\\..*$").cast(pl.Int16)).clip(upper_bound=MOST_PLAYED).alias("played")
    cards, strata = result.cards.with_columns(played), (*STRATA, "played")
    for fact, found in card_associations(cards, ("deployed", "for_robbers"), strata).items():
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
        "knights, than one without: the same strategy in the same seat that has played as many cards in all (lost "
        "games last longer and see more of everything). This shows what goes together. A card had by nearly all or "
        "nearly none has no number."
    )
    return Section("Cards", "Which cards help against the robber knights?", table, figure, reading)
