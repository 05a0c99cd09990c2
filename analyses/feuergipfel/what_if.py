"""The changes that are asked about: without each spell, other costs of one or of all, clan powers, switches."""

from __future__ import annotations

from typing import Any

from sim.game import game

NAME = "feuergipfel"
STRATEGIES = ("opportunist", "raider", "wizard", "gaoler", "might-rush", "builder")
SPELLS = {card.id: card for card in game(NAME).cards if "minimum" in card.numbers}
ANY, DEAR = 0, 4  # minima: any strength will do, and the highest there is
POWERS = "clan powers"
PLAIN = "reconstructed"

# Labels that are cards: the page of interventions sets what goes together with a card beside what it causes.
REMOVALS: dict[str, dict[str, Any]] = {spell: {f"{spell}.copies": 0} for spell in SPELLS}
PRICES: dict[str, dict[str, Any]] = {
    f"{spell} {'dear' if card.numbers['minimum'] < DEAR else 'cheap'}": {
        f"{spell}.minimum": DEAR if card.numbers["minimum"] < DEAR else ANY
    }
    for spell, card in SPELLS.items()
}
RULES: dict[str, dict[str, Any]] = {
    POWERS: {"options": {"clan_powers": "on"}},
    "discards become a new stack": {"options": {"reshuffle": "on"}},
    "guards count at an empty stack": {"options": {"scoring": "controlled"}},
}
COSTS = (PLAIN, "dropped", "raised", "permuted:1", "permuted:2", "permuted:3")
WIZARDS = (2, 3, 4, 5)
