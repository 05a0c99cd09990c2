"""A theory about 7s: they go to the right neighbour, who is to win where it costs most."""

from sim.games.majority.cards import right_of
from sim.games.majority.decisions import Majority
from sim.games.majority.state import TREASON
from sim.kernel.compile import compiled
from sim.kernel.decisions import best_option
from sim.strategy import Parameter
from strategies.majority.open_turn import margin_after
from strategies.majority.reckoning import best_with, better_there, gain, valued


@compiled
def gift(table, me, card):
    """What the card means for the margin in the right neighbour's scoring area."""
    return gain(table, me, right_of(table, me), card)


@compiled
def collect(table, me, card, spite):
    if table.ability[card] == TREASON:
        return 2.0 * gift(table, me, card) + spite
    return float(valued(table, card, 8, 3, 4, 0))


@compiled
def betray(table, me, card):
    """A 7 when it pays; otherwise it stays in hand as long as it can."""
    if table.open:
        return 10 * margin_after(table, me, card)
    if table.ability[card] == TREASON:
        paid = gift(table, me, card)
        return 10 * paid if paid > 0 else 10 * paid - 50
    return 10 * gain(table, me, me, card) + valued(table, card, 8, 2, 6, 0)


class Traitor(Majority):
    """Make the right neighbour win: a 7 that lifts a rival over us leaves us the second place, which pays more.

    A 7 is worth what it does to the coins where it lands: it pushes a rival from second to first place and our winner
    into the paying second, or it raises the sum of which our second place gets a fifth. 7s that only help the rival
    stay in hand. The partner gets the card that does most over there: a 7, if the better victim sits
    to the partner's right.

    Source: rulebook 3-1, treason, read together with 2-4: first place pays two coins, second a fifth of the
    winner's sum.
    """

    spite = Parameter(2.0, low=-10.0, high=15.0, about="power that a 7 is worth in the draft where it changes no coins")

    def draft(table, me, spite):
        return best_with(table, me, collect, spite)

    def swap(table, me):
        return best_option(table, me, better_there)

    def play(table, me):
        return best_option(table, me, betray)
