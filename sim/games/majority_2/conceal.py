"""Majority 2: what a seat can't see is dealt anew.

A seat knows its own hand and reserve, all that lies open, every card that it saw going into the hand, the other
reserve or the discard pile. The bits on the cards say so: what lacks a seat's bit is pooled with the deck.
"""

from sim.games.majority_2.state import BOTH, CARD, KNOWN, PUT_ASIDE
from sim.kernel.compile import compiled, effect
from sim.kernel.piles import pop, push
from sim.kernel.rng import TABLE, shuffle


@effect
def conceal(table, me):
    """Deal anew the deck and all cards that the seat doesn't know, wherever they are."""
    hide(table, me, table.hand, table.hand_size, 0, unsure_hand(table, me))
    hide(table, me, table.reserve, table.reserve_size, 1 - me, unsure(table, me))
    hide(table, me, table.discard, table.discard_size, 0, 0)
    sort_deck(table)
    shuffle(table, TABLE, table.deck[0], table.deck_size[0])
    deal_back(table, me, table.hand, table.hand_size, 0, unsure_hand(table, me))
    deal_back(table, me, table.reserve, table.reserve_size, 1 - me, unsure(table, me))
    deal_back(table, me, table.discard, table.discard_size, 0, 0)


@compiled
def unsure(table, me):
    """Bits that make a card unknown: those put aside this turn; in the hand (see `unsure_hand`) all.

    After the other player has put a card of the hand aside face down, no card of that hand is sure to be there still
    until it is passed; the card put aside is one of them.
    """
    return PUT_ASIDE if table.put_aside and me != table.seat else 0


@compiled
def unsure_hand(table, me):
    return BOTH if table.put_aside and me != table.seat else 0


@compiled
def is_hidden(entry, me, veiled):
    """Is a card unknown to the seat, or veiled by one of these bits?"""
    return not entry & (KNOWN << me) or entry & veiled != 0


@compiled
def hide(table, me, cards, sizes, row, veiled):
    """Add the cards that the seat doesn't know to the deck."""
    for i in range(sizes[row]):
        if is_hidden(cards[row, i], me, veiled):
            push(table, table.deck, table.deck_size, 0, cards[row, i] & CARD)


@compiled
def deal_back(table, me, cards, sizes, row, veiled):
    """Fill the places of unknown cards; who knows what stays with the place."""
    for i in range(sizes[row]):
        if is_hidden(cards[row, i], me, veiled):
            cards[row, i] = (cards[row, i] & ~CARD) | pop(table, table.deck, table.deck_size, 0)


@compiled
def sort_deck(table):
    """Put the hidden cards in order, so that the new deal depends on which they are and not on where they were."""
    for i in range(1, table.deck_size[0]):
        card = table.deck[0, i]
        j = i - 1
        while j >= 0 and table.deck[0, j] > card:
            table.deck[0, j + 1] = table.deck[0, j]
            j -= 1
        table.deck[0, j + 1] = card
