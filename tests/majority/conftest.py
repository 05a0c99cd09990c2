# ruff: noqa: N805 (a strategy's methods have no self)
"""A table of The Majority that is laid by hand: cards in, the game's own hooks run, scoring areas out.

A hand of equal cards leaves nothing to choose, so a turn is laid out without any strategy: `turn("red-0 red-10 ...")`
lets every seat play the given card, and whatever the rules make of it can be read off the table that comes back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle, islice
from typing import Any

import numpy as np
import pytest

from sim.game import game
from sim.games.majority.decisions import Majority
from sim.games.majority.state import BRIBERY, CARD_IDS, COUNCIL, NO_CARD, REPRESENTATION
from sim.kernel.address import call_effect
from sim.kernel.compile import compiled, entry
from sim.kernel.decisions import best_option, last_option
from sim.kernel.rng import key_streams
from sim.kernel.state import CONCEAL, FINISH, SETUP, STEP
from sim.kernel.table import Table
from sim.strategy import Strategy, make_strategy

MAJORITY = game("majority")


@entry
def run_hook(table, hook, me):
    call_effect(table.hooks[hook], table, me)


@entry
def key(table, seed, deal):
    key_streams(table, seed, deal)


class LastLegal(Majority):
    """Always take the last option: yellow before blue before red, high before low."""

    def draft(table, me):
        return last_option(table)

    swap = draft
    play = draft


@compiled
def promise(table, me, card):
    """A card's power; in an open turn a 0 is worth the power of its colour that lies there to be taken."""
    value = int(table.power[card])
    if table.ability[card] == BRIBERY:
        for seat in range(table.players):
            shown = table.shown[seat]
            if shown != NO_CARD and shown // 8 == card // 8:
                value += 2 * table.power[shown]
    return value


class Watcher(Majority):
    """Play the highest card, and bribe where an open turn shows that it pays."""

    def play(table, me):
        return best_option(table, me, promise)


class LaidTable:
    """One table with its record open to the tests. `change` and the rule options are as in `sim.run`."""

    def __init__(
        self,
        players: int = 4,
        strategies: Sequence[str | type[Strategy]] = ("first-legal",),
        change: dict[str, int] | None = None,
        watch: bool = False,
        **options: str,
    ) -> None:
        setting = MAJORITY.setting(players, options=options, change=change)
        lineup = [make_strategy(MAJORITY, s) for s in islice(cycle(strategies), players)]
        self.players = players
        self.table = Table(MAJORITY, setting, [lineup], trace=True, watch=watch)
        self.record = self.table.record
        for place, name in enumerate(("deciders", "parameters")):
            self.record[name] = self.table.seating[0, place]
        self.record["mind"] = np.arange(len(self.record["mind"]))
        key(self.record, 0, 0)

    def begin(self, seed: int, deal: int = 0) -> LaidTable:
        """Shuffle and deal as at the start of a game."""
        key(self.record, seed, deal)
        run_hook(self.record, SETUP, 0)
        return self

    def step(self) -> LaidTable:
        """The next draft pick, swap, turn or council."""
        run_hook(self.record, STEP, 0)
        assert self.record["fault"] == 0
        return self

    def finish(self) -> LaidTable:
        run_hook(self.record, FINISH, 0)
        return self

    def conceal(self, me: int, seed: int = 0) -> LaidTable:
        """Deal anew what the seat can't see, with chances that the seed decides."""
        key(self.record, seed, 0)
        run_hook(self.record, CONCEAL, me)
        return self

    def results(self, games: int, seed: int = 1, steps: int = 0) -> np.ndarray:
        """Whole games, or their first steps, as rows of result columns."""
        self.table._blank[0]["last_step"] = steps
        self.table._blank[0]["trace"] = 0
        return self.table.play(seed, 0, games)

    def lay(self, pile: str, *rows: str) -> LaidTable:
        """Put cards into `hand`, `kept` or `deck`, a text of card ids a row."""
        for row, text in enumerate(rows):
            cards = [CARD_IDS.index(card) for card in text.split()]
            self.record[pile][row, : len(cards)] = cards
            self.record[f"{pile}_size"][row] = len(cards)
        return self

    def cards(self, pile: str, row: int = 0) -> list[str]:
        """The ids of the cards in a pile, in the order of the card list."""
        return [CARD_IDS[card] for card in sorted(self.record[pile][row, : self.record[f"{pile}_size"][row]])]

    @property
    def areas(self) -> str:
        """The scoring areas: `red-0 red-10 | - | blue-9 | -`."""
        return " | ".join(_counted(self.record["owned"][seat]) for seat in range(self.players))

    @property
    def removed(self) -> str:
        return _counted(self.record["removed"])

    def column(self, name: str) -> list[Any]:
        """A result column, seat by seat."""
        return self.record[name][: self.players].tolist()

    @property
    def told(self) -> str:
        """The transcript so far, with the seats named by the letters A to D."""
        return MAJORITY.words.transcript(self.table.events, "ABCD"[: self.players])


def _counted(counts: np.ndarray) -> str:
    return " ".join(card for card, copies in zip(CARD_IDS, counts, strict=True) for _ in range(copies)) or "-"


@pytest.fixture(scope="session")
def lay() -> type[LaidTable]:
    """`lay(players=3, spy_lasts="phase")`: an empty table."""
    return LaidTable


@pytest.fixture(scope="session")
def pool() -> dict[str, str | type[Strategy]]:
    """Strategies that differ as much as can be without knowing the game."""
    return {"random": "random", "first-legal": "first-legal", "last-legal": LastLegal, "watcher": Watcher}


@pytest.fixture(scope="session")
def turn() -> Callable[..., LaidTable]:
    """`turn("red-0 red-10 blue-9 red-5", marker=2)`: the table after a turn with these cards, seat by seat."""

    def play(cards: str, marker: int = 0, is_open: bool = False, last: bool = False, **options: str) -> LaidTable:
        laid = LaidTable(len(cards.split()), **options)
        laid.lay("hand", *(" ".join([card] * (2 if last else 3)) for card in cards.split()))
        laid.record["phase"], laid.record["marker"], laid.record["open"] = REPRESENTATION, marker, is_open
        return laid.step()

    return play


@pytest.fixture(scope="session")
def council() -> Callable[..., LaidTable]:
    """`council(red=(15, 20, 16, 10))`: the table after a council over these sums, seat by seat."""

    def score(round: int = 1, **sums: Sequence[int]) -> LaidTable:
        laid = LaidTable(len(next(iter(sums.values()))))
        laid.lay("deck", " ".join(["red-5"] * 4 * laid.players))
        for place, colour in enumerate(("red", "blue", "yellow")):
            laid.record["sums"][: laid.players, place] = sums.get(colour, 0)
        laid.record["phase"], laid.record["round"] = COUNCIL, round - 1
        return laid.step()

    return score
