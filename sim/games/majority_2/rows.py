"""Majority 2: rows of cards that lie face up, the sides of the columns and the scoring areas, and how they change."""

from sim.games.majority_2.state import (
    ANGEL_JUNIOR,
    AREA,
    BOTH,
    COLUMNS,
    FIRST_FIVE,
    ROW_ROOM,
    SIDE_FULL,
)
from sim.games.majority_2.words import DISCARDS, SAVED, TO_AREA
from sim.kernel.compile import compiled
from sim.kernel.faults import PILE_FULL, set_fault
from sim.kernel.piles import push
from sim.kernel.trace import tell


@compiled
def row_of(seat, column):
    """A seat's side of a column."""
    return seat * COLUMNS + column


@compiled
def area_of(seat):
    """A seat's scoring area."""
    return AREA + seat


@compiled
def finished(table, seat):
    """Finished factions: the cards in the scoring area."""
    return table.row_size[AREA + seat]


@compiled
def pack(row, place, card):
    """A card and where it lies, as one number for the transcript (`words.where`)."""
    return (row * ROW_ROOM + place) * 64 + card


@compiled
def touch(table, row):
    """Note a change for `reckon`; what lies in a scoring area decides what it is worth to finish its owner's sides."""
    table.changes += 1
    if row < AREA:
        table.stale[row] = 1
        return
    for column in range(COLUMNS):
        side = row_of(row - AREA, column)
        if table.row_size[side] + 1 >= SIDE_FULL:
            table.stale[side] = 1


@compiled
def lay(table, row, card):
    """Put a card at its player's end of a row."""
    i = table.row_size[row]
    if i >= ROW_ROOM:
        set_fault(table, PILE_FULL, card)
        return
    colour = table.faction[card]
    table.lies[row, i] = card
    table.shade[row, i] = colour
    table.disc[row, i] = 0
    table.row_size[row] = i + 1
    table.count[row, colour] += 1
    touch(table, row)


@compiled
def lift(table, row, i):
    """Take a card out of a row; the others close up. Its disc, if any, is the caller's business."""
    touch(table, row)
    table.count[row, table.shade[row, i]] -= 1
    size = table.row_size[row] - 1
    for j in range(i, size):
        table.lies[row, j] = table.lies[row, j + 1]
        table.shade[row, j] = table.shade[row, j + 1]
        table.disc[row, j] = table.disc[row, j + 1]
    table.row_size[row] = size


@compiled
def recolour(table, row, i, colour):
    touch(table, row)
    table.count[row, table.shade[row, i]] -= 1
    table.shade[row, i] = colour
    table.count[row, colour] += 1


@compiled
def return_disc(table, row, i):
    """The disc of a card that leaves the table face up goes to the supply (6-1)."""
    if table.disc[row, i]:
        table.discs |= 1 << table.shade[row, i]


@compiled
def discard_from(table, row, i):
    """Discard a card that lies face up."""
    return_disc(table, row, i)
    push(table, table.discard, table.discard_size, 0, table.lies[row, i] | BOTH)
    lift(table, row, i)


@compiled
def is_protected(table, row):
    """Does an angel junior lie on this side (6-2)?"""
    if not table.works[ANGEL_JUNIOR]:
        return False
    for i in range(table.row_size[row]):
        if table.lies[row, i] == ANGEL_JUNIOR:
            return True
    return False


@compiled
def destroy(table, me, row, i):
    """An ability of `me` discards a card of the columns, unless an angel junior protects it; was it discarded?"""
    owner = row // COLUMNS
    card = table.lies[row, i]
    if is_protected(table, row):
        table.protected[owner] += 1
        tell(table, SAVED, owner, card, row % COLUMNS)
        return False
    tell(table, DISCARDS, owner, card, row % COLUMNS)
    if owner == me:
        table.self_destroyed[me] += 1
    else:
        table.destroyed[me] += 1
    discard_from(table, row, i)
    return True


@compiled
def to_area(table, seat, row, i):
    """A card with its disc becomes a finished faction of the seat."""
    area = area_of(seat)
    end = table.row_size[area]
    card = table.lies[row, i]
    shade = table.shade[row, i]
    disc = table.disc[row, i]
    lift(table, row, i)
    lay(table, area, card)
    if table.fault == 0 and disc:
        recolour(table, area, end, shade)
        table.disc[area, end] = disc
    table.represented[seat, card] += 1
    if end < len(FIRST_FIVE) and table.reached[seat, end] == 0:
        table.reached[seat, end] = max(1, table.own_turns[seat])
    tell(table, TO_AREA, seat, card, 0)
