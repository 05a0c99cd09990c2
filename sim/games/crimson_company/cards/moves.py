"""Crimson Company: characters that move cards. Moved cards stay with their party and have no effect."""

from sim.games.crimson_company.acting import flip_aimed, reaches
from sim.games.crimson_company.board import first_side, has_room, shift, side_of, voice
from sim.games.crimson_company.choosing import (
    choose,
    enqueue,
    enqueue_side,
    is_noted,
    offer_all,
    offer_side,
    still_there,
)
from sim.games.crimson_company.kinds import ASK_DESTINATION, ASK_FLIP, ASK_MOVE
from sim.games.crimson_company.names import CHAOS_MAGE, HORROR, SEDUCTRESS, SIREN
from sim.games.crimson_company.state import NO_LANE, NO_SLOT, VIEW
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import ask, clear_options, next_option, offer


@compiled
def offer_lanes(table, party, only):
    """Offer the lanes in which a party has room; `only` are bits of the lanes that count, 0: all."""
    for i in range(VIEW):
        lane = int(table.sight[party, i])
        if lane >= 0 and table.lane_open[lane] and (only == 0 or only >> lane & 1):
            if has_room(table, side_of(table, party, lane)):
                offer(table, lane)


@compiled
def offer_other_lanes(table, party, but):
    """Offer the lanes to which a party's card can go out of one of them."""
    for i in range(VIEW):
        lane = int(table.sight[party, i])
        if lane >= 0 and lane != but and table.lane_open[lane] and has_room(table, side_of(table, party, lane)):
            offer(table, lane)


@compiled
def can_move(table, party, lane):
    """Is there another lane for a party's card?"""
    for i in range(VIEW):
        other = int(table.sight[party, i])
        if other >= 0 and other != lane and table.lane_open[other] and has_room(table, side_of(table, party, other)):
            return True
    return False


@compiled
def move_away(table, slot, me, source):
    """Move a card to another lane; `me` chooses which."""
    side = int(table.where[slot])
    party = int(table.holder[side])
    clear_options(table)
    offer_other_lanes(table, party, side >> 1)
    if next_option(table, -1) < 0:
        return
    table.source = source
    table.subject = slot
    table.card = table.who[slot]
    shift(table, slot, side_of(table, party, ask(table, me, ASK_DESTINATION)))


@effect
def chaos_mage(table, me):
    """Moves any card that has somewhere to go."""
    clear_options(table)
    for side in range(2 * table.lanes):
        if table.row_size[side] > 0 and can_move(table, int(table.holder[side]), side >> 1):
            offer_side(table, side, NO_SLOT)
    table.lane = NO_LANE
    slot = choose(table, me, ASK_MOVE, CHAOS_MAGE)
    if slot != NO_SLOT and reaches(table, slot):
        move_away(table, slot, me, CHAOS_MAGE)


@effect
def horror(table, me):
    """Drives all other cards out of this lane, one after the other."""
    slot, side = int(table.slot), int(table.side)
    first = first_side(table, side >> 1)
    base = int(table.queue_size)
    for each in (first, first ^ 1):
        if table.horror_sides == 0 or each != side:
            enqueue_side(table, each, slot)
    for i in range(base, int(table.queue_size)):
        move_away(table, int(table.queue[i]), me, HORROR)
    table.queue_size = base


@effect
def siren(table, me):
    """The opponent moves cards out of other lanes into this one."""
    there = int(table.side) ^ 1
    party = int(table.holder[there])
    seat = voice(table, party)
    base = int(table.queue_size)
    for _ in range(table.amount[SIREN]):
        _offer_elsewhere(table, party, there >> 1, base)
        table.lane = there >> 1
        slot = choose(table, seat, ASK_MOVE, SIREN) if has_room(table, there) else NO_SLOT
        if slot == NO_SLOT:
            break
        enqueue(table, slot)
        if reaches(table, slot):
            shift(table, slot, there)
    table.queue_size = base


@compiled
def _offer_elsewhere(table, party, but, base):
    """Offer a party's cards in other lanes; one that was named and kept by a Heimdall is not named again."""
    clear_options(table)
    for i in range(VIEW):
        lane = int(table.sight[party, i])
        if lane >= 0 and lane != but and table.lane_open[lane]:
            side = side_of(table, party, lane)
            for j in range(table.row_size[side]):
                if not is_noted(table, base, table.row[side, j]):
                    offer(table, int(table.row[side, j]))


@effect
def seductress(table, me):
    """Flips any card; then, as an effect of its own, moves it into her lane."""
    me_slot = int(table.slot)
    clear_options(table)
    offer_all(table, NO_SLOT)
    slot = choose(table, me, ASK_FLIP, SEDUCTRESS)
    if slot == NO_SLOT:
        return
    card = int(table.who[slot])
    flip_aimed(table, slot)
    if still_there(table, slot, card) and still_there(table, me_slot, SEDUCTRESS):
        side = side_of(table, table.holder[table.where[slot]], table.where[me_slot] >> 1)
        if side >= 0 and side != table.where[slot] and has_room(table, side) and reaches(table, slot):
            shift(table, slot, side)
