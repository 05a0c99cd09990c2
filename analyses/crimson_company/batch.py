"""Everything that is asked of Crimson Company: `spielwerk batch crimson-company -o runs/crimson`.

A tournament of duels, the same duels with each card out, stronger or weaker, handicap coins, and the difficulties of
solo and coop. Each part by itself:

from analyses.crimson_company import batch
batch.card_interventions(games=20_000, out="runs/crimson-cards").report("reports/crimson-cards")
batch.handicap(out="runs/crimson-handicap").report("reports/crimson-handicap")
batch.difficulties("solo", out="runs/crimson-solo").report("reports/crimson-solo")
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from analyses.batch import Batch, Page
from sim import interventions, sweep
from sim.games.crimson_company.decks import CHARACTERS

NAME = "crimson-company"
PLAYERS = ("value-bidder", "destroyer")
STRATEGIES = (*PLAYERS, "lane-evaluator", "denier", "tempo", "miser")
DIFFICULTIES = ("easy", "medium", "hard", "very-hard", "crazy")
MOST_COINS = 4
NOTE = (
    "First the duel as it is; then the same duels with each card out of the deck, one stronger and one weaker, with "
    "coins more for one player; then solo and coop in all five difficulties."
)


def card_changes(cards: Sequence[str] | None = None) -> dict[str, dict[str, int]]:
    """For every card of the usual deck: taken out (`CARD`), one strength more (`CARD +1`), one less (`CARD -1`)."""
    found: dict[str, dict[str, int]] = {}
    for card in CHARACTERS:
        if card.facts.get("optional") or (cards is not None and card.id not in cards):
            continue
        strength = card.numbers["strength"]
        found[card.id] = {f"{card.id}.copies": 0}
        found[f"{card.id} +1"] = {f"{card.id}.strength": strength + 1}
        if strength > 0:
            found[f"{card.id} -1"] = {f"{card.id}.strength": strength - 1}
    return found


def card_interventions(
    strategies: Sequence[str] = PLAYERS, games: int = 20_000, cards: Sequence[str] | None = None, **further: Any
) -> Any:
    """The same duels with each card taken out, one stronger, one weaker (`sim.interventions`)."""
    return interventions(NAME, list(strategies), card_changes(cards), games, **further)


def handicap(
    strategies: Sequence[str] = PLAYERS[:1], games: int = 60_000, most: int = MOST_COINS, **further: Any
) -> Any:
    """The same duels with up to `most` coins more for the second and for the first player (`sim.sweep`)."""
    values = [f"0,{coins}" for coins in range(most, 0, -1)] + [f"{coins},0" for coins in range(most + 1)]
    return sweep(NAME, list(strategies), games, setup={"handicap": values}, **further)


def difficulties(
    variant: str, strategies: Sequence[str] = ("saboteur", "sensible"), games: int = 20_000, **further: Any
) -> Any:
    """Solo or coop in all five difficulties (`sim.sweep`), every strategy by itself."""
    options = {"difficulty": list(DIFFICULTIES)}
    several = len(strategies) > 1
    return sweep(NAME, list(strategies), games, variant=variant, options=options, tournament=several, **further)


def batch(plan: Batch, *, cards: Sequence[str] | None = None) -> Path:
    """Play everything and write one report: the path of its page.

    Cards are changed for the first two strategies, the coins go to the first.
    """
    page = Page(plan.play())
    changed = card_interventions(plan.strategies[:2], plan.games, cards, **plan.part("cards"))
    page.add_changes("cards", changed, "recruited")
    page.add_sweep("handicap", handicap(plan.strategies[:1], plan.games, **plan.part("handicap")))
    for variant in ("solo", "coop"):
        page.add_sweep(variant, difficulties(variant, games=plan.games, **plan.part(variant)))
    return page.write(plan.folder / "report", NOTE)
