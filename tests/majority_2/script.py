"""What the seats of a laid table answer, kind by kind, and the questions that they were asked.

The script lies in memory behind `table.parameters`, so that a new one needs no compiling: for every kind the answers
used and known, then the answers; after that the questions. A question with a single option is not asked.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from sim.game import game
from sim.games.majority_2.state import AREA, CARD_IDS, FACTIONS, PASS, ROW_ROOM, SIDE_ROOM
from sim.kernel.address import peek, poke
from sim.kernel.compile import answer

MAJORITY_2 = game("majority-2")
KINDS = tuple(MAJORITY_2.kinds)
DEFAULTS = {"swap": 0, "draw": 0, "free_play": PASS, "play": PASS}  # who is not told otherwise does nothing
ROOM = 20
USED, KNOWN, FIRST = range(3)
WIDTH = FIRST + ROOM
ASKED = WIDTH * len(KINDS)
QUESTION = 3  # seat, kind, options


@answer
def scripted(table, me):
    """Note the question and give the next answer of its kind; at the end an illegal one, which stops the game."""
    script = table.parameters[table.mind[me]]
    asked = peek(script, ASKED)
    poke(script, ASKED, asked + 1)
    poke(script, ASKED + 1 + QUESTION * asked, me)
    poke(script, ASKED + 2 + QUESTION * asked, table.kind)
    poke(script, ASKED + 3 + QUESTION * asked, np.int64(table.options[0]))
    at = WIDTH * table.kind
    used = peek(script, at + USED)
    if used >= peek(script, at + KNOWN):
        return peek(script, at + FIRST + ROOM - 1)  # the default
    poke(script, at + USED, used + 1)
    return peek(script, at + FIRST + used)


class Question(NamedTuple):
    """Who was asked what, and the options as numbers."""

    seat: int
    kind: str
    options: tuple[int, ...]


def at(seat: int, column: int, place: int) -> int:
    """A card of the columns as questions name it."""
    return (seat * 3 + column) * SIDE_ROOM + place


def in_area(seat: int, place: int) -> int:
    """A card of the scoring areas as questions name it."""
    return seat * ROW_ROOM + place


def anywhere_in_area(seat: int) -> int:
    return AREA * SIDE_ROOM + seat


def number(given: str | int) -> int:
    """An answer as a number: a card, a faction, or nothing."""
    if isinstance(given, int):
        return given
    if given == "pass":
        return PASS
    return FACTIONS.index(given) if given in FACTIONS else CARD_IDS.index(given)


class Script:
    """Answers to come and questions asked."""

    def __init__(self) -> None:
        self.memory = np.zeros(ASKED + 1 + QUESTION * 400, np.int64)
        self.deciders = np.full(len(KINDS), scripted.address(MAJORITY_2.state.dtype), np.int64)

    def set(self, answers: dict[str, Any]) -> None:
        self.memory[:] = 0
        for place, kind in enumerate(KINDS):
            given = answers.pop(kind, [])
            given = [number(g) for g in (given if isinstance(given, list) else [given])]
            row = self.memory[WIDTH * place : WIDTH * (place + 1)]
            row[KNOWN] = len(given)
            row[FIRST : FIRST + len(given)] = given
            row[FIRST + ROOM - 1] = DEFAULTS.get(kind, -1)
        assert not answers, f"no such question: {answers}"

    def unused(self) -> list[str]:
        rows = self.memory[:ASKED].reshape(len(KINDS), WIDTH)
        return [kind for kind, row in zip(KINDS, rows, strict=True) if row[USED] < row[KNOWN]]

    def questions(self) -> list[Question]:
        rows = self.memory[ASKED + 1 :].reshape(-1, QUESTION)[: self.memory[ASKED]]
        return [Question(int(s), KINDS[k], tuple(b for b in range(64) if int(o) >> b & 1)) for s, k, o in rows]
