"""The changes that are asked about: without each spell, other costs of one or of all, clan powers, switches.

They are played by the scripts that have an idea. `random` would only widen every interval, and the search is a thousand
times slower: `spielwerk tournament feuergipfel` sets random beside the others, `tests/strategies` the search.
"""

from __future__ import annotations

from typing import Any

from analyses.feuergipfel import CLANS
from sim.game import game

NAME = "feuergipfel"
STRATEGIES = ("opportunist", "raider", "wizard", "gaoler", "might-rush", "builder", "defender")
SPELLS = {card.id: card for card in game(NAME).cards if "minimum" in card.numbers}
ANY, DEAR = 0, 4  # minima: any strength will do, and the highest there is
POWERS = "clan powers"
PLAIN = "reconstructed"

# Labels that are cards: the page of interventions sets what goes together with a card beside what it causes.
REMOVALS: dict[str, dict[str, Any]] = {spell: {f"{spell}.copies": 0} for spell in SPELLS}


def _other_price(spell: str) -> tuple[str, dict[str, Any]]:
    """Dear: the first component must be a 4. Cheap, where it is one already: any strength will do for both."""
    if SPELLS[spell].numbers["minimum"] < DEAR:
        return f"{spell} dear", {f"{spell}.minimum": DEAR}
    return f"{spell} cheap", {f"{spell}.minimum": ANY, f"{spell}.second_minimum": ANY}


PRICES: dict[str, dict[str, Any]] = dict(_other_price(spell) for spell in SPELLS)
RULES: dict[str, dict[str, Any]] = {
    POWERS: {"options": {"clan_powers": "on"}},
    **{f"power of {clan} only": {"options": {"clan_powers": clan}} for clan in CLANS},
    "discards become a new stack": {"options": {"reshuffle": "on"}},
    "guards count at an empty stack": {"options": {"scoring": "controlled"}},
}
COSTS = (PLAIN, "dropped", "raised", "permuted:1", "permuted:2", "permuted:3")
WIZARDS = (2, 3, 4, 5)
