"""Dominion: the clean-up phase."""

from sim.games.dominion.kinds import ASK_KEEP
from sim.games.dominion.moves import draw, put_on_deck
from sim.games.dominion.names import ALCHEMIST, HERBALIST, POTION, WALLED_VILLAGE
from sim.games.dominion.state import ACTING_CARDS, ACTION, HAND, NO_CARD, TREASURE
from sim.games.dominion.words import CLEANS_UP
from sim.kernel.address import call_effect
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import STOP, ask, clear_options, next_option, offer
from sim.kernel.faults import PILE_FULL, set_fault
from sim.kernel.piles import count, push
from sim.kernel.trace import tell


@compiled
def clean_up(table, me):
    """Cards that act in the clean-up, then everything from play and hand to the discard pile, then five cards."""
    tell(table, CLEANS_UP, me, 0, 0)
    if table.clean_up_cards:
        call_effect(table.hooks[ACTING_CARDS], table, me)
    if table.discard_size[me] + table.play_size[me] + table.hand_size[me] > table.discard.shape[1]:
        set_fault(table, PILE_FULL, me)
        return
    if table.caravans[me]:
        discard_what_goes(table, me)
    else:
        discard_row(table, me, table.play, table.play_size)
    discard_row(table, me, table.hand, table.hand_size)
    draw(table, me, HAND)


@compiled
def discard_row(table, me, cards, sizes):
    """A whole pile to the discard pile."""
    size = table.discard_size[me]
    for i in range(sizes[me]):
        table.discard[me, size + i] = cards[me, i]
    table.discard_size[me] = size + sizes[me]
    sizes[me] = 0


@compiled
def discard_what_goes(table, me):
    """Discard from play what doesn't stay for the next turn."""
    kept = 0
    for i in range(table.play_size[me]):
        card = table.play[me, i]
        if table.stays[me, i]:
            table.play[me, kept] = card
            table.stays[me, kept] = 1
            kept += 1
        else:
            push(table, table.discard, table.discard_size, me, card)
    table.play_size[me] = kept


@effect
def acting_cards_part(table, me):
    """Walled Villages first (start of clean-up), then Alchemists and Herbalists as they are discarded, in any order."""
    walled_villages(table, me)
    herbalists = count(table.play, table.play_size, me, HERBALIST)
    while True:
        card = ask_what_to_keep(table, me, herbalists)
        if card == NO_CARD:
            return
        lift_from_play(table, me, card)
        herbalists -= card != ALCHEMIST


@compiled
def walled_villages(table, me):
    """With at most one other action in play each Walled Village may go onto the deck; looked at once, at the start."""
    actions = 0
    villages = 0
    for i in range(table.play_size[me]):
        actions += table.types[table.play[me, i]] & ACTION != 0
        villages += table.play[me, i] == WALLED_VILLAGE and table.stays[me, i] == 0
    if actions > 2:
        return
    for _ in range(villages):
        if not offer_one(table, me, WALLED_VILLAGE):
            return
        lift_from_play(table, me, WALLED_VILLAGE)


@compiled
def place_in_play(table, me, card):
    """The place of a card in play that is discarded now; -1 if there is none."""
    for i in range(table.play_size[me]):
        if table.play[me, i] == card and table.stays[me, i] == 0:
            return i
    return -1


@compiled
def offer_one(table, me, card):
    """Ask whether to put this card from play onto the deck."""
    if place_in_play(table, me, card) < 0:
        return False
    clear_options(table)
    offer(table, card)
    offer(table, STOP)
    table.source = card
    return ask(table, me, ASK_KEEP) == card


@compiled
def ask_what_to_keep(table, me, herbalists):
    """Ask what goes onto the deck: an Alchemist beside a Potion, or, while a Herbalist is left, any treasure."""
    clear_options(table)
    table.source = HERBALIST
    if place_in_play(table, me, POTION) >= 0 and place_in_play(table, me, ALCHEMIST) >= 0:
        offer(table, ALCHEMIST)
        table.source = ALCHEMIST
    if herbalists > 0:
        for i in range(table.play_size[me]):
            if table.types[table.play[me, i]] & TREASURE:
                offer(table, table.play[me, i])
    if next_option(table, -1) < 0:
        return NO_CARD
    offer(table, STOP)
    card = ask(table, me, ASK_KEEP)
    return NO_CARD if card == STOP else card


@compiled
def lift_from_play(table, me, card):
    """Put a card from play onto the deck."""
    at = place_in_play(table, me, card)
    table.play_size[me] -= 1
    for i in range(at, table.play_size[me]):
        table.play[me, i] = table.play[me, i + 1]
        table.stays[me, i] = table.stays[me, i + 1]
    put_on_deck(table, me, card)
