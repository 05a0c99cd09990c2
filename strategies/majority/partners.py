"""A theory about the team: one partner first, the other second, never both for one place."""

from sim.games.majority.cards import colour_of, partner_of
from sim.games.majority.decisions import Majority
from sim.games.majority.state import TREASON
from sim.kernel.compile import compiled
from sim.strategy import Parameter
from strategies.majority.open_turn import arriving
from strategies.majority.reckoning import best_with, kept_power, of_colour, valued

BRIBE = 8  # what a face-down 0 is expected to take
COLLISION = 10  # what it costs the team to share a place: a rival comes second and is paid for two winners


@compiled
def rivals_power(table, me, colour):
    """The rivals' highest sum; with three players, where only the last goes empty, the lower of the two."""
    left = me + 1 if me + 1 < table.players else 0
    right = me - 1 if me > 0 else table.players - 1
    a, b = int(table.sums[left, colour]), int(table.sums[right, colour])
    return max(a, b) if table.teams else min(a, b)


@compiled
def harmony(mine, partners, rivals, cushion):
    """How well a colour is shared out: the lower partner above the rivals first, then the higher one high."""
    low, high = min(mine, partners), max(mine, partners)
    clash = COLLISION if low == high and low > rivals else 0
    return 2.0 * min(low - rivals, cushion) + min(high - rivals, cushion) + 0.2 * high - clash


@compiled
def adds(table, me, colour, before, power, cushion):
    """What more power of my own does to the harmony of a colour."""
    mine, rivals = int(table.sums[me, colour]) + before, rivals_power(table, me, colour)
    if not table.teams:
        return 2.0 * (min(mine + power - rivals, cushion) - min(mine - rivals, cushion))
    partners = int(table.sums[partner_of(me), colour])
    return harmony(mine + power, partners, rivals, cushion) - harmony(mine, partners, rivals, cushion)


@compiled
def choose(table, me, card, plan):
    kept, cushion = plan
    colour, worth = colour_of(card), valued(table, card, BRIBE, 3, 3, -7)
    return adds(table, me, colour, of_colour(kept, colour), worth, cushion) + worth


@compiled
def share_out(table, me, card, cushion):
    """Hand over what does more for the colour in the partner's scoring area than in mine."""
    colour, power = colour_of(card), valued(table, card, 0, 2, 3, -7)
    return adds(table, partner_of(me), colour, 0, power, cushion) - adds(table, me, colour, 0, power, cushion)


@compiled
def add(table, me, card, cushion):
    power = arriving(table, me, card, BRIBE)
    return adds(table, me, colour_of(card), 0, power, cushion) - 20 * (table.ability[card] == TREASON)


class Balancer(Majority):
    """Don't compete with the partner: in every colour one of us comes first, the other second.

    The partner who has less of a colour is lifted above the rivals first, then the other one climbs, since the
    second place is paid from the winner's sum. Equal sums are avoided: then a rival is second and is paid twice.
    With three players there is nobody to share with, and the balancer only keeps off the last place.

    Source: rulebook 1-1, which asks partners to play hand in hand, and the two paid places of 2-4.
    """

    cushion = Parameter(10, low=0, high=40, about="a distance from the rivals that is enough")

    def draft(table, me, cushion):
        return best_with(table, me, choose, (kept_power(table, me), cushion))

    def swap(table, me, cushion):
        return best_with(table, me, share_out, cushion)

    def play(table, me, cushion):
        return best_with(table, me, add, cushion)
