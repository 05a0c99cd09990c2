"""Das Ritual am Feuergipfel: what every spell seems to be worth now, for the default answers."""

import numpy as np

from sim.games.feuergipfel.casting import NO_CARDS
from sim.games.feuergipfel.fight_worth import capture_worth
from sim.games.feuergipfel.judgement import best_of, best_place, disorder, prospects, to_go, urgency
from sim.games.feuergipfel.lattice import FIRST_MINION
from sim.games.feuergipfel.moves import bit, has_circle
from sim.games.feuergipfel.names import (
    AGGRESSION,
    ATROPHY,
    AURA_OF_NEUTRALITY,
    AVATAR,
    BALANCE,
    CIRCLE_OF_FORTUNE,
    CIRCLE_OF_GUILE,
    CIRCLE_OF_MAGIC,
    CIRCLE_OF_MIGHT,
    CIRCLE_OF_SCRYING,
    DECOY,
    DOMINATION,
    DUPLICATE,
    LUCKY_CHARM,
    MAGIC_TEMPEST,
    MASK_OF_COMMAND,
    MOBILITY,
    RAISE_DEAD,
    RESURRECTION,
    SCRY,
    SMITE,
    STONE_SPIRIT,
    SUMMON_FAMILIAR,
    SUMMON_SHADE,
    TIDES_OF_CHAOS,
    TIME_WARP,
    TORNADO,
    TOUCH_OF_DEATH,
)
from sim.games.feuergipfel.powers import can_capture, can_rescue, controls_any
from sim.games.feuergipfel.state import APPRAISE_SPELLS, CIRCLE, DEADLY, NO_CARD, PLACES, PLAIN, POSITIONS, SUMMON, SURE
from sim.games.feuergipfel.structure import charmed, renew
from sim.kernel.address import call_effect, count_bits, lowest_bit
from sim.kernel.compile import compiled, effect

ONE = np.uint64(1)
WINNING = 1000


@compiled
def appraise_spells(table, me, spells):
    """Fill `table.spell_worth` for these spells."""
    table.candidates = spells
    call_effect(table.hooks[APPRAISE_SPELLS], table, me)


@effect
def appraise_spells_part(table, me):
    spells = table.candidates
    copying = spells & bit(DUPLICATE) != NO_CARDS
    if copying:
        spells |= table.spell_discards
    best = 0
    while spells != NO_CARDS:
        spell = lowest_bit(spells)
        spells &= spells - ONE
        table.spell_worth[spell] = spell_worth_of(table, me, spell)
        if copying and table.spell_discards & bit(spell) != NO_CARDS and spell != DUPLICATE:
            best = max(best, table.spell_worth[spell])
    if copying:
        table.spell_worth[DUPLICATE] = best - 10


@compiled
def roughly_payable(table, me, spell):
    """Are there prisoners of the right clans and strengths? Good enough for a worth."""
    helped = 1 if has_circle(table, me, CIRCLE_OF_MAGIC) else 0
    return payable_with(table, me, spell, helped)


@compiled
def payable_with(table, me, spell, helped):
    for component in range(2):
        payers = table.payers[helped, component, spell]
        if table.component_clan[component, spell] >= 0 and table.prisoners[me] & payers == NO_CARDS:
            return False
    return True


@compiled
def spell_worth_of(table, me, spell):
    """A rough worth of a spell's text in this situation."""
    kind = table.type[spell]
    if kind == SUMMON:
        return summon_worth(table, me, spell)
    if kind == CIRCLE:
        return circle_worth(table, me, spell)
    if spell < SUMMON_FAMILIAR:
        return laid_worth(table, me, spell)
    return general_worth(table, me, spell)


@compiled
def summon_worth(table, me, spell):
    if spell == SUMMON_SHADE:
        return 85 if to_go(table, me) <= 4 else 70
    return best_place(table, me, spell) + 8


@compiled
def circle_worth(table, me, spell):
    """A circle is worth little while another one lies there, nothing if it lies there itself; Might wins."""
    if has_circle(table, me, spell):
        return 0
    if spell == CIRCLE_OF_MIGHT:
        missing = table.amount[CIRCLE_OF_MIGHT] - table.count[me]
        return WINNING if missing <= 0 else 110 if missing <= 2 else 30
    if table.circle[me] != NO_CARD:
        return 0
    if spell == CIRCLE_OF_GUILE:
        return 25 + min(8 * int(table.dungeon_size[me]), 40)
    if spell in (CIRCLE_OF_SCRYING, CIRCLE_OF_FORTUNE):
        return 20 + min(6 * int(table.dungeon_size[me]), 30)
    return 15 + magic_worth(table, me) if spell == CIRCLE_OF_MAGIC else 15


