"""Das Ritual am Feuergipfel: putting an illegal structure right (III b). Its owner decides every step."""

from sim.games.feuergipfel.kinds import ASK_REMOVE, ASK_RISE, ASK_RISE_TO
from sim.games.feuergipfel.lattice import FIRST_LEADER, LEADERS, NONE, SECOND_LEADER
from sim.games.feuergipfel.legality import disobedient, enemies_beside, is_led, is_legal
from sim.games.feuergipfel.moves import leave, place_of
from sim.games.feuergipfel.state import CORRECT, CORRECTION, DISCARDS, PLACES, POSITIONS
from sim.games.feuergipfel.structure import shift
from sim.games.feuergipfel.words import CORRECTS, REMOVES, RISES
from sim.kernel.address import call_effect
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import ask, clear_options, count_options, offer
from sim.kernel.faults import NONE as NO_FAULT
from sim.kernel.trace import tell


@compiled
def correct(table, seat):
    """Put the seat's structure right if it isn't."""
    if not is_legal(table, seat):
        call_effect(table.hooks[CORRECT], table, seat)


@effect
def correct_part(table, seat):
    before = table.count[seat]
    tell(table, CORRECTS, seat, 0, 0)
    while table.fault == NO_FAULT:
        raise_leaderless(table, seat)
        if is_legal(table, seat):
            break
        remove_one(table, seat)
    lost = before - table.count[seat]
    if lost > 0:
        table.lost[seat, CORRECTION] += lost
        table.collapses[seat] += 1
        table.worst_collapse[seat] = max(table.worst_collapse[seat], lost)


@compiled
def raise_leaderless(table, seat):
    """Creatures without a leader move up, one by one, until all have one."""
    while table.fault == NO_FAULT:
        clear_options(table)
        for position in range(POSITIONS):
            if table.filled[seat] >> position & 1 and not is_led(table, seat, position):
                offer(table, place_of(seat, position))
        if count_options(table) == 0:
            return
        here = ask(table, seat, ASK_RISE) - place_of(seat, 0)
        table.attacker = place_of(seat, here)
        clear_options(table)
        offer_above(table, seat, here)
        there = ask(table, seat, ASK_RISE_TO) - place_of(seat, 0)
        if table.fault != NO_FAULT:
            return
        tell(table, RISES, seat, table.creature[seat, here], place_of(seat, there))
        shift(table, seat, here, there)
        table.risen[seat] += 1


@compiled
def offer_above(table, seat, position):
    """The leaders' positions: all vacant, or the creature would have a leader."""
    offer(table, place_of(seat, FIRST_LEADER[position]))
    if SECOND_LEADER[position] != NONE:
        offer(table, place_of(seat, SECOND_LEADER[position]))


@compiled
def remove_one(table, seat):
    """One of the creatures that break a rule is discarded."""
    clear_options(table)
    for position in range(POSITIONS):
        if table.filled[seat] >> position & 1:
            offer_if_guilty(table, seat, position)
    place = ask(table, seat, ASK_REMOVE)
    if table.fault != NO_FAULT:
        return
    position = place - seat * PLACES
    tell(table, REMOVES, seat, table.creature[seat, position], place)
    leave(table, seat, position, DISCARDS)


@compiled
def offer_if_guilty(table, seat, position):
    """Whoever stands beside an enemy takes part in a violation, as do a disobedient minion and its leaders."""
    if enemies_beside(table, seat, position, table.clan_now[seat, position]) != 0:
        offer(table, place_of(seat, position))
    if disobedient(table, seat, table.filled[seat], table.masks[seat]) >> position & 1:
        offer(table, place_of(seat, position))
        for leader in range(POSITIONS):
            if LEADERS[position] >> leader & 1 and table.filled[seat] >> leader & 1:
                offer(table, place_of(seat, leader))
