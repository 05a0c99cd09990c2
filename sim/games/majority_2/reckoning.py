"""Majority 2: what cards in the columns are roughly worth, in tenths of a point.

The defaults and most strategies reckon with it. It reads only what lies open. `reckon` is compiled by itself and
leaves its results in the record: what a card of each colour would do for a seat, and in which column.
"""

import numpy as np

from sim.games.majority_2.allowed import free_to_play, has_kind, playable
from sim.games.majority_2.rows import area_of, row_of
from sim.games.majority_2.state import (
    ANGEL_ARISTOCRAT,
    CARD,
    COLOURLESS,
    FACTION,
    GHOST,
    LARGE_FACTION,
    RECKON,
    SECRETARY,
    SIDE_FULL,
)
from sim.kernel.address import call_effect
from sim.kernel.compile import compiled, effect

# What a side is worth by its number of cards (row) and that of its strongest colour (column). With three of a colour
# among four any fifth card finishes the faction; a side of four with less is soon lost.
HOPE = np.array(
    [[0, 0, 0, 0, 0], [0, 8, 0, 0, 0], [0, 3, 22, 0, 0], [0, -4, 14, 44, 0], [0, -8, 10, 52, 58]],
    np.int64,
)
TEMPO = 20  # a finished faction beside its points: it opens veterans and brings the end nearer
COIN = 12  # a point, and something for what it buys


@compiled
def reckon(table, seat):
    """For every colour: `table.gain`, what one more card of it does at best, and in which `table.best_column`."""
    if table.reckoned != 2 * table.changes + seat:  # most questions come in pairs, card and column: reckon once
        call_effect(table.hooks[RECKON], table, seat)


@effect
def reckon_part(table, seat):
    table.reckoned = 2 * table.changes + seat
    first, second, third = row_of(seat, 0), row_of(seat, 1), row_of(seat, 2)
    reckon_side(table, seat, first)
    reckon_side(table, seat, second)
    reckon_side(table, seat, third)
    for colour in range(COLOURLESS + 1):
        one, two = table.side_gain[first, colour], table.side_gain[second, colour]
        best = max(one, two, table.side_gain[third, colour])
        table.gain[colour] = best
        table.best_column[colour] = (one != best) * (1 + (two != best))


@compiled
def reckon_side(table, seat, row):
    """Only what has changed: between two questions that is one side, if any."""
    if table.stale[row]:
        table.stale[row] = 0
        if table.row_size[row] + 1 < SIDE_FULL:
            reckon_open(table, row)
        else:
            reckon_last(table, seat, row)


@compiled
def reckon_open(table, row):
    """One more card makes the strongest colour stronger, or only the side fuller."""
    size = int(table.row_size[row])
    most = strongest(table, row)
    stronger = HOPE[size + 1, most + 1] - HOPE[size, most]
    fuller = HOPE[size + 1, most] - HOPE[size, most]
    for colour in range(COLOURLESS):
        table.side_gain[row, colour] = fuller + (stronger - fuller) * (table.count[row, colour] == most)
    table.side_gain[row, COLOURLESS] = fuller


@compiled
def reckon_last(table, seat, row):
    """The fifth card finishes a faction of its own colour, or of the strongest one, or everything is lost."""
    most = strongest(table, row)
    before = HOPE[4, min(4, most)]
    rest = -before
    if most >= FACTION:
        rest += finish_worth(table, seat, row, strongest_colour(table, row), most)
    for colour in range(COLOURLESS):
        own = int(table.count[row, colour]) + 1
        own_faction = own >= FACTION and own >= most
        table.side_gain[row, colour] = finish_worth(table, seat, row, colour, own) - before if own_faction else rest
    table.side_gain[row, COLOURLESS] = rest


@compiled
def gain_in(table, seat, row, colour):
    """What one more card of a colour does for a side of the seat."""
    reckon(table, seat)
    return int(table.side_gain[row, colour])


@compiled
def strongest(table, row):
    """The number of cards of the most frequent colour of a row."""
    first = max(int(table.count[row, 0]), int(table.count[row, 1]))
    second = max(int(table.count[row, 2]), int(table.count[row, 3]))
    return max(max(first, second), int(table.count[row, 4]))


