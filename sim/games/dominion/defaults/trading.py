"""Cards that are trashed for something: what a trade brings, and the answers to "trash"."""

from sim.games.dominion.defaults.judgement import (
    best_card,
    draw_worth,
    gain_worth,
    gains_to_end,
    keep_worth,
    owner_of,
    room_for_terminals,
)
from sim.games.dominion.defaults.worth import is_action, is_treasure, owned_worth
from sim.games.dominion.moves import cost_of
from sim.games.dominion.names import (
    APPRENTICE,
    BANDIT,
    BUTCHER,
    DUCHY,
    GOLD,
    MINE,
    MONEYLENDER,
    REMAKE,
    REMODEL,
    STONEMASON,
    TAXMAN,
    TRANSMUTE,
)
from sim.games.dominion.state import NO_CARD, TREASURE, VICTORY
from sim.kernel.compile import compiled
from sim.kernel.decisions import STOP, is_option, next_option

NOTHING_TO_TRADE = -999


@compiled
def is_trade(source):
    """Does this card give something for the card that it trashes?"""
    return source in (REMODEL, BUTCHER, REMAKE, STONEMASON, TAXMAN, MINE, TRANSMUTE, APPRENTICE)


@compiled
def must_trade(source):
    """... whether one likes it or not?"""
    return source in (REMODEL, REMAKE, STONEMASON, TRANSMUTE, APPRENTICE)


@compiled
def gain_for(table, me, source, card, left):
    """The card that one would take for this one; `NO_CARD` if there is none. Butcher may add coin tokens."""
    coins = int(cost_of(table, card)) + (-1 if source == STONEMASON else int(table.amount[source]))
    tokens = int(table.tokens[me]) if source == BUTCHER else 0
    types = TREASURE if source in (MINE, TAXMAN) else 0
    return best_card(table, owner_of(table, me), coins, tokens, table.potion_cost[card], types, source == REMAKE, left)


@compiled
def transmuted(table, card):
    """What Transmute makes of a card; of a Treasure another Transmute, which nobody wants."""
    if table.types[card] & VICTORY and table.supply[GOLD] > 0:
        return GOLD
    return DUCHY if is_action(table, card) and table.supply[DUCHY] > 0 else NO_CARD


@compiled
def treasure_coins(table, card):
    """The coins that a treasure would bring this turn."""
    return int(table.plus_coins[card]) if is_treasure(table, card) else 0


@compiled
def trade_worth(table, me, source, card, left, room):
    """What it is worth to trash this card with that one."""
    lost = keep_worth(table, me, card, left) + (0 if source == MINE else 4 * treasure_coins(table, card))
    if source == APPRENTICE:
        cards = int(cost_of(table, card)) + int(table.potion_cost[card]) * int(table.amount[APPRENTICE])
        return cards * draw_worth(table, me) - lost
    found = transmuted(table, card) if source == TRANSMUTE else gain_for(table, me, source, card, left)
    if found == NO_CARD:
        return -lost
    tokens = 8 * max(0, int(cost_of(table, found)) - int(cost_of(table, card))) if source == BUTCHER else 0
    gained = gain_worth(table, owner_of(table, me), found, left, room)
    return gained * (2 if source == STONEMASON else 1) - tokens - lost


@compiled
def best_trade_worth(table, me, source):
    """What the card `source` could do with the rest of the hand; it lies there itself once. Remake takes two."""
    left = gains_to_end(table)
    room = room_for_terminals(table, owner_of(table, me))
    best = NOTHING_TO_TRADE
    second = NOTHING_TO_TRADE
    itself = 0
    for i in range(table.hand_size[me]):
        card = int(table.hand[me, i])
        itself += card == source
        if (card == source and itself == 1) or (source in (MINE, TAXMAN) and not is_treasure(table, card)):
            continue
        worth = trade_worth(table, me, source, card, left, room)
        second = max(second, min(best, worth))
        best = max(best, worth)
    return second if source == REMAKE and NOTHING_TO_TRADE < second < 0 else best


@compiled
def best_trade(table, me, source):
    left = gains_to_end(table)
    room = room_for_terminals(table, owner_of(table, me))
    best = STOP
    best_worth = 0 if is_option(table, STOP) else NOTHING_TO_TRADE
    card = next_option(table, -1)
    while 0 <= card < STOP:
        worth = trade_worth(table, me, source, card, left, room)
        if worth > best_worth:
            best = card
            best_worth = worth
        card = next_option(table, card)
    return best


@compiled
def worst_card(table, me):
    """The card that the deck misses least, or `STOP` where it would miss them all."""
    left = gains_to_end(table)
    best = STOP
    least = 0 if is_option(table, STOP) else -NOTHING_TO_TRADE
    card = next_option(table, -1)
    while 0 <= card < STOP:
        worth = keep_worth(table, me, card, left)
        if worth < least:
            best = card
            least = worth
        card = next_option(table, card)
    return best


@compiled
def cheapest_treasure(table):
    """Which treasure the Bandit gets."""
    best = next_option(table, -1)
    card = next_option(table, best)
    while card >= 0:
        if owned_worth(table, card) < owned_worth(table, best):
            best = card
        card = next_option(table, card)
    return best


@compiled
def trash(table, me):
    source = int(table.source)
    if source == MONEYLENDER:
        return next_option(table, -1)
    if source == BANDIT:
        return cheapest_treasure(table)
    if is_trade(source):
        return best_trade(table, me, source)
    return worst_card(table, me)
