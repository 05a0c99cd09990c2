"""Das Ritual am Feuergipfel: the structure. Who leads whom, how strong everybody is, what is legal (III b).

Every change goes through `put` and `lift`, which keep `power`, `clan_now`, `banners`, `filled` and `count` true. What
would be legal is found out by doing it, looking, and undoing it: there is one set of rules and no second opinion.
"""

import numpy as np

from sim.games.feuergipfel.names import (
    AGGRESSION,
    ATROPHY,
    AURA_OF_NEUTRALITY,
    AVATAR,
    DUPLICATE,
    MASK_OF_COMMAND,
)
from sim.games.feuergipfel.state import (
    CLANLESS,
    DOUBLE_BIT,
    FITS,
    GUARD,
    HAS_ROOM,
    LEGAL,
    MAY_LEAVE,
    MAY_MOVE,
    MAY_SWAP,
    NO_CARD,
    PLACES,
    POSITIONS,
    RENEW,
)
from sim.kernel.address import call_answer
from sim.kernel.compile import answer, compiled

NONE = -1
FIRST_LEADER = np.array([NONE, NONE, 0, 0, 1, 2, 2, 3, 4], np.int64)
SECOND_LEADER = np.array([NONE, NONE, NONE, 1, NONE, NONE, 3, 4, NONE], np.int64)
FIRST_MINION = np.array([2, 3, 5, 6, 7, NONE, NONE, NONE, NONE], np.int64)  # the second one is right of it
LEVEL = np.array([1, 1, 2, 2, 2, 3, 3, 3, 3, 0], np.int64)


def _mask(*positions: int) -> int:
    return sum(1 << position for position in positions if position != NONE)


def _neighbours(position: int) -> int:
    """Leaders, minions, and left and right in the same level."""
    beside = [p for p in (position - 1, position + 1) if 0 <= p < POSITIONS and LEVEL[p] == LEVEL[position]]
    first = int(FIRST_MINION[position])
    minions = [first, first + 1] if first != NONE else []
    return _mask(int(FIRST_LEADER[position]), int(SECOND_LEADER[position]), *minions, *beside)


NEIGHBOURS = np.array([_neighbours(position) for position in range(POSITIONS)], np.int64)
LEADERS = np.array([_mask(int(a), int(b)) for a, b in zip(FIRST_LEADER, SECOND_LEADER, strict=True)], np.int64)
WHOLE = (1 << POSITIONS) - 1
ONE = np.uint64(1)


# A tool takes a seat and two numbers below 64 in one.
SEAT_BITS, NUMBER_BITS, NUMBER_MASK, SEAT_MASK = 3, 6, 63, 7


@compiled
def use_tool(table, tool, seat, first, second):
    """Ask one of the questions that are compiled by themselves."""
    packed = np.int64(seat) | np.int64(first) << SEAT_BITS | np.int64(second) << (SEAT_BITS + NUMBER_BITS)
    return call_answer(table.tools[tool], table, packed)


@compiled
def unpack(packed):
    return packed & SEAT_MASK, packed >> SEAT_BITS & NUMBER_MASK, packed >> (SEAT_BITS + NUMBER_BITS) & NUMBER_MASK


@compiled
def is_minion(position, leader):
    """Is it one of the two positions below that one?"""
    first = FIRST_MINION[leader]
    return first != NONE and (position == first or position == first + 1)


@compiled
def enemy(clan):
    return clan ^ 1


@compiled
def works_as(table, card):
    """The spell whose text counts: Duplicate has another's."""
    return table.double if card == DUPLICATE else card


# --- Enchantments ----------------------------------------------------------------------------------------------


@compiled
def charm_bit(card):
    """The bit of an enchantment card in `charms`."""
    return DOUBLE_BIT if card == DUPLICATE else card - AGGRESSION


@compiled
def charm_card(bit):
    return DUPLICATE if bit == DOUBLE_BIT else bit + AGGRESSION


@compiled
def charmed(table, charms, spell):
    """How many enchantments of this text are among the charms: none, one, or two with Duplicate."""
    if charms == 0:
        return 0
    doubled = charms >> DOUBLE_BIT & 1 and table.double == spell
    return (charms >> (spell - AGGRESSION) & 1) + (1 if doubled else 0)


@compiled
def has_charm(table, seat, position, spell):
    return charmed(table, table.charms[seat, position], spell) > 0


# --- Auras -----------------------------------------------------------------------------------------------------


