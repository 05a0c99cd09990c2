"""Dominion: the texts of Alchemy's cards."""

from sim.games.dominion.choices import fate_of, gain_up_to, put_back_aside, take_aside, trash_one
from sim.games.dominion.kinds import ASK_PLAY, DISCARD
from sim.games.dominion.moves import (
    cost_of,
    draw,
    gain,
    has_type,
    put_in_discard,
    put_in_hand,
    put_on_deck,
    reveal_aside,
    reveal_top,
)
from sim.games.dominion.names import (
    APOTHECARY,
    APPRENTICE,
    COPPER,
    CURSE,
    DUCHY,
    GOLD,
    GOLEM,
    PHILOSOPHERS_STONE,
    POSSESSION,
    POTION,
    SCRYING_POOL,
    TRANSMUTE,
    UNIVERSITY,
)
from sim.games.dominion.playing import play_card, put_in_play
from sim.games.dominion.state import ACTION, ANY_TYPE, NO_CARD, PENDING_ROOM, TO_DISCARD, TREASURE, VICTORY
from sim.games.dominion.words import POSSESSES
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import ask, clear_options, offer
from sim.kernel.faults import PILE_FULL, set_fault
from sim.kernel.piles import pop, push
from sim.kernel.trace import tell


@effect
def transmute(table, me):
    card = trash_one(table, me, TRANSMUTE, ANY_TYPE, False)
    if card == NO_CARD:
        return
    if has_type(table, card, ACTION):
        gain(table, me, DUCHY)
    if has_type(table, card, TREASURE):
        gain(table, me, TRANSMUTE)
    if has_type(table, card, VICTORY):
        gain(table, me, GOLD)


@effect
def herbalist(table, me):
    table.clean_up_cards += 1


@effect
def apothecary(table, me):
    base = table.aside_size[me]
    reveal_aside(table, me, table.amount[APOTHECARY])
    kept = base
    for i in range(base, table.aside_size[me]):
        card = table.aside[me, i]
        if card in (COPPER, POTION):
            put_in_hand(table, me, card)
        else:
            table.aside[me, kept] = card
            kept += 1
    table.aside_size[me] = kept
    put_back_aside(table, me, APOTHECARY, base)


@effect
def scrying_pool(table, me):
    judge_top(table, me, me)
    for i in range(table.victim_count):
        judge_top(table, me, table.victims[i])
    card = reveal_top(table, me)
    while card != NO_CARD:
        put_in_hand(table, me, card)  # the first card that is no action comes along
        if not has_type(table, card, ACTION):
            return
        card = reveal_top(table, me)


@compiled
def judge_top(table, me, seat):
    """Reveal a seat's top card; `me` decides whether it stays."""
    if reveal_aside(table, seat, 1) == 0:
        return
    card = table.aside[seat, table.aside_size[seat] - 1]
    fate = fate_of(table, me, SCRYING_POOL, seat, card, False)
    pop(table, table.aside, table.aside_size, seat)
    if fate == DISCARD:
        put_in_discard(table, seat, card)
    else:
        put_on_deck(table, seat, card)


@effect
def university(table, me):
    gain_up_to(table, me, UNIVERSITY, table.amount[UNIVERSITY], 0, ACTION, TO_DISCARD, True)


@effect
def alchemist(table, me):
    table.clean_up_cards += 1


@effect
def familiar(table, me):
    for i in range(table.victim_count):
        gain(table, table.victims[i], CURSE)


@effect
def philosophers_stone(table, me):
    table.coins += (table.deck_size[me] + table.discard_size[me]) // table.amount[PHILOSOPHERS_STONE]


@effect
def golem(table, me):
    base = table.aside_size[me]
    reveal_actions(table, me, base, table.amount[GOLEM])
    while table.aside_size[me] > base:  # what is still to be played lies aside, out of reach for the card that is
        clear_options(table)
        for i in range(base, table.aside_size[me]):
            offer(table, table.aside[me, i])
        table.source = GOLEM
        card = ask(table, me, ASK_PLAY)
        take_aside(table, me, base, card)
        put_in_play(table, me, card)
        play_card(table, me, card)


@compiled
def reveal_actions(table, me, base, wanted):
    """Reveal until so many actions other than Golem lie aside; discard the rest afterwards, so it isn't shuffled in."""
    found = 0
    while found < wanted:
        card = reveal_top(table, me)
        if card == NO_CARD:
            break
        push(table, table.aside, table.aside_size, me, card)
        found += golem_plays(table, card)
    kept = base
    for i in range(base, table.aside_size[me]):
        card = table.aside[me, i]
        if golem_plays(table, card):
            table.aside[me, kept] = card
            kept += 1
        else:
            put_in_discard(table, me, card)
    table.aside_size[me] = kept


@compiled
def golem_plays(table, card):
    return card != GOLEM and has_type(table, card, ACTION)


@effect
def apprentice(table, me):
    card = trash_one(table, me, APPRENTICE, ANY_TYPE, False)
    if card == NO_CARD:
        return
    cards = cost_of(table, card)
    if table.potion_cost[card]:
        cards += table.amount[APPRENTICE]
    draw(table, me, cards)


@effect
def possession(table, me):
    """The extra turn itself is in `rules.py`."""
    if table.pending_size >= PENDING_ROOM:
        set_fault(table, PILE_FULL, POSSESSION)
        return
    table.pending[table.pending_size] = me
    table.pending_size += 1
    tell(table, POSSESSES, me, 0, 0)
