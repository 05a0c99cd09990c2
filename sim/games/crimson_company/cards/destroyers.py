"""Crimson Company: characters that destroy, and those that do something when they are destroyed."""

from sim.games.crimson_company.acting import destroy, destroy_aimed, place
from sim.games.crimson_company.board import (
    bound_to,
    enter,
    first_side,
    side_of,
    strength_of,
    total,
    voice,
)
from sim.games.crimson_company.cards.moves import offer_lanes, offer_other_lanes
from sim.games.crimson_company.cards.offers import choose_from_offer
from sim.games.crimson_company.choosing import (
    choose,
    enqueue,
    enqueue_side,
    is_noted,
    offer_all,
    offer_lane,
    offer_side,
)
from sim.games.crimson_company.deck import draw
from sim.games.crimson_company.kinds import ASK_DESTINATION, ASK_DESTROY
from sim.games.crimson_company.money import benefit
from sim.games.crimson_company.names import (
    ALCHEMIST,
    APOCALYPTIC_HORSEMAN,
    ASSASSIN,
    BLOOD_PRIEST,
    FANATIC,
    RUFFIAN,
    UNDEAD,
    VETERAN,
    VOODOO_DOLL,
)
from sim.games.crimson_company.state import NO_CARD, NO_SLOT, NOTHING, ROBBERS, VIEW
from sim.games.crimson_company.words import SURVIVES
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import ask, clear_options, next_option, offer
from sim.kernel.trace import NOBODY, tell


@effect
def alchemist(table, me):
    """Destroys any card, and gains as many coins as it was strong."""
    side = int(table.side)
    party = table.holder[side]
    clear_options(table)
    if table.alchemist_own:
        for i in range(VIEW):
            lane = table.sight[party, i]
            if lane >= 0:
                offer_side(table, side_of(table, party, lane), NO_SLOT)
    else:
        offer_all(table, NO_SLOT)
    slot = choose(table, me, ASK_DESTROY, ALCHEMIST)
    if slot != NO_SLOT:
        coins = strength_of(table, slot)
        if destroy_aimed(table, slot):
            benefit(table, me, party, side >> 1, coins)


@effect
def apocalyptic_horseman(table, me):
    """Both sides destroy cards of their own; who can't reach the sum loses all."""
    side = first_side(table, table.side >> 1)
    for each in (side, side ^ 1):
        if table.form == ROBBERS:
            _destroy_one(table, each, me)
        else:
            _destroy_strength(table, each)


@compiled
def _destroy_one(table, side, me):
    clear_options(table)
    offer_side(table, side, NO_SLOT)
    slot = choose(table, me, ASK_DESTROY, APOCALYPTIC_HORSEMAN)
    if slot != NO_SLOT:
        destroy_aimed(table, slot)


@compiled
def _destroy_strength(table, side):
    needed = int(table.amount[APOCALYPTIC_HORSEMAN])
    if total(table, side) < needed:
        _destroy_side(table, side)
        return
    base = int(table.queue_size)  # cards that were named: one that Heimdall keeps is not named twice
    seat = voice(table, table.holder[side])
    while True:
        clear_options(table)
        for i in range(table.row_size[side]):
            slot = int(table.row[side, i])
            if not is_noted(table, base, slot):
                offer(table, slot)
        if next_option(table, -1) < 0:
            break
        if needed <= 0:
            offer(table, NOTHING)
        table.source = APOCALYPTIC_HORSEMAN
        slot = ask(table, seat, ASK_DESTROY)
        if slot == NOTHING or table.fault:
            break
        needed -= strength_of(table, slot)
        enqueue(table, slot)
        destroy_aimed(table, slot)
    table.queue_size = base


@compiled
def _destroy_side(table, side):
    """All cards of a side, from the castle outwards; what comes to it meanwhile stays."""
    base = int(table.queue_size)
    enqueue_side(table, side, NO_SLOT)
    for i in range(base, int(table.queue_size)):
        slot = int(table.queue[i])
        if table.where[slot] == side:
            destroy(table, slot)
    table.queue_size = base


@effect
def blood_priest(table, me):
    """The opponent destroys a card of theirs in this lane."""
    other = int(table.side) ^ 1
    clear_options(table)
    offer_side(table, other, NO_SLOT)
    slot = choose(table, voice(table, table.holder[other]), ASK_DESTROY, BLOOD_PRIEST)
    if slot != NO_SLOT:
        destroy_aimed(table, slot)


@effect
def ruffian(table, me):
    """Destroys any weak card; face-down cards are."""
    clear_options(table)
    for side in range(2 * table.lanes):
        for i in range(table.row_size[side]):
            slot = int(table.row[side, i])
            if strength_of(table, slot) <= table.amount[RUFFIAN]:
                offer(table, slot)
    slot = choose(table, me, ASK_DESTROY, RUFFIAN)
    if slot != NO_SLOT:
        destroy_aimed(table, slot)


@effect
def assassin(table, me):
    """Destroys another card in this lane."""
    clear_options(table)
    offer_lane(table, table.side >> 1, table.slot)
    slot = choose(table, me, ASK_DESTROY, ASSASSIN)
    if slot != NO_SLOT:
        destroy_aimed(table, slot)


@effect
def voodoo_doll(table, me):
    """Takes another card along."""
    clear_options(table)
    offer_all(table, NO_SLOT)
    slot = choose(table, me, ASK_DESTROY, VOODOO_DOLL)
    if slot != NO_SLOT:
        destroy_aimed(table, slot)


@compiled
def _come_back(table, me, source, up):
    """Instead of being destroyed, to the own side of another lane."""
    slot, side = int(table.slot), int(table.side)
    party = int(table.holder[side])
    clear_options(table)
    offer_other_lanes(table, party, side >> 1)
    if next_option(table, -1) < 0:
        return
    table.source = source
    table.subject = slot
    table.card = source
    there = side_of(table, party, ask(table, me, ASK_DESTINATION))
    enter(table, slot, there, up)
    tell(table, SURVIVES, NOBODY, source, there)
    table.survives = 1


@effect
def undead(table, me):
    """Comes back face up, without being played."""
    _come_back(table, me, UNDEAD, 1)


@effect
def fanatic(table, me):
    """Comes back face down."""
    _come_back(table, me, FANATIC, 0)


@effect
def veteran(table, me):
    """Somebody takes his place: a card of the offer, in solo and coop the deck's top card, in any lane."""
    party = int(table.holder[table.side])
    clear_options(table)
    offer_lanes(table, party, bound_to(table, party) if table.freyja_placed else 0)
    if next_option(table, -1) < 0:
        return
    card = draw(table) if table.form == ROBBERS else choose_from_offer(table, me, VETERAN)
    if card == NO_CARD:
        return
    clear_options(table)
    offer_lanes(table, party, bound_to(table, party) if table.freyja_placed else 0)
    table.source = VETERAN
    table.card = card
    table.subject = NO_SLOT
    place(table, side_of(table, party, ask(table, me, ASK_DESTINATION)), card, 1 - table.placed_down)
