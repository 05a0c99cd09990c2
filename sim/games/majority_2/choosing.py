"""Majority 2: the best of several answers. Equals draw lots, so that no faction gains by its place in a list.

Every option's value gets a lot behind the point: one random word a question, times a number of the option's own. That
needs no second look at the equals, and no branch that the processor could guess wrongly.
"""

import numpy as np

from sim.games.majority_2.state import PASS
from sim.kernel.address import lowest_bit
from sim.kernel.compile import compiled, inlined
from sim.kernel.rng import STRATEGY, next_word

ONE = np.uint64(1)
NOTHING = np.uint64(0)
ALL_CARDS = np.uint64((1 << PASS) - 1)
LOWEST = -(1 << 62)
LOT = 1 << 24  # lots are whole numbers below this
TOP = np.uint64(64 - 24)
# Odd numbers without any pattern, one for each option.
TICKETS = np.random.default_rng(5).integers(0, 1 << 63, 64, dtype=np.uint64) * np.uint64(2) + ONE


@compiled
def draw_lots(table, me):
    """The random word of a question, from the strategy's own stream."""
    return next_word(table, STRATEGY + me)


@compiled
def with_lot(value, option, word):
    """A value that decides like the value itself, and by lot among equals."""
    return value * LOT + np.int64((word * TICKETS[option]) >> TOP)


@inlined
def best_option(table, me, value):
    """The option with the highest `value(table, me, option)`."""
    word = draw_lots(table, me)
    best = LOWEST
    chosen = 0
    options = table.options[0]
    while options != NOTHING:
        option = lowest_bit(options)
        options &= options - ONE
        found = with_lot(value(table, me, option), option, word)
        chosen = option if found > best else chosen
        best = max(best, found)
    return chosen


@inlined
def best_with(table, me, value, plan):
    """The option with the highest `value(table, me, option, plan)`; the plan is a number or a tuple of numbers."""
    word = draw_lots(table, me)
    best = LOWEST
    chosen = 0
    options = table.options[0]
    while options != NOTHING:
        option = lowest_bit(options)
        options &= options - ONE
        found = with_lot(value(table, me, option, plan), option, word)
        chosen = option if found > best else chosen
        best = max(best, found)
    return chosen


@inlined
def best_card(table, me, value, plan):
    """The card with the highest `value(table, me, card, plan)`; no card if all of them do harm."""
    word = draw_lots(table, me)
    best = -1
    chosen = PASS
    cards = table.options[0] & ALL_CARDS
    while cards != NOTHING:
        card = lowest_bit(cards)
        cards &= cards - ONE
        found = with_lot(value(table, me, card, plan), card, word)
        chosen = card if found > best else chosen
        best = max(best, found)
    return chosen
