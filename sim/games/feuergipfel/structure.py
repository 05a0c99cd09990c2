"""Das Ritual am Feuergipfel: the structure. What lies where, how strong everybody is and of which clan (III b).

Every change goes through `put` and `lift`, or is followed by `renew`: they keep `power`, `clan_now`, `banners`,
`masks`, `filled` and `count` true.
"""

import numpy as np

from sim.games.feuergipfel.lattice import FIRST_LEADER, NONE, SECOND_LEADER
from sim.games.feuergipfel.names import (
    AGGRESSION,
    ATROPHY,
    AURA_OF_NEUTRALITY,
    AVATAR,
    DUPLICATE,
    MASK_OF_COMMAND,
)
from sim.games.feuergipfel.state import CLANLESS, DOUBLE_BIT, GUARD, NO_CARD, PLACES, POSITIONS, RENEW
from sim.kernel.address import call_answer
from sim.kernel.compile import answer, compiled

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


@compiled
def has_power(table, clan):
    """Does the clan's power count in this game (VI)?"""
    return table.clan_powers >> clan & 1 != 0


# --- Auras -----------------------------------------------------------------------------------------------------


@compiled
def _lies(table, seat, position, aura):
    """Is an aura of this text on the position, and a creature to carry it?"""
    card = table.aura[seat, position]
    return card != NO_CARD and table.creature[seat, position] != NO_CARD and works_as(table, card) == aura


@compiled
def auras_on(table, seat, position, aura):
    """How many auras of this text affect the creature: its own position's and those of its leaders."""
    if position == GUARD or table.auras[seat] == 0:
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
        table.banners[seat] |= 1 << (POSITIONS * clan + position)


@compiled
def lower_banner(table, seat, position):
    clan = table.clan_now[seat, position]
    if clan != CLANLESS and position != GUARD:
        table.banners[seat] &= ~(1 << (POSITIONS * clan + position))


@compiled
def wear_mask(table, seat, position):
    """Does the strength rule hold below? Not under Mask of Command."""
    if position != GUARD and has_charm(table, seat, position, MASK_OF_COMMAND):
        table.masks[seat] |= 1 << position


@compiled
def renew(table, seat):
    """Work out everybody's strength and clan: after enchantments and auras have come or gone."""
    use_tool(table, RENEW, seat, 0, 0)


@answer
def renew_tool(table, seat):
    table.auras[seat] = 0
    for position in range(POSITIONS):
        table.auras[seat] += table.aura[seat, position] != NO_CARD
    table.banners[seat] = 0
    table.masks[seat] = 0
    for position in range(PLACES):
        neutral = table.neutral[seat] > 0 and auras_on(table, seat, position, AURA_OF_NEUTRALITY) > 0
        renew_place(table, seat, position, neutral)
        raise_banner(table, seat, position)
        wear_mask(table, seat, position)
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
        wear_mask(table, seat, position)


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
        table.masks[seat] &= ~(1 << position)
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
