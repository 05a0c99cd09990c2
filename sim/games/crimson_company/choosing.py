"""Crimson Company: cards in play as options of a question, and cards that are noted for later."""

from sim.games.crimson_company.state import NO_SLOT, QUEUE_ROOM
from sim.kernel.compile import compiled
from sim.kernel.decisions import ask, next_option, offer
from sim.kernel.faults import PILE_FULL, set_fault


@compiled
def offer_side(table, side, but):
    """Offer all cards on a side, one left out."""
    for i in range(table.row_size[side]):
        if table.row[side, i] != but:
            offer(table, int(table.row[side, i]))


@compiled
def offer_lane(table, lane, but):
    """Offer all cards in a lane, one left out."""
    offer_side(table, 2 * lane, but)
    offer_side(table, 2 * lane + 1, but)


@compiled
def offer_all(table, but):
    """Offer every card in play, one left out."""
    for side in range(2 * table.lanes):
        offer_side(table, side, but)


@compiled
def choose(table, seat, kind, source):
    """Ask for one of the cards offered; NO_SLOT if there is none."""
    if next_option(table, -1) < 0:
        return NO_SLOT
    table.source = source
    return ask(table, seat, kind)


@compiled
def still_there(table, slot, card):
    """Is this very card still in play?"""
    return table.where[slot] >= 0 and table.who[slot] == card


@compiled
def still_in(table, slot, card, lane):
    """Is this very card still in a lane? (In solo and coop another one may have taken its place.)"""
    return table.where[slot] >> 1 == lane and table.who[slot] == card


@compiled
def enqueue(table, slot):
    """Note a card for later; who notes cards takes them off again."""
    if table.queue_size >= QUEUE_ROOM:
        set_fault(table, PILE_FULL, slot)
        return
    table.queue[table.queue_size] = slot
    table.queue_size += 1


@compiled
def is_noted(table, base, slot):
    """Was a card noted since `base`?"""
    for i in range(base, table.queue_size):
        if table.queue[i] == slot:
            return True
    return False


@compiled
def enqueue_side(table, side, but):
    """Note all cards on a side from the castle outwards, one left out."""
    for i in range(table.row_size[side]):
        if table.row[side, i] != but:
            enqueue(table, int(table.row[side, i]))