@compiled
def magic_worth(table, me):
    """Circle of Magic: the spells of the book that could be paid only with it."""
    worth = 0
    spells = table.book[me]
    while spells != NO_CARDS:
        spell = lowest_bit(spells)
        spells &= spells - ONE
        worth += 40 if payable_with(table, me, spell, 1) and not payable_with(table, me, spell, 0) else 0
    return min(worth, 80)


@compiled
def pillar(table, seat):
    """The most followers that any creature of the seat has."""
    best = 0
    for position in range(5):
        if table.filled[seat] >> position & 1:
            first = FIRST_MINION[position]
            best = max(best, (table.filled[seat] >> first & 1) + (table.filled[seat] >> (first + 1) & 1))
    return best


@compiled
def strongest_rival(table, me):
    """The other seat that is nearest to a whole structure."""
    best = -1
    for seat in range(table.players):
        if seat != me and (best < 0 or to_go(table, seat) < to_go(table, best)):
            best = seat
    return best


@compiled
def laid_worth(table, me, spell):
    """Auras and enchantments: some protect the own structure, some harm the strongest rival's."""
    rival = strongest_rival(table, me)
    if spell in (ATROPHY, AGGRESSION):
        if not any_rival(table, me):
            return 0
        return 25 + 12 * pillar(table, rival) + urgency(table, rival)
    if table.count[me] == 0:
        return 0
    if spell in (AVATAR, MASK_OF_COMMAND):
        return 40 + 5 * (POSITIONS - table.count[me])
    if spell == AURA_OF_NEUTRALITY:
        return best_neutrality(table, me)
    return 25 + 4 * table.count[me]


@compiled
def general_worth(table, me, spell):
    rival = strongest_rival(table, me)
    if spell in (DOMINATION, RESURRECTION):
        if spell == DOMINATION and not can_wash(table, me):
            return 0
        return best_of(table, me, table.prisoners[me] if spell == DOMINATION else table.discarded)
    if spell == TORNADO:
        return capture_worth(table, me, SURE) if can_capture(table, me) else 0
    if spell == TOUCH_OF_DEATH:
        return max(capture_worth(table, me, DEADLY), 0) + 25 if can_capture(table, me) else 0
    if spell == SMITE:
        return max(capture_worth(table, me, PLAIN), 0) + 50 if can_capture(table, me) else 50
    if spell == LUCKY_CHARM:
        return 60 if can_rescue(table, me) or can_wash(table, me) else 30
    if spell in (STONE_SPIRIT, SCRY):
        return 58 if can_rescue(table, me) else 20
    if spell == BALANCE:
        mine = table.filled[me] >> 5 != 0
        return 0 if mine or table.filled[rival] >> 5 == 0 else 60 + urgency(table, rival)
    if spell == RAISE_DEAD:
        return 55
    if spell == TIME_WARP:
        return 65
    if spell == TIDES_OF_CHAOS:
        return 15 + 12 * min(int(table.dungeon_size[rival]), 3)
    if spell == DECOY:
        return 28 + 3 * table.count[me]
    if spell == MOBILITY:
        return 22
    return tempest_worth(table, me) if spell == MAGIC_TEMPEST else 0


@compiled
def laid_load(table, seat):
    """What lies on a structure: good spells count, Atrophy and Aggression against it."""
    load = 25 if table.circle[seat] != NO_CARD else 0
    load += 12 * table.auras[seat]
    for position in range(PLACES):
        charms = table.charms[seat, position]
        if charms != 0:
            bad = charmed(table, charms, ATROPHY) + charmed(table, charms, AGGRESSION)
            load += 20 * (count_bits(np.uint64(charms)) - 2 * bad)
    return load


@compiled
def tempest_worth(table, me):
    """Magic Tempest: what the rivals lose, without what one loses oneself."""
    worth = 10
    for seat in range(table.players):
        load = laid_load(table, seat)
        worth += load if seat != me else -load
    return worth


@compiled
def any_rival(table, me):
    """Does anybody else control a creature?"""
    for seat in range(table.players):
        if seat != me and controls_any(table, seat):
            return True
    return False


@compiled
def neutral_prospects(table, me, position):
    """How promising the structure would be with an Aura of Neutrality there: laid, looked at, taken away."""
    before = table.aura[me, position]
    table.aura[me, position] = AURA_OF_NEUTRALITY
    table.neutral[me] += 1
    renew(table, me)
    worth = prospects(table, me) - 100 * disorder(table, me)
    table.aura[me, position] = before
    table.neutral[me] -= 1
    renew(table, me)
    return worth


@compiled
def best_neutrality(table, me):
    """Aura of Neutrality: the places that it would open."""
    best = 0
    now = prospects(table, me)
    for position in range(POSITIONS):
        if table.filled[me] >> position & 1 and table.aura[me, position] == NO_CARD:
            best = max(best, neutral_prospects(table, me, position) - now)
    return best


@compiled
def can_wash(table, me):
    return table.dungeon_size[me] > 1
