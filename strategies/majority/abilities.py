"""Theories about the two strong abilities: bribery (0) and assassination (2)."""

from sim.games.majority.cards import colour_of
from sim.games.majority.decisions import Majority
from sim.games.majority.state import ASSASSINATION, BRIBERY, NO_CARD, RANKS
from sim.kernel.compile import compiled
from sim.kernel.decisions import best_option
from sim.kernel.trace import NOBODY
from sim.strategy import Parameter
from strategies.majority.open_turn import arriving, briber_of
from strategies.majority.reckoning import best_with, rival, valued

FIRST = 1000  # before everything else


@compiled
def come_out(table, colour):
    """Power of a colour that lies in the scoring areas: the less it is, the more is still to come."""
    return int(table.sums[0, colour]) + table.sums[1, colour] + table.sums[2, colour] + table.sums[3, colour]


@compiled
def purse(table, me, card):
    """0s before everything; then big numbers."""
    return valued(table, card, 12, 3, 4, -7)


@compiled
def bait(table, me, card):
    return -purse(table, me, card)


@compiled
def bribe(table, me, card, price):
    """A 0 face down goes where most is still to come; in an open turn it must take what it is worth."""
    if table.ability[card] != BRIBERY:
        return arriving(table, me, card, 0)
    if not table.open:
        return FIRST - come_out(table, colour_of(card))
    taken = arriving(table, me, card, 0)
    return FIRST + taken if taken >= price else -1


class Briber(Majority):
    """Let others play the power and take it: collect 0s and use them early, while the big cards are coming.

    Face down, a 0 goes out at once, in the colour of which least lies on the table; in an open turn only if it takes
    at least its price. Between the bribes the biggest number is played.

    Source: rulebook 3-1, bribery, and its hint that 0s gain from an open turn.
    """

    price = Parameter(6, low=0, high=30, about="power that a 0 must take in an open turn")

    def draft(table, me):
        return best_option(table, me, purse)

    def swap(table, me):
        return best_option(table, me, bait)

    def play(table, me, price):
        return best_with(table, me, bribe, price)


@compiled
def dagger(table, me, card):
    """2s before everything, and 3s to see the victims; then big numbers."""
    return valued(table, card, 8, 12, 6, -7)


@compiled
def my_dagger(table, me):
    """The colour of a 2 in my hand; NOBODY if there is none."""
    for i in range(table.hand_size[me]):
        if table.ability[table.hand[me, i]] == ASSASSINATION:
            return int(colour_of(table.hand[me, i]))
    return NOBODY


@compiled
def immune(table, me, card, colour):
    """What my own strike would spare, for the partner; otherwise what is least missed."""
    if table.ability[card] == ASSASSINATION:
        return -FIRST
    return int(table.power[card]) if colour_of(card) == colour else -dagger(table, me, card)


@compiled
def victims(table, me, card):
    """Power that my 2 would remove in an open turn: the rivals' minus the partner's."""
    total = 0
    for seat in range(table.players):
        shown = table.shown[seat]
        if seat == me or shown == NO_CARD or colour_of(shown) == colour_of(card):
            continue
        if briber_of(table, me, card, colour_of(shown)) == NOBODY:
            total += int(table.power[shown]) if rival(table, me, seat) else -int(table.power[shown])
    return total


@compiled
def strike(table, me, card, price):
    """A 2 in an open turn if enough falls; face down in the first turn of a phase, when the best cards come."""
    if table.ability[card] != ASSASSINATION:
        return arriving(table, me, card, 8)
    if table.open:
        fallen = victims(table, me, card) if briber_of(table, me, card, colour_of(card)) == NOBODY else 0
        return FIRST + fallen if fallen >= price else -1
    return FIRST if table.turn == 0 else 0


class Assassin(Majority):
    """Remove what the others play: a 2 costs one small card and two rivals lose theirs.

    Face down, 2s strike in the first turn of a phase, when everybody plays their best; in an open turn as soon as
    the rivals' fallen power outweighs the partner's by the price. The partner gets cards of the 2's own colour: they
    survive the strike.

    Source: rulebook 3-1, assassination.
    """

    price = Parameter(8, low=0, high=30, about="power that must fall in an open turn, the partner's subtracted")

    def draft(table, me):
        return best_option(table, me, dagger)

    def swap(table, me):
        return best_with(table, me, immune, my_dagger(table, me))

    def play(table, me, price):
        return best_with(table, me, strike, price)
