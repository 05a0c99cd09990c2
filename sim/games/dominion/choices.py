"""Dominion: the questions that cards ask, ready to use."""

import numpy as np

from sim.games.dominion.kinds import ASK_CHOOSE, ASK_DISCARD, ASK_FATE, ASK_GAIN, ASK_PUT_BACK, ASK_TRASH, NO, YES
from sim.games.dominion.moves import (
    discard_from_hand,
    gain_to,
    has_type,
    offer_supply,
    put_on_deck,
    trash_from_hand,
)
from sim.games.dominion.state import ANY_TYPE, NO_CARD
from sim.kernel.compile import compiled
from sim.kernel.decisions import STOP, ask, clear_options, count_options, next_option, offer


@compiled
def from_hand(table, seat, kind, source, types, optional):
    """Ask for a card of the hand with one of these types; `NO_CARD` if there is none or the seat stops."""
    table.source = source
    clear_options(table)
    for i in range(table.hand_size[seat]):
        card = table.hand[seat, i]
        if has_type(table, card, types):
            offer(table, card)
    if next_option(table, -1) < 0:
        return NO_CARD
    if optional:
        offer(table, STOP)
    answer = ask(table, seat, kind)
    return NO_CARD if answer == STOP else answer


@compiled
def yes(table, seat, source):
    """Ask whether to do what a card allows. What it is about can be put into `table.shown` before."""
    table.source = source
    clear_options(table)
    offer(table, NO)
    offer(table, YES)
    return ask(table, seat, ASK_CHOOSE) == YES


@compiled
def discard_one(table, seat, source, types, optional):
    """Discard a card of the hand; the card, or `NO_CARD`."""
    card = from_hand(table, seat, ASK_DISCARD, source, types, optional)
    if card != NO_CARD:
        discard_from_hand(table, seat, card)
    return card


@compiled
def discard_any(table, seat, source):
    """Discard as many cards as the seat likes; how many."""
    discarded = 0
    while discard_one(table, seat, source, ANY_TYPE, True) != NO_CARD:
        discarded += 1
    return discarded


@compiled
def discard_down_to(table, seat, source, count):
    """Discard until the hand has at most so many cards."""
    while table.hand_size[seat] > count:
        discard_one(table, seat, source, ANY_TYPE, False)


@compiled
def trash_one(table, seat, source, types, optional):
    """Trash a card of the hand; the card, or `NO_CARD`."""
    card = from_hand(table, seat, ASK_TRASH, source, types, optional)
    if card != NO_CARD:
        trash_from_hand(table, seat, card)
    return card


@compiled
def keep_types(table, types):
    """Take back every option that is not a card of one of these types."""
    card = next_option(table, -1)
    while card >= 0:
        if not has_type(table, card, types):
            withdraw(table, card)
        card = next_option(table, card)


@compiled
def withdraw(table, option):
    """Take an option back."""
    table.options[option >> 6] &= ~(np.uint64(1) << np.uint64(option & 63))


@compiled
def gain_offered(table, seat, source, where, optional):
    """Ask which of the offered cards to gain, and gain it; the card, or `NO_CARD`."""
    if count_options(table) == 0:
        return NO_CARD
    if optional:
        offer(table, STOP)
    table.source = source
    card = ask(table, seat, ASK_GAIN)
    if card == STOP:
        return NO_CARD
    gain_to(table, seat, card, where)
    return card


@compiled
def gain_up_to(table, seat, source, coins, potions, types, where, optional):
    """Gain a card of one of these types that costs at most so much; the card, or `NO_CARD`."""
    offer_supply(table, coins, potions)
    keep_types(table, types)
    return gain_offered(table, seat, source, where, optional)


@compiled
def fate_of(table, seat, source, owner, card, may_trash):
    """Ask what becomes of an owner's card that was looked at: KEEP, DISCARD or TRASH."""
    table.source = source
    table.shown = card
    table.shown_seat = owner
    clear_options(table)
    offer(table, 0)
    offer(table, 1)
    if may_trash:
        offer(table, 2)
    return ask(table, seat, ASK_FATE)


@compiled
def put_back_aside(table, seat, source, base):
    """Put everything that lies aside above `base` back onto the deck, in an order of choice."""
    while table.aside_size[seat] > base:
        table.source = source
        clear_options(table)
        for i in range(base, table.aside_size[seat]):
            offer(table, table.aside[seat, i])
        card = ask(table, seat, ASK_PUT_BACK)
        take_aside(table, seat, base, card)
        put_on_deck(table, seat, card)


@compiled
def take_aside(table, seat, base, card):
    """Take a card out of those that lie aside above `base`."""
    for i in range(base, table.aside_size[seat]):
        if table.aside[seat, i] == card:
            table.aside_size[seat] -= 1
            for j in range(i, table.aside_size[seat]):
                table.aside[seat, j] = table.aside[seat, j + 1]
            return
