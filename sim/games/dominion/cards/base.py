"""Dominion: the texts of the base game's cards (second edition). Plain bonuses are numbers in `cards.toml`."""

from sim.games.dominion.choices import (
    discard_any,
    discard_down_to,
    discard_one,
    fate_of,
    from_hand,
    gain_up_to,
    put_back_aside,
    take_aside,
    trash_one,
)
from sim.games.dominion.kinds import ASK_PLAY, ASK_TOPDECK, ASK_TRASH, DISCARD, TRASH
from sim.games.dominion.moves import (
    cost_of,
    discard_aside,
    draw,
    gain,
    gain_to,
    has_type,
    in_hand,
    put_in_discard,
    put_on_deck,
    reveal_aside,
    reveal_top,
    trash,
    trash_from_hand,
)
from sim.games.dominion.names import (
    ARTISAN,
    BANDIT,
    BUREAUCRAT,
    CELLAR,
    CHAPEL,
    COPPER,
    CURSE,
    GOLD,
    HARBINGER,
    LIBRARY,
    MERCHANT,
    MILITIA,
    MINE,
    MONEYLENDER,
    POACHER,
    REMODEL,
    SENTRY,
    SILVER,
    THRONE_ROOM,
    VASSAL,
    WORKSHOP,
)
from sim.games.dominion.playing import play_again, play_card, play_from_hand, put_in_play
from sim.games.dominion.state import (
    ACTION,
    ANY_TYPE,
    DURATION,
    NO_CARD,
    TO_DECK,
    TO_DISCARD,
    TO_HAND,
    TREASURE,
    VICTORY,
)
from sim.games.dominion.words import SETS_ASIDE
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import STOP, ask, clear_options, next_option, offer
from sim.kernel.piles import pop, push, take
from sim.kernel.trace import tell

BANDIT_REVEALS = 2
AGAIN = 2  # in `table.stays`: this Throne Room is about to be carried out once more


@effect
def cellar(table, me):
    draw(table, me, discard_any(table, me, CELLAR))


@effect
def chapel(table, me):
    for _ in range(table.amount[CHAPEL]):
        if trash_one(table, me, CHAPEL, ANY_TYPE, True) == NO_CARD:
            return


@effect
def harbinger(table, me):
    clear_options(table)
    for i in range(table.discard_size[me]):
        offer(table, table.discard[me, i])
    offer(table, STOP)
    table.source = HARBINGER
    card = ask(table, me, ASK_TOPDECK)
    if card != STOP:
        take(table, table.discard, table.discard_size, me, card)
        put_on_deck(table, me, card)


@effect
def merchant(table, me):
    table.merchants += table.amount[MERCHANT]  # paid with the turn's first Silver only: too late if it was played


@effect
def vassal(table, me):
    card = reveal_top(table, me)
    if card == NO_CARD:
        return
    put_in_discard(table, me, card)
    if has_type(table, card, ACTION) and agrees_to_play(table, me, VASSAL, card):
        pop(table, table.discard, table.discard_size, me)
        put_in_play(table, me, card)
        play_card(table, me, card)


@compiled
def agrees_to_play(table, me, source, card):
    """Ask whether to play this card."""
    table.source = source
    table.shown = card
    clear_options(table)
    offer(table, card)
    offer(table, STOP)
    return ask(table, me, ASK_PLAY) == card


@effect
def workshop(table, me):
    gain_up_to(table, me, WORKSHOP, table.amount[WORKSHOP], 0, ANY_TYPE, TO_DISCARD, False)


@effect
def bureaucrat(table, me):
    gain_to(table, me, SILVER, TO_DECK)
    for i in range(table.victim_count):
        topdeck_from_hand(table, table.victims[i], BUREAUCRAT, VICTORY)


@compiled
def topdeck_from_hand(table, seat, source, types):
    """A card of the hand with one of these types goes onto the deck."""
    card = from_hand(table, seat, ASK_TOPDECK, source, types, False)
    if card != NO_CARD:
        take(table, table.hand, table.hand_size, seat, card)
        put_on_deck(table, seat, card)


@effect
def militia(table, me):
    for i in range(table.victim_count):
        discard_down_to(table, table.victims[i], MILITIA, table.amount[MILITIA])


