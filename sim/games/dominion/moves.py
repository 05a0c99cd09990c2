"""Dominion: moving cards. Everything that cards and rules do to piles goes through here."""

import numpy as np

from sim.games.dominion.kinds import ASK_STASH
from sim.games.dominion.names import SILVER, STASH
from sim.games.dominion.state import NO_CARD, NO_SEAT, RESHUFFLE, TO_DECK, TO_DISCARD, TO_HAND, TREASURE, WORDS
from sim.games.dominion.words import (
    DISCARDS,
    DRAWS,
    GAINS,
    GAINS_TO_DECK,
    GAINS_TO_HAND,
    PUTS_ON_DECK,
    REVEALS,
    SHUFFLES,
    TAKES,
    TOKENS,
    TRASHES,
)
from sim.kernel.address import call_effect
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import ask, clear_options, offer
from sim.kernel.faults import PILE_FULL, set_fault
from sim.kernel.piles import find, pop, push, take
from sim.kernel.rng import SHUFFLE, below
from sim.kernel.trace import tell

STASH_PLACES = 200


@compiled
def has_type(table, card, types):
    """Has the card one of these types? Every card has with `ANY_TYPE`."""
    return types == 0 or table.types[card] & types != 0


@compiled
def left_of(table, seat):
    return seat + 1 if seat + 1 < table.players else 0


@compiled
def cost_of(table, card):
    """The coins that a card costs now."""
    return max(0, table.cost[card] - table.reduction)


# --- The deck -------------------------------------------------------------------------------------------------


@compiled
def reshuffle(table, seat):
    """Shuffle the discard pile and put it under what is left of the deck (rule 7)."""
    call_effect(table.hooks[RESHUFFLE], table, seat)


@effect
def reshuffle_part(table, seat):
    old = table.deck_size[seat]
    new = table.discard_size[seat]
    if old + new > table.deck.shape[1]:
        set_fault(table, PILE_FULL, seat)
        return
    tell(table, SHUFFLES, seat, new, old)
    for i in range(old - 1, -1, -1):
        table.deck[seat, i + new] = table.deck[seat, i]
    for i in range(new):
        table.deck[seat, i] = table.discard[seat, i]
    stream = SHUFFLE + seat
    for i in range(new - 1, 0, -1):
        j = below(table, stream, i + 1)
        card = table.deck[seat, i]
        table.deck[seat, i] = table.deck[seat, j]
        table.deck[seat, j] = card
    table.deck_size[seat] = old + new
    table.discard_size[seat] = 0
    if table.owned[seat, STASH] > 0:
        place_stashes(table, seat, new)


@compiled
def place_stashes(table, seat, shuffled):
    """A Stash among the shuffled cards may be put anywhere among them."""
    stashes = 0
    kept = 0
    for i in range(shuffled):
        card = table.deck[seat, i]
        if card == STASH:
            stashes += 1
        else:
            table.deck[seat, kept] = card
            kept += 1
    if stashes:  # he may look at what was left of his deck before he decides
        table.known[seat] = table.deck_size[seat] - shuffled
    for i in range(kept, shuffled):
        table.deck[seat, i] = STASH
    for _ in range(stashes):
        clear_options(table)
        table.source = STASH
        for place in range(min(kept, STASH_PLACES) + 1):
            offer(table, place)
        depth = ask(table, seat, ASK_STASH)  # cards above it
        at = kept - depth
        for i in range(kept, at, -1):
            table.deck[seat, i] = table.deck[seat, i - 1]
        table.deck[seat, at] = STASH
        kept += 1


@compiled
def ready(table, seat, count):
    """See to it that so many cards can be taken from the deck; how many of them there are."""
    if table.deck_size[seat] < count and table.discard_size[seat] > 0:
        reshuffle(table, seat)
    return min(count, table.deck_size[seat])


@compiled
def draw(table, seat, count):
    """Draw cards to the hand; how many were drawn."""
    drawn = ready(table, seat, count)
    deck = table.deck_size[seat]
    hand = table.hand_size[seat]
    if hand + drawn > table.hand.shape[1]:
        set_fault(table, PILE_FULL, seat)
        return 0
    # One check for all of them: this is the busiest loop of the game.
    for i in range(drawn):
        table.hand[seat, hand + i] = table.deck[seat, deck - 1 - i]
    if table.trace != 0:
        for i in range(drawn):
            tell(table, DRAWS, seat, table.hand[seat, hand + i], 0)
    table.deck_size[seat] = deck - drawn
    table.hand_size[seat] = hand + drawn
    table.known[seat] = max(0, table.known[seat] - drawn)
    return drawn


@compiled
def reveal_top(table, seat):
    """Take the top card of the deck and show it; `NO_CARD` if there is none. It must be put somewhere."""
    if ready(table, seat, 1) == 0:
        return NO_CARD
    card = pop(table, table.deck, table.deck_size, seat)
    table.known[seat] = max(0, table.known[seat] - 1)
    tell(table, REVEALS, seat, card, 0)
    return card


