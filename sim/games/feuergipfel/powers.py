"""Das Ritual am Feuergipfel: who may fight whom, and how strong everybody is in a fight (V 2 and 4)."""

from sim.games.feuergipfel.moves import place_of
from sim.games.feuergipfel.names import (
    AURA_OF_RESISTANCE,
    AURA_OF_STEALTH,
    AURA_OF_STRENGTH,
    CREATURES,
    ETHEREALITY,
    SUMMON_FAMILIAR,
)
from sim.games.feuergipfel.state import CLERGY, GAIA, GUARD, NO_CARD, PLACES
from sim.games.feuergipfel.structure import auras_on, has_charm, has_power, works_as
from sim.kernel.compile import compiled
from sim.kernel.decisions import offer

# --- Who may ---------------------------------------------------------------------------------------------------


@compiled
def controls_any(table, seat):
    return table.count[seat] > 0 or table.creature[seat, GUARD] != NO_CARD


@compiled
def offer_own(table, seat):
    """Every creature that the seat controls: its structure and its guard."""
    for position in range(PLACES):
        if table.creature[seat, position] != NO_CARD:
            offer(table, place_of(seat, position))


@compiled
def is_target(table, seat, position):
    """May somebody try to capture what stands there? Not the Familiar, nor what is ethereal."""
    card = table.creature[seat, position]
    if card == NO_CARD or (card >= CREATURES and works_as(table, card) == SUMMON_FAMILIAR):
        return False
    return not has_charm(table, seat, position, ETHEREALITY)


@compiled
def can_capture(table, me):
    if not controls_any(table, me):
        return False
    for seat in range(table.players):
        if seat != me:
            for position in range(PLACES):
                if is_target(table, seat, position):
                    return True
    return False


@compiled
def can_rescue(table, me):
    if not controls_any(table, me):
        return False
    for seat in range(table.players):
        if seat != me and table.dungeon_size[seat] > 0:
            return True
    return False


# --- How strong ------------------------------------------------------------------------------------------------


@compiled
def attack_power(table, me, position):
    return int(table.power[me, position]) + table.amount[AURA_OF_STRENGTH] * auras_on(
        table, me, position, AURA_OF_STRENGTH
    )


@compiled
def defence_power(table, seat, position):
    """Strength against a capture: one more in level 1, and auras and clan powers."""
    power = int(table.power[seat, position]) + (1 if position < 2 else 0)
    power += table.amount[AURA_OF_RESISTANCE] * auras_on(table, seat, position, AURA_OF_RESISTANCE)
    if has_power(table, GAIA) and table.clan_now[seat, position] == GAIA:
        power += 1
    return power


@compiled
def raid_power(table, me, position):
    power = int(table.power[me, position])
    power += table.amount[AURA_OF_STEALTH] * auras_on(table, me, position, AURA_OF_STEALTH)
    if has_power(table, CLERGY) and table.clan_now[me, position] == CLERGY:
        power += 1
    return power


@compiled
def guard_power(table, seat):
    return int(table.power[seat, GUARD])
