"""The answers that the seats of a laid table give, one after the other, and the questions that they were asked.

The script lies in memory behind `table.parameters`, so that a new script needs no compiling: the number of questions
asked so far, the number of answers, then a row for every question with its answer and what was on the table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from sim.game import game
from sim.games.dominion.kinds import ASK_TREASURE
from sim.games.dominion.names import JESTER, TRUSTY_STEED
from sim.kernel.address import peek, poke
from sim.kernel.compile import answer
from sim.kernel.decisions import OPTION_WORDS
from sim.kernel.decisions import STOP as STOP_OPTION

DOMINION = game("dominion")
KINDS = tuple(DOMINION.kinds)
NUMBERS = ("overpay", "tokens", "stash")  # kinds whose options are numbers and not cards
STOP = "stop"
FATES = ("keep", "discard", "trash")
WORDS = {STOP: STOP_OPTION, "no": 0, "yes": 1, **{word: place for place, word in enumerate(FATES)}}

ASKED, KNOWN, ROWS = range(3)
WIDTH = 6 + OPTION_WORDS  # the answer, seat, kind, source, shown, whose mind, the options
QUESTIONS_AT_MOST = 500


@answer
def scripted(table, me):
    """Note the question, give the script's next answer; at its end an illegal one, which stops the game."""
    script = table.parameters[table.mind[me]]
    asked = peek(script, ASKED)
    at = ROWS + WIDTH * asked
    poke(script, ASKED, asked + 1)
    poke(script, at + 1, me)
    poke(script, at + 2, table.kind)
    poke(script, at + 3, table.source)
    poke(script, at + 4, int(table.shown))
    poke(script, at + 5, table.mind[me])
    for word in range(OPTION_WORDS):
        poke(script, at + 6 + word, np.int64(table.options[word]))
    return peek(script, at) if asked < peek(script, KNOWN) else -1


class Question(NamedTuple):
    """A question that was asked: by which card, about which card, and whose strategy answered."""

    seat: int
    kind: str
    options: frozenset[str | int]
    source: str
    shown: str
    mind: int


class Script:
    """Answers to come and questions asked. `name_of` and `place_of` turn card numbers into ids and back."""

    def __init__(self, name_of: Callable[[int], str], place_of: Callable[[str], int]) -> None:
        self.name_of, self.place_of = name_of, place_of
        self.memory = np.zeros(ROWS + WIDTH * QUESTIONS_AT_MOST, np.int64)
        self.deciders = np.full(len(KINDS), scripted.address(DOMINION.state.dtype), np.int64)

    asked = property(lambda self: int(self.memory[ASKED]))
    known = property(lambda self: int(self.memory[KNOWN]))

    def ask_treasures(self, asks: bool) -> None:
        """Are the seats asked which treasures they play, or do they play all?"""
        self.deciders[ASK_TREASURE] = self.deciders[0] if asks else 0

    def add(self, given: str | int) -> None:
        """One more answer."""
        assert self.known < QUESTIONS_AT_MOST - 1, "the script is too long"
        place = given if isinstance(given, int) else WORDS[given] if given in WORDS else self.place_of(given)
        self.memory[ROWS + WIDTH * self.known] = place
        self.memory[KNOWN] += 1

    def questions(self) -> list[Question]:
        """What was asked so far; a question with a single option was not."""
        return [self._question(place) for place in range(self.asked)]

    def _question(self, place: int) -> Question:
        at = ROWS + WIDTH * place
        _, seat, kind, source, shown, mind, *words = (int(n) for n in self.memory[at : at + WIDTH])
        numbers = [64 * w + bit for w, word in enumerate(words) for bit in range(64) if word >> bit & 1]
        options = frozenset(self._option(KINDS[kind], source, number) for number in numbers)
        return Question(seat, KINDS[kind], options, self.name_of(source), self.name_of(shown), mind)

    def _option(self, kind: str, source: int, number: int) -> str | int:
        if number == STOP_OPTION:
            return STOP
        if kind == "fate":
            return FATES[number]
        if kind == "choose":
            return number if source in (JESTER, TRUSTY_STEED) else ("no", "yes")[number]
        return number if kind in NUMBERS else self.name_of(number)
