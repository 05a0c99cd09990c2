"""Das Ritual am Feuergipfel: moving and swapping creatures of the own structure (V 5 and 6)."""

from sim.games.feuergipfel.kinds import ASK_MOVE_TO, ASK_MOVER, ASK_SWAP, ASK_SWAP_WITH
from sim.games.feuergipfel.lattice import NEIGHBOURS, PAIRS
from sim.games.feuergipfel.legality import led, may_move, may_swap
from sim.games.feuergipfel.moves import place_of, standing
from sim.games.feuergipfel.state import GUARD, NIGHT, PLACES, POSITIONS
from sim.games.feuergipfel.structure import exchange, shift, unpack
from sim.games.feuergipfel.words import MOVES, SWAPS
from sim.kernel.compile import answer, compiled
from sim.kernel.decisions import ask, clear_options, offer
from sim.kernel.faults import NONE
from sim.kernel.trace import tell


@compiled
def involves_night(table, me, position):
    return table.clan_now[me, position] == NIGHT


@compiled
def can_go(table, me, here):
    """Has the creature any legal move?"""
    if may_move(table, me, here, GUARD):  # mostly the quickest to find
        return True
    free = led(table.filled[me] & ~(1 << here)) & ~table.filled[me]
    for there in range(POSITIONS):
        if free >> there & 1 and may_move(table, me, here, there):
            return True
    return False


@compiled
def can_move(table, me, night_only):
    for position in range(POSITIONS - 1, -1, -1):
        if table.filled[me] >> position & 1 and (not night_only or involves_night(table, me, position)):
            if can_go(table, me, position):
                return True
    return False


@answer
def move_tool(table, packed):
    """Move a creature; was one of NIGHT involved?"""
    me, night_only, _ = unpack(packed)
    clear_options(table)
    for position in range(POSITIONS):
        if table.filled[me] >> position & 1 and (not night_only or involves_night(table, me, position)):
            if can_go(table, me, position):
                offer(table, place_of(me, position))
    table.attacker = ask(table, me, ASK_MOVER)
    here = table.attacker - place_of(me, 0)
    clear_options(table)
    for there in range(PLACES):
        if may_move(table, me, here, there):
            offer(table, place_of(me, there))
    place = ask(table, me, ASK_MOVE_TO)
    if table.fault != NONE:
        return 0
    night = involves_night(table, me, here)
    tell(table, MOVES, me, standing(table, me, here), place)
    shift(table, me, here, place - place_of(me, 0))
    return 1 if night else 0


@compiled
def swappable(table, me, one, other, night_only):
    """Are these neighbours in the structure that may be swapped?"""
    if not NEIGHBOURS[one] >> other & 1 or not table.filled[me] >> other & 1:
        return False
    if night_only and not (involves_night(table, me, one) or involves_night(table, me, other)):
        return False
    return may_swap(table, me, one, other)


@compiled
def can_swap(table, me, night_only):
    for pair in range(len(PAIRS)):
        one, other = PAIRS[pair, 0], PAIRS[pair, 1]
        if table.filled[me] >> one & 1 and swappable(table, me, one, other, night_only):
            return True
    return False


@answer
def swap_tool(table, packed):
    """Swap two neighbours; was one of NIGHT involved?"""
    me, night_only, _ = unpack(packed)
    clear_options(table)
    for pair in range(len(PAIRS)):
        one, other = PAIRS[pair, 0], PAIRS[pair, 1]
        if table.filled[me] >> one & 1 and swappable(table, me, one, other, night_only):
            offer(table, place_of(me, one))
            offer(table, place_of(me, other))
    table.attacker = ask(table, me, ASK_SWAP)
    one = table.attacker - place_of(me, 0)
    clear_options(table)
    for other in range(POSITIONS):
        if swappable(table, me, one, other, night_only):
            offer(table, place_of(me, other))
    place = ask(table, me, ASK_SWAP_WITH)
    if table.fault != NONE:
        return 0
    other = place - place_of(me, 0)
    night = involves_night(table, me, one) or involves_night(table, me, other)
    tell(table, SWAPS, me, standing(table, me, one), standing(table, me, other))
    exchange(table, me, one, other)
    return 1 if night else 0
