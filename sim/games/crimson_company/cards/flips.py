"""Crimson Company: characters that flip cards."""

from sim.games.crimson_company.acting import flip, flip_aimed, set_off
from sim.games.crimson_company.board import first_side, leading_side, side_of, strength_of, turn_over, voice
from sim.games.crimson_company.choosing import choose, enqueue_side, offer_all, offer_lane, offer_side
from sim.games.crimson_company.kinds import ASK_FLIP
from sim.games.crimson_company.names import DEMON, ILLUSIONIST, MONK, TRAITOR, WAR_BEAR, WIZARD
from sim.games.crimson_company.state import NO_SLOT, VIEW
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import clear_options

BOTH, OPPOSING, OWN = range(3)


@compiled
def _flip_chosen(table, seat, source):
    """Flip one of the cards offered."""
    slot = choose(table, seat, ASK_FLIP, source)
    if slot != NO_SLOT:
        flip_aimed(table, slot)


@effect
def demon(table, me):
    """Flips a card in this lane, himself if he is alone."""
    clear_options(table)
    offer_lane(table, table.side >> 1, NO_SLOT)
    _flip_chosen(table, me, DEMON)


@effect
def wizard(table, me):
    """Flips any card."""
    clear_options(table)
    offer_all(table, NO_SLOT)
    _flip_chosen(table, me, WIZARD)


@effect
def illusionist(table, me):
    """Flips a card of the opponent, in any lane."""
    party = int(table.holder[table.side ^ 1])
    clear_options(table)
    for i in range(VIEW):
        lane = table.sight[party, i]
        if lane >= 0 and table.lane_open[lane]:
            offer_side(table, side_of(table, party, lane), NO_SLOT)
    _flip_chosen(table, me, ILLUSIONIST)


@effect
def war_bear(table, me):
    """Who leads in this lane, the bear counted, flips a card of theirs here."""
    side = leading_side(table, table.side >> 1)
    if side >= 0:
        clear_options(table)
        offer_side(table, side, NO_SLOT)
        _flip_chosen(table, voice(table, table.holder[side]), WAR_BEAR)


@effect
def monk(table, me):
    """You flip a card of yours in this lane, then the opponent one of theirs."""
    side = int(table.side)
    clear_options(table)
    offer_side(table, side, NO_SLOT)
    _flip_chosen(table, me, MONK)
    clear_options(table)
    offer_side(table, side ^ 1, NO_SLOT)
    _flip_chosen(table, voice(table, table.holder[side ^ 1]), MONK)


@effect
def traitor(table, me):
    """Flips another card on the side that he was played on."""
    clear_options(table)
    offer_side(table, table.side, table.slot)
    _flip_chosen(table, me, TRAITOR)


@compiled
def flip_noted(table, base):
    """Flip all cards noted since `base`: together, then what was turned up has its effect; or one after the other.

    A card that is turned over once more before its turn has no effect here: turned up again, it had its effect then.
    """
    count = int(table.queue_size)
    for i in range(base, count):
        slot = int(table.queue[i])
        if table.flips_in_turn:
            flip(table, slot)
        else:
            turn_over(table, slot)
            table.queue_turned[i] = table.turned[slot]
            if not table.up[slot]:
                table.queue[i] = NO_SLOT
    for i in range(base, count):
        slot = int(table.queue[i])
        if table.flips_in_turn or slot == NO_SLOT or table.where[slot] < 0:
            continue
        if table.turned[slot] == table.queue_turned[i]:
            set_off(table, slot, voice(table, table.holder[table.where[slot]]))
    table.queue_size = base


@compiled
def _flip_sides(table, side, sides, but):
    """Flip the cards of this lane on both sides, on the opposing or the own one."""
    base = int(table.queue_size)
    first = first_side(table, side >> 1)
    for each in (first, first ^ 1):
        if sides == BOTH or (sides == OWN) == (each == side):
            enqueue_side(table, each, but)
    flip_noted(table, base)


@effect
def shadow(table, me):
    """Flips all cards in this lane and himself."""
    _flip_sides(table, int(table.side), BOTH, NO_SLOT)


@effect
def clumsy_ogre(table, me):
    """Flips all other cards in this lane."""
    _flip_sides(table, int(table.side), table.ogre_sides, int(table.slot))


@effect
def slinger(table, me):
    """Flips the strongest cards of each side in this lane."""
    base = int(table.queue_size)
    first = first_side(table, table.side >> 1)
    for side in (first, first ^ 1):
        most = 0
        for i in range(table.row_size[side]):
            most = max(most, strength_of(table, table.row[side, i]))
        if most == 0 and table.slinger_spares:
            continue
        start = int(table.queue_size)
        enqueue_side(table, side, NO_SLOT)
        kept = start
        for i in range(start, int(table.queue_size)):
            if strength_of(table, table.queue[i]) == most:
                table.queue[kept] = table.queue[i]
                kept += 1
        table.queue_size = kept
    flip_noted(table, base)
