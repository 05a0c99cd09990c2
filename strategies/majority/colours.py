"""Theories about colours: all of one, or something of each."""

from sim.games.majority.cards import colour_of
from sim.games.majority.decisions import Majority
from sim.kernel.compile import compiled
from sim.strategy import Parameter
from strategies.majority.open_turn import arriving
from strategies.majority.reckoning import best_with, held_power, valued

BRIBE = 8  # what a face-down 0 is expected to take


@compiled
def strongest_colour(table, me):
    red, blue, yellow = held_power(table, me, 0), held_power(table, me, 1), held_power(table, me, 2)
    if red >= blue and red >= yellow:
        return 0
    return 1 if blue >= yellow else 2


@compiled
def hoard(table, me, card, plan):
    favourite, loyalty = plan
    return valued(table, card, BRIBE, 3, 3, -7) * (loyalty if colour_of(card) == favourite else 1)


@compiled
def give_away(table, me, card, plan):
    """The partner gets the best of the other colours."""
    favourite, loyalty = plan
    return valued(table, card, 0, 2, 3, 4) * (-loyalty if colour_of(card) == favourite else 1)


@compiled
def bring_home(table, me, card, plan):
    favourite, loyalty = plan
    return arriving(table, me, card, BRIBE) * (loyalty if colour_of(card) == favourite else 1)


class Hoarder(Majority):
    """Hoard one colour, the one that most is in hand of, and win it by so much that nobody can catch up.

    Cards of the favourite colour count several times their power, in the draft and when it comes to playing; the
    partner gets the best of what is left.

    Source: rulebook 1-1, which promises the money to the most powerful faction; the plainest plan in a majority game.
    """

    loyalty = Parameter(3, low=1, high=10, about="how many times a card of the favourite colour counts")

    def draft(table, me, loyalty):
        return best_with(table, me, hoard, (strongest_colour(table, me), loyalty))

    def swap(table, me, loyalty):
        return best_with(table, me, give_away, (strongest_colour(table, me), loyalty))

    def play(table, me, loyalty):
        return best_with(table, me, bring_home, (strongest_colour(table, me), loyalty))


@compiled
def fill_up(table, me, card, evenness):
    """Power, less in colours that are well filled already."""
    return valued(table, card, BRIBE, 3, 3, -7) - evenness * held_power(table, me, colour_of(card))


@compiled
def overflow(table, me, card, evenness):
    return -fill_up(table, me, card, evenness)


@compiled
def lay_out(table, me, card, evenness):
    """What the card brings, less in colours that lie on the table already."""
    return arriving(table, me, card, BRIBE) - evenness * table.sums[me, colour_of(card)]


class Rainbow(Majority):
    """Have something of every colour: power goes where least of it is, so that no colour is without a place.

    Source: rulebook 2-4, by which nobody with 0 points is paid; the opposite of hoarding.
    """

    evenness = Parameter(0.3, low=0.0, high=3.0, about="how much a point that is there already counts against a card")

    def draft(table, me, evenness):
        return best_with(table, me, fill_up, evenness)

    def swap(table, me, evenness):
        return best_with(table, me, overflow, evenness)

    def play(table, me, evenness):
        return best_with(table, me, lay_out, evenness)
