"""Collectors: secretaries that help each other, and coins."""

from sim.games.majority_2.choosing import best_card, best_option, best_with, draw_lots, with_lot
from sim.games.majority_2.decisions import Majority2
from sim.games.majority_2.defaults import cleared
from sim.games.majority_2.reckoning import (
    COIN,
    area_worth,
    gain_in,
    gain_of,
    paid_gain,
    reckon,
    secretaries_of,
    stays,
)
from sim.games.majority_2.rows import row_of
from sim.games.majority_2.state import (
    CARD,
    COLOURLESS,
    COLUMNS,
    LARGE_FACTION,
    SECRETARY,
    STANDARD_PLAY,
)
from sim.kernel.compile import compiled
from sim.strategy import Parameter
from strategies.majority_2.abilities import DEMON_ARISTOCRAT, REAPER_ARISTOCRAT, harm_value
from strategies.majority_2.points import Greedy, points_at_once


@compiled
def secretaries_on(table, row, colour):
    """Secretaries of a colour on a side."""
    number = 0
    for i in range(table.row_size[row]):
        number += table.shade[row, i] == colour and table.rank[table.lies[row, i]] == SECRETARY
    return number


@compiled
def secretaries_in_hand(table, colour):
    number = 0
    for i in range(table.hand_size[0]):
        card = table.hand[0, i] & CARD
        number += table.faction[card] == colour and table.rank[card] == SECRETARY
    return number


@compiled
def favourite_secretaries(table, me):
    """The colour whose secretaries are nearest to a set: in the scoring area, on the own sides, in the hand."""
    word = draw_lots(table, me)
    best = -1
    favourite = 0
    for colour in range(COLOURLESS):
        value = 8 * secretaries_of(table, me, colour) + secretaries_in_hand(table, colour)
        for column in range(COLUMNS):
            value += 3 * secretaries_on(table, row_of(me, column), colour) + table.count[row_of(me, column), colour]
        value = with_lot(value, colour, word)
        favourite = colour if value > best else favourite
        best = max(best, value)
    return favourite


@compiled
def liked(table, card, plan):
    """Secretaries of the favourite colour are liked more than they do, its other members a little."""
    favourite, wish = plan
    if table.faction[card] != favourite:
        return 0
    return wish if table.rank[card] == SECRETARY else wish // 4


@compiled
def collect(table, me, card, plan):
    """In the standard play: what the card does for the columns, what it is liked, and points at once."""
    return paid_gain(table, card) + liked(table, card, plan) + points_at_once(table, card)


@compiled
def collect_free(table, me, card, plan):
    """In the free play abilities don't work; of equal cards the dearer."""
    return gain_of(table, card) + liked(table, card, plan) + table.cost[card]


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
        return best_card(table, me, collect_free, (favourite_secretaries(table, me), wish))

    def play(table, me, wish):
        reckon(table, me)
        return best_card(table, me, collect, (favourite_secretaries(table, me), wish))

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
    """Coins by an ability: demon aristocrats give them and count double, reaper aristocrats take the other player's."""
    value = points_at_once(table, card)
    if card == DEMON_ARISTOCRAT:
        return 2 * value
    return harm_value(table, me, card) if card == REAPER_ARISTOCRAT else value


@compiled
def pure_gains(table, me, purity):
    """For every colour, once for all cards of the hand."""
    return (
        best_pure_gain(table, me, 0, purity),
        best_pure_gain(table, me, 1, purity),
        best_pure_gain(table, me, 2, purity),
        best_pure_gain(table, me, 3, purity),
        best_pure_gain(table, me, 4, purity),
        best_pure_gain(table, me, COLOURLESS, purity),
    )


@compiled
def build(table, me, card, plan):
    return plan[table.faction[card]] + table.cost[card]


@compiled
def build_paid(table, me, card, plan):
    return plan[table.faction[card]] * stays(table, card) + coins_at_once(table, me, card)


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
        return best_card(table, me, build, pure_gains(table, me, purity))

    def play(table, me, purity):
        return best_card(table, me, build_paid, pure_gains(table, me, purity))

    def column(table, me, purity):
        if table.phase == STANDARD_PLAY and not stays(table, table.card):
            return best_option(table, me, cleared)
        return best_with(table, me, column_of_one_colour, purity)
