"""An open turn: what becomes of the cards that lie there already if mine joins them (rulebook 2-3, 3-1)."""

from sim.games.majority.cards import colour_of, right_of
from sim.games.majority.state import ASSASSINATION, BRIBERY, COLOURS, NO_CARD, TREASON
from sim.kernel.compile import compiled
from sim.kernel.trace import NOBODY
from strategies.majority.reckoning import balance


@compiled
def lying(table, me, card, seat):
    """The card that lies open before a seat if I play this one."""
    return int(card) if seat == me else int(table.shown[seat])


@compiled
def shows(table, me, card, seat, ability):
    at = lying(table, me, card, seat)
    return at != NO_CARD and table.ability[at] == ability


@compiled
def shows_colour(table, me, card, seat, colour):
    at = lying(table, me, card, seat)
    return at != NO_CARD and colour_of(at) == colour


@compiled
def briber_of(table, me, card, colour):
    """Whose 0 takes the cards of a colour: nobody's where there is none or more than one."""
    bribers = 0
    briber = NOBODY
    for seat in range(table.players):
        if shows(table, me, card, seat, BRIBERY) and shows_colour(table, me, card, seat, colour):
            bribers += 1
            briber = seat
    return briber if bribers == 1 else NOBODY


@compiled
def struck(table, me, card, colour):
    """Does an unbribed 2 of another colour remove the cards of this one?"""
    for seat in range(table.players):
        if shows(table, me, card, seat, ASSASSINATION):
            other = colour_of(lying(table, me, card, seat))
            if other != colour and briber_of(table, me, card, other) == NOBODY:
                return True
    return False


@compiled
def power_shown(table, me, card, colour):
    """Power of a colour that lies open, mine included."""
    power = 0
    for seat in range(table.players):
        if shows_colour(table, me, card, seat, colour):
            power += int(table.power[lying(table, me, card, seat)])
    return power


@compiled
def arriving(table, me, card, guess):
    """The power that my card brings me as far as I can see; face down, a 0 brings what one guesses."""
    if table.ability[card] == TREASON:
        return 0
    if not table.open:
        return guess if table.ability[card] == BRIBERY else int(table.power[card])
    colour = colour_of(card)
    briber = briber_of(table, me, card, colour)
    if briber == me:
        return power_shown(table, me, card, colour)
    return 0 if briber != NOBODY or struck(table, me, card, colour) else int(table.power[card])


@compiled
def taker_of(table, me, card, seat, briber):
    """Who gets a card that stays in the game."""
    if briber != NOBODY:
        return briber
    return right_of(table, seat) if shows(table, me, card, seat, TREASON) else seat


@compiled
def settled(table, me, card, colour):
    """The margin of one colour after this turn, as far as its cards are known."""
    a, b = int(table.sums[0, colour]), int(table.sums[1, colour])
    c, d = int(table.sums[2, colour]), int(table.sums[3, colour])
    briber = briber_of(table, me, card, colour)
    safe = briber != NOBODY and not table.assassination_hits_bribed
    if safe or not struck(table, me, card, colour):
        for seat in range(table.players):
            if shows_colour(table, me, card, seat, colour):
                power = int(table.power[lying(table, me, card, seat)])
                taker = taker_of(table, me, card, seat, briber)
                a += power if taker == 0 else 0
                b += power if taker == 1 else 0
                c += power if taker == 2 else 0
                d += power if taker == 3 else 0
    return balance(table, me, a, b, c, d)


@compiled
def margin_after(table, me, card):
    """My side's coins minus the others' if the turn ended with my card and the council were held."""
    total = 0
    for colour in range(len(COLOURS)):
        total += settled(table, me, card, colour)
    return total


@compiled
def last_to_play(table, me):
    """Do I see everybody else's card before I play?"""
    if not table.open:
        return False
    for seat in range(table.players):
        if seat != me and table.shown[seat] == NO_CARD:
            return False
    return True
