"""The shared hand: what is left over becomes the other player's."""

from sim.games.majority_2.allowed import has_kind, playable
from sim.games.majority_2.choosing import best_card, best_with
from sim.games.majority_2.decisions import Majority2
from sim.games.majority_2.reckoning import gains_of, stays
from sim.games.majority_2.state import CARD, CARD_IDS
from sim.kernel.compile import compiled
from sim.kernel.decisions import is_option
from sim.strategy import Parameter
from strategies.majority_2.points import points_at_once

DRAGON_SENIOR = CARD_IDS.index("dragon-senior")


@compiled
def gain_for(table, gain, allowed, card):
    """What a card brings somebody with these gains who may play these kinds of cards."""
    return gain[table.faction[card]] * has_kind(allowed, card)


@compiled
def two_best(table, seat, gain, cards, sizes, row):
    """What the two best cards of a pile bring a seat with these gains."""
    allowed = playable(table, seat)
    first = 0
    second = 0
    for i in range(sizes[row]):
        value = gain_for(table, gain, allowed, cards[row, i] & CARD)
        second = max(second, min(first, value))
        first = max(first, value)
    return first + second


@compiled
def swap_pays(table, me, price):
    """Is the reserve better to play from, and to pass the rest of? About half of what the other player wants stays."""
    theirs = gains_of(table, 1 - me)
    mine = gains_of(table, me)
    hand = two_best(table, me, mine, table.hand, table.hand_size, 0)
    reserve = two_best(table, me, mine, table.reserve, table.reserve_size, me)
    hand -= int(0.5 * price * two_best(table, 1 - me, theirs, table.hand, table.hand_size, 0))
    reserve -= int(0.5 * price * two_best(table, 1 - me, theirs, table.reserve, table.reserve_size, me))
    return reserve > hand


@compiled
def deny(table, card, plan):
    """What the other player could do with the card."""
    return int(plan[2] * max(0, gain_for(table, plan[1], plan[3], card)))


@compiled
def deny_free(table, me, card, plan):
    """What it does for me and not for the other player; of equal cards the dearer: it costs nothing now."""
    return plan[0][table.faction[card]] + deny(table, card, plan) + table.cost[card]


@compiled
def deny_paid(table, me, card, plan):
    """With points at once; a dragon senior leaves nothing at all to pass."""
    value = plan[0][table.faction[card]] * stays(table, card) + points_at_once(table, card) + deny(table, card, plan)
    if card == DRAGON_SENIOR and table.effects[card] != 0:
        value += int(plan[2] * two_best(table, 1 - me, plan[1], table.hand, table.hand_size, 0))
    return value


@compiled
def hide(table, me, card, plan):
    theirs, allowed = plan
    return gain_for(table, theirs, allowed, card)


class HandPoisoner(Majority2):
    """What is left becomes the other player's hand: play or hide what they need, draw little, pass on what is useless.

    Source: rulebook 4-1 and 5-7, the shared hand; "hate drafting" of the players of draft games.
    """

    poison = Parameter(0.3, low=0.0, high=5.0, about="own points that a point in the other player's hand is worth")
    hunger = Parameter(6, low=0, high=20, about="draw while the hand has fewer cards")

    def swap(table, me, poison):
        return 1 if swap_pays(table, me, poison) or not is_option(table, 0) else 0

    def draw(table, me, hunger):
        if not is_option(table, 0) or table.hand_size[0] < hunger:
            return 1
        return 1 if two_best(table, me, gains_of(table, me), table.hand, table.hand_size, 0) <= 0 else 0

    def free_play(table, me, poison):
        theirs = gains_of(table, 1 - me)
        return best_card(table, me, deny_free, (gains_of(table, me), theirs, poison, playable(table, 1 - me)))

    def play(table, me, poison):
        theirs = gains_of(table, 1 - me)
        return best_card(table, me, deny_paid, (gains_of(table, me), theirs, poison, playable(table, 1 - me)))

    def put_aside(table, me):
        return best_with(table, me, hide, (gains_of(table, 1 - me), playable(table, 1 - me)))