@compiled
def strongest_colour(table, row):
    """The most frequent colour of a row; colourless ghosts are none."""
    best = 0
    for colour in range(1, COLOURLESS):
        if table.count[row, colour] > table.count[row, best]:
            best = colour
    return best


@compiled
def hope(table, row):
    """What the cards on a side promise."""
    return HOPE[min(4, table.row_size[row]), min(4, strongest(table, row))]


@compiled
def finish_worth(table, seat, row, colour, members):
    """What it is worth to form a faction of this side."""
    best = 0
    for i in range(table.row_size[row]):
        if table.shade[row, i] == colour:
            best = max(best, area_worth(table, seat, table.lies[row, i], colour))
    return 10 * best + COIN * (1 if members < LARGE_FACTION else 2) + TEMPO


@compiled
def area_worth(table, seat, card, colour):
    """What a card would add in a scoring area: its points, and a bonus to and from other secretaries."""
    worth = int(table.points[card])
    if table.rank[card] == SECRETARY:
        return worth + 2 * table.bonus[card] * secretaries_of(table, seat, colour)
    return worth + 3 * table.bonus[card]


@compiled
def secretaries_of(table, seat, colour):
    """Secretaries of a colour in a scoring area."""
    area = area_of(seat)
    number = 0
    for i in range(table.row_size[area]):
        number += table.shade[area, i] == colour and table.rank[table.lies[area, i]] == SECRETARY
    return number


@compiled
def gain_of(table, card):
    """What a card does in its best column, after `reckon`."""
    return int(table.gain[table.faction[card]])


@compiled
def stays(table, card):
    """Does a card that is paid for stay in its column?"""
    return (card != ANGEL_ARISTOCRAT and card != GHOST) or table.effects[card] == 0


@compiled
def paid_gain(table, card):
    """The same for a card that is paid for: one that leaves its column at once does nothing there."""
    return gain_of(table, card) * stays(table, card)


@compiled
def gains_of(table, seat):
    """The gains of every colour as numbers that outlast the next `reckon`."""
    reckon(table, seat)
    gain = table.gain
    return int(gain[0]), int(gain[1]), int(gain[2]), int(gain[3]), int(gain[4]), int(gain[5])


@compiled
def best_free(table, me):
    """What the best card of the hand that may be played free brings, after `reckon`."""
    best = 0
    allowed = free_to_play(table, me)
    for i in range(table.hand_size[0]):
        card = table.hand[0, i] & CARD
        best = max(best, gain_of(table, card) * has_kind(allowed, card))
    return best


@compiled
def best_cards(table, me, cards, sizes, row):
    """What the two best cards of a pile that may be played bring, after `reckon`; one that does harm needn't be."""
    allowed = playable(table, me)
    first = 0
    second = 0
    for i in range(sizes[row]):
        card = cards[row, i] & CARD
        value = gain_of(table, card) * has_kind(allowed, card)
        second = max(second, min(first, value))
        first = max(first, value)
    return first + second


@compiled
def loss(table, row, i):
    """What a side loses if one of its cards goes, or changes to a colour that the side lacks."""
    size = min(4, table.row_size[row])
    most = strongest(table, row)
    shade = table.shade[row, i]
    left = most
    if shade != COLOURLESS and table.count[row, shade] == most:
        left = 0
        for colour in range(COLOURLESS):
            left = max(left, int(table.count[row, colour]) - (colour == shade))
    return HOPE[size, min(4, most)] - HOPE[size - 1, min(size - 1, left)]


@compiled
def recolour_loss(table, row, i):
    """What a side loses if one of its cards takes a colour that the side lacks."""
    size = min(4, table.row_size[row])
    most = strongest(table, row)
    shade = table.shade[row, i]
    left = most
    if shade != COLOURLESS and table.count[row, shade] == most:
        left = 1
        for colour in range(COLOURLESS):
            left = max(left, int(table.count[row, colour]) - (colour == shade))
    return HOPE[size, min(4, most)] - HOPE[size, min(size, left)]
