"""One play ahead: columns, abilities, the end of the game, and what the passed hand will be worth over there."""

from sim.games.majority_2.allowed import free_to_play, has_kind, payable, playable
from sim.games.majority_2.choosing import best_card, best_with
from sim.games.majority_2.decisions import Majority2
from sim.games.majority_2.reckoning import gain_in, gains_of, stays
from sim.games.majority_2.rows import finished, row_of
from sim.games.majority_2.scoring import points_of
from sim.games.majority_2.state import CARD, COLUMNS, ENOUGH, FREE_PLAY, SIDE_FULL
from sim.kernel.compile import compiled
from sim.kernel.decisions import is_option
from sim.strategy import Parameter
from strategies.majority_2.abilities import harm_value, help_value, in_column
from strategies.majority_2.passing import DRAGON_SENIOR, gain_for, swap_pays, two_best

LAST_POINTS = 5  # what a last faction brings: a representative and a coin or two


@compiled
def third_best(table, gain, allowed):
    """What the second- and third-best cards of the hand bring somebody: they move up if a better one goes."""
    first = 0
    second = 0
    third = 0
    for i in range(table.hand_size[0]):
        value = gain_for(table, gain, allowed, table.hand[0, i] & CARD)
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
    value = gain_for(table, plan[1], plan[8], card)
    return value - plan[3] if value >= plan[2] and value > plan[3] else 0


@compiled
def lead(table, me, caution):
    """For the faction that brings the end: what it costs to be behind even with it."""
    if finished(table, me) < ENOUGH - 1:
        return 0
    return min(0, int(caution * (points_of(table, me) + LAST_POINTS - points_of(table, 1 - me))))


@compiled
def in_side(table, me, card, column, ahead):
    """What the card gains on a side; if that may be the last faction, the lead counts."""
    row = row_of(me, column)
    value = gain_in(table, me, row, table.faction[card])
    ends = table.row_size[row] + 1 >= SIDE_FULL and value > 0
    return value + ahead if ends else value


@compiled
def in_best_side(table, me, card, ahead):
    best = in_side(table, me, card, 0, ahead)
    for column in range(1, COLUMNS):
        best = max(best, in_side(table, me, card, column, ahead))
    return best


@compiled
def with_ability(table, me, card, column, ahead):
    """The same with the ability; a card that leaves its column gains nothing there."""
    value = in_column(table, me, card, column)
    return value + in_side(table, me, card, column, ahead) if stays(table, card) else value


@compiled
def free_worth(table, me, card, plan):
    own = plan[0][table.faction[card]] if plan[5] == 0 else in_best_side(table, me, card, plan[5])
    return own + table.cost[card] + int(plan[4] * denied(table, card, plan))


@compiled
def paid_worth(table, me, card, plan):
    """Column and ability, what is kept from the other player, and the coins."""
    value = with_ability(table, me, card, 0, plan[5])
    for column in range(1, COLUMNS):
        value = max(value, with_ability(table, me, card, column, plan[5]))
    value += help_value(table, me, card) + harm_value(table, me, card)
    if card == DRAGON_SENIOR and table.effects[card] != 0:
        value += int(plan[4] * two_best(table, 1 - me, plan[1], table.hand, table.hand_size, 0)) - plan[6]
    return value + int(plan[4] * denied(table, card, plan)) - int(plan[7] * (table.cost[card] - 2))


@compiled
def column_worth(table, me, column, ahead):
    if table.phase == FREE_PLAY:
        return in_side(table, me, table.card, column, ahead)
    return with_ability(table, me, table.card, column, ahead)


@compiled
def plan_for(table, me, price, thrift, caution):
    """My gains, the other player's, the second- and third-best of these in the hand, numbers, what they may play."""
    theirs = gains_of(table, 1 - me)
    mine = gains_of(table, me)
    allowed = playable(table, 1 - me)
    second, third = third_best(table, theirs, allowed)
    own = two_best(table, me, mine, table.hand, table.hand_size, 0) if table.up[me] >= 5 else 0
    return mine, theirs, second, third, price, lead(table, me, caution), own, thrift, allowed


@compiled
def useful(table, me, mine):
    """Hand cards that would help: one free, the others as the coins allow."""
    cards = 0
    playable = payable(table, me) | free_to_play(table, me)
    for i in range(table.hand_size[0]):
        card = table.hand[0, i] & CARD
        cards += mine[table.faction[card]] > 0 and has_kind(playable, card)
    return cards


class Evaluator(Majority2):
    """Weigh every play: the own columns and points, the ability, the end, and the two cards the other player would get.

    The passed hand counts with its price: a card that would be one of the two best over there is worth playing or
    hiding. Cards are drawn while there are more plays than useful cards.

    Source: rulebook 5-7, the shared hand; one-ply evaluation as in the first chess programs (Shannon 1950).
    """

    price = Parameter(0.2, low=0.0, high=3.0, about="own points that a point in the passed hand is worth")
    thrift = Parameter(10.0, low=0.0, high=20.0, about="tenths of a point that every coin beyond two costs")
    caution = Parameter(1.0, low=0.0, high=50.0, about="tenths that each point behind costs a last faction")
    plays = Parameter(8.0, low=0.0, high=10.0, about="useful cards wanted for every play that the coins allow")

    def swap(table, me, price):
        return 1 if swap_pays(table, me, price) or not is_option(table, 0) else 0

    def draw(table, me, plays):
        if not is_option(table, 0):
            return 1
        wanted = plays * (1 + table.up[me] // 3)
        return 1 if useful(table, me, gains_of(table, me)) < wanted else 0

    def free_play(table, me, price, thrift, caution):
        return best_card(table, me, free_worth, plan_for(table, me, price, thrift, caution))

    def play(table, me, price, thrift, caution):
        return best_card(table, me, paid_worth, plan_for(table, me, price, thrift, caution))

    def column(table, me, caution):
        return best_with(table, me, column_worth, lead(table, me, caution))
