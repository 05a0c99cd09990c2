"""Crimson Company: the deck with its open top card, the offer, the discard pile.

The cards below the top one lie in no order: the next one is drawn by lot when it becomes the top card. A card that
was taken out of a deck keeps its lot, so that all other cards come as they would have come with it.
"""

from sim.games.crimson_company.state import DEAL, NO_CARD, OFFER, REFILL
from sim.games.crimson_company.words import DISCARDED, JOINS_OFFER, RESHUFFLED, SHOWN
from sim.kernel.address import call_effect
from sim.kernel.compile import compiled, effect
from sim.kernel.piles import push
from sim.kernel.rng import TABLE, below
from sim.kernel.trace import NOBODY, tell


@compiled
def discard(table, card):
    """Onto the discard pile."""
    push(table, table.discard, table.discard_size, 0, card)


@compiled
def discard_openly(table, card):
    tell(table, DISCARDED, NOBODY, card, 0)
    discard(table, card)


@effect
def turn_up_part(table, me):
    """Show the next card of the deck; an empty deck is made anew from the discard pile."""
    table.top = NO_CARD
    _draw_lot(table)
    if table.top == NO_CARD and table.discard_size[0] > 0:
        _reshuffle(table)
        _draw_lot(table)
    if table.top != NO_CARD:
        tell(table, SHOWN, NOBODY, table.top, 0)


@compiled
def _draw_lot(table):
    while table.top == NO_CARD and table.deck_size[0] > 0:
        place = below(table, TABLE, table.deck_size[0])
        card = table.deck[0, place]
        table.deck_size[0] -= 1
        table.deck[0, place] = table.deck[0, table.deck_size[0]]
        if table.present[card]:
            table.top = card


@compiled
def _reshuffle(table):
    for i in range(table.discard_size[0]):
        table.deck[0, i] = table.discard[0, i]
    table.deck_size[0] = table.discard_size[0]
    table.discard_size[0] = 0
    table.reshuffles += 1
    tell(table, RESHUFFLED, NOBODY, table.deck_size[0], 0)


@compiled
def turn_up(table):
    call_effect(table.hooks[DEAL], table, 0)


@compiled
def show_top(table):
    """The deck's top card, if there is any card to be had."""
    if table.top == NO_CARD:
        turn_up(table)
    return int(table.top)


@compiled
def draw(table):
    """Take the top card; NO_CARD if deck and discard pile are empty."""
    card = show_top(table)
    if card != NO_CARD:
        turn_up(table)
    return card


@compiled
def refill(table):
    """Fill the offer up to four cards."""
    for place in range(OFFER):
        if table.offer[place] == NO_CARD:
            call_effect(table.hooks[REFILL], table, 0)
            return


@effect
def refill_part(table, me):
    for place in range(OFFER):
        if table.offer[place] == NO_CARD:
            table.offer[place] = draw(table)
            if table.offer[place] != NO_CARD:
                tell(table, JOINS_OFFER, NOBODY, table.offer[place], 0)


@compiled
def take_from_offer(table, card):
    """Take one copy of a character out of the offer, and fill it up."""
    for place in range(OFFER):
        if table.offer[place] == card:
            table.offer[place] = NO_CARD
            break
    refill(table)
