"""Which action to play: by itself, with a Throne Room, out of a Golem."""

from sim.games.dominion.defaults.judgement import draw_worth, gains_to_end, keep_worth
from sim.games.dominion.defaults.trading import NOTHING_TO_TRADE, best_trade_worth, is_trade, must_trade
from sim.games.dominion.defaults.worth import (
    CURSES,
    ORDER,
    ORDER_OF_OTHERS,
    PLAYED,
    is_action,
    is_dead,
    is_terminal,
)
from sim.games.dominion.moves import in_hand
from sim.games.dominion.names import (
    CHAPEL,
    COPPER,
    CURSE,
    GOLEM,
    HORSE_TRADERS,
    JOURNEYMAN,
    LIBRARY,
    MENAGERIE,
    MONEYLENDER,
    PROVINCE,
    THRONE_ROOM,
    TOURNAMENT,
)
from sim.games.dominion.state import BOX_CARDS
from sim.kernel.compile import compiled
from sim.kernel.decisions import STOP, is_option, next_option
from sim.kernel.piles import count

# Priorities. Actions that bring actions have 400 to 800, terminals up to 299.
NEVER = -1
FIRST = 900
MENAGERIE_LATER = 420
GOLEMS = 350
THRONES = 320
TERMINALS = 299
DRAWING = 100  # with actions to spare, first see what there is


@compiled
def play_worth(table, me, card):
    """What playing a card from the hand brings; below 0 it does harm."""
    draw = draw_worth(table, me)
    worth = 10 * int(table.plus_coins[card] + table.plus_tokens[card]) + 3 * int(table.plus_buys[card])
    worth += draw * int(table.plus_cards[card])
    if card >= BOX_CARDS:
        return worth + (10 if table.effects[card] else 0)
    worth += PLAYED[card]
    if table.supply[CURSE] > 0:
        worth += CURSES[card]
    if is_trade(card):
        return with_trade(table, me, card, worth)
    if card == MONEYLENDER and in_hand(table, me, COPPER):
        worth += 24
    elif card == CHAPEL:
        worth += chapel_worth(table, me)
    elif card == LIBRARY:
        worth += draw * max(0, int(table.amount[LIBRARY]) + 1 - int(table.hand_size[me]))
    elif card == HORSE_TRADERS:
        worth -= 10 * max(0, int(table.amount[HORSE_TRADERS]) - idle_cards(table, me))
    elif card == TOURNAMENT and in_hand(table, me, PROVINCE):
        worth += 40
    return worth


@compiled
def with_trade(table, me, card, worth):
    """Trashers: what they bring with the best card for it; those that must trash can do harm."""
    trade = best_trade_worth(table, me, card)
    if trade == NOTHING_TO_TRADE:
        return worth
    if must_trade(card):
        return trade if trade < 0 else worth + trade
    return worth + max(0, trade)


@compiled
def chapel_worth(table, me):
    """What the cards are worth that go."""
    left = gains_to_end(table)
    worth = 0
    room = int(table.amount[CHAPEL])
    for i in range(table.hand_size[me]):
        gone = -keep_worth(table, me, int(table.hand[me, i]), left)
        if gone > 0 and room > 0:
            worth += gone
            room -= 1
    return worth


@compiled
def idle_cards(table, me):
    """Cards in hand that can be discarded without regret."""
    idle = 0
    for i in range(table.hand_size[me]):
        idle += is_dead(table, int(table.hand[me, i]))
    return idle


@compiled
def priority(table, me, card):
    """The higher, the sooner the card is played."""
    worth = play_worth(table, me, card)
    if worth < 0:
        return NEVER
    if card == THRONE_ROOM:
        return throne_priority(table, me)
    if is_terminal(table, card):
        draws = table.plus_cards[card] > 0 or card in (LIBRARY, JOURNEYMAN)
        bonus = DRAWING if draws and table.actions > 1 else 0
        return min(TERMINALS, worth + bonus)
    if card == GOLEM:
        return GOLEMS
    if card == MENAGERIE:
        return FIRST if all_differ(table, me) else MENAGERIE_LATER
    if card == TOURNAMENT and in_hand(table, me, PROVINCE):
        return FIRST
    return 400 + 4 * (ORDER[card] if ORDER[card] else ORDER_OF_OTHERS)


@compiled
def throne_priority(table, me):
    """A Throne Room waits for the actions that cost nothing, unless it has nothing but them to play twice."""
    actions = 0
    for i in range(table.hand_size[me]):
        card = int(table.hand[me, i])
        if is_terminal(table, card) or card == GOLEM:
            return THRONES
        actions += is_action(table, card) and card != THRONE_ROOM
    return FIRST if actions else 0


@compiled
def all_differ(table, me):
    """Would a Menagerie find no card twice in the rest of the hand?"""
    twice = 0
    for i in range(table.hand_size[me]):
        for j in range(i):
            twice += table.hand[me, i] == table.hand[me, j]
    return twice == 0 or (twice == 1 and count(table.hand, table.hand_size, me, MENAGERIE) == 2)


@compiled
def action(table, me):
    best = STOP
    best_priority = NEVER
    card = next_option(table, -1)
    while 0 <= card < STOP:
        found = priority(table, me, card)
        if found > best_priority:
            best = card
            best_priority = found
        card = next_option(table, card)
    return best


@compiled
def play(table, me):
    """Throne Room and Vassal take what brings most; a Golem plays first what lets the other do more."""
    golem = table.source == GOLEM
    best = STOP
    best_worth = -1 if is_option(table, STOP) else NOTHING_TO_TRADE
    card = next_option(table, -1)
    while 0 <= card < STOP:
        worth = int(table.plus_actions[card]) * (100 if golem else 6) + play_worth(table, me, card)
        if worth > best_worth:
            best = card
            best_worth = worth
        card = next_option(table, card)
    return best
