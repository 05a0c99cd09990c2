"""Spells that stay: auras on positions, circles beside a structure, enchantments on creatures, summoned creatures.

What they do is part of the rules they change: see `structure.py`, `fights.py` and `dice.py`.
"""

from sim.games.feuergipfel.casting import shade_can_copy
from sim.games.feuergipfel.correction import correct
from sim.games.feuergipfel.kinds import ASK_AURA, ASK_COPY, ASK_ENCHANT
from sim.games.feuergipfel.moves import place_of, remove_aura, remove_circle
from sim.games.feuergipfel.names import AGGRESSION, AURA_OF_NEUTRALITY, DUPLICATE, SUMMON_SHADE
from sim.games.feuergipfel.placing import ANYWHERE, FORBIDDEN, put_somewhere
from sim.games.feuergipfel.state import NO_CARD, PLACES, POSITIONS
from sim.games.feuergipfel.structure import charm_bit, renew
from sim.games.feuergipfel.words import COPIES_CREATURE, LAYS_AURA, LAYS_CIRCLE, LAYS_ENCHANTMENT
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import ask, clear_options, offer
from sim.kernel.faults import NONE
from sim.kernel.trace import tell


@effect
def aura(table, me):
    """On any position of any wizard, taken or not; an older aura there is discarded."""
    clear_options(table)
    for seat in range(table.players):
        for position in range(POSITIONS):
            offer(table, place_of(seat, position))
    place = ask(table, me, ASK_AURA)
    seat, position = place // PLACES, place % PLACES
    if table.fault != NONE:
        return
    remove_aura(table, seat, position)
    table.aura[seat, position] = table.spell
    tell(table, LAYS_AURA, me, table.works_as, place)
    if table.works_as == AURA_OF_NEUTRALITY:
        table.neutral[seat] += 1
    table.spell = NO_CARD
    renew(table, seat)
    correct(table, seat)


@effect
def circle(table, me):
    """Beside the own structure; an older circle is discarded."""
    remove_circle(table, me)
    table.circle[me] = table.spell
    tell(table, LAYS_CIRCLE, me, table.works_as, 0)
    table.spell = NO_CARD


@effect
def enchantment(table, me):
    """On any creature of any wizard, in the structure or on guard."""
    clear_options(table)
    for seat in range(table.players):
        for position in range(PLACES):
            if table.creature[seat, position] != NO_CARD:
                offer(table, place_of(seat, position))
    place = ask(table, me, ASK_ENCHANT)
    seat, position = place // PLACES, place % PLACES
    if table.fault != NONE:
        return
    if table.works_as == AGGRESSION:
        which = 1 if table.spell == DUPLICATE else 0
        table.bound[which] = table.tried[which] = 0  # it binds from the controller's next turn on
    table.charms[seat, position] |= 1 << charm_bit(table.spell)
    tell(table, LAYS_ENCHANTMENT, me, table.creature[seat, position], place)
    table.spell = NO_CARD
    renew(table, seat)
    correct(table, seat)


@effect
def summon(table, me):
    """The card becomes a creature; Shade copies one that lies open."""
    spell = table.spell
    if table.works_as == SUMMON_SHADE:
        if not copy_creature(table, me, spell):
            return
    else:
        table.clan[spell] = table.clan[table.works_as]
        table.strength[spell] = table.strength[table.works_as]
    table.spell = NO_CARD
    put_somewhere(table, me, spell, ANYWHERE, FORBIDDEN)


@compiled
def copy_creature(table, me, spell):
    """The Shade takes the printed clan and strength of a creature in play."""
    clear_options(table)
    for seat in range(table.players):
        for position in range(PLACES):
            if shade_can_copy(table, me, seat, position):
                offer(table, place_of(seat, position))
    place = ask(table, me, ASK_COPY)
    if table.fault != NONE:
        return False
    original = table.creature[place // PLACES, place % PLACES]
    table.clan[spell] = table.clan[original]
    table.strength[spell] = table.strength[original]
    tell(table, COPIES_CREATURE, me, original, place)
    return True
