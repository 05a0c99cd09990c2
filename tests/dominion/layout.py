"""A table of Dominion laid by hand: cards in, one move of the game's own rules, cards out.

    t = lay(kingdom=["witch"], hands=[["witch"], []], decks=[["gold", "silver"], []], answers=[])
    t.play("witch")
    assert t.hand(0) == ["gold", "silver"]

Cards are ids. A deck is listed from its top, a discard pile up to its top. `answers` are what the seats answer, in
the order in which they are asked: a card, "stop", "keep" / "discard" / "trash", "yes" / "no", or a number. A question
with one option answers itself and needs none. Too few answers, an answer that isn't offered, and cards that get lost
or multiply fail the test on the spot; answers left over fail it at its end.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from sim.games.dominion.buying import buy, buy_phase, play_treasures
from sim.games.dominion.decisions import Dominion
from sim.games.dominion.moves import gain
from sim.games.dominion.own_cards import OwnCard
from sim.games.dominion.playing import play_from_hand
from sim.games.dominion.rules import action_phase
from sim.games.dominion.scoring import points_of
from sim.games.dominion.state import ACTION, NO_CARD, NO_SEAT, RESHUFFLE
from sim.games.dominion.tidying import clean_up
from sim.kernel.address import call_effect
from sim.kernel.compile import entry
from sim.kernel.rng import key_streams
from sim.kernel.state import CONCEAL, FINISH, SETUP, STEP
from sim.kernel.table import Table
from tests.dominion.board import Board
from tests.dominion.script import DOMINION, STOP, Question, Script

__all__ = ["DOMINION", "STOP", "LaidTable", "Question", "lay"]


@entry
def run_hook(table, hook, seat):
    call_effect(table.hooks[hook], table, seat)


@entry
def start_streams(table, seed, deal):
    key_streams(table, seed, deal)


@entry
def run_play(table, seat, card):
    play_from_hand(table, seat, card)


@entry
def run_buy(table, seat, card):
    table.buys -= 1
    buy(table, seat, card)
    gain(table, seat, card)


@entry
def run_treasures(table, seat):
    play_treasures(table, seat, NO_CARD)


@entry
def run_buy_phase(table, seat):
    buy_phase(table, seat)


@entry
def run_action_phase(table, seat):
    action_phase(table, seat)


@entry
def run_clean_up(table, seat):
    clean_up(table, seat)


@entry
def run_points(table, seat):
    return points_of(table, seat)


class LaidTable(Board):
    """One table with its record open to the tests: moves of the rules, and what was asked and told meanwhile."""

    def __init__(self, players: int, kingdom: Any, bane: str | None, setup: Mapping[str, Any], **given: Any) -> None:
        whole = {"kingdom": kingdom, **({"bane": bane} if bane else {}), **setup}
        setting = DOMINION.setting(players, setup=whole, **given)
        self.own = {c.id: c.place for c in kingdom if isinstance(c, OwnCard)}
        self.players = players
        self.table = Table(DOMINION, setting, [[Dominion()] * players], trace=True)
        self.record = self.table.record
        self.script = Script(self.name, self.place)
        self.record["deciders"][:] = self.script.deciders.ctypes.data
        self.record["parameters"][:] = self.script.memory.ctypes.data
        self.record["mind"] = np.arange(len(self.record["mind"]))
        self.start(0)

    def start(self, seed: int) -> None:
        """Decide the coming shuffles."""
        start_streams(self.record, np.uint64(seed), 0)

    def answer(self, *answers: str | int) -> LaidTable:
        """Add answers to the script."""
        for given in answers:
            self.script.add(given)
        return self

    # --- Moves --------------------------------------------------------------------------------------------------

    def play(self, card: str, seat: int = 0) -> LaidTable:
        """Play a card from the hand; an action card uses up an action, as in the action phase."""
        place = self.place(card)
        assert card in self.hand(seat), f"seat {seat} has no {card} in hand"
        if self.record["types"][place] & ACTION:
            assert self.actions > 0, "no action left"
            self.record["actions"] -= 1
        return self._run(run_play, seat, place)

    def play_treasures(self, seat: int = 0) -> LaidTable:
        """Play the treasures in hand, as the buy phase begins."""
        return self._run(run_treasures, seat)

    def buy(self, card: str, seat: int = 0) -> LaidTable:
        """Buy a card: pay, do what buying it does, gain it."""
        place = self.place(card)
        cost = max(0, self.record["cost"][place] - self.record["reduction"])
        assert self.buys > 0 and self.coins >= cost and self.potions >= self.record["potion_cost"][place], "can't pay"
        return self._run(run_buy, seat, place)

    def buy_phase(self, seat: int = 0) -> LaidTable:
        return self._run(run_buy_phase, seat)

    def action_phase(self, seat: int = 0) -> LaidTable:
        return self._run(run_action_phase, seat)

    def clean_up(self, seat: int = 0) -> LaidTable:
        return self._run(run_clean_up, seat)

    def take_turn(self, seat: int = 0) -> LaidTable:
        """The seat's regular turn (or the extra turn that is due first), and the test whether the game is over."""
        self.record["next_seat"] = seat
        return self.step()

    def step(self) -> LaidTable:
        """The next turn, as the game goes on."""
        return self._hook(STEP)

    def finish(self) -> LaidTable:
        """Count the points and find the winners."""
        return self._hook(FINISH)

    def conceal(self, seat: int, seed: int = 0) -> LaidTable:
        """Deal anew what the seat can't see, with chances that the seed decides."""
        self.start(seed)
        return self._hook(CONCEAL, seat)

    def deal(self, seed: int = 0) -> LaidTable:
        """The game's own set-up: seven Coppers and three Estates each, five cards in hand."""
        self.start(seed)
        run_hook(self.record, SETUP, 0)
        self.copies = self._copies()
        return self

    def reshuffle(self, seat: int = 0) -> LaidTable:
        """Shuffle the discard pile under the deck."""
        return self._hook(RESHUFFLE, seat)

    def score(self, seat: int = 0) -> int:
        """The points of all that a seat owns."""
        return int(run_points(self.record, seat))

    def _run(self, move: Callable[..., None], seat: int, *rest: int) -> LaidTable:
        """A move in the turn of a seat."""
        self.record["seat"] = seat
        move(self.record, seat, *rest)
        return self.check()

    def _hook(self, hook: int, seat: int = 0) -> LaidTable:
        run_hook(self.record, hook, seat)
        return self.check()

    # --- What happened ------------------------------------------------------------------------------------------

    @property
    def told(self) -> str:
        """The transcript so far, with the seats named by letters."""
        return DOMINION.words.transcript(self.table.events, "ABCDEF"[: self.players])

    @property
    def questions(self) -> list[Question]:
        """All questions so far, with the card that asked and the card in question."""
        return self.script.questions()

    @property
    def asked(self) -> list[tuple[int, str, frozenset[str | int]]]:
        """All questions so far: seat, kind, the set of options: `(0, "discard", {"copper", "stop"})`."""
        return [question[:3] for question in self.questions]

    def check(self) -> LaidTable:
        """No fault, no card lost."""
        if self.record["fault"]:
            left = "the script has no answer left\n" if self.script.asked > self.script.known else ""
            last = self.questions[-1] if self.script.asked else "none"
            raise AssertionError(f"{left}{self.table.fault(0)}\nlast question: {last}\n{self.told}")
        self.check_cards()
        return self

    def check_script(self) -> None:
        """Every answer was needed."""
        assert self.script.asked == self.script.known, f"{self.script.known} answers for {self.asked}"