@compiled
def reveal_aside(table, seat, count):
    """Reveal so many cards from the deck and lay them aside, the top one first; how many there were."""
    there = ready(table, seat, count)
    for _ in range(there):
        push(table, table.aside, table.aside_size, seat, reveal_top(table, seat))
    return there


# --- Putting cards somewhere ----------------------------------------------------------------------------------


@compiled
def put_on_deck(table, seat, card):
    push(table, table.deck, table.deck_size, seat, card)
    table.known[seat] += 1
    tell(table, PUTS_ON_DECK, seat, card, 0)


@compiled
def put_in_hand(table, seat, card):
    push(table, table.hand, table.hand_size, seat, card)
    tell(table, TAKES, seat, card, 0)


@compiled
def put_in_discard(table, seat, card):
    push(table, table.discard, table.discard_size, seat, card)
    tell(table, DISCARDS, seat, card, 0)


@compiled
def discard_from_hand(table, seat, card):
    take(table, table.hand, table.hand_size, seat, card)
    put_in_discard(table, seat, card)


@compiled
def in_hand(table, seat, card):
    """Is there a copy in the hand?"""
    return find(table.hand, table.hand_size, seat, card) >= 0


@compiled
def discard_aside(table, seat, base):
    """Discard everything that lies aside above `base`."""
    while table.aside_size[seat] > base:
        put_in_discard(table, seat, pop(table, table.aside, table.aside_size, seat))


@compiled
def count_owned(table, seat, card, change):
    """Keep the books when a card comes to a player or leaves."""
    table.owned[seat, card] += change
    table.deck_count[seat] += change
    table.basic_points[seat] += change * table.points[card]
    if table.types[card] & TREASURE:
        table.money[seat] += change * table.plus_coins[card]


@compiled
def trash(table, seat, card):
    """Trash a card that has been taken from where it was. A possessed player gets it back after the turn."""
    tell(table, TRASHES, seat, card, 0)
    if table.possessor != NO_SEAT and seat == table.seat:
        push(table, table.limbo, table.limbo_size, seat, card)
        return
    table.trashed[card] += 1
    count_owned(table, seat, card, -1)


@compiled
def trash_from_hand(table, seat, card):
    take(table, table.hand, table.hand_size, seat, card)
    trash(table, seat, card)


# --- Gaining --------------------------------------------------------------------------------------------------


@compiled
def is_available(table, card):
    """Is there a copy in the supply?"""
    return table.supply[card] > 0 and table.in_supply[card] != 0


@compiled
def gain_to(table, seat, card, where):
    """Gain a card from the supply; False if its pile is empty. What a possessed player would gain, the other gains."""
    if not is_available(table, card):
        return False
    table.supply[card] -= 1
    if table.supply[card] == 0:
        table.available[card >> 6] &= ~(np.uint64(1) << np.uint64(card & 63))
        table.empty += 1
    receive(table, seat, card, where)
    return True


@compiled
def receive(table, seat, card, where):
    """Put a card that comes from outside (supply, prizes, black market) where it belongs."""
    if table.possessor != NO_SEAT and seat == table.seat:
        seat = table.possessor
        where = TO_DISCARD
    count_owned(table, seat, card, 1)
    table.gained[seat, card] += 1
    if where == TO_DECK:
        push(table, table.deck, table.deck_size, seat, card)
        table.known[seat] += 1
        tell(table, GAINS_TO_DECK, seat, card, 0)
    elif where == TO_HAND:
        push(table, table.hand, table.hand_size, seat, card)
        tell(table, GAINS_TO_HAND, seat, card, 0)
    else:
        push(table, table.discard, table.discard_size, seat, card)
        tell(table, GAINS, seat, card, 0)


@compiled
def gain(table, seat, card):
    """Gain a card to the discard pile."""
    return gain_to(table, seat, card, TO_DISCARD)


@compiled
def take_tokens(table, seat, count):
    """Take coin tokens."""
    table.tokens[seat] += count
    tell(table, TOKENS, seat, count, table.tokens[seat])


@compiled
def offer_supply(table, coins, potions):
    """Begin a question: every card of the supply that costs at most this much."""
    clear_options(table)
    if coins < 0:
        return
    row = min(coins + table.reduction, table.affordable.shape[0] - 1)
    for word in range(WORDS):
        bits = table.affordable[row, word]
        if potions > 0:
            bits |= table.brewable[row, word]
        table.options[word] = bits & table.available[word]


@compiled
def play_silver(table, card):
    """The first Silver of a turn brings what the Merchants promised."""
    if card == SILVER:
        if table.silvers == 0:
            table.coins += table.merchants
        table.silvers += 1
