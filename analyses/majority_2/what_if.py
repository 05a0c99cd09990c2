"""The changes that Majority 2 asks about: without each ability, without each card, with other rules, other decks."""

from __future__ import annotations

from typing import Any

from sim.game import game

NAME = "majority-2"
STRATEGIES = (
    "evaluator", "disruptor", "rank-climber", "coin-builder", "greedy", "hand-poisoner", "secretary-collector",
)  # fmt: skip
CARDS = {card.id: card for card in game(NAME).cards}
BOX = [card for card in CARDS if not card.startswith("promo-") and card != "ghost"]
PROMOS = [card.removeprefix("promo-") for card in CARDS if card.startswith("promo-")]
PASSED_HAND = "new cards instead of the passed hand"


def without_ability(card: str) -> dict[str, int]:
    """The number that takes a card its ability: a secretary's bonus, or that a demon veteran can't be played free."""
    numbers = CARDS[card].numbers
    if "ability" in numbers:
        return {f"{card}.ability": 0}
    return {f"{card}.bonus": 0} if "bonus" in numbers else {f"{card}.free": 1}


# Labels that are cards: the page of interventions sets what goes together with a card beside what it causes.
ABILITIES: dict[str, dict[str, Any]] = {card: without_ability(card) for card in BOX}
REMOVALS: dict[str, dict[str, Any]] = {f"without {card}": {f"{card}.copies": 0} for card in BOX}
RULES: dict[str, dict[str, Any]] = {
    PASSED_HAND: {"options": {"passed_hand": "new cards"}},
    "requirements in the free play too": {"options": {"free_play_requirements": "on"}},
    "angel aristocrat clears own side": {"options": {"angel_aristocrat_clears": "own"}},
    "reaper senior is discarded": {"options": {"reaper_senior_goes": "discard"}},
}
PLAIN = "none"
DECKS: dict[str, dict[str, Any]] = {
    PLAIN: {},
    **{f"promo {name}": {"promo": name} for name in PROMOS},
    "all promo": {"promo": "all"},
    "1 ghost": {"ghosts": 1},
    "2 ghosts": {"ghosts": 2},
    "all promo, 2 ghosts": {"promo": "all", "ghosts": 2},
}
