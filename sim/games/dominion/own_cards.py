"""Dominion: cards that users write, in a notebook or a file.

    @own_card(cost=4, cards=2, types=("action",))
    def pilgrim(table, me):
        "Two cards, then put one back."
        ...

The function is the card's text; its numbers are the plain bonuses. It joins a kingdom like any other card.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from sim.errors import SpielwerkError, nearest
from sim.games.dominion.state import BOX_CARDS, OWN_CARDS, TYPES
from sim.kernel.compile import ByAddress, effect

PLACES: dict[str, int] = {}  # by name, so that a cell that is run again gives its card the same place
NUMBERS = ("cost", "potion", "cards", "actions", "buys", "coins", "tokens", "points", "amount", "copies")


@dataclass(frozen=True)
class OwnCard:
    """A card of a user's own."""

    id: str
    types: tuple[str, ...]
    numbers: dict[str, int] = field(hash=False)
    text: ByAddress | None = field(default=None, compare=False)
    about: str = ""
    origin: str = ""
    place: int = BOX_CARDS

    def from_file(self, origin: str) -> OwnCard:
        """The same card, knowing where it can be loaded from."""
        return replace(self, origin=origin)

    def __str__(self) -> str:
        return self.origin or self.id


def own_card(types: tuple[str, ...] = ("action",), **numbers: int) -> Callable[[Callable[..., Any]], OwnCard]:
    """Make a card out of a function `(table, me)`."""
    for name in types:
        if name not in TYPES:
            raise SpielwerkError(f"there is no card type {name!r}" + nearest(name, TYPES))
    for name in numbers:
        if name not in NUMBERS:
            raise SpielwerkError(f"a card has no number {name!r}" + nearest(name, NUMBERS))

    def make(function: Callable[..., Any]) -> OwnCard:
        card_id = function.__name__.replace("_", "-")
        place = PLACES.setdefault(card_id, BOX_CARDS + len(PLACES) % OWN_CARDS)
        whole = {"cost": 0, "copies": 10, **numbers}
        return OwnCard(card_id, tuple(types), whole, effect(function), function.__doc__ or "", place=place)

    return make
