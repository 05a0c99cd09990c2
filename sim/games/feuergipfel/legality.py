"""Das Ritual am Feuergipfel: the leader, strength and clan rules, and what would be legal (III b).

A change is looked at without making it: `changed_tool` sees the structure as if two places had been exchanged. Auras of
Neutrality make a creature's clan depend on where it stands; with one of them about, the change is tried out and undone.
"""

from sim.games.feuergipfel.lattice import (
    BELOW,
    BESIDE,
    LEVEL_1,
    NEIGHBOURS,
    WHOLE,
)
from sim.games.feuergipfel.state import CHANGED, CLANLESS, GUARD, NO_CARD, POSITIONS, ROOM, TRIED_OUT
from sim.games.feuergipfel.structure import enemy, exchange, lift, put, shift, strength_here, unpack, use_tool
from sim.kernel.compile import answer, compiled

ENEMIES = POSITIONS  # bits from one clan's banners to its enemy's
COUPLE = 2 * POSITIONS


# --- The three rules -------------------------------------------------------------------------------------------


@compiled
def led(filled):
    """The positions that have a leader: the wizard leads level 1, everybody else needs one above."""
    return BELOW[filled] | LEVEL_1


@compiled
def is_led(table, seat, position):
    """Leader rule."""
    return led(table.filled[seat]) >> position & 1 != 0


@compiled
def disobedient(table, seat, filled, masks):
    """Strength rule: who is not weaker than the leader, or than two leaders together; Mask of Command waives it."""
    too_strong = (
        (table.power[seat, 2] >= table.power[seat, 0]) << 2
        | (table.power[seat, 3] >= table.power[seat, 0] + table.power[seat, 1]) << 3
        | (table.power[seat, 4] >= table.power[seat, 1]) << 4
        | (table.power[seat, 5] >= table.power[seat, 2]) << 5
        | (table.power[seat, 6] >= table.power[seat, 2] + table.power[seat, 3]) << 6
        | (table.power[seat, 7] >= table.power[seat, 3] + table.power[seat, 4]) << 7
        | (table.power[seat, 8] >= table.power[seat, 4]) << 8
    )
    return too_strong & filled & ~BELOW[masks]


@compiled
def obeys(table, seat, position):
    return disobedient(table, seat, table.filled[seat], table.masks[seat]) >> position & 1 == 0


@compiled
def enemies_beside(table, seat, position, clan):
    """A bit for every neighbouring position with a creature of the enemy clan."""
    if clan == CLANLESS:
        return 0
    return table.banners[seat] >> (POSITIONS * enemy(clan)) & NEIGHBOURS[position]


@compiled
def clash(banners):
    """Clan rule: does anybody stand beside an enemy?"""
    while banners != 0:
        if BESIDE[banners & WHOLE] & (banners >> ENEMIES) & WHOLE:
            return True
        banners >>= COUPLE
    return False


@compiled
def keeps_the_rules(table, seat, filled, banners, masks):
    if filled & ~led(filled) or clash(banners):
        return False
    return disobedient(table, seat, filled, masks) == 0


@compiled
def is_legal(table, seat):
    """Does the whole structure keep the leader, strength and clan rules?"""
    return use_tool(table, CHANGED, seat, 0, 0) != 0


# --- What would be legal ---------------------------------------------------------------------------------------


@answer
def changed_tool(table, packed):
    """Would it be legal with two places exchanged? The guard's slot stands for leaving the structure."""
    seat, one, other = unpack(packed)
    filled, banners, masks = int(table.filled[seat]), int(table.banners[seat]), int(table.masks[seat])
    if one == other:
        return 1 if keeps_the_rules(table, seat, filled, banners, masks) else 0
    if table.neutral[seat] > 0:
        return use_tool(table, TRIED_OUT, seat, one, other)
    inside = other != GUARD
    banners = moved_banner(banners, int(table.clan_now[seat, one]), one, other)
    power, replaced = table.power[seat, one], 0
    if inside:
        banners = moved_banner(banners, int(table.clan_now[seat, other]), other, one)
        replaced = table.power[seat, other]
        table.power[seat, other] = power
    table.power[seat, one] = replaced
    legal = keeps_the_rules(table, seat, swapped(filled, one, other), banners, swapped(masks, one, other))
    table.power[seat, one] = power
    if inside:
        table.power[seat, other] = replaced
    return 1 if legal else 0


