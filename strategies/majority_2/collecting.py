"""Collectors: secretaries that help each other, and coins."""

from sim.games.majority_2.decisions import Majority2
from sim.games.majority_2.moves import row_of
from sim.games.majority_2.reckoning import (
    COIN,
    area_worth,
    best_with,
    gain_in,
    gain_of,
    reckon,
    secretaries_of,
)
from sim.games.majority_2.state import (
    ARISTOCRAT,
    COLOURLESS,
    COLUMNS,
    DEMONS,
    LARGE_FACTION,
    PASS,
    SECRETARY,
)
from sim.kernel.compile import compiled
from sim.strategy import Parameter
from strategies.majority_2.points import Greedy, points_at_once


@compiled
def secretaries_on(table, row, colour):
    """Secretaries of a colour on a side."""
    number = 0
    for i in range(table.row_size[row]):
        number += table.shade[row, i] == colour and table.rank[table.lies[row, i]] == SECRETARY
    return number


@compiled
def favourite_secretaries(table, me):
    """The colour whose secretaries are nearest to a set: in the scoring area, on the own sides, in the hand."""
    best = 0
    best_value = -1
    for colour in range(COLOURLESS):
        value = 8 * secretaries_of(table, me, colour)
        for column in range(COLUMNS):
            value += 3 * secretaries_on(table, row_of(me, column), colour) + table.count[row_of(me, column), colour]
        if value > best_value:
            best = colour
            best_value = value
    return best


@compiled
def collect(table, me, card, plan):
    """What the card does for the columns; secretaries of the favourite colour more, its other members a little."""
    favourite, wish = plan
    if card == PASS:
        return 0
    liked = 0
    if table.faction[card] == favourite:
        liked = wish if table.rank[card] == SECRETARY else wish // 4
    return gain_of(table, card) + liked + points_at_once(table, card)


@compiled
def collect_free(table, me, card, plan):
    return collect(table, me, card, plan) + (0 if card == PASS else table.cost[card])


@compiled
def secretary_first(table, me, place, wish):
    card = table.lies[table.row, place]
    return 10 * area_worth(table, me, card, table.colour) + wish * (table.rank[card] == SECRETARY)


@compiled
def faction_with_secretary(table, me, colour, wish):
    return 10 * table.count[table.row, colour] + wish * (secretaries_on(table, table.row, colour) > 0)


class SecretaryCollector(Majority2):
    """Secretaries of one colour: each counts two points more for every other one, so three of them make 18.

    It builds the favourite colour's columns, lays its secretaries in them and sends them to the scoring area.

    Source: rulebook 6-2, the secretaries, and the example of 5-8.
    """

    wish = Parameter(12, low=0, high=200, about="tenths of a point that a secretary of the favourite colour adds")

    draw = Greedy.draw
    hunger = Parameter(9, low=0, high=20, about="draw while the hand has fewer cards, or none that helps")

    def free_play(table, me, wish):
        reckon(table, me)
        return best_with(table, me, collect_free, (favourite_secretaries(table, me), wish))

    def play(table, me, wish):
        reckon(table, me)
        return best_with(table, me, collect, (favourite_secretaries(table, me), wish))

    def representative(table, me, wish):
        return best_with(table, me, secretary_first, wish)

    def faction(table, me, wish):
        return best_with(table, me, faction_with_secretary, wish)


@compiled
def pure_gain(table, me, row, colour, purity):
    """A card's gain on a side, less what other colours there cost: five of one colour bring two coins."""
    size = int(table.row_size[row])
    own = int(table.count[row, colour])
    second_coin = COIN if own + 1 >= LARGE_FACTION else 0
    return gain_in(table, me, row, colour) + second_coin - purity * (own < size)


@compiled
def best_pure_gain(table, me, colour, purity):
    best = pure_gain(table, me, row_of(me, 0), colour, purity)
    for column in range(1, COLUMNS):
        best = max(best, pure_gain(table, me, row_of(me, column), colour, purity))
    return best


@compiled
def coins_at_once(table, me, card):
    """Coins by an ability: demons give them, reapers take the other player's."""
    if table.rank[card] != ARISTOCRAT:
        return 0
    if table.faction[card] == DEMONS:
        return 2 * COIN * table.amount[card]
    return points_at_once(table, card)


@compiled
def build(table, me, card, purity):
    return 0 if card == PASS else best_pure_gain(table, me, table.faction[card], purity) + table.cost[card]


@compiled
def build_paid(table, me, card, purity):
    return (
        0 if card == PASS else best_pure_gain(table, me, table.faction[card], purity) + coins_at_once(table, me, card)
    )


@compiled
def column_of_one_colour(table, me, column, purity):
    return pure_gain(table, me, row_of(me, column), table.faction[table.card], purity)


class CoinBuilder(Majority2):
    """Coins are points that also pay: columns of one colour bring two, demon aristocrats two more.

    Source: rulebook 5-5, the coins for a faction of five, and 6-2, the demons.
    """

    purity = Parameter(3, low=0, high=60, about="tenths of a point that a second colour on a side costs")
    hunger = Parameter(9, low=0, high=20, about="draw while the hand has fewer cards, or none that helps")

    draw = Greedy.draw

    def free_play(table, me, purity):
        return best_with(table, me, build, purity)

    def play(table, me, purity):
        return best_with(table, me, build_paid, purity)

    def column(table, me, purity):
        return best_with(table, me, column_of_one_colour, purity)
