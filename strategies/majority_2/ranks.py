"""Rank climbers: one faction again and again, until its veterans and aristocrats can be paid."""

from sim.games.majority_2.choosing import LOT, best_card, best_with, draw_lots, with_lot
from sim.games.majority_2.decisions import Majority2
from sim.games.majority_2.reckoning import area_worth, gain_of, paid_gain, reckon
from sim.games.majority_2.rows import area_of, row_of
from sim.games.majority_2.state import ARISTOCRAT, CARD, COLOURLESS, COLUMNS, VETERAN
from sim.kernel.compile import compiled
from sim.strategy import Parameter
from strategies.majority_2.points import Greedy, points_at_once

NONE = -1


@compiled
def own_faction(table, me):
    """The faction to climb in: most finished, then most on the own sides, then most in hand; of equals one by lot."""
    word = draw_lots(table, me)
    best = LOT - 1  # less than one card anywhere
    own = NONE
    for colour in range(COLOURLESS):
        value = 20 * int(table.count[area_of(me), colour])
        for column in range(COLUMNS):
            value += 3 * int(table.count[row_of(me, column), colour])
        value = with_lot(value, colour, word)
        own = colour if value > best else own
        best = max(best, value)
    return own if own != NONE else most_in_hand(table, word)


@compiled
def most_in_hand(table, word):
    """The colour of which the hand has most."""
    most = -1
    own = 0
    for colour in range(COLOURLESS):
        cards = 0
        for i in range(table.hand_size[0]):
            cards += table.faction[table.hand[0, i] & CARD] == colour
        value = with_lot(cards, colour, word)
        own = colour if value > most else own
        most = max(most, value)
    return own


@compiled
def climb_free(table, me, card, plan):
    own, loyalty, _ = plan
    return gain_of(table, card) + loyalty * (table.faction[card] == own) + table.cost[card]


@compiled
def climb_paid(table, me, card, plan):
    """Veterans and aristocrats that can be paid are what it all was for."""
    own, loyalty, height = plan
    climbs = (VETERAN <= table.rank[card] <= ARISTOCRAT) * (table.effects[card] != 0)
    worth = paid_gain(table, card) + points_at_once(table, card) + height * climbs
    return worth + loyalty * (table.faction[card] == own)


@compiled
def own_first(table, me, colour, plan):
    return 10 * table.count[table.row, colour] + plan[1] * (colour == plan[0])


@compiled
def high_rank(table, me, place, height):
    card = table.lies[table.row, place]
    return 10 * area_worth(table, me, card, table.colour) + height * (table.rank[card] == VETERAN)


class RankClimber(Majority2):
    """Finish factions of one colour: one opens its veterans, two its aristocrats, and they pay back.

    Source: rulebook 5-6, the requirements of veterans and aristocrats, and 6-2, what they can do.
    """

    loyalty = Parameter(5, low=0, high=100, about="tenths of a point that a card of the own faction adds")
    height = Parameter(15, low=0, high=100, about="tenths of a point that a veteran's or aristocrat's ability adds")
    hunger = Parameter(9, low=0, high=20, about="draw while the hand has fewer cards, or none that helps")

    draw = Greedy.draw

    def free_play(table, me, loyalty, height):
        reckon(table, me)
        return best_card(table, me, climb_free, (own_faction(table, me), loyalty, height))

    def play(table, me, loyalty, height):
        reckon(table, me)
        return best_card(table, me, climb_paid, (own_faction(table, me), loyalty, height))

    def faction(table, me, loyalty):
        return best_with(table, me, own_first, (own_faction(table, me), loyalty))

    def representative(table, me, height):
        return best_with(table, me, high_rank, height)
