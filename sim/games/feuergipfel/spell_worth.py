"""Das Ritual am Feuergipfel: what every spell seems to be worth now, for the default answers."""

import numpy as np

from sim.games.feuergipfel.casting import NO_CARDS
from sim.games.feuergipfel.fight_worth import best_fighter, capture_worth
from sim.games.feuergipfel.judgement import best_place, to_go, urgency
from sim.games.feuergipfel.lattice import FIRST_MINION
from sim.games.feuergipfel.moves import bit
from sim.games.feuergipfel.names import (
    AGGRESSION,
    ATROPHY,
    AURA_OF_NEUTRALITY,
    AVATAR,
    BALANCE,
    CIRCLE_OF_FORTUNE,
    CIRCLE_OF_GUILE,
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
from sim.games.feuergipfel.powers import can_capture, can_rescue
from sim.games.feuergipfel.state import APPRAISE_SPELLS, CIRCLE, NO_CARD, POSITIONS, SUMMON
from sim.kernel.address import call_effect, lowest_bit
from sim.kernel.compile import compiled, effect

ONE = np.uint64(1)


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
    for component in range(2):
        payers = table.payers[0, component, spell]
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
    """A circle is worth little while another one lies there; Might everything when it wins."""
    if spell == CIRCLE_OF_MIGHT:
        missing = table.amount[CIRCLE_OF_MIGHT] - table.count[me]
        return 1000 if missing <= 0 else 110 if missing <= 2 else 30
    if table.circle[me] != NO_CARD:
        return 0
    if spell == CIRCLE_OF_GUILE:
        return 25 + min(8 * int(table.dungeon_size[me]), 40)
    if spell in (CIRCLE_OF_SCRYING, CIRCLE_OF_FORTUNE):
        return 20 + min(6 * int(table.dungeon_size[me]), 30)
    return 15


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
        return 25 + 12 * pillar(table, rival) + urgency(table, rival)
    if table.count[me] == 0:
        return 0
    if spell in (AVATAR, MASK_OF_COMMAND):
        return 40 + 5 * (POSITIONS - table.count[me])
    if spell == AURA_OF_NEUTRALITY:
        return 20
    return 25 + 4 * table.count[me]


@compiled
def general_worth(table, me, spell):
    rival = strongest_rival(table, me)
    if spell == DOMINATION:
        return washing_prize(table, me) if can_wash(table, me) else 0
    if spell == RESURRECTION:
        return discards_prize(table, me)
    if spell == TORNADO:
        return 75 + urgency(table, rival) if can_capture(table, me) else 0
    if spell in (SMITE, TOUCH_OF_DEATH):
        fight = capture_worth(table, me, best_fighter(table, me)) if can_capture(table, me) else 0
        return max(fight, 0) + (50 if spell == SMITE else 25)
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
    return 10 if spell == MAGIC_TEMPEST else 0


@compiled
def can_wash(table, me):
    return table.dungeon_size[me] > 1


@compiled
def washing_prize(table, me):
    """The best place that any prisoner could take."""
    best = 0
    prisoners = table.prisoners[me]
    while prisoners != NO_CARDS:
        best = max(best, best_place(table, me, lowest_bit(prisoners)))
        prisoners &= prisoners - ONE
    return best


@compiled
def discards_prize(table, me):
    best = 0
    cards = table.discarded
    while cards != NO_CARDS:
        best = max(best, best_place(table, me, lowest_bit(cards)))
        cards &= cards - ONE
    return best
