"""Crimson Company: effects at work: setting off, flipping, destroying, Heimdall's guard, playing a card.

Flips set off effects and effects flip, so the two call each other by address.
"""

from sim.games.crimson_company.board import (
    count_up_on,
    face_up_in,
    lay,
    lift,
    swap,
    turn_over,
    voice,
)
from sim.games.crimson_company.choosing import offer_side, still_in
from sim.games.crimson_company.deck import discard, discard_openly
from sim.games.crimson_company.kinds import ASK_EXCHANGE
from sim.games.crimson_company.money import benefit
from sim.games.crimson_company.names import FENRIR, HEIMDALL, HEL, LOKI, NJORD
from sim.games.crimson_company.state import (
    DESTROY,
    DESTROY_CARD,
    FLIP,
    GUARD,
    HARBOUR,
    MIRROR_HALL,
    NO_SLOT,
    OUT,
    PLAIN,
    PLAY,
    PLAY_CARD,
    ROBBERS,
    SCORE,
)
from sim.games.crimson_company.words import (
    CAPPED,
    DESTROYED,
    EFFECT_OF,
    PLACED,
    PLACED_DOWN,
    PLAYS,
    PLAYS_DOWN,
    PLAYS_FOR_ROBBERS,
    PLAYS_FOR_ROBBERS_DOWN,
    SILENCED,
    STOPPED,
)
from sim.kernel.address import call_answer, call_effect
from sim.kernel.compile import answer, compiled, effect
from sim.kernel.decisions import ask, clear_options, next_option
from sim.kernel.trace import NOBODY, tell


@compiled
def carry_out(table, slot, side, me):
    """Carry a card's effect out; `me` decides."""
    card = table.who[slot]
    if table.effects[card] == 0:
        return
    if table.timing[card] != SCORE:  # told with its side
        tell(table, EFFECT_OF, me, card, 0)
    table.triggered[me, card] += 1
    table.slot = slot
    table.side = side
    call_effect(table.effects[card], table, me)


@compiled
def set_off(table, slot, me):
    """The effect of a card that was played or turned up again; endless rounds end at the cap."""
    if table.timing[table.who[slot]] != PLAY:
        return
    if table.fired_at[slot] != table.event:
        table.fired_at[slot] = table.event
        table.fired[slot] = 0
    if table.fired[slot] >= table.loop_cap:
        table.loops_capped += 1
        tell(table, CAPPED, NOBODY, table.who[slot], 0)
        return
    table.fired[slot] += 1
    carry_out(table, slot, table.where[slot], me)


@effect
def flip_part(table, slot):
    turn_over(table, slot)
    if table.up[slot]:
        set_off(table, slot, voice(table, table.holder[table.where[slot]]))


@compiled
def flip(table, slot):
    """Turn a card over; a play effect that is turned up is set off at once."""
    if table.where[slot] >= 0:
        call_effect(table.hooks[FLIP], table, slot)


@answer
def guard_part(table, slot):
    """Does a Heimdall in the card's lane stop an effect that is aimed at it?"""
    heimdall = face_up_in(table, table.where[slot] >> 1, HEIMDALL, NO_SLOT)
    if heimdall == NO_SLOT:
        return 0
    tell(table, STOPPED, NOBODY, table.who[slot], table.where[heimdall])
    turn_over(table, heimdall)
    return 1


@compiled
def reaches(table, slot):
    """Does an effect that is aimed at a card reach it?"""
    if table.where[slot] < 0:
        return False
    return table.faces[HEIMDALL] == 0 or call_answer(table.hooks[GUARD], table, slot) == 0


@compiled
def flip_aimed(table, slot):
    if reaches(table, slot):
        flip(table, slot)


@compiled
def hel_silences(table, side):
    """Do destroyed cards have no effect?"""
    if table.blocked:
        return True
    if table.faces[HEL] == 0:
        return False
    return not table.hel_lane or face_up_in(table, side >> 1, HEL, NO_SLOT) != NO_SLOT


