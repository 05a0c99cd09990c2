"""Buy menus: an ordered list of cards with conditions, as data.

    province if money > 18, duchy if provinces <= 4, gold, smithy<1, silver

Each buy takes the first entry that is affordable and available and whose conditions hold; the buying stops when there
is none. `<n` means: while fewer than n are owned. Conditions follow `if` and are joined by `and`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from sim.errors import SpielwerkError, nearest
from sim.games.dominion.names import PROVINCE
from sim.kernel.address import peek
from sim.kernel.compile import compiled
from sim.kernel.decisions import STOP, is_option

VARIABLES = ("coins", "provinces", "money", "turn", "deck", "empty")
OPERATORS = ("<", "<=", "==", "!=", ">=", ">")
COINS, PROVINCES, MONEY, TURN, DECK, EMPTY = range(6)
NO_LIMIT = -1
MOST = 250

CONDITION = re.compile(r"\s*(\w+)\s*(<=|>=|==|!=|<|>)\s*(-?\d+)\s*")


@dataclass(frozen=True)
class Entry:
    """One line of a menu."""

    card: int
    limit: int
    conditions: tuple[tuple[int, int, int], ...]  # variable, operator, value


def parse_menu(text: str, card_of: Callable[[str], int]) -> tuple[Entry, ...]:
    """Read a menu; `card_of` turns a card's name into its number."""
    entries = tuple(_entry(part, card_of) for part in text.split(",") if part.strip())
    if not entries:
        raise SpielwerkError("a menu needs at least one card")
    return entries


def _entry(text: str, card_of: Callable[[str], int]) -> Entry:
    head, _, tail = text.partition(" if ")
    match = re.fullmatch(r"\s*([^<>=!]+?)\s*(?:<\s*(\d+)\s*)?", head)
    if not match:
        raise SpielwerkError(f"can't read menu entry {text.strip()!r}: write card, card<2 or card if coins == 4")
    limit = NO_LIMIT if match[2] is None else min(int(match[2]), MOST)
    conditions = tuple(_condition(part, text) for part in tail.split(" and ")) if tail.strip() else ()
    return Entry(card_of(match[1]), limit, conditions)


def _condition(part: str, text: str) -> tuple[int, int, int]:
    match = CONDITION.fullmatch(part)
    if not match:
        raise SpielwerkError(f"can't read condition {part.strip()!r} in menu entry {text.strip()!r}")
    variable, operator, value = match.groups()
    if variable not in VARIABLES:
        raise SpielwerkError(f"a menu knows no {variable!r}" + nearest(variable, VARIABLES))
    return VARIABLES.index(variable), OPERATORS.index(operator), int(value)


def encode(entries: tuple[Entry, ...]) -> np.ndarray:
    """The menu as whole numbers for `choose_from_menu`: their count, then an entry and its conditions each.

    An entry is one number, card + 256 * (limit + 1) + 65536 * conditions, and a condition is one, variable +
    16 * operator + 256 * value: a menu is read for every buy, so it is kept short.
    """
    numbers = [len(entries)]
    for entry in entries:
        numbers.append(entry.card + 256 * (entry.limit + 1) + 65536 * len(entry.conditions))
        numbers += [v + 16 * operator + 256 * value for v, operator, value in entry.conditions]
    return np.array(numbers, np.int64)


@compiled
def choose_from_menu(table, me, at):
    """The first entry that can be bought now, or `STOP`; the menu begins at the strategy's place `at`."""
    program = table.parameters[table.mind[me]]
    entries = peek(program, at)
    for _ in range(entries):
        at += 1
        entry = peek(program, at)
        card = entry & 255
        limit = (entry >> 8 & 255) - 1
        conditions = entry >> 16
        if is_option(table, card) and (limit == NO_LIMIT or table.owned[me, card] < limit):
            if _all_hold(table, me, program, at, conditions):
                return card
        at += conditions
    return STOP


@compiled
def _all_hold(table, me, program, at, conditions):
    for i in range(1, conditions + 1):
        condition = peek(program, at + i)
        if not compares(variable(table, me, condition & 15), condition >> 4 & 15, condition >> 8):
            return False
    return True


@compiled
def variable(table, me, which):
    """What a menu can ask about."""
    if which == COINS:
        return int(table.coins)
    if which == PROVINCES:
        return int(table.supply[PROVINCE])
    if which == MONEY:
        return int(table.money[me])
    if which == TURN:
        return int(table.turns_taken[me])
    if which == DECK:
        return int(table.deck_count[me])
    return int(table.empty)


@compiled
def compares(value, operator, other):
    if operator == 0:
        return value < other
    if operator == 1:
        return value <= other
    if operator == 2:
        return value == other
    if operator == 3:
        return value != other
    if operator == 4:
        return value >= other
    return value > other
