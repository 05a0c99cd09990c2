"""Das Ritual am Feuergipfel: default answers about spells: which to keep and cast, and whom they meet."""

import numpy as np

from sim.games.feuergipfel.defaults import placing
from sim.games.feuergipfel.fight_worth import HOPELESS
from sim.games.feuergipfel.judgement import creature_worth
from sim.games.feuergipfel.names import (
    AGGRESSION,
    ATROPHY,
    AURA_OF_DEFENSE,
    AURA_OF_NEUTRALITY,
    AURA_OF_RESISTANCE,
    CREATURES,
    DECOY,
    ETHEREALITY,
    MASK_OF_COMMAND,
    MYSTIC_ARMOR,
)
from sim.games.feuergipfel.spell_worth import appraise_spells, neutral_prospects, strongest_rival
from sim.games.feuergipfel.state import NO_CARD, PLACES
from sim.games.feuergipfel.structure import has_charm
from sim.kernel.compile import compiled
from sim.kernel.decisions import next_option

# How much one would like to keep a spell at the start: what wins, builds or repeats before what only annoys.
LIKED = np.array([
    20, 15, 25, 12, 22, 25, 45, 15, 70, 35, 40, 38, 45, 30, 40, 35, 60, 60, 60, 50,
    35, 40, 75, 45, 55, 5, 20, 60, 70, 50, 65, 60, 30, 65, 60, 50,
], np.int64)  # fmt: skip


@compiled
def liking(spell):
    return LIKED[spell - CREATURES]


@compiled
def protects(spell):
    """Is it one of the spells that only protect?"""
    if spell in (AURA_OF_DEFENSE, AURA_OF_RESISTANCE, DECOY):
        return True
    return spell in (ETHEREALITY, MYSTIC_ARMOR)


@compiled
def least_wanted_spell(table, me, spell):
    return -liking(spell)


@compiled
def best_spell(table, me):
    """The spell that seems to be worth most now."""
    appraise_spells(table, me, table.options[0])
    best = next_option(table, -1)
    spell = next_option(table, best)
    while spell >= 0:
        if table.spell_worth[spell] > table.spell_worth[best]:
            best = spell
        spell = next_option(table, spell)
    return best


@compiled
def aura_there(table, me, option):
    """Own positions with many creatures under them; Neutrality where it opens most."""
    seat, position = option // PLACES, option % PLACES
    if seat != me or table.aura[seat, position] != NO_CARD:
        return HOPELESS
    if table.works_as == AURA_OF_NEUTRALITY:
        return neutral_prospects(table, me, position)
    return creature_worth(table, me, position) if table.filled[me] >> position & 1 else 0


@compiled
def enchanting(table, me, option):
    """Harm for the pillar of the strongest rival, everything else for the own pillars."""
    seat, position = option // PLACES, option % PLACES
    worth = creature_worth(table, seat, position)
    if table.works_as == ATROPHY or table.works_as == AGGRESSION:
        return worth + (500 if seat == strongest_rival(table, me) else 0) if seat != me else HOPELESS
    if seat != me:
        return HOPELESS
    twice = has_charm(table, me, position, table.works_as)
    lasting = table.works_as == MASK_OF_COMMAND or table.works_as == ETHEREALITY or table.works_as == MYSTIC_ARMOR
    return 0 if twice and lasting else worth


@compiled
def copying(table, me, option):
    """The Shade copies whoever would have the best place."""
    return placing(table, me, table.creature[option // PLACES, option % PLACES])
