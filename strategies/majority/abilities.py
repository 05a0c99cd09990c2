"""Theories about the two strong abilities: bribery (0) and assassination (2)."""

from sim.games.majority.cards import colour_of
from sim.games.majority.decisions import Majority
from sim.games.majority.state import ASSASSINATION, BRIBERY, NO_CARD
from sim.kernel.compile import compiled
from sim.strategy import Parameter
from strategies.majority.open_turn import arriving, is_bribed, threats_of
from strategies.majority.reckoning import best_with, rival, valued

FIRST = 1000  # before everything else
GUESS = 8  # what a face-down 0 is expected to take


@compiled
def laid_out(table, colour):
    """Power of a colour in the scoring areas: the less it is, the more is still to come."""
    return int(table.sums[0, colour]) + table.sums[1, colour] + table.sums[2, colour] + table.sums[3, colour]


@compiled
def collect_bribes(table, me, card, appetite):
    return valued(table, card, appetite, 2.0, 3.0, -7.0)


@compiled
def part_with(table, me, card, appetite):
    return -collect_bribes(table, me, card, appetite)


@compiled
def bribe(table, me, card, price):
    """A 0 face down goes where most is still to come; in an open turn it must take what it is worth."""
    if table.ability[card] != BRIBERY:
        return arriving(table, me, card, 0)
    if not table.open:
        return FIRST - laid_out(table, colour_of(card))
    taken = arriving(table, me, card, 0)
    return FIRST + taken if taken >= price else -1


class Briber(Majority):
    """Let others play the power and take it: collect 0s and use them early, while the big cards are coming.

    Face down, a 0 goes out at once, in the colour of which least lies on the table; in an open turn only if it takes
    at least its price. Between the bribes the biggest number is played.

    Source: rulebook 3-1, bribery, and its hint that 0s gain from an open turn.
    """

    appetite = Parameter(9.5, low=0.0, high=15.0, about="power that a 0 counts for in the draft")
    price = Parameter(6, low=0, high=30, about="power that a 0 must take in an open turn")

    def draft(table, me, appetite):
        return best_with(table, me, collect_bribes, appetite)

    def swap(table, me, appetite):
        return best_with(table, me, part_with, appetite)

    def play(table, me, price):
        return best_with(table, me, bribe, price)


@compiled
def collect_daggers(table, me, card, appetite):
    """2s, then 0s and big numbers, which a 2 of their colour does not hit."""
    return valued(table, card, 8.0, appetite, 4.0, -7.0)


@compiled
def disarm(table, me, card, appetite):
    return -collect_daggers(table, me, card, appetite)


@compiled
def victims(table, me, card):
    """Power that my 2 would remove in an open turn: the rivals' minus the partner's."""
    threats = threats_of(table, me, card)
    if is_bribed(threats, colour_of(card)):
        return 0
    fallen = 0
    for seat in range(table.players):
        at = table.shown[seat]
        if at != NO_CARD and colour_of(at) != colour_of(card) and not is_bribed(threats, colour_of(at)):
            fallen += int(table.power[at]) if rival(table, me, seat) else -int(table.power[at])
    return fallen


@compiled
def strike(table, me, card, price):
    """A 2 in an open turn if enough falls; face down in the first turn of a phase, when the best cards come."""
    if table.ability[card] != ASSASSINATION:
        return arriving(table, me, card, GUESS)
    if table.open:
        fallen = victims(table, me, card)
        return FIRST + fallen if fallen >= price else -1
    return FIRST if table.turn == 0 else 0


class Assassin(Majority):
    """Remove what the others play: a 2 costs one small card, and two rivals lose theirs.

    Face down, 2s strike in the first turn of a phase, when everybody plays their best; in an open turn as soon as
    the rivals' fallen power outweighs the partner's by the price, and otherwise they wait.

    Source: rulebook 3-1, assassination, and the hint there that 2s gain from an open turn.
    """

    appetite = Parameter(8.5, low=0.0, high=15.0, about="power that a 2 counts for in the draft")
    price = Parameter(8, low=0, high=30, about="power that must fall in an open turn, the partner's subtracted")

    def draft(table, me, appetite):
        return best_with(table, me, collect_daggers, appetite)

    def swap(table, me, appetite):
        return best_with(table, me, disarm, appetite)

    def play(table, me, price):
        return best_with(table, me, strike, price)
