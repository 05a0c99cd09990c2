"""Das Ritual am Feuergipfel: what every action seems to be worth now, for the default answers.

Compiled once and called by address: strategies weigh these numbers, each in its own way.
"""

import numpy as np

from sim.games.feuergipfel.casting import NO_CARDS
from sim.games.feuergipfel.fight_worth import HOPELESS, capture_worth, rescue_worth
from sim.games.feuergipfel.judgement import (
    DUNGEON_WORTH,
    best_place,
    look_for_openings,
    recruit_chance,
    wash_chance,
)
from sim.games.feuergipfel.kinds import BRAINWASH, CAPTURE, CAST, END_TURN, RECRUIT, RESCUE
from sim.games.feuergipfel.moves import bit, has_circle
from sim.games.feuergipfel.names import CIRCLE_OF_GUILE, LUCKY_CHARM
from sim.games.feuergipfel.spell_worth import appraise_spells, roughly_payable
from sim.games.feuergipfel.state import APPRAISE, CHARMED, PLAIN, WIZARD
from sim.kernel.address import call_effect, lowest_bit
from sim.kernel.compile import compiled, effect

ONE = np.uint64(1)


@compiled
def appraise(table, me, wanted):
    """Fill `table.appraisal` for the wanted actions (a bit each)."""
    table.wanted = wanted
    call_effect(table.hooks[APPRAISE], table, me)


@effect
def appraise_part(table, me):
    for action in range(END_TURN + 1):
        table.appraisal[action] = HOPELESS
    offered = np.int64(table.options[0]) & table.wanted
    style = CHARMED if table.works_as == LUCKY_CHARM else PLAIN
    if offered >> RECRUIT & 1:
        table.appraisal[RECRUIT] = recruit_worth(table, me)
    if offered >> BRAINWASH & 1:
        table.appraisal[BRAINWASH] = washing_worth(table, me)
    if offered >> CAPTURE & 1:
        table.appraisal[CAPTURE] = capture_worth(table, me, style)
    if offered >> RESCUE & 1:
        table.appraisal[RESCUE] = rescue_worth(table, me, style)
    if offered >> CAST & 1:
        table.appraisal[CAST] = best_spell_worth(table, me)


@compiled
def recruit_worth(table, me):
    """The chance to place a recruit, or else a prisoner."""
    look_for_openings(table, me)
    chance = recruit_chance(table, me, WIZARD)
    for position in range(5):
        if table.filled[me] >> position & 1:
            chance = max(chance, recruit_chance(table, me, position))
    return (chance * 85 + (100 - chance) * DUNGEON_WORTH) // 100


@compiled
def wash_bonus(table, me):
    return int(table.amount[CIRCLE_OF_GUILE]) if has_circle(table, me, CIRCLE_OF_GUILE) else 0


@compiled
def washing_worth(table, me):
    best = 0
    prisoners = table.prisoners[me]
    while prisoners != NO_CARDS:
        card = lowest_bit(prisoners)
        prisoners &= prisoners - ONE
        best = max(best, washing_worth_of(table, me, card))
    return best


@compiled
def washing_worth_of(table, me, card):
    gain = best_place(table, me, card) - DUNGEON_WORTH // 2
    return wash_chance(table, card, wash_bonus(table, me)) * gain // 100


@compiled
def best_spell_worth(table, me):
    """The best spell of the book that the prisoners can pay; whether it can be cast is checked later."""
    spells = table.book[me]
    payable = NO_CARDS
    while spells != NO_CARDS:
        spell = lowest_bit(spells)
        spells &= spells - ONE
        if roughly_payable(table, me, spell):
            payable |= bit(spell)
    appraise_spells(table, me, payable)
    best = HOPELESS
    while payable != NO_CARDS:
        best = max(best, table.spell_worth[lowest_bit(payable)])
        payable &= payable - ONE
    return best
