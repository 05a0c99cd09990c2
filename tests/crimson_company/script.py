"""The answers that the seats of a laid table give, one after the other, and the questions that they were asked.

The script lies in memory behind `table.parameters`, so that a new script needs no compiling: the number of questions
asked so far, the number of answers, then a row for every question with its answer and what was on the table.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from sim.game import game
from sim.games.crimson_company.state import NOTHING
from sim.kernel.address import peek, poke
from sim.kernel.compile import answer

CRIMSON = game("crimson-company")
KINDS = tuple(CRIMSON.kinds)
WORDS_OF_OPTIONS = CRIMSON.state.option_words
ASKED, KNOWN, ROWS = range(3)
WIDTH = 4 + WORDS_OF_OPTIONS  # the answer, seat, kind, source, the options
QUESTIONS_AT_MOST = 300


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
    for word in range(WORDS_OF_OPTIONS):
        poke(script, at + 4 + word, np.int64(table.options[word]))
    return peek(script, at) if asked < peek(script, KNOWN) else -1


class Question(NamedTuple):
    """A question that was asked, by which character, with the numbers of its options."""

    seat: int
    kind: str
    options: frozenset[int]
    source: int


class Script:
    """Answers to come and questions asked."""

    def __init__(self) -> None:
        self.memory = np.zeros(ROWS + WIDTH * QUESTIONS_AT_MOST, np.int64)
        self.deciders = np.full(len(KINDS), scripted.address(CRIMSON.state.dtype), np.int64)

    asked = property(lambda self: int(self.memory[ASKED]))
    known = property(lambda self: int(self.memory[KNOWN]))

    def add(self, number: int) -> None:
        """One more answer."""
        assert self.known < QUESTIONS_AT_MOST - 1, "the script is too long"
        self.memory[ROWS + WIDTH * self.known] = NOTHING if number is None else number
        self.memory[KNOWN] += 1

    def questions(self) -> list[Question]:
        """What was asked so far; a question with a single option was not."""
        found = []
        for place in range(self.asked):
            at = ROWS + WIDTH * place
            _, seat, kind, source, *words = (int(n) for n in self.memory[at : at + WIDTH])
            options = [64 * w + bit for w, word in enumerate(words) for bit in range(64) if word >> bit & 1]
            found.append(Question(seat, KINDS[kind], frozenset(options), source))
        return found