@compiled
def _lies(table, seat, position, aura):
    """Is an aura of this text on the position, and a creature to carry it?"""
    card = table.aura[seat, position]
    return card != NO_CARD and table.creature[seat, position] != NO_CARD and works_as(table, card) == aura


@compiled
def auras_on(table, seat, position, aura):
    """How many auras of this text affect the creature: its own position's and those of its leaders."""
    if position == GUARD:
        return 0
    found = 1 if _lies(table, seat, position, aura) else 0
    first = FIRST_LEADER[position]
    second = SECOND_LEADER[position]
    if first != NONE and _lies(table, seat, first, aura):
        found += 1
    if second != NONE and _lies(table, seat, second, aura):
        found += 1
    return found


# --- Strength and clan -----------------------------------------------------------------------------------------


@compiled
def strength_here(table, seat, card, clan, charms):
    """Effective strength under a wizard: printed, one more for his clan, and enchantments."""
    power = int(table.strength[card])
    if clan == table.wizard[seat] and clan != CLANLESS:
        power += 1
    if charms != 0:
        power += charmed(table, charms, AVATAR) * table.amount[AVATAR]
        power -= charmed(table, charms, ATROPHY) * table.amount[ATROPHY]
    return power


@compiled
def renew_place(table, seat, position, neutral):
    """Work out one creature's strength and clan."""
    card = table.creature[seat, position]
    if card == NO_CARD:
        table.power[seat, position] = 0
        table.clan_now[seat, position] = CLANLESS
        return
    clan = int(table.clan[card])
    if neutral:
        clan = CLANLESS
    table.power[seat, position] = strength_here(table, seat, card, clan, table.charms[seat, position])
    table.clan_now[seat, position] = clan


@compiled
def raise_banner(table, seat, position):
    clan = table.clan_now[seat, position]
    if clan != CLANLESS and position != GUARD:
        table.banners[seat] |= ONE << np.uint64(POSITIONS * clan + position)


@compiled
def lower_banner(table, seat, position):
    clan = table.clan_now[seat, position]
    if clan != CLANLESS and position != GUARD:
        table.banners[seat] &= ~(ONE << np.uint64(POSITIONS * clan + position))


@compiled
def renew(table, seat):
    """Work out everybody's strength and clan: after enchantments and auras have come or gone."""
    use_tool(table, RENEW, seat, 0, 0)


@answer
def renew_tool(table, seat):
    table.banners[seat] = np.uint64(0)
    for position in range(PLACES):
        neutral = table.neutral[seat] > 0 and auras_on(table, seat, position, AURA_OF_NEUTRALITY) > 0
        renew_place(table, seat, position, neutral)
        raise_banner(table, seat, position)
    return 0


@compiled
def put(table, seat, position, card, charms):
    """A creature takes a place."""
    table.creature[seat, position] = card
    table.charms[seat, position] = charms
    if position != GUARD:
        table.filled[seat] |= 1 << position
        table.count[seat] += 1
    if table.neutral[seat] > 0:
        renew(table, seat)
    else:
        renew_place(table, seat, position, False)
        raise_banner(table, seat, position)


@compiled
def lift(table, seat, position):
    """A creature leaves its place; whoever calls this takes care of the card and its enchantments."""
    lower_banner(table, seat, position)
    table.creature[seat, position] = NO_CARD
    table.charms[seat, position] = 0
    table.power[seat, position] = 0
    table.clan_now[seat, position] = CLANLESS
    if position != GUARD:
        table.filled[seat] &= ~(1 << position)
        table.count[seat] -= 1
    if table.neutral[seat] > 0:
        renew(table, seat)


@compiled
def shift(table, seat, here, there):
    """A creature goes to a vacant place, its enchantments with it (auras stay)."""
    card = table.creature[seat, here]
    charms = table.charms[seat, here]
    lift(table, seat, here)
    put(table, seat, there, card, charms)


@compiled
def exchange(table, seat, one, other):
    """Two creatures swap their places."""
    card = table.creature[seat, one]
    charms = table.charms[seat, one]
    lift(table, seat, one)
    shift(table, seat, other, one)
    put(table, seat, other, card, charms)


# --- The three rules -------------------------------------------------------------------------------------------


@compiled
def is_led(table, seat, position):
    """Leader rule: the wizard leads level 1, everybody else needs a leader above."""
    return position < 2 or table.filled[seat] & LEADERS[position] != 0


