"""An open turn: what becomes of the cards that lie there already if mine joins them (rulebook 2-3, 3-1).

The 0s and 2s that lie there are packed into one number, the "threats": for each colour, four bits count its 0s and
four its 2s. That makes every question about them a shift and a comparison.
"""

from sim.games.majority.cards import colour_of, right_of
from sim.games.majority.state import ASSASSINATION, BRIBERY, COLOURS, NO_CARD, TREASON
from sim.kernel.compile import compiled
from strategies.majority.reckoning import balance

COLOUR_BITS, COUNT_BITS, COUNT = 8, 4, 15
SEAT_BITS, SEAT_MASK = 15, (1 << 15) - 1  # power that lands in the four scoring areas is packed as well


@compiled
def lying(table, me, card, seat):
    """The card that lies open before a seat if I play this one."""
    return int(card) if seat == me else int(table.shown[seat])


@compiled
def threats_of(table, me, card):
    """All 0s and 2s that lie open if I play this card, packed."""
    threats = 0
    for seat in range(table.players):
        at = lying(table, me, card, seat)
        if at != NO_CARD:
            ability = table.ability[at]
            threat = (ability == BRIBERY) + ((ability == ASSASSINATION) << COUNT_BITS)
            threats += threat << (COLOUR_BITS * colour_of(at))
    return threats


@compiled
def is_bribed(threats, colour):
    """Does a single 0 take the cards of the colour?"""
    return threats >> (COLOUR_BITS * colour) & COUNT == 1


@compiled
def is_struck(threats, colour):
    """Does an unbribed 2 of another colour remove the cards of this one?"""
    for other in range(len(COLOURS)):
        strikes = threats >> (COLOUR_BITS * other + COUNT_BITS) & COUNT
        if other != colour and strikes and not is_bribed(threats, other):
            return True
    return False


@compiled
def power_shown(table, me, colour):
    """Power of a colour that the others have shown."""
    power = 0
    for seat in range(table.players):
        at = table.shown[seat]
        if seat != me and at != NO_CARD and colour_of(at) == colour:
            power += int(table.power[at])
    return power


@compiled
def arriving(table, me, card, guess):
    """The power that my card brings me as far as I can see; face down, a 0 brings what one guesses."""
    ability = table.ability[card]
    if ability == TREASON:
        return 0
    if not table.open:
        return guess if ability == BRIBERY else int(table.power[card])
    colour = colour_of(card)
    threats = threats_of(table, me, card)
    if is_bribed(threats, colour):
        return power_shown(table, me, colour) if ability == BRIBERY else 0
    return 0 if is_struck(threats, colour) else int(table.power[card])


@compiled
def briber_of(table, me, card, colour):
    """Whose 0 of the colour lies there."""
    briber = me
    for seat in range(table.players):
        at = lying(table, me, card, seat)
        if at != NO_CARD and table.ability[at] == BRIBERY and colour_of(at) == colour:
            briber = seat
    return briber


@compiled
def landing(table, me, card, seat, threats):
    """The power of a seat's card, at the place of whoever gets it; 0 if it is removed."""
    at = lying(table, me, card, seat)
    colour = colour_of(at)
    bribed = is_bribed(threats, colour)
    if is_struck(threats, colour) and (table.assassination_hits_bribed or not bribed):
        return 0
    taker = seat
    if bribed:
        taker = briber_of(table, me, card, colour)
    elif table.ability[at] == TREASON:
        taker = right_of(table, seat)
    return int(table.power[at]) << (SEAT_BITS * taker)


@compiled
def settled(table, me, colour, landed):
    """My side's coins minus the others' for a colour, with the power that has landed."""
    a = int(table.sums[0, colour]) + (landed & SEAT_MASK)
    b = int(table.sums[1, colour]) + (landed >> SEAT_BITS & SEAT_MASK)
    c = int(table.sums[2, colour]) + (landed >> 2 * SEAT_BITS & SEAT_MASK)
    d = int(table.sums[3, colour]) + (landed >> 3 * SEAT_BITS & SEAT_MASK)
    return balance(table, me, a, b, c, d)


@compiled
def margin_after(table, me, card):
    """My side's coins minus the others' if the turn ended with my card and the council were held."""
    threats = threats_of(table, me, card)
    red = blue = yellow = 0
    for seat in range(table.players):
        at = lying(table, me, card, seat)
        if at != NO_CARD:
            landed = landing(table, me, card, seat, threats)
            red += landed if colour_of(at) == 0 else 0
            blue += landed if colour_of(at) == 1 else 0
            yellow += landed if colour_of(at) == 2 else 0
    return settled(table, me, 0, red) + settled(table, me, 1, blue) + settled(table, me, 2, yellow)
