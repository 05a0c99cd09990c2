"""A referee who knows the rulebook and nothing of the compiled rules: follows a game event by event.

It keeps its own table in plain Python and objects to everything that chapters 5 and 6 don't allow: what is paid, drawn,
swapped, settled, coloured, discarded, passed and counted. `referee_abilities.py` knows what each card may do.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from sim.games.majority_2 import words as w
from sim.games.majority_2.prepare import copies
from sim.games.majority_2.state import CARD_IDS, COLOURS, RANKS
from tests.majority_2.script import MAJORITY_2

FACTS = {card.id: card for card in MAJORITY_2.cards}
NAMES = {number: name for name, number in vars(w).items() if name.isupper() and isinstance(number, int)}


class Ambiguous(Exception):  # noqa: N818 (no error: the transcript can't tell two equal cards apart)
    """Two equal cards, one of them with a disc: the transcript doesn't say which it was."""


@dataclass(eq=False)
class Lying:
    """A card that lies face up."""

    kind: str
    disc: str = ""

    @property
    def colour(self) -> str:
        return self.disc or str(FACTS[self.kind].facts["faction"])


@dataclass
class Referee:
    """The table as the events tell it; `options` and `setup` are those of the game."""

    setting: Any
    hand: list[str] = field(default_factory=list)
    reserve: tuple[list[str], list[str]] = field(default_factory=lambda: ([], []))
    area: tuple[list[Lying], list[Lying]] = field(default_factory=lambda: ([], []))
    discard: list[str] = field(default_factory=list)
    coins: list[int] = field(default_factory=lambda: [3, 3])
    up: int = 0
    turns: int = 0
    seat: int = 1
    must_swap: list[bool] = field(default_factory=lambda: [False, False])

    def __post_init__(self) -> None:
        self.deck = Counter({card: number for card, number in copies(self.setting).items() if number})
        self.sides: dict[tuple[int, int], list[Lying]] = {(s, c): [] for s in (0, 1) for c in range(3)}
        self.supply = set(COLOURS[:5])
        self.options = self.setting.options
        self.number = {card: self.setting.numbers[card] for card in FACTS}

    # --- Helpers ----------------------------------------------------------------------------------------------

    def of_colour(self, cards: list[Lying], colour: str) -> int:
        return sum(card.colour == colour for card in cards)

    def meets(self, seat: int, kind: str) -> bool:
        need = self.number[kind].get("requirement", 0)
        return self.of_colour(self.area[seat], str(FACTS[kind].facts["faction"])) >= need

    def protected(self, seat: int, column: int) -> bool:
        return any(card.kind == "angel-junior" for card in self.sides[seat, column])

    def off_the_deck(self, kind: str) -> None:
        assert self.deck[kind] > 0, f"{kind} is not in the deck"
        self.deck[kind] -= 1

    def drop(self, cards: list[Lying], card: Lying) -> None:
        """Discard a card that lies face up; its disc returns (6-1)."""
        cards.remove(card)
        self.free_disc(card)
        self.discard.append(card.kind)

    def free_disc(self, card: Lying) -> None:
        if card.disc:
            self.supply.add(card.disc)

    def find(self, cards: list[Lying], kind: str, colour: str = "") -> Lying:
        found = [card for card in cards if card.kind == kind and colour in ("", card.colour)]
        assert found, f"{kind} does not lie there"
        if len({card.disc for card in found}) > 1:
            raise Ambiguous
        return found[0]  # of equal cards on a side the first one is offered

    def at(self, packed: int) -> tuple[list[Lying], Lying]:
        """The card of a packed place, and its row."""
        row, place = divmod(packed // 64, 32)
        cards = self.sides[row // 3, row % 3] if row < 6 else self.area[row - 6]
        assert cards[place].kind == CARD_IDS[packed % 64]
        return cards, cards[place]

    # --- Points -----------------------------------------------------------------------------------------------

    def points(self, seat: int) -> int:
        """5-8 and 6-2: printed points, two more for every other secretary of the colour, colours (promo)."""
        cards, total = self.area[seat], 0
        for card in cards:
            total += self.number[card.kind]["points"]
            if FACTS[card.kind].facts["rank"] == RANKS[0]:
                total += 2 * sum(
                    o is not card and o.colour == card.colour and o.kind.endswith("secretary") for o in cards
                )
            if card.kind == "promo-demon-veteran":
                total += len({other.colour for other in cards} - {"colourless", "none"})
        return total
