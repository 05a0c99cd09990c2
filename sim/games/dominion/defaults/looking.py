"""Cards that were looked at, names, reactions, and choices between effects."""

from sim.games.dominion.defaults.hand import idle_terminals
from sim.games.dominion.defaults.judgement import draw_worth, gain_worth, gains_to_end, keep_worth, owner_of
from sim.games.dominion.defaults.worth import is_action, is_dead, is_terminal, is_treasure, owned_worth
from sim.games.dominion.kinds import (
    DISCARD,
    I_GAIN,
    KEEP,
    STEED_ACTIONS,
    STEED_CARDS,
    STEED_COINS,
    THEY_GAIN,
    TRASH,
    YES,
)
from sim.games.dominion.names import DOCTOR, JESTER, LIBRARY, SCRYING_POOL, TRUSTY_STEED
from sim.kernel.compile import compiled
from sim.kernel.decisions import STOP, is_option, next_option
from sim.kernel.piles import count

GOOD = 25  # an opponent's card that had better go


@compiled
def fate(table, me):
    card = int(table.shown)
    if table.source == LIBRARY:
        return library_fate(table, me, card)
    if table.source == SCRYING_POOL:
        if others_card(table, me):
            return DISCARD if owned_worth(table, card) >= GOOD else KEEP
        return KEEP if is_action(table, card) or owned_worth(table, card) >= GOOD else DISCARD
    if is_option(table, TRASH) and keep_worth(table, me, card, gains_to_end(table)) < 0:
        return TRASH
    return DISCARD if is_dead(table, card) else KEEP


@compiled
def library_fate(table, me, card):
    """Actions that can't be played make room for other cards."""
    if table.actions == 0:
        return DISCARD
    return DISCARD if is_terminal(table, card) and idle_terminals(table, me) > 0 else KEEP


@compiled
def others_card(table, me):
    """Is the card that Scrying Pool revealed somebody else's? It lies aside in front of its owner."""
    for seat in range(table.players):
        if seat != me and table.aside_size[seat] > 0:
            return True
    return False


@compiled
def coming(table, me, card):
    """Copies that are still to be drawn: neither in hand nor in play."""
    copies = int(table.owned[me, card])
    copies -= count(table.hand, table.hand_size, me, card)
    return copies - count(table.play, table.play_size, me, card)


@compiled
def dullness(table, me, card):
    """How much less than an average card this one brings when it is drawn."""
    if is_action(table, card):
        return 0
    worth = 10 * int(table.plus_coins[card]) if is_treasure(table, card) else 0
    return max(0, draw_worth(table, me) + 3 - worth)


@compiled
def name_card(table, me):
    """Doctor: the card that one would most like to lose; others (Journeyman): the dullest that is left."""
    left = gains_to_end(table)
    best = STOP
    most = 0
    card = next_option(table, -1)
    while 0 <= card < STOP:
        if table.owned[me, card] > 0:
            bad = -keep_worth(table, me, card, left) if table.source == DOCTOR else dullness(table, me, card)
            worth = bad * coming(table, me, card)
            if worth > most:
                best = card
                most = worth
        card = next_option(table, card)
    return best


@compiled
def reveal(table, me):
    """Show what can be shown: Moat, Horse Traders, the bane, a Province in a Tournament."""
    return next_option(table, -1)


@compiled
def choose(table, me):
    if table.source == JESTER:
        worth = gain_worth(table, owner_of(table, me), int(table.shown), gains_to_end(table), 1)
        return I_GAIN if worth >= GOOD else THEY_GAIN
    if table.source == TRUSTY_STEED:
        return ride(table, me)
    return YES if is_option(table, YES) else next_option(table, -1)


@compiled
def ride(table, me):
    """Cards, and actions if one is missing, else coins."""
    if is_option(table, STEED_CARDS):
        return STEED_CARDS
    if is_option(table, STEED_ACTIONS) and idle_terminals(table, me) > 0:
        return STEED_ACTIONS
    return STEED_COINS if is_option(table, STEED_COINS) else STEED_ACTIONS


@compiled
def stash(table, me):
    """On top."""
    return next_option(table, -1)
