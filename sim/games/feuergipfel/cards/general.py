"""The sixteen general spells: a function each, named after the spell (VII 5)."""

import numpy as np

from sim.games.feuergipfel.captures import capture
from sim.games.feuergipfel.correction import correct
from sim.games.feuergipfel.dungeons import brainwash, can_brainwash, rescue
from sim.games.feuergipfel.kinds import (
    ASK_BALANCE,
    ASK_CHARM,
    ASK_FROM_DISCARDS,
    ASK_TIDES,
    BRAINWASH,
    CAPTURE,
    RESCUE,
)
from sim.games.feuergipfel.lattice import LEVEL_3
from sim.games.feuergipfel.moves import (
    bit,
    draw_spell,
    imprison,
    leave,
    left_of,
    place_of,
    remove_aura,
    remove_charms,
    remove_circle,
    sacrifice,
    take_discarded,
)
from sim.games.feuergipfel.names import (
    CARDS,
    DUPLICATE,
    MOBILITY,
    RAISE_DEAD,
    SMITE,
    TIDES_OF_CHAOS,
    TIME_WARP,
)
from sim.games.feuergipfel.placing import ANYWHERE, OPENLY, put_somewhere
from sim.games.feuergipfel.powers import can_capture, can_rescue
from sim.games.feuergipfel.state import (
    BY_SPELL,
    CHARMED,
    DEADLY,
    DISCARDS,
    NO_CARD,
    NOTHING,
    PLACES,
    PLAIN,
    POSITIONS,
    SURE,
    WITH_STONE,
)
from sim.games.feuergipfel.structure import renew
from sim.games.feuergipfel.words import DECOY_LAID, GIVES_UP, RAISES, TAKES_BACK, TEMPEST
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import ask, clear_options, count_options, offer
from sim.kernel.faults import NONE
from sim.kernel.rng import TABLE, below
from sim.kernel.trace import NOBODY, tell


@compiled
def extra_actions(table, me, count):
    table.actions += count
    table.extra_actions[me] += count


@effect
def balance(table, me):
    seat = me
    for _ in range(table.players):
        if table.filled[seat] & LEVEL_3:
            give_up_one(table, seat)
        seat = left_of(table, seat)


@compiled
def give_up_one(table, seat):
    """The wizard discards a creature of his structure and puts the rest right."""
    clear_options(table)
    for position in range(POSITIONS):
        if table.filled[seat] >> position & 1:
            offer(table, place_of(seat, position))
    position = ask(table, seat, ASK_BALANCE) - place_of(seat, 0)
    if table.fault != NONE:
        return
    tell(table, GIVES_UP, seat, table.creature[seat, position], 0)
    if leave(table, seat, position, DISCARDS):
        table.lost[seat, BY_SPELL] += 1
    correct(table, seat)


@effect
def decoy(table, me):
    table.decoy[me, 1 if table.spell == DUPLICATE else 0] = table.spell
    table.spell = NO_CARD
    tell(table, DECOY_LAID, me, 0, 0)


@effect
def domination(table, me):
    brainwash(table, me, SURE)


@effect
def lucky_charm(table, me):
    clear_options(table)
    if can_capture(table, me):
        offer(table, CAPTURE)
    if can_brainwash(table, me):
        offer(table, BRAINWASH)
    if can_rescue(table, me):
        offer(table, RESCUE)
    if count_options(table) > 0:
        choice = ask(table, me, ASK_CHARM)
        if choice == CAPTURE:
            capture(table, me, CHARMED)
        elif choice == BRAINWASH:
            brainwash(table, me, CHARMED)
        else:
            rescue(table, me, CHARMED)
    draw_spell(table, me)


@effect
def magic_tempest(table, me):
    tell(table, TEMPEST, NOBODY, 0, 0)
    for seat in range(table.players):
        remove_circle(table, seat)
        for position in range(POSITIONS):
            remove_aura(table, seat, position)
        for position in range(PLACES):
            remove_charms(table, seat, position)
        renew(table, seat)
    seat = me
    for _ in range(table.players):
        correct(table, seat)
        seat = left_of(table, seat)


@effect
def mobility(table, me):
    table.free_moves += table.amount[MOBILITY]
    draw_spell(table, me)


@compiled
def choose_discarded(table, me):
    """A creature of the discards, taken out; `NO_CARD` if there is none."""
    if table.discard_size == 0:
        return NO_CARD
    clear_options(table)
    table.options[0] |= table.discarded
    card = ask(table, me, ASK_FROM_DISCARDS)
    if table.fault != NONE:
        return NO_CARD
    take_discarded(table, card)
    return card


@effect
def raise_dead(table, me):
    for _ in range(table.amount[RAISE_DEAD]):
        card = choose_discarded(table, me)
        if card != NO_CARD:
            imprison(table, me, card)
            tell(table, RAISES, me, card, 0)
    draw_spell(table, me)


@effect
def resurrection(table, me):
    card = choose_discarded(table, me)
    if card != NO_CARD:
        tell(table, RAISES, me, card, 0)
        put_somewhere(table, me, card, ANYWHERE, OPENLY)


@effect
def scry(table, me):
    table.seen = (1 << table.players) - 1
    rescue(table, me, PLAIN)
    table.seen = 0
    draw_spell(table, me)


@effect
def smite(table, me):
    capture(table, me, PLAIN)
    draw_spell(table, me)
    extra_actions(table, me, table.amount[SMITE])


@effect
def stone_spirit(table, me):
    rescue(table, me, WITH_STONE)
    draw_spell(table, me)


@compiled
def random_prisoner(table, seat):
    """Any prisoner of a dungeon, each as likely."""
    left = below(table, TABLE, table.dungeon_size[seat])
    for card in range(CARDS):
        left -= table.dungeon[seat, card]
        if left < 0:
            return card
    return NO_CARD


@effect
def tides_of_chaos(table, me):
    washed = np.uint64(0)
    for seat in range(table.players):
        for _ in range(table.amount[TIDES_OF_CHAOS]):
            if seat != me and table.dungeon_size[seat] > 0:
                card = random_prisoner(table, seat)
                sacrifice(table, seat, card)
                washed |= bit(card)
    if washed == np.uint64(0):
        return
    clear_options(table)
    table.options[0] |= washed
    offer(table, NOTHING)
    card = ask(table, me, ASK_TIDES)
    if card != NOTHING and table.fault == NONE:
        take_discarded(table, card)
        imprison(table, me, card)
        tell(table, TAKES_BACK, me, card, 0)


@effect
def time_warp(table, me):
    extra_actions(table, me, table.amount[TIME_WARP])


@effect
def tornado(table, me):
    capture(table, me, SURE)


@effect
def touch_of_death(table, me):
    capture(table, me, DEADLY)
