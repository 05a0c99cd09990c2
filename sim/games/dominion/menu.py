"""Buy menus: an ordered list of cards with conditions, as data.

    province if money > 18, duchy if provinces <= 4, gold, smithy<1, village if village < smithy, silver

Each buy takes the first entry that is affordable and available and whose conditions hold; the buying stops when there
is none. `<n` means: while fewer than n are owned. Conditions follow `if` and are joined by `and`; they compare
numbers, the variables below, and cards, which stand for the copies owned.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from sim.errors import SpielwerkError, nearest
from sim.games.dominion.defaults.judgement import gains_to_end, room_for_terminals
from sim.games.dominion.moves import cost_of, is_available
from sim.games.dominion.names import PROVINCE
from sim.games.dominion.scoring import actions_owned
from sim.kernel.address import peek
from sim.kernel.compile import compiled
from sim.kernel.decisions import STOP, is_option

# What a condition can ask about beside cards: coins to spend, Provinces left, coins on the treasures owned, the turn,
# cards owned, empty piles, action cards owned, gains to the end of the game (the Provinces, or the smallest piles
# together), and how many more terminal actions the deck has room for.
VARIABLES = ("coins", "provinces", "money", "turn", "deck", "empty", "actions", "gains", "room")
OPERATORS = ("<", "<=", "==", "!=", ">=", ">")
COINS, PROVINCES, MONEY, TURN, DECK, EMPTY, ACTIONS, GAINS, ROOM = range(9)
FIRST_CARD = 16  # variables from here on are cards
NO_LIMIT = -1
MOST = 250
NOWHERE = 9999

CONDITION = re.compile(r"\s*([a-z][\w' -]*?)\s*(<=|>=|==|!=|<|>)\s*(-?\d+|[a-z][\w' -]*?)\s*", re.IGNORECASE)


@dataclass(frozen=True)
class Condition:
    """A variable, an operator, and a number or (`compared`) another variable."""

    variable: int
    operator: int
    value: int
    compared: bool

    def encoded(self) -> int:
        return self.variable + 256 * self.operator + 4096 * self.compared + 8192 * self.value


@dataclass(frozen=True)
class Entry:
    """One line of a menu."""

    card: int
    limit: int
    conditions: tuple[Condition, ...]


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
    conditions = tuple(_condition(part, text, card_of) for part in tail.split(" and ")) if tail.strip() else ()
    return Entry(card_of(match[1]), limit, conditions)


def _condition(part: str, text: str, card_of: Callable[[str], int]) -> Condition:
    match = CONDITION.fullmatch(part)
    if not match:
        raise SpielwerkError(f"can't read condition {part.strip()!r} in menu entry {text.strip()!r}")
    variable, operator, value = match.groups()
    compared = value.lstrip("-").isdigit() is False
    number = _variable(value, card_of) if compared else int(value)
    return Condition(_variable(variable, card_of), OPERATORS.index(operator), number, compared)


def _variable(name: str, card_of: Callable[[str], int]) -> int:
    if name in VARIABLES:
        return VARIABLES.index(name)
    try:
        return FIRST_CARD + card_of(name)
    except SpielwerkError as error:
        raise type(error)(f"a menu knows no {name!r}" + nearest(name, VARIABLES)) from None


def encode(entries: tuple[Entry, ...]) -> np.ndarray:
    """The menu as whole numbers for `choose_from_menu`: their count, then an entry and its conditions each.

    An entry is one number, card + 256 * (limit + 1) + 65536 * conditions, and so is a condition: a menu is read for
    every buy, so it is kept short.
    """
    numbers = [len(entries)]
    for entry in entries:
        numbers.append(entry.card + 256 * (entry.limit + 1) + 65536 * len(entry.conditions))
        numbers += [condition.encoded() for condition in entry.conditions]
    return np.array(numbers, np.int64)


@compiled
def choose_from_menu(table, me, at):
    """The first entry that is an option now, or `STOP`; the menu begins at the strategy's place `at`."""
    program = table.parameters[table.mind[me]]
    entries = peek(program, at)
    for _ in range(entries):
        at += 1
        entry = peek(program, at)
        if is_option(table, entry & 255) and holds(table, me, program, at, entry, table.coins):
            return entry & 255
        at += entry >> 16
    return STOP


@compiled
def place_on_menu(table, me, at, coins):
    """The place of the first entry that so many coins can buy; the smaller, the dearer to the strategy."""
    program = table.parameters[table.mind[me]]
    entries = peek(program, at)
    for place in range(entries):
        at += 1
        entry = peek(program, at)
        card = entry & 255
        payable = cost_of(table, card) <= coins and table.potion_cost[card] <= table.potions
        if payable and is_available(table, card) and holds(table, me, program, at, entry, coins):
            return place
        at += entry >> 16
    return NOWHERE


@compiled
def holds(table, me, program, at, entry, coins):
    """Is the entry's limit not reached, and do its conditions hold? A possessor's own deck is what counts."""
    owner = table.mind[me]
    limit = (entry >> 8 & 255) - 1
    if limit != NO_LIMIT and table.owned[owner, entry & 255] >= limit:
        return False
    for i in range(1, (entry >> 16) + 1):
        condition = peek(program, at + i)
        value = condition >> 13
        if condition & 4096:
            value = variable(table, owner, value, coins)
        if not compares(variable(table, owner, condition & 255, coins), condition >> 8 & 15, value):
            return False
    return True


@compiled
def variable(table, owner, which, coins):
    """What a menu can ask about."""
    if which >= FIRST_CARD:
        return int(table.owned[owner, which - FIRST_CARD])
    if which == COINS:
        return int(coins)
    if which == PROVINCES:
        return int(table.supply[PROVINCE])
    if which == MONEY:
        return int(table.money[owner])
    if which == TURN:
        return int(table.turns_taken[owner])
    if which == DECK:
        return int(table.deck_count[owner])
    if which == EMPTY:
        return int(table.empty)
    if which == ACTIONS:
        return actions_owned(table, owner)
    return gains_to_end(table) if which == GAINS else room_for_terminals(table, owner)


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
