"""One play ahead: columns, abilities, the end of the game, and what the passed hand will be worth over there."""

from sim.games.majority_2.decisions import Majority2
from sim.games.majority_2.moves import finished, row_of
from sim.games.majority_2.reckoning import best_with, gain_in, gains_of
from sim.games.majority_2.rules import can_pay, can_play_free
from sim.games.majority_2.scoring import points_of
from sim.games.majority_2.state import CARD, COLUMNS, ENOUGH, PASS, SIDE_FULL
from sim.kernel.compile import compiled
from sim.kernel.decisions import is_option
from sim.strategy import Parameter
from strategies.majority_2.abilities import harm_value, help_value, in_column, stays
from strategies.majority_2.passing import DRAGON_SENIOR, two_best

LAST_FACTION = 6  # tenths that every point of a lead is worth when my next faction is the last


@compiled
def third_best(table, gain):
    """What the third-best card of the hand brings somebody: it moves up if a better one goes."""
    first = 0
    second = 0
    third = 0
    for i in range(table.hand_size[0]):
        value = gain[table.faction[table.hand[0, i] & CARD]]
        if value > first:
            first, second, third = value, first, second
        elif value > second:
            second, third = value, second
        elif value > third:
            third = value
    return second, third


@compiled
def denied(table, card, plan):
    """By how much the passed hand is worth less without this card: only the two best over there count."""
    value = plan[1][table.faction[card]]
    return value - plan[3] if value >= plan[2] and value > plan[3] else 0


@compiled
def lead(table, me):
    """For the faction that ends the game: good with a lead, bad without."""
    if finished(table, me) < ENOUGH - 1:
        return 0
    return LAST_FACTION * (points_of(table, me) - points_of(table, 1 - me))


@compiled
def in_best_column(table, me, card, mine, ahead):
    """The card's gain with its ability in its best column; a card that leaves its column gains nothing there."""
    best = -1000
    for column in range(COLUMNS):
        row = row_of(me, column)
        value = in_column(table, me, card, column)
        if stays(card):
            value += gain_in(table, me, row, table.faction[card])
            if ahead != 0 and table.row_size[row] + 1 >= SIDE_FULL and value > 20:
                value += ahead
        best = max(best, value)
    return best


@compiled
def free_worth(table, me, card, plan):
    if card == PASS:
        return 0
    return plan[0][table.faction[card]] + table.cost[card] + int(plan[4] * denied(table, card, plan))


@compiled
def paid_worth(table, me, card, plan):
    if card == PASS:
        return 0
    value = (
        in_best_column(table, me, card, plan[0], plan[5]) + help_value(table, me, card) + harm_value(table, me, card)
    )
    if card == DRAGON_SENIOR:
        value += int(plan[4] * two_best(table, plan[1], table.hand, table.hand_size, 0)) - plan[6]
    return value + int(plan[4] * denied(table, card, plan)) - int(plan[7] * (table.cost[card] - 2))


@compiled
def column_worth(table, me, column, ahead):
    row = row_of(me, column)
    value = in_column(table, me, table.card, column)
    if stays(table.card):
        value += gain_in(table, me, row, table.faction[table.card])
        if ahead != 0 and table.row_size[row] + 1 >= SIDE_FULL and value > 20:
            value += ahead
    return value


@compiled
def plan_for(table, me, price, thrift):
    """My gains, the other player's, the second- and third-best of these in the hand, and numbers."""
    theirs = gains_of(table, 1 - me)
    mine = gains_of(table, me)
    second, third = third_best(table, theirs)
    own = two_best(table, mine, table.hand, table.hand_size, 0) if table.up[me] >= 5 else 0
    return mine, theirs, second, third, price, lead(table, me), own, thrift


@compiled
def useful(table, me, mine):
    """Hand cards that would help: one free, the others as the coins allow."""
    cards = 0
    for i in range(table.hand_size[0]):
        card = table.hand[0, i] & CARD
        cards += mine[table.faction[card]] > 0 and (can_pay(table, me, card) or can_play_free(table, me, card))
    return cards


class Evaluator(Majority2):
    """Weigh every play: the own columns and points, the ability, the end, and the two cards the other player would get.

    The passed hand counts with its price: a card that would be one of the two best over there is worth playing or
    hiding. Cards are drawn while there are more plays than useful cards.

    Source: rulebook 5-7, the shared hand; one-ply evaluation as in the first chess programs (Shannon 1950).
    """

    price = Parameter(0.2, low=0.0, high=3.0, about="own points that a point in the passed hand is worth")
    thrift = Parameter(6.0, low=0.0, high=20.0, about="tenths of a point that every coin beyond two costs")
    plays = Parameter(4.0, low=0.0, high=5.0, about="useful cards wanted for every play that the coins allow")

    def swap(table, me, price):
        if not is_option(table, 0):
            return 1
        theirs = gains_of(table, 1 - me)
        mine = gains_of(table, me)
        hand = two_best(table, mine, table.hand, table.hand_size, 0)
        reserve = two_best(table, mine, table.reserve, table.reserve_size, me)
        hand -= int(0.5 * price * two_best(table, theirs, table.hand, table.hand_size, 0))
        reserve -= int(0.5 * price * two_best(table, theirs, table.reserve, table.reserve_size, me))
        return 1 if reserve > hand else 0

    def draw(table, me, plays):
        if not is_option(table, 0):
            return 1
        wanted = plays * (1 + table.up[me] // 3)
        return 1 if useful(table, me, gains_of(table, me)) < wanted else 0

    def free_play(table, me, price, thrift):
        return best_with(table, me, free_worth, plan_for(table, me, price, thrift))

    def play(table, me, price, thrift):
        return best_with(table, me, paid_worth, plan_for(table, me, price, thrift))

    def column(table, me):
        return best_with(table, me, column_worth, lead(table, me))
