"""Dominion: the texts of Cornucopia's cards. Its prizes are in `prizes.py`."""

import numpy as np

from sim.games.dominion.choices import discard_one, gain_offered, gain_up_to, trash_one
from sim.games.dominion.kinds import ASK_CHOOSE, ASK_GAIN, ASK_REVEAL, I_GAIN, THEY_GAIN
from sim.games.dominion.moves import (
    cost_of,
    discard_aside,
    discard_from_hand,
    draw,
    gain,
    gain_to,
    has_type,
    in_hand,
    is_available,
    put_in_discard,
    put_in_hand,
    put_on_deck,
    receive,
    reveal_aside,
    reveal_top,
    trash,
)
from sim.games.dominion.names import (
    CURSE,
    DUCHY,
    HAMLET,
    HARVEST,
    HORN_OF_PLENTY,
    HORSE_TRADERS,
    JESTER,
    MENAGERIE,
    PROVINCE,
    REMAKE,
    TOURNAMENT,
    YOUNG_WITCH,
)
from sim.games.dominion.state import (
    ACTION,
    ANY_TYPE,
    CURSE_TYPE,
    NO_CARD,
    TO_DECK,
    TO_DISCARD,
    TREASURE,
    VICTORY,
    WORDS,
)
from sim.games.dominion.words import REACTS
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import STOP, ask, clear_options, next_option, offer
from sim.kernel.piles import push
from sim.kernel.trace import tell

FOR_ACTION, FOR_BUY = range(2)  # in `table.shown`: what Hamlet's question is about
REMAKES = 2


@effect
def hamlet(table, me):
    table.shown = FOR_ACTION
    if discard_one(table, me, HAMLET, ANY_TYPE, True) != NO_CARD:
        table.actions += 1
    elif table.hamlet:  # the rulebook's way: no buy without the action
        return
    table.shown = FOR_BUY
    if discard_one(table, me, HAMLET, ANY_TYPE, True) != NO_CARD:
        table.buys += 1


@effect
def fortune_teller(table, me):
    for i in range(table.victim_count):
        seat = table.victims[i]
        base = table.aside_size[seat]
        card = reveal_until(table, seat, VICTORY | CURSE_TYPE)
        if card != NO_CARD:
            put_on_deck(table, seat, card)
        discard_aside(table, seat, base)


@effect
def menagerie(table, me):
    size = table.hand_size[me]
    alone = names_among(table.hand, me, 0, size) == size
    draw(table, me, table.amount[MENAGERIE] if alone else 1)


@effect
def farming_village(table, me):
    base = table.aside_size[me]
    card = reveal_until(table, me, ACTION | TREASURE)
    if card != NO_CARD:
        put_in_hand(table, me, card)
    discard_aside(table, me, base)


@effect
def horse_traders(table, me):
    discard_cards(table, me, HORSE_TRADERS, table.amount[HORSE_TRADERS])


@effect
def remake(table, me):
    for _ in range(REMAKES):
        card = trash_one(table, me, REMAKE, ANY_TYPE, False)
        if card == NO_CARD:
            return
        offer_exactly(table, cost_of(table, card) + table.amount[REMAKE], table.potion_cost[card])
        gain_offered(table, me, REMAKE, TO_DISCARD, False)


@effect
def tournament(table, me):
    if shows(table, me, TOURNAMENT, PROVINCE):
        discard_from_hand(table, me, PROVINCE)
        take_prize(table, me)
    others = 0
    for i in range(1, table.players):
        others += shows(table, (me + i) % table.players, TOURNAMENT, PROVINCE)
    if others == 0:
        draw(table, me, 1)
        table.coins += 1


@effect
def young_witch(table, me):
    discard_cards(table, me, YOUNG_WITCH, table.amount[YOUNG_WITCH])
    for i in range(table.victim_count):
        if not shows(table, table.victims[i], YOUNG_WITCH, table.bane):
            gain(table, table.victims[i], CURSE)


@effect
def harvest(table, me):
    base = table.aside_size[me]
    reveal_aside(table, me, table.amount[HARVEST])
    table.coins += names_among(table.aside, me, base, table.aside_size[me])
    discard_aside(table, me, base)


