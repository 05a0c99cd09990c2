"""A theory about what is still out: count the 0s and 2s that can hit a card, and the power that a 0 can take."""

from sim.games.majority.cards import colour_of
from sim.games.majority.decisions import Majority
from sim.games.majority.state import BRIBERY, COLOURS, RANKS, TREASON
from sim.kernel.compile import compiled
from sim.kernel.decisions import best_option
from sim.kernel.piles import count
from sim.strategy import Parameter
from strategies.majority.open_turn import arriving
from strategies.majority.reckoning import best_with, of_colour, power_in

ZERO, TWO = 0, 1  # ranks: the places of the cards 0 and 2 in a colour
COUNT_BITS, COUNT = 8, 255


@compiled
def unseen(table, me, card):
    """Copies of a card that I don't see: not in a scoring area, not removed, not with me."""
    copies = int(table.copies[card]) - table.removed[card]
    for seat in range(table.players):
        copies -= table.owned[seat, card]
    copies -= count(table.hand, table.hand_size, me, card)
    return copies - count(table.kept, table.kept_size, me, card)


@compiled
def count_threats(table, me):
    """The unseen 0s and 2s, packed: sixteen bits for a colour, the 0s in the lower eight."""
    threats = 0
    for colour in range(len(COLOURS)):
        zeros, twos = unseen(table, me, colour * RANKS + ZERO), unseen(table, me, colour * RANKS + TWO)
        threats += (zeros + (twos << COUNT_BITS)) << (2 * COUNT_BITS * colour)
    return threats


@compiled
def zeros_in(threats, colour):
    return threats >> (2 * COUNT_BITS * colour) & COUNT


@compiled
def twos_in(threats, colour):
    return threats >> (2 * COUNT_BITS * colour + COUNT_BITS) & COUNT


@compiled
def hostile(threats, colour):
    """The unseen cards that would take or remove a card of the colour: its 0s, and the 2s of the other colours."""
    twos = twos_in(threats, 0) + twos_in(threats, 1) + twos_in(threats, 2)
    return zeros_in(threats, colour) + twos - twos_in(threats, colour)


@compiled
def power_out(table, colour, mine):
    """Power of a colour that I don't see: the deck's without removed cards, scoring areas and my own."""
    power = -mine
    for card in range(colour * RANKS, (colour + 1) * RANKS):
        power += (int(table.copies[card]) - table.removed[card]) * table.power[card]
    for seat in range(table.players):
        power -= table.sums[seat, colour]
    return power


@compiled
def expected(table, me, card, plan):
    """The power that the card should bring face down if every unseen card may be played as likely as any other."""
    threats, mine, chance, caution = plan
    colour = colour_of(card)
    if table.ability[card] == TREASON:
        return -float(table.power[card])
    if table.ability[card] == BRIBERY:
        cancelled = caution * chance * zeros_in(threats, colour)
        return chance * power_out(table, colour, of_colour(mine, colour)) * (1.0 - cancelled)
    return table.power[card] * (1.0 - caution * chance * hostile(threats, colour))


@compiled
def expendable(table, me, card, plan):
    return -expected(table, me, card, plan)


@compiled
def count_cards(table, me, caution):
    """What is known of the unseen cards: threats, my own power, the chance of one to be played now."""
    with_me = table.hand_size[me] + table.kept_size[me]
    out = table.deck_size[0] + (table.players - 1) * with_me
    mine = power_in(table, me, table.hand, table.hand_size) + power_in(table, me, table.kept, table.kept_size)
    return count_threats(table, me), mine, (table.players - 1) / max(out, 1), caution


@compiled
def seen(table, me, card):
    """In an open turn nothing is expected: one looks."""
    return arriving(table, me, card, 0)


class CardCounter(Majority):
    """Count what has gone: big cards are safe when the 0s and 2s are out, a 0 is worth the power that is yet to come.

    Every card is valued by the power that it should bring on average; the partner gets the card with the least. In
    an open turn only what lies there counts.

    Source: card counting as in bridge and blackjack, on the deck list of rulebook 1-2: the whole deck is dealt once.
    """

    caution = Parameter(1.0, low=0.0, high=5.0, about="weight of the danger that a card is taken, removed or cancelled")

    def draft(table, me, caution):
        return best_with(table, me, expected, count_cards(table, me, caution))

    def swap(table, me, caution):
        return best_with(table, me, expendable, count_cards(table, me, caution))

    def play(table, me, caution):
        if table.open:
            return best_option(table, me, seen)
        return best_with(table, me, expected, count_cards(table, me, caution))