def lay(
    players: int = 2,
    kingdom: Sequence[Any] = (),
    hands: Sequence[Sequence[str]] = (),
    decks: Sequence[Sequence[str]] = (),
    discards: Sequence[Sequence[str]] = (),
    plays: Sequence[Sequence[str]] = (),
    horses: Sequence[Sequence[str]] = (),
    market: Sequence[str] | None = None,
    supply: Mapping[str, int] | None = None,
    answers: Sequence[str | int] = (),
    *,
    actions: int = 1,
    buys: int = 1,
    coins: int = 0,
    potions: int = 0,
    tokens: Sequence[int] = (),
    possessor: int | None = None,
    bane: str | None = None,
    treasures: str = "all",
    seed: int = 0,
    setup: Mapping[str, Any] | None = None,
    options: Mapping[str, str] | None = None,
    change: Mapping[str, int] | None = None,
    **fields: Any,
) -> LaidTable:
    """Lay a table. Piles that aren't given are empty, nobody has coin tokens, it is seat 0's turn.

    `plays` are cards that already lie in play; `supply` sets how many copies a pile has left; `treasures="asked"` lets
    the script choose which treasures are played; `possessor` is who decides in this turn for its player; `setup`,
    `options` and `change` are as in `sim.run`; any field of the record can be set by its name (`reduction=2`).
    """
    t = LaidTable(players, kingdom, bane, setup or {}, options=options, change=change)
    for pile, rows in (("hand", hands), ("deck", decks), ("discard", discards), ("play", plays), ("horse", horses)):
        for seat, cards in enumerate(rows):
            t.lay(pile, seat, cards)
    if market is not None:
        t.lay("market", 0, market)
    t.record["tokens"][:] = [*tokens, *[0] * (len(t.record["tokens"]) - len(tokens))]
    for name, value in {"actions": actions, "buys": buys, "coins": coins, "potions": potions, **fields}.items():
        t.record[name] = value
    t.record["possessor"] = NO_SEAT if possessor is None else possessor
    t.record["mind"][0] = 0 if possessor is None else possessor
    for card, copies in (supply or {}).items():
        t.set_supply(card, copies)
    t.script.ask_treasures(treasures == "asked")
    t.start(seed)
    t.keep_books()
    return t.answer(*answers)
