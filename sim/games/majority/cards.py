"""The Majority: the abilities, carried out in this order over the cards of one turn (rulebook 2-3 and 3-1)."""

from sim.games.majority.state import (
    ASSASSINATION,
    BRIBED,
    BRIBERY,
    COLOURS,
    RANKS,
    REMOVED,
    SPY,
    STAYS,
    TREASON,
)
from sim.games.majority.words import (
    ASSASSINATES,
    BETRAYS,
    BRIBES,
    CANCELLED,
    MARKER,
    REMOVES,
    SETTLES,
    SPY_IDLE,
    TAKES,
)
from sim.kernel.compile import compiled
from sim.kernel.trace import NOBODY, tell


@compiled
def colour_of(card):
    return card // RANKS


@compiled
def partner_of(seat):
    """The player opposite; only in the game of four."""
    return (seat + 2) % 4


@compiled
def right_of(table, seat):
    return seat - 1 if seat > 0 else table.players - 1


@compiled
def acts(table, seat, ability):
    """Does the seat's card of this turn have the ability, and may it still act?"""
    return table.ability[table.chosen[seat]] == ability and table.fate[seat] == STAYS


@compiled
def abilities_played(table):
    """A bit for every ability among the cards of the turn."""
    played = 0
    for seat in range(table.players):
        played |= 1 << table.ability[table.chosen[seat]]
    return played


@compiled
def bribery(table):
    """0: takes all cards of its colour played this turn; several 0s of a colour have no effect."""
    for colour in range(len(COLOURS)):
        bribers = 0
        briber = NOBODY
        for seat in range(table.players):
            card = table.chosen[seat]
            if table.ability[card] == BRIBERY and colour_of(card) == colour:
                bribers += 1
                briber = seat
                table.bribes[seat] += 1
        if bribers == 1:
            _take_colour(table, briber, colour)
        elif bribers > 1:
            _cancel(table, colour, bribers)


@compiled
def _take_colour(table, briber, colour):
    tell(table, BRIBES, briber, table.chosen[briber], colour)
    taken = 0
    for seat in range(table.players):
        if colour_of(table.chosen[seat]) == colour:
            table.fate[seat] = BRIBED
            table.taker[seat] = briber
            if seat != briber:
                taken += 1
                table.bribed_away[seat] += 1
                tell(table, TAKES, briber, table.chosen[seat], 0)
    table.bribes_took[briber, taken] += 1


@compiled
def _cancel(table, colour, bribers):
    tell(table, CANCELLED, NOBODY, bribers, colour)
    for seat in range(table.players):
        card = table.chosen[seat]
        if table.ability[card] == BRIBERY and colour_of(card) == colour:
            table.bribes_cancelled[seat] += 1


@compiled
def assassination(table):
    """2: all cards of other colours played this turn leave the game. 2s that strike do so at the same time."""
    strikes = 0  # a bit for every seat whose 2 acts, before any of them is removed itself
    for seat in range(table.players):
        if acts(table, seat, ASSASSINATION):
            strikes |= 1 << seat
            table.assassinations[seat] += 1
            tell(table, ASSASSINATES, seat, table.chosen[seat], 0)
    for seat in range(table.players):
        if strikes >> seat & 1:
            _strike(table, seat)


@compiled
def _strike(table, killer):
    colour = colour_of(table.chosen[killer])
    for seat in range(table.players):
        card = table.chosen[seat]
        if colour_of(card) == colour or (table.fate[seat] == BRIBED and not table.assassination_hits_bribed):
            continue
        table.assassinated[killer] += 1
        if table.fate[seat] != REMOVED:
            table.fate[seat] = REMOVED
            table.removed[card] += 1
            table.murdered[seat] += 1
            tell(table, REMOVES, seat, card, 0)


@compiled
def spy(table, last_turn):
    """3: the marker, and an open next turn. The seat farthest clockwise from the holder counts, the holder last."""
    best = NOBODY
    farthest = -1
    for seat in range(table.players):
        distance = seat - table.marker if seat >= table.marker else seat - table.marker + table.players
        if acts(table, seat, SPY) and not last_turn and distance > farthest:
            best = seat
            farthest = distance
    for seat in range(table.players):
        if table.ability[table.chosen[seat]] == SPY and seat != best:
            table.spies_failed[seat] += 1
            tell(table, SPY_IDLE, seat, table.chosen[seat], 0)
    if best != NOBODY:
        table.spies[best] += 1
        table.marker = best
        tell(table, MARKER, best, 0, 0)
    return best != NOBODY


@compiled
def treason(table):
    """7: goes to the right neighbour's scoring area."""
    for seat in range(table.players):
        if acts(table, seat, TREASON):
            right = right_of(table, seat)
            table.taker[seat] = right
            table.treason_given[seat] += 1
            table.treason_received[right] += 1
            tell(table, BETRAYS, right, table.chosen[seat], 0)


@compiled
def settle(table):
    """What is left goes to the scoring areas."""
    for seat in range(table.players):
        if table.fate[seat] == REMOVED:
            continue
        card = table.chosen[seat]
        taker = table.taker[seat]
        table.owned[taker, card] += 1
        table.sums[taker, colour_of(card)] += table.power[card]
        if table.fate[seat] == STAYS and taker == seat:
            tell(table, SETTLES, taker, card, 0)
