"""Das Ritual am Feuergipfel: moving cards. Dungeons, discards, spellbooks, and how a creature leaves its wizard."""

import numpy as np

from sim.games.feuergipfel.names import (
    AURA_OF_NEUTRALITY,
    CREATURES,
    DUPLICATE,
    MYSTIC_ARMOR,
    SUMMON_FAMILIAR,
    SUMMON_GOLEM,
    SUMMON_SHADE,
)
from sim.games.feuergipfel.state import (
    CHARM_BITS,
    DISCARDS,
    DRAW_SPELL,
    LEAVE,
    NO_CARD,
    PLACES,
)
from sim.games.feuergipfel.structure import charm_bit, charm_card, charmed, has_charm, lift, renew, works_as
from sim.games.feuergipfel.words import (
    ARMOR_GOES,
    CARD_BITS,
    CREATURE_DISCARDED,
    DRAWS_SPELL,
    NO_SPELL_LEFT,
    RETURNS_TO_BOOK,
    SPELL_DISCARDED,
    SPELLS_SHUFFLED,
    TO_DUNGEON,
)
from sim.kernel.address import call_effect
from sim.kernel.compile import compiled, effect
from sim.kernel.faults import PILE_EMPTY, set_fault
from sim.kernel.piles import pop, push
from sim.kernel.rng import TABLE, shuffle
from sim.kernel.trace import NOBODY, tell

ONE = np.uint64(1)


@compiled
def bit(card):
    return ONE << np.uint64(card)


@compiled
def place_of(seat, position):
    return seat * PLACES + position


@compiled
def standing(table, seat, position):
    """For the transcript: a creature and its place in one number."""
    return table.creature[seat, position] | place_of(seat, position) << CARD_BITS


@compiled
def left_of(table, seat):
    return seat + 1 if seat + 1 < table.players else 0


# --- Creatures out of play -------------------------------------------------------------------------------------


@compiled
def imprison(table, seat, card):
    """A card goes into a dungeon."""
    table.dungeon[seat, card] += 1
    table.prisoners[seat] |= bit(card)
    table.dungeon_size[seat] += 1


@compiled
def release(table, seat, card):
    """Take a card out of a dungeon; whoever calls this puts it somewhere."""
    if table.dungeon[seat, card] == 0:
        set_fault(table, PILE_EMPTY, card)
        return
    table.dungeon[seat, card] -= 1
    table.dungeon_size[seat] -= 1
    if table.dungeon[seat, card] == 0:
        table.prisoners[seat] &= ~bit(card)


@compiled
def discard(table, card):
    """A creature (or a Titan) goes to the creatures' discards."""
    table.discards[card] += 1
    table.discarded |= bit(card)
    table.discard_size += 1
    tell(table, CREATURE_DISCARDED, NOBODY, card, 0)


@compiled
def take_discarded(table, card):
    if table.discards[card] == 0:
        set_fault(table, PILE_EMPTY, card)
        return
    table.discards[card] -= 1
    table.discard_size -= 1
    if table.discards[card] == 0:
        table.discarded &= ~bit(card)


@compiled
def sacrifice(table, seat, card):
    """A prisoner goes to the discards."""
    release(table, seat, card)
    discard(table, card)


# --- Spells ----------------------------------------------------------------------------------------------------


@compiled
def discard_spell(table, card):
    """A spell goes to the spells' discards; Duplicate has its own text again."""
    table.spell_discards |= bit(card)
    if card == DUPLICATE:
        table.double = NO_CARD
    tell(table, SPELL_DISCARDED, NOBODY, card, 0)


@compiled
def draw_spell(table, seat):
    """Draw a spell from the research stack, shuffling the discards if it is empty."""
    call_effect(table.hooks[DRAW_SPELL], table, seat)


@compiled
def spells_left(table):
    return table.research_size[0] > 0 or table.spell_discards != np.uint64(0)


@effect
def draw_spell_part(table, seat):
    if not spells_left(table):
        tell(table, NO_SPELL_LEFT, seat, 0, 0)
        return
    if table.research_size[0] == 0:
        mix_into_research(table, table.spell_discards)
        table.spell_discards = np.uint64(0)
        tell(table, SPELLS_SHUFFLED, seat, table.research_size[0], 0)
    card = pop(table, table.research, table.research_size, 0)
    table.book[seat] |= bit(card)
    table.drawn[seat, card] += 1
    tell(table, DRAWS_SPELL, seat, card, 0)


@compiled
def mix_into_research(table, spells):
    """Put these spells into the research stack and shuffle it."""
    for card in range(CREATURES, 64):
        if spells >> np.uint64(card) & ONE != np.uint64(0):
            push(table, table.research, table.research_size, 0, card)
    shuffle(table, TABLE, table.research[0], table.research_size[0])


@compiled
def remove_aura(table, seat, position):
    card = table.aura[seat, position]
    if card == NO_CARD:
        return
    table.aura[seat, position] = NO_CARD
    if works_as(table, card) == AURA_OF_NEUTRALITY:
        table.neutral[seat] -= 1
    discard_spell(table, card)
    renew(table, seat)


@compiled
def remove_circle(table, seat):
    card = table.circle[seat]
    if card != NO_CARD:
        table.circle[seat] = NO_CARD
        discard_spell(table, card)


@compiled
def remove_charm(table, seat, position, card):
    table.charms[seat, position] &= ~(1 << charm_bit(card))
    discard_spell(table, card)


@compiled
def remove_charms(table, seat, position):
    """All enchantments of a creature go to the discards."""
    for at in range(CHARM_BITS):
        if table.charms[seat, position] >> at & 1:
            remove_charm(table, seat, position, charm_card(at))


@compiled
def has_circle(table, seat, spell):
    card = table.circle[seat]
    return card != NO_CARD and works_as(table, card) == spell


# --- Leaving ---------------------------------------------------------------------------------------------------


@compiled
def leave(table, seat, position, to):
    """A controlled creature goes to a dungeon or to the discards; false if Mystic Armor went instead."""
    table.target = place_of(seat, position)
    table.to = to
    call_effect(table.hooks[LEAVE], table, seat)
    return table.left != 0


@effect
def leave_part(table, seat):
    position = table.target - place_of(seat, 0)
    to = table.to
    if has_charm(table, seat, position, MYSTIC_ARMOR):
        use_armor(table, seat, position)
        return
    remove_charms(table, seat, position)
    card = table.creature[seat, position]
    lift(table, seat, position)
    table.left = 1
    settle(table, seat, card, to)


@compiled
def use_armor(table, seat, position):
    """Mystic Armor is discarded instead of its creature; where there are two, Duplicate first."""
    double_first = charmed(table, table.charms[seat, position] & (1 << charm_bit(DUPLICATE)), MYSTIC_ARMOR) > 0
    remove_charm(table, seat, position, DUPLICATE if double_first else MYSTIC_ARMOR)
    table.saved[seat] += 1
    table.left = 0
    tell(table, ARMOR_GOES, seat, table.creature[seat, position], 0)


@compiled
def settle(table, seat, card, to):
    """Where a creature ends that has left this seat's control; summoned ones go their own ways."""
    kind = works_as(table, card)
    summoned = kind in (SUMMON_FAMILIAR, SUMMON_SHADE)
    if kind == SUMMON_GOLEM or (summoned and card == DUPLICATE):
        discard_spell(table, card)
    elif summoned:
        table.book[seat] |= bit(card)
        tell(table, RETURNS_TO_BOOK, seat, card, 0)
    elif to == DISCARDS:
        discard(table, card)
    else:
        imprison(table, to, card)
        tell(table, TO_DUNGEON, to, card, 0)
