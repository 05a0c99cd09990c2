"""Theories about colours: all of one, or something of each."""

from sim.games.majority.cards import colour_of, partner_of
from sim.games.majority.decisions import Majority
from sim.kernel.compile import compiled
from sim.strategy import Parameter
from strategies.majority.open_turn import arriving
from strategies.majority.reckoning import all_power, best_with, of_colour, valued

BRIBE = 8  # what a face-down 0 is expected to take


@compiled
def favourite_of(table, me):
    """The colour that the team has most of: what the partner has laid out counts like my own."""
    mine = all_power(table, me)
    partner = partner_of(me) if table.teams else me
    favourite = 0
    most = -1
    for colour in range(3):
        power = of_colour(mine, colour) + table.sums[partner, colour]
        if power > most:
            favourite = colour
            most = power
    return favourite


@compiled
def hoard(table, me, card, plan):
    favourite, loyalty = plan
    return valued(table, card, BRIBE, 3, 3, -7) * (loyalty if colour_of(card) == favourite else 1)


@compiled
def let_go(table, me, card, plan):
    return -hoard(table, me, card, plan)


@compiled
def bring_home(table, me, card, plan):
    favourite, loyalty = plan
    return arriving(table, me, card, BRIBE) * (loyalty if colour_of(card) == favourite else 1)


class Hoarder(Majority):
    """Hoard one colour, the team's strongest, so that both places in it are ours and its sum pays the second well.

    Cards of the favourite colour count several times their power, in the draft and when it comes to playing. What
    the partner has laid out decides too: a lone hoarder only raises the sum that a rival's second place is paid from.
    With three players everybody is alone, and that is what happens.

    Source: rulebook 1-1, which promises the money to the most powerful faction; the plainest plan in a majority game.
    """

    loyalty = Parameter(3, low=1, high=10, about="how many times a card of the favourite colour counts")

    def draft(table, me, loyalty):
        return best_with(table, me, hoard, (favourite_of(table, me), loyalty))

    def swap(table, me, loyalty):
        return best_with(table, me, let_go, (favourite_of(table, me), loyalty))

    def play(table, me, loyalty):
        return best_with(table, me, bring_home, (favourite_of(table, me), loyalty))


@compiled
def fill_up(table, me, card, plan):
    """Power, less in colours that are well filled already."""
    held, evenness = plan
    return valued(table, card, BRIBE, 3, 3, -7) - evenness * of_colour(held, colour_of(card))


@compiled
def skim_off(table, me, card, plan):
    return -fill_up(table, me, card, plan)


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
        return best_with(table, me, fill_up, (all_power(table, me), evenness))

    def swap(table, me, evenness):
        return best_with(table, me, skim_off, (all_power(table, me), evenness))

    def play(table, me, evenness):
        return best_with(table, me, lay_out, evenness)
