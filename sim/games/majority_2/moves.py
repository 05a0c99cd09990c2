"""Majority 2: deck, hand, reserves and coins. What lies face up: `rows.py`."""

from sim.games.majority_2.state import BOTH, CARD, COINS, KNOWN, NO_CARD, RESHUFFLE
from sim.games.majority_2.words import DRAWS_TO_RESERVE, GETS_COINS, SHUFFLES
from sim.kernel.address import call_effect
from sim.kernel.compile import compiled, effect
from sim.kernel.faults import PILE_EMPTY, set_fault
from sim.kernel.piles import pop, push
from sim.kernel.rng import TABLE, shuffle
from sim.kernel.trace import NOBODY, tell


@effect
def reshuffle_part(table, me):
    """The discards become the new deck (6-1)."""
    tell(table, SHUFFLES, NOBODY, table.discard_size[0], 0)
    table.reshuffles += table.discard_size[0] > 0
    for i in range(table.discard_size[0]):
        table.deck[0, i] = table.discard[0, i] & CARD
    table.deck_size[0] = table.discard_size[0]
    table.discard_size[0] = 0
    shuffle(table, TABLE, table.deck[0], table.deck_size[0])


@compiled
def draw(table):
    """The top card of the deck; `NO_CARD` if deck and discard pile are empty."""
    if table.deck_size[0] == 0:
        if table.discard_size[0] == 0:
            return NO_CARD
        call_effect(table.hooks[RESHUFFLE], table, 0)
    return int(pop(table, table.deck, table.deck_size, 0))


@compiled
def draw_to_hand(table, me):
    """Draw a card to the hand; `NO_CARD` if there is none."""
    card = draw(table)
    if card != NO_CARD:
        push(table, table.hand, table.hand_size, 0, card | KNOWN << me)
    return card


@compiled
def draw_to_reserve(table, seat):
    """Draw a card into a reserve; was there one?"""
    card = draw(table)
    if card == NO_CARD:
        return False
    push(table, table.reserve, table.reserve_size, seat, card | KNOWN << seat)
    tell(table, DRAWS_TO_RESERVE, seat, card, 0)
    return True


@compiled
def take_from_hand(table, card, seen):
    """Take a card out of the hand, with the bits of who knows it.

    Of two copies, one of them known to the other player, that one goes if this is `seen`: the copy that stays would
    tell that there had been two. Face down the other one goes: the known copy will be seen in the hand.
    """
    size = table.hand_size[0]
    found = -1
    for i in range(size):
        entry = table.hand[0, i]
        fits = entry & CARD == card and (found < 0 or (entry & BOTH == BOTH) == seen)
        found = i if fits else found
    if found < 0:
        set_fault(table, PILE_EMPTY, card)
        return 0
    entry = int(table.hand[0, found])
    table.hand[0, found] = table.hand[0, size - 1]
    table.hand_size[0] = size - 1
    return entry


# --- Coins ----------------------------------------------------------------------------------------------------


@compiled
def gain_coins(table, seat, coins):
    """Take coins from the supply, face down; returns how many there were."""
    coins = min(coins, COINS - table.coins[0] - table.coins[1])
    table.coins[seat] += coins
    if coins > 0:
        tell(table, GETS_COINS, seat, coins, table.coins[seat])
    return coins
