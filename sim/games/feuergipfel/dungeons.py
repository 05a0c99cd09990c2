"""Das Ritual am Feuergipfel: brainwashing the own prisoners and rescuing those of others (V 3 and 4)."""

import numpy as np

from sim.games.feuergipfel.correction import correct
from sim.games.feuergipfel.dice import contest, exceed
from sim.games.feuergipfel.kinds import ASK_BRAINWASH, ASK_FREE, ASK_RAID, ASK_RAIDER
from sim.games.feuergipfel.kinds import BRAINWASH as DO_BRAINWASH
from sim.games.feuergipfel.kinds import RESCUE as DO_RESCUE
from sim.games.feuergipfel.legality import has_room
from sim.games.feuergipfel.moves import leave, place_of, release, standing
from sim.games.feuergipfel.placing import ANYWHERE, FORBIDDEN, UNSEEN, put_somewhere
from sim.games.feuergipfel.powers import can_rescue, guard_power, offer_own, raid_power
from sim.games.feuergipfel.state import (
    BRAINWASH,
    CLERGY,
    DOOM,
    GUARD,
    NO_CARD,
    RESCUE,
    RESCUING,
    ROLL_BRAINWASH,
    ROLL_RESCUE,
    SURE,
    WITH_STONE,
)
from sim.games.feuergipfel.structure import has_power
from sim.games.feuergipfel.words import (
    BRAINWASHED,
    BRAINWASHES,
    DOOM_ACTS,
    FREES,
    RAIDS,
    RESCUE_FAILS,
    RESCUE_TIES,
    RESISTS,
)
from sim.kernel.address import call_effect, lowest_bit
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import ask, clear_options, offer
from sim.kernel.faults import NONE
from sim.kernel.trace import tell

ONE = np.uint64(1)
NO_CARDS = np.uint64(0)


# --- Brainwashing ----------------------------------------------------------------------------------------------


@compiled
def offer_washable(table, me):
    """Prisoners with a place to go to."""
    prisoners = table.prisoners[me]
    if table.creature[me, GUARD] == NO_CARD:
        table.options[0] |= prisoners
        return
    while prisoners != NO_CARDS:
        card = lowest_bit(prisoners)
        prisoners &= prisoners - ONE
        if has_room(table, me, card):
            offer(table, card)


@compiled
def can_brainwash(table, me):
    """Has any prisoner a place to go to?"""
    prisoners = table.prisoners[me]
    if table.creature[me, GUARD] == NO_CARD:
        return prisoners != NO_CARDS
    while prisoners != NO_CARDS:
        if has_room(table, me, lowest_bit(prisoners)):
            return True
        prisoners &= prisoners - ONE
    return False


@compiled
def brainwash(table, me, style):
    """Brainwash a prisoner if there is one with a place to go to."""
    if can_brainwash(table, me):
        table.style = style
        call_effect(table.hooks[BRAINWASH], table, me)


@effect
def brainwash_part(table, me):
    table.done[me, DO_BRAINWASH] += 1
    clear_options(table)
    offer_washable(table, me)
    card = ask(table, me, ASK_BRAINWASH)
    if table.fault != NONE:
        return
    tell(table, BRAINWASHES, me, table.strength[card], 0)
    table.card = card
    if table.style == SURE:
        table.special_tries[me, ROLL_BRAINWASH] += 1
        table.special_wins[me, ROLL_BRAINWASH] += 1
    elif not exceed(table, me, table.strength[card]):
        table.card = NO_CARD
        tell(table, RESISTS, me, 0, 0)
        return
    release(table, me, card)
    tell(table, BRAINWASHED, me, card, 0)
    put_somewhere(table, me, card, ANYWHERE, FORBIDDEN)
    if has_power(table, DOOM) and table.clan[card] == DOOM and not table.doom_used:
        table.doom_used = 1
        table.powers[me, DOOM] += 1
        table.actions += 1
        table.extra_actions[me] += 1
        tell(table, DOOM_ACTS, me, 0, 0)


# --- Rescue ----------------------------------------------------------------------------------------------------


@compiled
def rescue(table, me, style):
    """Raid a dungeon if there is anybody to raid with and anything to free."""
    if can_rescue(table, me):
        table.style = style
        call_effect(table.hooks[RESCUE], table, me)


@effect
def rescue_part(table, me):
    table.done[me, DO_RESCUE] += 1
    style = table.style
    clear_options(table)
    offer_own(table, me)
    table.attacker = ask(table, me, ASK_RAIDER)
    clear_options(table)
    for seat in range(table.players):
        if seat != me and table.dungeon_size[seat] > 0:
            offer(table, seat)
    victim = ask(table, me, ASK_RAID)
    if table.fault != NONE:
        return
    position = table.attacker - place_of(me, 0)
    tell(table, RAIDS, me, standing(table, me, position), victim)
    table.powers[me, CLERGY] += has_power(table, CLERGY) and table.clan_now[me, position] == CLERGY
    power = raid_power(table, me, position) + (guard_power(table, victim) if style == WITH_STONE else 0)
    lead = contest(table, me, ROLL_RESCUE, power, guard_power(table, victim))
    if lead > 0:
        free_one(table, me, victim)
    elif lead == 0:
        tell(table, RESCUE_TIES, me, 0, 0)
    else:
        tell(table, RESCUE_FAILS, me, 0, 0)
        if leave(table, me, position, victim):
            table.lost[me, RESCUING] += 1
        correct(table, me)


@compiled
def free_one(table, me, victim):
    """Look through the dungeon, take a creature, put it anywhere."""
    table.seen |= 1 << victim
    clear_options(table)
    table.options[0] |= table.prisoners[victim]
    table.target = place_of(victim, 0)
    card = ask(table, me, ASK_FREE)
    if table.fault != NONE:
        return
    release(table, victim, card)
    tell(table, FREES, me, card, victim)
    put_somewhere(table, me, card, ANYWHERE, UNSEEN)
    table.seen &= ~(1 << victim)
