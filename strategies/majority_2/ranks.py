"""Rank climbers: one faction again and again, until its veterans and aristocrats can be paid."""

from sim.games.majority_2.decisions import Majority2
from sim.games.majority_2.moves import area_of, row_of
from sim.games.majority_2.reckoning import area_worth, best_with, gain_of, reckon
from sim.games.majority_2.state import CARD, COLOURLESS, COLUMNS, PASS, VETERAN
from sim.kernel.compile import compiled
from sim.strategy import Parameter
from strategies.majority_2.points import Greedy, points_at_once


@compiled
def own_faction(table, me):
    """The faction to climb in: most finished, then most on the own sides, then most in hand."""
    best = 0
    best_value = -1
    for colour in range(COLOURLESS):
        value = 20 * int(table.count[area_of(me), colour])
        for column in range(COLUMNS):
            value += 3 * int(table.count[row_of(me, column), colour])
        if value > best_value:
            best = colour
            best_value = value
    return best if best_value > 0 else most_in_hand(table)


@compiled
def most_in_hand(table):
    """The colour of which the hand has most."""
    best = 0
    most = 0
    for colour in range(COLOURLESS):
        cards = 0
        for i in range(table.hand_size[0]):
            cards += table.faction[table.hand[0, i] & CARD] == colour
        if cards > most:
            best = colour
            most = cards
    return best


@compiled
def climb_free(table, me, card, plan):
    own, loyalty, _ = plan
    return 0 if card == PASS else gain_of(table, card) + loyalty * (table.faction[card] == own) + table.cost[card]


@compiled
def climb_paid(table, me, card, plan):
    """Veterans and aristocrats that can be paid are what it all was for."""
    own, loyalty, height = plan
    if card == PASS:
        return 0
    worth = gain_of(table, card) + points_at_once(table, card) + height * (table.rank[card] >= VETERAN)
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
        return best_with(table, me, climb_free, (own_faction(table, me), loyalty, height))

    def play(table, me, loyalty, height):
        reckon(table, me)
        return best_with(table, me, climb_paid, (own_faction(table, me), loyalty, height))

    def faction(table, me, loyalty):
        return best_with(table, me, own_first, (own_faction(table, me), loyalty))

    def representative(table, me, height):
        return best_with(table, me, high_rank, height)
