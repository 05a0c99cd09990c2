"""Three Tricks: what can be asked, what a seat can't see, and the default answers."""

import numpy as np

from sim.kernel.compile import effect
from sim.kernel.decisions import last_option, next_option
from sim.kernel.piles import pop, push
from sim.kernel.rng import TABLE, shuffle
from sim.strategy import Strategy
from tests.kernel.toy.state import CARDS, NO_CARD

KINDS = {"swap": "which card to put back, or STOP to keep all", "play": "which card to play"}


@effect
def conceal(table, me):
    """Deal anew the deck, the others' hands and the cards that they have chosen face down."""
    hidden = np.zeros(CARDS, np.int8)
    for i in range(table.deck_size[0]):
        hidden[table.deck[0, i]] = 1
    for seat in range(table.players):
        if seat != me:
            for i in range(table.hand_size[seat]):
                hidden[table.hand[seat, i]] = 1
            if table.chosen[seat] != NO_CARD:
                hidden[table.chosen[seat]] = 1
    table.deck_size[0] = 0
    for card in range(CARDS):  # in order: the new deal must not depend on who held what
        if hidden[card]:
            push(table, table.deck, table.deck_size, 0, card)
    shuffle(table, TABLE, table.deck[0], table.deck_size[0])
    for seat in range(table.players):
        if seat != me:
            for i in range(table.hand_size[seat]):
                table.hand[seat, i] = pop(table, table.deck, table.deck_size, 0)
            if table.chosen[seat] != NO_CARD:
                table.chosen[seat] = pop(table, table.deck, table.deck_size, 0)


class Toy(Strategy, template=True):
    """The defaults: keep all cards, play the lowest first."""

    game = "toy"

    def swap(table, me):
        return last_option(table)

    def play(table, me):
        return next_option(table, -1)
