"""What to gain, to buy without a plan, to pay more for, and to spend coin tokens on."""

from sim.games.dominion.defaults.hand import best_owned
from sim.games.dominion.defaults.judgement import (
    best_card,
    gain_worth,
    gains_to_end,
    keep_worth,
    owner_of,
    room_for_terminals,
)
from sim.games.dominion.defaults.worth import owned_worth
from sim.games.dominion.kinds import WITH_POTION
from sim.games.dominion.moves import cost_of
from sim.games.dominion.names import (
    BUTCHER,
    COPPER,
    CURSE,
    DOCTOR,
    DUCHY,
    ESTATE,
    HERALD,
    MASTERPIECE,
    STONEMASON,
    TOURNAMENT,
)
from sim.games.dominion.state import ACTION, NO_CARD
from sim.kernel.compile import compiled
from sim.kernel.decisions import STOP, is_option, next_option

WORTH_A_GAIN = 5
WORTH_A_BUY = 20
WORTH_A_PAIR = 24
GOOD = 30


@compiled
def best_gain(table, me, least):
    """The option most worth having; `STOP`, where it is allowed, if none is worth `least`."""
    owner = owner_of(table, me)
    left = gains_to_end(table)
    room = room_for_terminals(table, owner)
    best = STOP
    best_worth = least - 1 if is_option(table, STOP) else -9999
    card = next_option(table, -1)
    while 0 <= card < STOP:
        worth = gain_worth(table, owner, card, left, room)
        if worth > best_worth:
            best = card
            best_worth = worth
        card = next_option(table, card)
    return best


@compiled
def gain(table, me):
    return prize(table) if table.source == TOURNAMENT else best_gain(table, me, WORTH_A_GAIN)


@compiled
def prize(table):
    """The best prize; a Duchy when the game is as good as over, or when there is none left."""
    last = gains_to_end(table) <= 2 and table.supply[DUCHY] > 0
    return DUCHY if last else best_owned(table)


@compiled
def buy(table, me):
    return best_gain(table, me, WORTH_A_BUY)


@compiled
def market(table, me):
    """Buy the card if it and what can be had for the rest are worth more than the best of the supply."""
    owner = owner_of(table, me)
    left = gains_to_end(table)
    best = STOP
    best_worth = -9999
    card = next_option(table, -1)
    while card >= 0:
        worth = 0
        coins = int(table.coins)
        if card != STOP:
            worth = gain_worth(table, owner, card, left, 1)
            coins -= int(cost_of(table, card))
        rest = best_card(table, owner, coins, 0, 0, 0, False, left)
        if rest != NO_CARD and table.buys > 0:
            worth += max(0, gain_worth(table, owner, rest, left, 1))
        if worth > best_worth:
            best = card
            best_worth = worth
        card = next_option(table, card)
    return best


@compiled
def tokens(table, me):
    """As many as the best card needs that is worth them. Butcher's question is about the card trashed."""
    coins = int(cost_of(table, int(table.shown))) if table.source == BUTCHER else int(table.coins)
    potions = int(table.potion_cost[int(table.shown)]) if table.source == BUTCHER else int(table.potions)
    left = gains_to_end(table)
    card = best_card(table, owner_of(table, me), coins, int(table.tokens[me]), potions, 0, False, left)
    needed = 0 if card == NO_CARD else max(0, int(cost_of(table, card)) - coins)
    return needed if is_option(table, needed) else next_option(table, -1)


@compiled
def overpay(table, me):
    coins = int(table.coins)
    if table.source == MASTERPIECE:
        return coins
    if table.source == DOCTOR:
        return coins if has_junk(table, me) else 0
    if table.source == HERALD:
        return min(coins, good_discards(table, me)) if table.buys == 0 else 0
    return best_pair(table, me) if table.source == STONEMASON else 0


@compiled
def has_junk(table, me):
    """Is there a card that one would rather lose?"""
    left = gains_to_end(table)
    for card in (CURSE, ESTATE, COPPER):
        if table.owned[me, card] > 0 and keep_worth(table, me, card, left) < 0:
            return True
    return False


@compiled
def good_discards(table, me):
    """Cards in the discard pile that one would like to draw again."""
    good = 0
    for i in range(table.discard_size[me]):
        good += owned_worth(table, int(table.discard[me, i])) >= GOOD
    return good


@compiled
def best_pair(table, me):
    """The overpayment that buys the two best actions (Stonemason)."""
    left = gains_to_end(table)
    best = 0
    best_worth = WORTH_A_PAIR
    paid = next_option(table, 0)
    while paid >= 0:
        potions = paid // WITH_POTION
        card = best_card(table, owner_of(table, me), paid % WITH_POTION, 0, potions, ACTION, True, left)
        if card != NO_CARD and table.potion_cost[card] == potions and owned_worth(table, card) > best_worth:
            best = paid
            best_worth = owned_worth(table, card)
        paid = next_option(table, paid)
    return best