@effect
def moneylender(table, me):
    if not in_hand(table, me, COPPER):
        return
    clear_options(table)
    offer(table, COPPER)
    offer(table, STOP)
    table.source = MONEYLENDER
    if ask(table, me, ASK_TRASH) == COPPER:
        trash_from_hand(table, me, COPPER)
        table.coins += table.amount[MONEYLENDER]


@effect
def poacher(table, me):
    for _ in range(table.empty):
        discard_one(table, me, POACHER, ANY_TYPE, False)


@effect
def remodel(table, me):
    card = trash_one(table, me, REMODEL, ANY_TYPE, False)
    if card != NO_CARD:
        coins = cost_of(table, card) + table.amount[REMODEL]
        gain_up_to(table, me, REMODEL, coins, table.potion_cost[card], ANY_TYPE, TO_DISCARD, False)


@effect
def throne_room(table, me):
    here = place_of_throne(table, me)
    card = from_hand(table, me, ASK_PLAY, THRONE_ROOM, ACTION, True)
    if card == NO_CARD:
        return
    there = table.play_size[me]
    play_from_hand(table, me, card)
    if card == THRONE_ROOM:
        table.stays[me, there] |= AGAIN
    play_again(table, me, card)
    if has_type(table, card, DURATION):
        table.stays[me, here] = 1


@compiled
def place_of_throne(table, me):
    """Where the Throne Room that is carried out lies in play: where another one said so, or last."""
    for i in range(table.play_size[me]):
        if table.stays[me, i] & AGAIN:
            table.stays[me, i] &= ~AGAIN
            return i
    return table.play_size[me] - 1


@effect
def bandit(table, me):
    gain(table, me, GOLD)
    for i in range(table.victim_count):
        rob(table, table.victims[i])


@compiled
def rob(table, seat):
    """Two cards are revealed; a treasure other than Copper is trashed, the rest is discarded."""
    base = table.aside_size[seat]
    reveal_aside(table, seat, BANDIT_REVEALS)
    clear_options(table)
    for i in range(base, table.aside_size[seat]):
        card = table.aside[seat, i]
        if card != COPPER and has_type(table, card, TREASURE):
            offer(table, card)
    if next_option(table, -1) >= 0:
        table.source = BANDIT
        card = ask(table, seat, ASK_TRASH)
        take_aside(table, seat, base, card)
        trash(table, seat, card)
    discard_aside(table, seat, base)


@effect
def council_room(table, me):
    for i in range(1, table.players):
        draw(table, (me + i) % table.players, 1)


@effect
def library(table, me):
    base = table.aside_size[me]
    while table.hand_size[me] < table.amount[LIBRARY] and draw(table, me, 1) == 1:
        card = table.hand[me, table.hand_size[me] - 1]
        if has_type(table, card, ACTION) and fate_of(table, me, LIBRARY, me, card, False) == DISCARD:
            pop(table, table.hand, table.hand_size, me)
            push(table, table.aside, table.aside_size, me, card)
            tell(table, SETS_ASIDE, me, card, 0)
    discard_aside(table, me, base)


@effect
def mine(table, me):
    card = trash_one(table, me, MINE, TREASURE, True)
    if card != NO_CARD:
        coins = cost_of(table, card) + table.amount[MINE]
        gain_up_to(table, me, MINE, coins, table.potion_cost[card], TREASURE, TO_HAND, False)


@effect
def sentry(table, me):
    base = table.aside_size[me]
    at = base
    reveal_aside(table, me, table.amount[SENTRY])
    while at < table.aside_size[me]:
        card = table.aside[me, at]
        fate = fate_of(table, me, SENTRY, me, card, True)
        if fate == TRASH:
            take_aside(table, me, base, card)
            trash(table, me, card)
        elif fate == DISCARD:
            take_aside(table, me, base, card)
            put_in_discard(table, me, card)
        else:
            at += 1
    put_back_aside(table, me, SENTRY, base)


@effect
def witch(table, me):
    for i in range(table.victim_count):
        gain(table, table.victims[i], CURSE)


@effect
def artisan(table, me):
    gain_up_to(table, me, ARTISAN, table.amount[ARTISAN], 0, ANY_TYPE, TO_HAND, False)
    topdeck_from_hand(table, me, ARTISAN, ANY_TYPE)
