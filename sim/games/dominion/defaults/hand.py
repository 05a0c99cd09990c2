"""Which cards of the hand matter least: discarding, putting onto the deck, keeping in the clean-up."""

from sim.games.dominion.defaults.judgement import draw_worth
from sim.games.dominion.defaults.playing import play_worth
from sim.games.dominion.defaults.worth import is_action, is_dead, is_terminal, is_treasure, owned_worth
from sim.games.dominion.names import (
    ALCHEMIST,
    ARTISAN,
    CURSE,
    DIADEM,
    HAMLET,
    HERALD,
    HERBALIST,
    HORN_OF_PLENTY,
    PHILOSOPHERS_STONE,
    PLAZA,
    POTION,
    PROVINCE,
    TOURNAMENT,
)
from sim.kernel.compile import compiled
from sim.kernel.decisions import STOP, is_option, next_option

FOR_ACTION = 0  # in `table.shown`: Hamlet asks for a card for an action
GOOD = 20  # worth putting onto the deck
MORE_THAN_ANY = 9999


@compiled
def actions_to_come(table, me):
    """How many actions the hand can count on: this turn's, or the next turn's one."""
    return int(table.actions) if me == table.seat else 1


@compiled
def idle_terminals(table, me):
    """Action cards in hand for which there is no action left."""
    idle = -actions_to_come(table, me)
    for i in range(table.hand_size[me]):
        card = int(table.hand[me, i])
        if is_terminal(table, card):
            idle += 1
        elif is_action(table, card):
            idle -= max(0, int(table.plus_actions[card]) - 1)
    return idle


@compiled
def treasure_worth(table, me, card):
    if card == PHILOSOPHERS_STONE:
        return 10 * (int(table.deck_size[me] + table.discard_size[me]) // max(1, int(table.amount[card])))
    if card in (POTION, DIADEM):
        return 10 * int(table.plus_coins[card]) + 13
    return 25 if card == HORN_OF_PLENTY else 10 * int(table.plus_coins[card])


@compiled
def hand_worth(table, me, card, idle):
    """What a card in hand is good for; `idle` action cards can't be played."""
    if is_dead(table, card):
        if card == PROVINCE and table.owned[me, TOURNAMENT] > 0:
            return 12
        return -1 if card == CURSE else 0
    if is_treasure(table, card):
        return treasure_worth(table, me, card)
    if actions_to_come(table, me) == 0:
        return 1
    worth = 5 + max(0, play_worth(table, me, card))
    return worth // 4 if idle > 0 and is_terminal(table, card) else worth


@compiled
def least_in_hand(table, me, idle):
    """The option that is good for least, and for how much."""
    best = STOP
    least = MORE_THAN_ANY
    card = next_option(table, -1)
    while 0 <= card < STOP:
        worth = hand_worth(table, me, card, idle)
        if worth < least:
            best = card
            least = worth
        card = next_option(table, card)
    return best, least


@compiled
def coin_to_swap(table):
    """A treasure of a single coin: a coin token is as good, and keeps (Plaza)."""
    card = next_option(table, -1)
    while 0 <= card < STOP:
        if table.plus_coins[card] == 1:
            return card
        card = next_option(table, card)
    return STOP


@compiled
def is_for_hamlet(table, card, worth, idle):
    """A card for an action if somebody waits for it; for a buy only what is good for nothing."""
    if table.shown != FOR_ACTION:
        return worth <= 0
    return idle > 0 and worth < 15 and (idle > 1 or not is_terminal(table, card))


@compiled
def discard(table, me):
    if table.source == PLAZA:
        return coin_to_swap(table)
    idle = idle_terminals(table, me)
    card, worth = least_in_hand(table, me, idle)
    if not is_option(table, STOP):
        return card
    if table.source == HAMLET:
        return card if is_for_hamlet(table, card, worth, idle) else STOP
    return card if worth + 3 < draw_worth(table, me) else STOP


@compiled
def best_owned(table):
    """The option that one would most like to draw."""
    best = next_option(table, -1)
    card = next_option(table, best)
    while 0 <= card < STOP:
        if owned_worth(table, card) > owned_worth(table, best):
            best = card
        card = next_option(table, card)
    return best


@compiled
def worst_owned(table):
    best = next_option(table, -1)
    card = next_option(table, best)
    while 0 <= card < STOP:
        if owned_worth(table, card) < owned_worth(table, best):
            best = card
        card = next_option(table, card)
    return best


@compiled
def topdeck(table, me):
    """From the discard pile the best; from the hand an action that must wait, or what is good for least."""
    if table.source == HERALD or is_option(table, STOP):
        card = best_owned(table)
        if is_option(table, STOP) and (card == STOP or owned_worth(table, card) < GOOD):
            return STOP
        return card
    if table.source == ARTISAN and table.actions == 0:
        card = best_owned(table)
        if is_action(table, card):
            return card
    card, _ = least_in_hand(table, me, idle_terminals(table, me))
    return card


@compiled
def put_back(table, me):
    """The last one ends on top: the worst goes first."""
    return worst_owned(table)


@compiled
def keep(table, me):
    """Walled Villages and Alchemists always, while the Potion is still in play; a treasure better than a Copper."""
    if is_option(table, ALCHEMIST):
        return ALCHEMIST
    if table.source != HERBALIST:
        return next_option(table, -1)
    if is_option(table, POTION) and table.owned[me, ALCHEMIST] > 0:
        return POTION
    card = best_owned(table)
    return card if owned_worth(table, card) >= GOOD else STOP


@compiled
def advise(table, me):
    """The neighbour loses the best card."""
    return best_owned(table)