@compiled
def obeys(table, seat, position):
    """Strength rule: weaker than the leader, or than two leaders together; Mask of Command waives it."""
    if position < 2:
        return True
    return power_fits(table, seat, position, table.power[seat, position])


@compiled
def power_fits(table, seat, position, power):
    """Would a creature of this power obey its leaders in a position of level 2 or 3?"""
    above = 0
    first = FIRST_LEADER[position]
    second = SECOND_LEADER[position]
    if table.filled[seat] >> first & 1:
        above += table.power[seat, first]
        if has_charm(table, seat, first, MASK_OF_COMMAND):
            return True
    if second != NONE and table.filled[seat] >> second & 1:
        above += table.power[seat, second]
        if has_charm(table, seat, second, MASK_OF_COMMAND):
            return True
    return power < above


@compiled
def enemies_beside(table, seat, position, clan):
    """A bit for every neighbouring position with a creature of the enemy clan."""
    if clan == CLANLESS:
        return 0
    banners = np.int64(table.banners[seat] >> np.uint64(POSITIONS * enemy(clan)))
    return banners & NEIGHBOURS[position]


@compiled
def is_legal(table, seat):
    """Does the whole structure keep the leader, strength and clan rules?"""
    return use_tool(table, LEGAL, seat, 0, 0) != 0


@answer
def legal_tool(table, seat):
    for position in range(POSITIONS):
        if table.filled[seat] >> position & 1:
            if not is_led(table, seat, position) or not obeys(table, seat, position):
                return 0
            if enemies_beside(table, seat, position, table.clan_now[seat, position]) != 0:
                return 0
    return 1


@compiled
def fits(table, seat, card, position):
    """May this card be put on this position (vacant, and legal afterwards)?"""
    if table.filled[seat] >> position & 1 or not is_led(table, seat, position):
        return False
    return use_tool(table, FITS, seat, card, position) != 0


@answer
def fits_tool(table, packed):
    seat, card, position = unpack(packed)
    if table.neutral[seat] > 0:
        put(table, seat, position, card, 0)
        legal = is_legal(table, seat)
        lift(table, seat, position)
        return 1 if legal else 0
    # Without neutrality a creature more changes nobody else's strength: only itself and its neighbours matter.
    clan = int(table.clan[card])
    if enemies_beside(table, seat, position, clan) != 0:
        return 0
    power = strength_here(table, seat, card, clan, 0)
    return 1 if position < 2 or power_fits(table, seat, position, power) else 0


@compiled
def has_room(table, seat, card):
    """Is there any place for this card: the guard's slot or a legal position?"""
    return table.creature[seat, GUARD] == NO_CARD or use_tool(table, HAS_ROOM, seat, card, 0) != 0


@answer
def has_room_tool(table, packed):
    seat, card, _ = unpack(packed)
    for position in range(POSITIONS):
        if fits(table, seat, card, position):
            return 1
    return 0


@compiled
def may_leave(table, seat, position):
    """Would the structure be legal without this creature?"""
    return position == GUARD or use_tool(table, MAY_LEAVE, seat, position, 0) != 0


@answer
def may_leave_tool(table, packed):
    seat, position, _ = unpack(packed)
    card = table.creature[seat, position]
    charms = table.charms[seat, position]
    lift(table, seat, position)
    legal = is_legal(table, seat)
    put(table, seat, position, card, charms)
    return 1 if legal else 0


@compiled
def may_move(table, seat, here, there):
    """Would the structure be legal with this creature over there?"""
    if table.creature[seat, there] != NO_CARD:
        return False
    # A quick look before the rules are asked: would anybody lead the creature there?
    if there >= 2 and there != GUARD and table.filled[seat] & ~(1 << here) & LEADERS[there] == 0:
        return False
    return use_tool(table, MAY_MOVE, seat, here, there) != 0


@answer
def may_move_tool(table, packed):
    seat, here, there = unpack(packed)
    shift(table, seat, here, there)
    legal = is_legal(table, seat)
    shift(table, seat, there, here)
    return 1 if legal else 0


@compiled
def may_swap(table, seat, one, other):
    """Would the structure be legal with these two neighbours swapped?"""
    return use_tool(table, MAY_SWAP, seat, one, other) != 0


@answer
def may_swap_tool(table, packed):
    seat, one, other = unpack(packed)
    exchange(table, seat, one, other)
    legal = is_legal(table, seat)
    exchange(table, seat, one, other)
    return 1 if legal else 0