@compiled
def moved_banner(banners, clan, here, there):
    """The banners when a creature of this clan goes from here to there."""
    if clan == CLANLESS:
        return banners
    banners ^= 1 << (POSITIONS * clan + here)
    return banners if there == GUARD else banners ^ 1 << (POSITIONS * clan + there)


@compiled
def swapped(positions, one, other):
    """A set of positions with two of them exchanged."""
    differ = (positions >> one ^ positions >> other) & 1
    return (positions ^ (differ << one | differ << other)) & WHOLE


@answer
def tried_out_tool(table, packed):
    """The same, found out by doing it, looking, and undoing it."""
    seat, one, other = unpack(packed)
    card, charms = table.creature[seat, one], table.charms[seat, one]
    if other == GUARD:
        lift(table, seat, one)
        legal = is_legal(table, seat)
        put(table, seat, one, card, charms)
    elif table.creature[seat, other] == NO_CARD:
        shift(table, seat, one, other)
        legal = is_legal(table, seat)
        shift(table, seat, other, one)
    else:
        exchange(table, seat, one, other)
        legal = is_legal(table, seat)
        exchange(table, seat, one, other)
    return 1 if legal else 0


@compiled
def may_leave(table, seat, position):
    """Would the structure be legal without this creature?"""
    return position == GUARD or use_tool(table, CHANGED, seat, position, GUARD) != 0


@compiled
def may_move(table, seat, here, there):
    """Would the structure be legal with this creature over there?"""
    if table.creature[seat, there] != NO_CARD:
        return False
    # A quick look before the rules are asked: would anybody lead the creature there?
    if there != GUARD and led(table.filled[seat] & ~(1 << here)) >> there & 1 == 0:
        return False
    return use_tool(table, CHANGED, seat, here, there) != 0


@compiled
def may_swap(table, seat, one, other):
    """Would the structure be legal with these two neighbours swapped?"""
    return use_tool(table, CHANGED, seat, one, other) != 0


# --- Room for one more -----------------------------------------------------------------------------------------


@compiled
def vacant(table, seat):
    """The free positions that somebody leads."""
    filled = table.filled[seat]
    return led(filled) & ~filled


@compiled
def room(table, seat, card):
    """The positions that this card may be put on: vacant, and legal afterwards."""
    return use_tool(table, ROOM, seat, card, 0)


@compiled
def fits(table, seat, card, position):
    return room(table, seat, card) >> position & 1 != 0


@compiled
def has_room(table, seat, card):
    """Is there any place for this card: the guard's slot or a legal position?"""
    return table.creature[seat, GUARD] == NO_CARD or room(table, seat, card) != 0


@answer
def room_tool(table, packed):
    seat, card, _ = unpack(packed)
    free = vacant(table, seat)
    if table.neutral[seat] > 0:
        return room_by_trying(table, seat, card, free)
    # Without neutrality a creature more changes nobody else's strength: only itself and its neighbours matter.
    clan = int(table.clan[card])
    if clan != CLANLESS:
        free &= ~BESIDE[table.banners[seat] >> (POSITIONS * enemy(clan)) & WHOLE]
    return free & ~beneath(table, seat, strength_here(table, seat, card, clan, 0))


@compiled
def beneath(table, seat, power):
    """The positions of levels 2 and 3 whose leaders are not stronger than this."""
    too_strong = (
        (power >= table.power[seat, 0]) << 2
        | (power >= table.power[seat, 0] + table.power[seat, 1]) << 3
        | (power >= table.power[seat, 1]) << 4
        | (power >= table.power[seat, 2]) << 5
        | (power >= table.power[seat, 2] + table.power[seat, 3]) << 6
        | (power >= table.power[seat, 3] + table.power[seat, 4]) << 7
        | (power >= table.power[seat, 4]) << 8
    )
    return too_strong & ~BELOW[table.masks[seat]]


@compiled
def room_by_trying(table, seat, card, free):
    found = 0
    for position in range(POSITIONS):
        if free >> position & 1:
            put(table, seat, position, card, 0)
            if is_legal(table, seat):
                found |= 1 << position
            lift(table, seat, position)
    return found
