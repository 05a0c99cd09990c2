"""The piles of a laid table: put cards there, look at them, and check that none gets lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import numpy as np

from sim.games.dominion.kingdoms import card_named
from sim.games.dominion.state import CARD_IDS, CARDS, TREASURE

PILES = ("deck", "hand", "discard", "play", "aside", "horse", "limbo")
TOP_FIRST = ("deck", "market")


class Board:
    """A record whose piles are read and written by card ids. `own` are the places of cards of one's own."""

    record: np.void
    players: int
    own: dict[str, int]
    copies: np.ndarray

    def place(self, card: str) -> int:
        """A card's number."""
        return self.own[card] if card in self.own else CARD_IDS.index(card_named(card).id)

    def name(self, card: int) -> str:
        """A card's id."""
        own = {place: card_id for card_id, place in self.own.items()}
        return own.get(int(card)) or (CARD_IDS[card] if 0 <= card < CARDS else "nothing")

    # --- Laying -------------------------------------------------------------------------------------------------

    def lay(self, pile: str, row: int, cards: Sequence[str]) -> None:
        """Replace a pile of a seat: "deck", "hand", "discard", "play", "aside", "horse", "limbo"; "market" in row 0."""
        places = [self.place(card) for card in cards]
        self.record[pile][row, : len(places)] = places[::-1] if pile in TOP_FIRST else places
        self.record[f"{pile}_size"][row] = len(places)
        self.keep_books()

    def keep_books(self) -> None:
        """Count what everybody owns after piles were laid by hand."""
        record = self.record
        treasures = (record["types"] & TREASURE) != 0
        for seat in range(self.players):
            owned = self._held(seat)
            record["owned"][seat] = owned
            record["deck_count"][seat] = owned.sum()
            record["basic_points"][seat] = (owned * record["points"]).sum()
            record["money"][seat] = (owned * record["plus_coins"] * treasures).sum()
        self.copies = self._copies()

    def set_supply(self, card: str, copies: int) -> None:
        """Leave so many copies in a pile of the supply."""
        at, record = self.place(card), self.record
        assert record["in_supply"][at], f"{card} is not in the supply"
        bit = np.uint64(1 << (at & 63))
        record["empty"] += int(copies == 0) - int(record["supply"][at] == 0)
        record["supply"][at] = copies
        record["available"][at >> 6] = (record["available"][at >> 6] & ~bit) | (bit if copies else np.uint64(0))
        self.copies = self._copies()

    # --- Looking ------------------------------------------------------------------------------------------------

    def pile(self, pile: str, row: int) -> list[str]:
        """The cards of a pile as it lies: a deck from its top, others from the bottom."""
        cards = self.record[pile][row, : self.record[f"{pile}_size"][row]]
        return [self.name(card) for card in (cards[::-1] if pile in TOP_FIRST else cards)]

    def hand(self, seat: int = 0) -> list[str]:
        """Sorted ids."""
        return sorted(self.pile("hand", seat))

    def deck(self, seat: int = 0) -> list[str]:
        """Top first."""
        return self.pile("deck", seat)

    def discard(self, seat: int = 0) -> list[str]:
        """Top last."""
        return self.pile("discard", seat)

    def in_play(self, seat: int = 0) -> list[str]:
        """In the order in which they were played."""
        return self.pile("play", seat)

    def aside(self, seat: int = 0) -> list[str]:
        return self.pile("aside", seat)

    def horse(self, seat: int = 0) -> list[str]:
        """Horse Traders set aside."""
        return self.pile("horse", seat)

    def limbo(self, seat: int = 0) -> list[str]:
        """Cards of a possessed player that were trashed in this turn."""
        return self.pile("limbo", seat)

    @property
    def market(self) -> list[str]:
        """The black market's deck, top first."""
        return self.pile("market", 0)

    @property
    def trash(self) -> list[str]:
        """Sorted ids."""
        return sorted(self.name(c) for c in range(CARDS) for _ in range(self.record["trashed"][c]))

    def supply(self, card: str) -> int:
        return int(self.record["supply"][self.place(card)])

    def owned(self, seat: int = 0) -> Counter[str]:
        """How many copies of each card a seat has, wherever they lie."""
        return Counter({self.name(c): int(n) for c, n in enumerate(self.record["owned"][seat]) if n})

    def tokens(self, seat: int = 0) -> int:
        return int(self.record["tokens"][seat])

    coins = property(lambda self: int(self.record["coins"]))
    actions = property(lambda self: int(self.record["actions"]))
    buys = property(lambda self: int(self.record["buys"]))
    potions = property(lambda self: int(self.record["potions"]))

    # --- Checking -----------------------------------------------------------------------------------------------

    def _held(self, seat: int) -> np.ndarray:
        piles = [self.record[p][seat, : self.record[f"{p}_size"][seat]] for p in PILES]
        return np.bincount(np.concatenate(piles), minlength=CARDS)

    def _copies(self) -> np.ndarray:
        """How many copies of every card there are altogether."""
        record = self.record
        market = np.bincount(record["market"][0, : record["market_size"][0]], minlength=CARDS)
        prizes = [int(record["prizes"][c >> 6]) >> (c & 63) & 1 for c in range(CARDS)]
        owned = record["owned"][: self.players].sum(0, dtype=int)
        return record["supply"] + record["trashed"] + market + prizes + owned

    def check_cards(self) -> None:
        """Every card is somewhere, and the books agree with the piles."""
        record = self.record
        for seat in range(self.players):
            assert not record["aside_size"][seat], f"seat {seat} still has {self.aside(seat)} aside"
            owned = record["owned"][seat].astype(int)
            assert (self._held(seat) == owned).all(), f"the books of seat {seat} differ from its piles"
            assert record["deck_count"][seat] == owned.sum()
            assert record["basic_points"][seat] == (owned * record["points"]).sum()
        changed = [self.name(c) for c in np.flatnonzero(self._copies() != self.copies)]
        assert not changed, f"copies appeared or got lost: {changed}"
        empty = (record["in_supply"] != 0) & (record["supply"] == 0)
        assert record["empty"] == empty.sum(), "wrong number of empty piles"