@compiled
def fall(table, slot, side):
    """What becomes of a card that has been lifted off its side: its effect, then the discard pile."""
    card = table.who[slot]
    tell(table, DESTROYED, NOBODY, card, side)
    table.survives = 0
    if table.up[slot] and table.timing[card] == DESTROY:
        if hel_silences(table, side):
            tell(table, SILENCED, NOBODY, card, 0)
        else:
            carry_out(table, slot, side, voice(table, table.holder[side]))
    if not table.survives:
        table.where[slot] = OUT
        discard(table, card)
    table.survives = 0


@effect
def destroy_part(table, slot):
    side = int(table.where[slot])
    party = table.holder[side]
    if table.form != ROBBERS or party == 0:
        table.cards_destroyed[voice(table, party)] += 1
    lift(table, slot)
    fall(table, slot, side)


@compiled
def destroy(table, slot):
    """Destroy a card."""
    if table.where[slot] >= 0:
        call_effect(table.hooks[DESTROY_CARD], table, slot)


@compiled
def destroy_aimed(table, slot):
    """Destroy a card unless a Heimdall stops it; was it destroyed?"""
    reached = reaches(table, slot)
    if reached:
        destroy(table, slot)
    return reached


@compiled
def place(table, side, card, up):
    """Put a card into play without its effect: it is not played."""
    slot = lay(table, side, card, up)
    if slot == NO_SLOT:
        table.no_room += 1
        discard_openly(table, card)
    else:
        tell(table, PLACED if up else PLACED_DOWN, NOBODY, card, side)


@compiled
def play_card(table, me, card, side):
    """Play a card on a side of a lane, and all that follows from it."""
    table.card = card
    table.side = side
    call_effect(table.hooks[PLAY_CARD], table, me)


@effect
def play_part(table, me):
    card, side = int(table.card), int(table.side)
    lane = side >> 1
    table.event += 1
    up = face_up_in(table, lane, FENRIR, NO_SLOT) == NO_SLOT
    slot = lay(table, side, card, up)
    table.cards_played[me] += 1
    if slot == NO_SLOT:
        table.no_room += 1
        discard_openly(table, card)
        return
    _tell_play(table, me, card, side, up)
    if table.faces[NJORD] > 0:
        coins = table.amount[NJORD] * count_up_on(table, side, NJORD, slot)
        benefit(table, me, table.turn_party, lane, coins)
    if up:
        set_off(table, slot, me)
    if table.faces[LOKI] > 0:
        _mischief(table, me, slot, card, lane)
    if table.castle[lane] != PLAIN:
        _castle_after_play(table, me, slot, card, lane)


@compiled
def _tell_play(table, me, card, side, up):
    if table.form == ROBBERS and table.turn_party != 0:
        table.for_robbers[me, card] += 1
        tell(table, PLAYS_FOR_ROBBERS if up else PLAYS_FOR_ROBBERS_DOWN, me, card, side)
    else:
        table.deployed[me, card] += 1
        tell(table, PLAYS if up else PLAYS_DOWN, me, card, side)


@compiled
def _mischief(table, me, slot, card, lane):
    """Loki: who has played a card into his lane exchanges it. Every Loki that lay there asks once."""
    lokis = count_up_on(table, 2 * lane, LOKI, slot) + count_up_on(table, 2 * lane + 1, LOKI, slot)
    for _ in range(lokis):
        if still_in(table, slot, card, lane):
            _exchange_played(table, me, slot, lane)


@compiled
def _exchange_played(table, me, slot, lane):
    clear_options(table)
    for other in range(table.lanes):
        if table.lane_open[other] and (other == lane or table.loki_everywhere):
            offer_side(table, 2 * other, slot)
            offer_side(table, 2 * other + 1, slot)
    if next_option(table, -1) < 0:
        return
    table.source = LOKI
    table.subject = slot
    partner = ask(table, me, ASK_EXCHANGE)
    if reaches(table, partner) and reaches(table, slot):
        swap(table, slot, partner)


@compiled
def _castle_after_play(table, me, slot, card, lane):
    if table.castle[lane] == HARBOUR and table.lane_open[lane]:
        benefit(table, me, table.turn_party, lane, table.castle_amount[HARBOUR])
    if table.castle[lane] == MIRROR_HALL and still_in(table, slot, card, lane):
        flip_aimed(table, slot)