@effect
def horn_of_plenty(table, me):
    coins = names_among(table.play, me, 0, table.play_size[me])
    card = gain_up_to(table, me, HORN_OF_PLENTY, coins, 0, ANY_TYPE, TO_DISCARD, False)
    if card != NO_CARD and has_type(table, card, VICTORY):
        trash_from_play(table, me, HORN_OF_PLENTY)


@effect
def hunting_party(table, me):
    base = table.aside_size[me]
    card = reveal_top(table, me)
    while card != NO_CARD and in_hand(table, me, card):
        push(table, table.aside, table.aside_size, me, card)
        card = reveal_top(table, me)
    if card != NO_CARD:
        put_in_hand(table, me, card)
    discard_aside(table, me, base)


@effect
def jester(table, me):
    for i in range(table.victim_count):
        seat = table.victims[i]
        card = reveal_top(table, seat)
        if card == NO_CARD:
            continue
        put_in_discard(table, seat, card)
        if has_type(table, card, VICTORY):
            gain(table, seat, CURSE)
        elif is_available(table, card):
            gain(table, me if keeps_copy(table, me, card) else seat, card)


# --- Parts of the texts ---------------------------------------------------------------------------------------


@compiled
def reveal_until(table, seat, types):
    """Reveal until a card has one of these types: that card, or `NO_CARD`. The cards before it lie aside."""
    card = reveal_top(table, seat)
    while card != NO_CARD and not has_type(table, card, types):
        push(table, table.aside, table.aside_size, seat, card)
        card = reveal_top(table, seat)
    return card


@compiled
def names_among(cards, row, start, end):
    """How many differently named cards lie in this part of a pile."""
    names = 0
    for i in range(start, end):
        new = 1
        for j in range(start, i):
            if cards[row, j] == cards[row, i]:
                new = 0
        names += new
    return names


@compiled
def discard_cards(table, seat, source, count):
    """Discard so many cards of the hand, as far as there are any."""
    for _ in range(count):
        discard_one(table, seat, source, ANY_TYPE, False)


@compiled
def offer_exactly(table, coins, potions):
    """Begin a question: every card of the supply that costs exactly this much."""
    clear_options(table)
    for card in range(table.supply.shape[0]):
        if is_available(table, card) and cost_of(table, card) == coins and table.potion_cost[card] == potions:
            offer(table, card)


@compiled
def shows(table, seat, source, card):
    """Ask a seat that has the card in hand whether to show it."""
    if not in_hand(table, seat, card):
        return False
    clear_options(table)
    offer(table, card)
    offer(table, STOP)
    table.source = source
    if ask(table, seat, ASK_REVEAL) == STOP:
        return False
    tell(table, REACTS, seat, card, 0)
    return True


@compiled
def take_prize(table, me):
    """A prize or a Duchy onto the deck. An empty pile may be chosen: DUCHY, or STOP for the prizes."""
    clear_options(table)
    for word in range(WORDS):
        table.options[word] = table.prizes[word]
    if next_option(table, -1) < 0:
        offer(table, STOP)
    offer(table, DUCHY)
    table.source = TOURNAMENT
    card = ask(table, me, ASK_GAIN)
    if card == DUCHY:
        gain_to(table, me, DUCHY, TO_DECK)
    elif card != STOP:
        table.prizes[card >> 6] &= ~(np.uint64(1) << np.uint64(card & 63))
        receive(table, me, card, TO_DECK)


@compiled
def trash_from_play(table, me, card):
    """Trash a card that lies in play, if it still does: the one played last, so that no place below it changes."""
    at = table.play_size[me] - 1
    while at >= 0 and table.play[me, at] != card:
        at -= 1
    if at < 0:
        return
    table.play_size[me] -= 1
    for i in range(at, table.play_size[me]):
        table.play[me, i] = table.play[me, i + 1]
        table.stays[me, i] = table.stays[me, i + 1]
    trash(table, me, card)


@compiled
def keeps_copy(table, me, card):
    """Ask who gains the copy of a card that Jester hit."""
    table.source = JESTER
    table.shown = card
    clear_options(table)
    offer(table, THEY_GAIN)
    offer(table, I_GAIN)
    return ask(table, me, ASK_CHOOSE) == I_GAIN
