"""Das Ritual am Feuergipfel: casting spells. Components, what can be cast, and what Duplicate can copy (V 8, VII)."""

import numpy as np

from sim.games.feuergipfel.kinds import ASK_CAST, ASK_COMPONENT, ASK_DUPLICATE
from sim.games.feuergipfel.legality import has_room
from sim.games.feuergipfel.moves import bit, discard_spell, has_circle, sacrifice
from sim.games.feuergipfel.names import CARDS, CIRCLE_OF_MAGIC, CREATURES, DUPLICATE, SUMMON_SHADE
from sim.games.feuergipfel.state import (
    CAST,
    CASTABLE,
    CHARM_BITS,
    ENCHANTMENT,
    NO_CARD,
    PLACES,
    POSITIONS,
    SUMMON,
)
from sim.games.feuergipfel.structure import charm_card, unpack, use_tool
from sim.games.feuergipfel.words import CASTS, COPIES_SPELL
from sim.kernel.address import call_effect, lowest_bit
from sim.kernel.compile import answer, compiled, effect
from sim.kernel.decisions import ask, clear_options, is_option, offer
from sim.kernel.faults import NONE
from sim.kernel.trace import tell

NO_CARDS = np.uint64(0)
ONE = np.uint64(1)


# --- Components ------------------------------------------------------------------------------------------------


@compiled
def payers(table, me, spell, component):
    """The prisoners that can pay a component: of its clan, and strong enough (Circle of Magic helps)."""
    helped = 1 if has_circle(table, me, CIRCLE_OF_MAGIC) else 0
    return table.prisoners[me] & table.payers[helped, component, spell]


@compiled
def others(table, me, card, cards):
    """Is one of these prisoners left when one copy of a card is gone?"""
    if table.dungeon[me, card] == 1:
        cards &= ~bit(card)
    return cards != NO_CARDS


@compiled
def payable(table, me, spell):
    """Are there different prisoners for all components?"""
    first = payers(table, me, spell, 0)
    if table.component_clan[0, spell] >= 0 and first == NO_CARDS:
        return False
    if table.component_clan[1, spell] < 0:
        return True
    second = payers(table, me, spell, 1)
    if second == NO_CARDS or table.component_clan[0, spell] < 0:
        return second != NO_CARDS
    while first != NO_CARDS:
        if others(table, me, lowest_bit(first), second):
            return True
        first &= first - ONE
    return False


@compiled
def pay(table, me, spell):
    """Sacrifice the components, the first one so that the second can still be paid."""
    second = payers(table, me, spell, 1)
    for component in range(2):
        if table.component_clan[component, spell] < 0:
            continue
        cards = payers(table, me, spell, component)
        clear_options(table)
        for card in range(CREATURES):
            last = component == 1 or table.component_clan[1, spell] < 0
            if cards & bit(card) != NO_CARDS and (last or others(table, me, card, second)):
                offer(table, card)
        card = ask(table, me, ASK_COMPONENT)
        if table.fault == NONE:
            sacrifice(table, me, card)


# --- What can be cast ------------------------------------------------------------------------------------------


@compiled
def any_creature(table):
    for seat in range(table.players):
        for position in range(PLACES):
            if table.creature[seat, position] != NO_CARD:
                return True
    return False


@compiled
def shade_can_copy(table, me, seat, position):
    """Is there a creature to copy, and room for such a one?"""
    card = table.creature[seat, position]
    return card != NO_CARD and has_room(table, me, card)


@compiled
def can_shade(table, me):
    for seat in range(table.players):
        for position in range(PLACES):
            if shade_can_copy(table, me, seat, position):
                return True
    return False


@compiled
def has_sense(table, me, spell):
    """Can the text be carried out at all? Enchantments need a creature, summoned creatures need room."""
    kind = table.type[spell]
    if kind == ENCHANTMENT:
        return any_creature(table)
    if kind == SUMMON:
        return can_shade(table, me) if spell == SUMMON_SHADE else has_room(table, me, spell)
    return True


@compiled
def spells_in_play(table):
    """A bit for every spell that lies in front of somebody."""
    found = NO_CARDS
    for seat in range(table.players):
        for position in range(POSITIONS):
            if table.aura[seat, position] != NO_CARD:
                found |= bit(table.aura[seat, position])
        for position in range(PLACES):
            if table.creature[seat, position] >= CREATURES:
                found |= bit(table.creature[seat, position])
            for at in range(CHARM_BITS):
                if table.charms[seat, position] >> at & 1:
                    found |= bit(charm_card(at))
        if table.circle[seat] != NO_CARD:
            found |= bit(table.circle[seat])
        for which in range(2):
            if table.decoy[seat, which] != NO_CARD:
                found |= bit(table.decoy[seat, which])
    return found


@compiled
def doubles(table, me):
    """The spells that Duplicate can copy: in play or discarded, itself excepted."""
    around = (spells_in_play(table) | table.spell_discards) & ~bit(DUPLICATE)
    found = NO_CARDS
    for spell in range(CREATURES, CARDS):
        if around & bit(spell) != NO_CARDS and has_sense(table, me, spell):
            found |= bit(spell)
    return found


@compiled
def castable(table, me, spell):
    return use_tool(table, CASTABLE, me, spell, 0) != 0


@answer
def castable_tool(table, packed):
    me, spell, _ = unpack(packed)
    if not payable(table, me, spell):
        return 0
    sense = doubles(table, me) != NO_CARDS if spell == DUPLICATE else has_sense(table, me, spell)
    return 1 if sense else 0


@compiled
def offer_spells(table, me):
    """The spells of the book that can be cast now."""
    spells = table.book[me]
    while spells != NO_CARDS:
        spell = lowest_bit(spells)
        spells &= spells - ONE
        if castable(table, me, spell):
            offer(table, spell)


@compiled
def can_cast(table, me):
    if table.dungeon_size[me] == 0 and not table.free_spells:
        return False
    spells = table.book[me]
    while spells != NO_CARDS:
        spell = lowest_bit(spells)
        if payable(table, me, spell) and castable(table, me, spell):
            return True
        spells &= spells - ONE
    return False


# --- Casting ---------------------------------------------------------------------------------------------------


@effect
def cast_part(table, me):
    """Cast a spell: pay, follow its text, discard it unless it stays."""
    clear_options(table)
    offer_spells(table, me)
    spell = ask(table, me, ASK_CAST)
    if table.fault != NONE or not is_option(table, spell):
        return
    table.spell = spell
    tell(table, CASTS, me, spell, 0)
    pay(table, me, spell)
    table.book[me] &= ~bit(spell)
    table.cast[me, spell] += 1
    table.works_as = text_of(table, me, spell)
    if table.fault == NONE:
        call_effect(table.effects[table.works_as], table, me)
    if table.spell != NO_CARD:
        table.spell = NO_CARD
        discard_spell(table, spell)
    table.works_as = NO_CARD


@compiled
def text_of(table, me, spell):
    """The spell whose text is followed: Duplicate asks."""
    if spell != DUPLICATE:
        return spell
    clear_options(table)
    table.options[0] |= doubles(table, me)
    text = ask(table, me, ASK_DUPLICATE)
    if table.fault != NONE:
        return spell
    table.double = text
    table.doubled[me, text] += 1
    tell(table, COPIES_SPELL, me, text, 0)
    return text


@compiled
def cast(table, me):
    call_effect(table.hooks[CAST], table, me)
