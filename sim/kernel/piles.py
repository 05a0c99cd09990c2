"""Piles of cards with a fixed capacity: rows of a 2-D array and their sizes. The top is the end of the row.

Every function takes the table first, so that a pile that runs over or dry becomes a fault instead of corrupt memory.
"""

from sim.kernel.compile import compiled
from sim.kernel.faults import PILE_EMPTY, PILE_FULL, set_fault


@compiled
def push(table, cards, sizes, row, card):
    """Put a card on top."""
    size = sizes[row]
    if size >= cards.shape[1]:
        set_fault(table, PILE_FULL, card)
        return
    cards[row, size] = card
    sizes[row] = size + 1


@compiled
def pop(table, cards, sizes, row):
    """Take the top card."""
    size = sizes[row] - 1
    if size < 0:
        set_fault(table, PILE_EMPTY, row)
        return 0
    sizes[row] = size
    return cards[row, size]


@compiled
def find(cards, sizes, row, card):
    """The place of a card in a pile; -1 if it isn't there."""
    for i in range(sizes[row]):
        if cards[row, i] == card:
            return i
    return -1


@compiled
def take(table, cards, sizes, row, card):
    """Take one copy of a card out of a pile whose order doesn't matter (the last card fills the gap)."""
    i = find(cards, sizes, row, card)
    if i < 0:
        set_fault(table, PILE_EMPTY, row)
        return
    sizes[row] -= 1
    cards[row, i] = cards[row, sizes[row]]


@compiled
def count(cards, sizes, row, card):
    """How many copies of a card lie in a pile."""
    copies = 0
    for i in range(sizes[row]):
        copies += cards[row, i] == card
    return copies
