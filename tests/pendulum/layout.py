"""A table of Pendulum laid by hand: workers and resources in, an act or an event of the game's own rules, results out.

    t = lay(characters="briber,champion")
    t.hold(0, gold=2).put(0, GRANDE, "purple-2", UPPER).timers(purple=UPPER)
    t.act(0, WORKS + GRANDE)
    assert t.tracks(0) == [0, 1, 1, 0]

Seats answer what `will` puts into their mouths, kind by kind; without that they wait, don't flip, and take the first
option. An answer that isn't offered fails the test.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from sim.game import game
from sim.games.pendulum.acts import begin, finish
from sim.games.pendulum.board import note_boxes, targets
from sim.games.pendulum.decisions import Pendulum
from sim.games.pendulum.menu import offer_acts
from sim.games.pendulum.names import CHARACTERS, FIRST_MAT, IDS, SPACES
from sim.games.pendulum.state import NO_CARD, NOBODY, NOT_IN_USE, ON_MAT, REWARD, RUNNING
from sim.kernel.address import call_effect, peek, poke
from sim.kernel.compile import answer, entry
from sim.kernel.decisions import next_option
from sim.kernel.rng import key_streams
from sim.kernel.state import CONCEAL, FINISH, SETUP, STEP
from sim.kernel.table import Table

PENDULUM = game("pendulum")
KINDS = tuple(PENDULUM.kinds)
GRANDE, COMMON, THIRD, FOURTH = range(4)
ROOM = 24  # answers a seat and kind; two more words: how many there are, and how many were given


@answer
def scripted(table, me):
    """The next answer that was prepared for this seat and kind; else the first option, which waits and passes."""
    at = (me * 32 + table.kind) * (ROOM + 2)
    script = table.parameters[me]
    given = peek(script, at + 1)
    if given < peek(script, at):
        poke(script, at + 1, given + 1)
        return peek(script, at + 2 + given)
    return next_option(table, -1)


@entry
def run_hook(table, hook, seat):
    call_effect(table.hooks[hook], table, seat)


@entry
def run_begin(table, seat, option):
    begin(table, seat, option)


@entry
def run_finish(table, seat):
    finish(table, seat)


@entry
def run_menu(table, seat):
    offer_acts(table, seat)


@entry
def run_targets(table, seat, worker):
    return targets(table, seat, worker)


@entry
def run_note_boxes(table, seat):
    note_boxes(table, seat)


@entry
def key(table, seed):
    key_streams(table, seed, 0)


def place(card: str) -> int:
    return IDS.index(card)


class LaidTable:
    """One table after its set-up, privilege in the order of the seats, workers on the mats, nobody holds anything."""

    def __init__(self, players: int = 4, variant: str = "basic", characters: str | None = None, seed: int = 0,
                 sides: str | None = None, change: dict[str, int] | None = None, bare: bool = True, **options: str) -> None:  # fmt: skip
        setup = {"characters": characters or ",".join(CHARACTERS[:players]), **({"sides": sides} if sides else {})}
        setting = PENDULUM.setting(players, variant, setup, options, change)
        self.players = players
        self.table = Table(PENDULUM, setting, [[Pendulum()] * players], trace=True)
        self.record = self.table.record
        self._deciders = np.full(len(KINDS), scripted.address(PENDULUM.state.dtype), np.int64)
        self._script = np.zeros(6 * 32 * (ROOM + 2), np.int64)
        self.record["deciders"][:] = self._deciders.ctypes.data
        self.record["parameters"][:] = self._script.ctypes.data
        self.record["mind"] = np.arange(len(self.record["mind"]))
        key(self.record, np.uint64(seed))
        run_hook(self.record, SETUP, 0)
        self.check()
        if bare:
            self.rank(*range(players))
            self.record["held"] = 0

    # --- Laying out ---------------------------------------------------------------------------------------------

    def will(self, seat: int, **answers: Any) -> LaidTable:
        """Prepare answers, kind by kind: numbers, or names of spaces."""
        for kind, given in answers.items():
            at = (seat * 32 + KINDS.index(kind)) * (ROOM + 2)
            for one in given if isinstance(given, Sequence) and not isinstance(given, str) else [given]:
                self._script[at + 2 + self._script[at]] = place(one) if isinstance(one, str) else one
                self._script[at] += 1
        return self

    def unsaid(self) -> int:
        """Prepared answers that nobody asked for."""
        rows = self._script.reshape(-1, ROOM + 2)
        return int((rows[:, 0] - rows[:, 1]).sum())

    def rank(self, *order: int) -> LaidTable:
        """The privilege track, first to last."""
        for i, seat in enumerate(order):
            self.record["order"][i], self.record["rank"][seat] = seat, i
        return self

    def hold(self, seat: int, military: int = 0, culture: int = 0, gold: int = 0, votes: int = 0) -> LaidTable:
        self.record["held"][seat] = [military, culture, gold, votes]
        return self

    def put(self, seat: int, worker: int, space: str, row: int, acted: bool = False) -> LaidTable:
        """Stand a worker in a box, or in the reward box below it."""
        self.record["worker_at"][seat, worker] = row * SPACES + place(space) + (REWARD if acted else 0)
        run_note_boxes(self.record, seat)
        return self

    def timers(self, **rows: int) -> LaidTable:
        """The rows that the timers stand in; from now on the round runs."""
        for area, row in rows.items():
            self.record["timer_row"][("purple", "green", "black").index(area)] = row
        self.record["phase"] = RUNNING
        return self

    def give(self, seat: int, *cards: str) -> LaidTable:
        """These stratagems, and no others, are in hand."""
        self.record["hand"][seat, : len(cards)] = [place(card) for card in cards]
        self.record["hand_size"][seat], self.record["discard_size"][seat] = len(cards), 0
        return self

    def show(self, *cards: str) -> LaidTable:
        """The open provinces."""
        self.record["display"] = [place(card) for card in cards] + [NO_CARD] * (4 - len(cards))
        self.record["display_seat"] = NOBODY
        return self

    def step_to(self, seat: int, **steps: int) -> LaidTable:
        """Move markers on the tracks."""
        for name, at in steps.items():
            self.record["track"][seat, ("power", "prestige", "popularity", "legendary").index(name)] = at
        return self

    def set(self, **fields: Any) -> LaidTable:
        for name, value in fields.items():
            self.record[name] = value
        return self

    # --- Moves --------------------------------------------------------------------------------------------------

    def begin(self, seat: int, option: int) -> LaidTable:
        run_begin(self.record, seat, option)
        return self.check()

    def finish_act(self, seat: int) -> LaidTable:
        run_finish(self.record, seat)
        return self.check()

    def act(self, seat: int, option: int) -> LaidTable:
        """One whole act, without a clock; it must be among the options."""
        assert option in self.options(seat), f"{option} is not offered"
        return self.begin(seat, option).finish_act(seat)

    def step(self, times: int = 1) -> LaidTable:
        for _ in range(times):
            run_hook(self.record, STEP, 0)
            self.check()
        return self

    def until(self, **fields: Any) -> LaidTable:
        """Go on step by step until a field of the record has a value."""
        for _ in range(5000):
            if all(self.record[name] == value for name, value in fields.items()):
                return self
            self.step()
        raise AssertionError(f"never {fields}")

    def end(self) -> LaidTable:
        run_hook(self.record, FINISH, 0)
        return self.check()

    def conceal(self, seat: int, seed: int = 0) -> LaidTable:
        key(self.record, np.uint64(seed))
        run_hook(self.record, CONCEAL, seat)
        return self.check()

    def check(self) -> LaidTable:
        assert self.record["fault"] == 0, (int(self.record["fault"]), KINDS[int(self.record["fault_kind"])])
        return self

    # --- Looking ------------------------------------------------------------------------------------------------

    def options(self, seat: int) -> set[int]:
        run_menu(self.record, seat)
        bits = int(self.record["options"][0])
        return {option for option in range(64) if bits >> option & 1}

    def targets(self, seat: int, worker: int) -> set[str]:
        """Spaces that a worker may be put on."""
        bits = int(run_targets(self.record, seat, worker))
        return {IDS[box % SPACES] for box in range(2 * SPACES) if bits >> box & 1}

    def held(self, seat: int) -> list[int]:
        return self.record["held"][seat].tolist()

    def tracks(self, seat: int) -> list[int]:
        return self.record["track"][seat].tolist()

    def at(self, seat: int, worker: int) -> str:
        """Where a worker is: `purple-1 upper`, `purple-1 upper reward`, `mat`, `unused`."""
        at = int(self.record["worker_at"][seat, worker])
        if at in (ON_MAT, NOT_IN_USE):
            return "mat" if at == ON_MAT else "unused"
        box = at % REWARD
        return f"{IDS[box % SPACES]} {('upper', 'lower')[box // SPACES]}" + (" reward" if at >= REWARD else "")

    def hand(self, seat: int) -> list[str]:
        return [IDS[card] for card in self.record["hand"][seat, : self.record["hand_size"][seat]]]

    def discards(self, seat: int) -> list[str]:
        return [IDS[card] for card in self.record["discard"][seat, : self.record["discard_size"][seat]]]

    def provinces(self, seat: int) -> list[tuple[str, int]]:
        """Cards and recesses."""
        size = self.record["province_size"][seat]
        cards, recesses = self.record["province_card"][seat, :size], self.record["province_recess"][seat, :size]
        return [(IDS[card], int(recess)) for card, recess in zip(cards, recesses, strict=True)]

    def used(self, seat: int, card: str) -> int:
        return int(self.record["used"][seat, place(card)])

    @property
    def told(self) -> str:
        return PENDULUM.words.transcript(self.table.events, "ABCDE"[: self.players])


def mat_of(character: str, side: str = "basic") -> int:
    return FIRST_MAT + CHARACTERS.index(character) + (len(CHARACTERS) if side == "advanced" else 0)
