"""A table of Majority 2 that is laid by hand: cards in, a turn with scripted answers, cards out.

A card that lies open is written `demon-junior`, with a disc on it `demon-junior/witches`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from sim.games.majority_2.state import AREA, BOTH, CARD, CARD_IDS, FACTIONS, KNOWN
from sim.kernel.address import call_effect
from sim.kernel.compile import entry
from sim.kernel.rng import key_streams
from sim.kernel.state import CONCEAL, FINISH, SETUP, STEP
from sim.kernel.table import Table
from sim.strategy import make_strategy
from tests.majority_2.script import MAJORITY_2, Question, Script


@entry
def run_hook(table, hook, me):
    call_effect(table.hooks[hook], table, me)


@entry
def key(table, seed, deal):
    key_streams(table, seed, deal)


class LaidTable:
    """One table with its record open to the tests."""

    def __init__(
        self,
        *,
        hand: str = "",
        reserves: Sequence[str] = ("", ""),
        columns: Mapping[tuple[int, int], str] | None = None,
        areas: Sequence[str] = ("", ""),
        deck: str = "",
        discard: str = "",
        coins: tuple[int, int] = (3, 3),
        seat: int = 0,
        strategies: Sequence[Any] = (),
        setup: Mapping[str, Any] | None = None,
        options: Mapping[str, str] | None = None,
        change: Mapping[str, int] | None = None,
        watch: bool = False,
        seed: int = 1,
    ) -> None:
        setting = MAJORITY_2.setting(setup=setup, options=options, change=change)
        lineup = [make_strategy(MAJORITY_2, s) for s in (strategies or ("first-legal", "first-legal"))]
        self.table = Table(MAJORITY_2, setting, [lineup], trace=True, watch=watch)
        self.record = record = self.table.record
        record["deciders"], record["parameters"] = self.table.seating[0, :2]
        record["mind"] = np.arange(len(record["mind"]))
        self.script = Script()
        if not strategies:
            record["deciders"] = self.script.deciders.ctypes.data
            record["parameters"] = self.script.memory.ctypes.data
        key(record, seed, 0)
        record["turns"], record["seat"], record["coins"] = 10, seat, coins
        self._pile("hand", 0, hand, KNOWN << seat)
        self._pile("discard", 0, discard, BOTH)
        self._pile("deck", 0, " ".join(reversed(deck.split())), 0)
        for owner, cards in enumerate(reserves):
            self._pile("reserve", owner, cards, KNOWN << owner)
        for (owner, column), cards in (columns or {}).items():
            self._row(owner * 3 + column, cards)
        for owner, cards in enumerate(areas):
            self._row(AREA + owner, cards)

    def _pile(self, name: str, row: int, text: str, bits: int) -> None:
        cards = [CARD_IDS.index(card) | bits for card in text.split()]
        self.record[name][row, : len(cards)] = cards
        self.record[f"{name}_size"][row] = len(cards)

    def _row(self, row: int, text: str) -> None:
        record = self.record
        for place, word in enumerate(text.split()):
            card, _, disc = word.partition("/")
            number = CARD_IDS.index(card)
            shade = FACTIONS.index(disc) if disc else int(record["faction"][number])
            record["lies"][row, place], record["shade"][row, place] = number, shade
            record["disc"][row, place] = bool(disc)
            record["count"][row, shade] += 1
            record["row_size"][row] = place + 1
            if disc:
                record["discs"] &= ~(1 << shade)

    def turn(self, **answers: Any) -> LaidTable:
        """One turn of the seat whose turn it is; `play=[...]`, `column=[...]` and so on are what it answers."""
        self.script.set(dict(answers))
        run_hook(self.record, STEP, 0)
        assert self.record["fault"] == 0, (self.record["fault"], self.questions()[-1:])
        assert not self.script.unused(), self.script.unused()
        return self

    def begin(self, seed: int = 1, deal: int = 0) -> LaidTable:
        """Shuffle and deal as at the start of a game, on a table of strategies."""
        key(self.record, seed, deal)
        self.record["turns"] = self.record["seat"] = 0
        run_hook(self.record, SETUP, 0)
        return self

    def step(self) -> LaidTable:
        run_hook(self.record, STEP, 0)
        assert self.record["fault"] == 0
        return self

    def finish(self) -> LaidTable:
        run_hook(self.record, FINISH, 0)
        return self

    def conceal(self, me: int, seed: int = 0) -> LaidTable:
        key(self.record, seed, 0)
        run_hook(self.record, CONCEAL, me)
        return self

    def questions(self, kind: str = "") -> list[Question]:
        return [q for q in self.script.questions() if kind in ("", q.kind)]

    def options(self, kind: str) -> tuple[int, ...]:
        """The options of the only question of a kind."""
        (question,) = self.questions(kind)
        return question.options

    def cards_asked(self, kind: str) -> str:
        """The cards among the options of the first question of a kind."""
        return " ".join(CARD_IDS[option] for option in self.questions(kind)[0].options if option < len(CARD_IDS))

    def pile(self, name: str, row: int = 0) -> str:
        """The cards of a pile in the order of the card list."""
        cards = sorted(self.record[name][row, : self.record[f"{name}_size"][row]] & CARD)
        return " ".join(CARD_IDS[card] for card in cards)

    hand = property(lambda self: self.pile("hand"))
    discard = property(lambda self: self.pile("discard"))
    deck = property(lambda self: self.pile("deck"))

    def reserve(self, seat: int) -> str:
        return self.pile("reserve", seat)

    def known(self, name: str, row: int, me: int) -> str:
        """The cards of a pile that a seat knows."""
        cards = self.record[name][row, : self.record[f"{name}_size"][row]]
        return " ".join(CARD_IDS[card & CARD] for card in sorted(cards, key=lambda c: c & CARD) if card >> 5 + me & 1)

    def row(self, row: int) -> str:
        """The cards of a row with their discs."""
        record = self.record
        words = []
        for place in range(record["row_size"][row]):
            disc = f"/{FACTIONS[record['shade'][row, place]]}" if record["disc"][row, place] else ""
            words.append(CARD_IDS[record["lies"][row, place]] + disc)
        return " ".join(words)

    def side(self, seat: int, column: int) -> str:
        return self.row(seat * 3 + column)

    def area(self, seat: int) -> str:
        return self.row(AREA + seat)

    def supply(self) -> str:
        """The discs in the supply."""
        return " ".join(f for bit, f in enumerate(FACTIONS) if self.record["discs"] >> bit & 1)

    def column(self, name: str) -> list[Any]:
        """A result column, seat by seat."""
        return self.record[name].tolist()

    coins = property(lambda self: self.record["coins"].tolist())
    up = property(lambda self: self.record["up"].tolist())

    @property
    def told(self) -> str:
        return MAJORITY_2.words.transcript(self.table.events, "AB")

    def results(self, games: int, seed: int = 1) -> np.ndarray:
        self.table._blank[0]["trace"] = 0
        return self.table.play(seed, 0, games)
