"""Pendulum: steps on the tracks: gained, lost beyond the end, turned into glory, converted."""

from sim.games.pendulum.goods import room_for
from sim.games.pendulum.kinds import ASK_GIVE_UP, ASK_TRACK
from sim.games.pendulum.parts import POINT_PART, question
from sim.games.pendulum.state import (
    BY_ACHIEVEMENT,
    BY_FINAL_CARD,
    CUBES,
    FROM_ACHIEVEMENT,
    FROM_CONVERSION,
    LEGENDARY,
    NO_CARD,
    PARCHMENT,
    POPULARITY,
)
from sim.games.pendulum.words import GIVES_UP, GLORY, NO_ROOM, POINT, pack, say
from sim.kernel.address import call_effect
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import clear_options, count_options, offer


@compiled
def gain_point(table, seat, track, source, card):
    """A step on a coloured track. Beyond its end it is lost, or glory on an advanced mat. NO_CARD: no card's merit."""
    call_effect(table.hooks[POINT_PART], table, seat | track << 8 | source << 16 | (card + 1) << 24)


@effect
def point_part(table, packed):
    seat, track, source, card = packed & 255, packed >> 8 & 255, packed >> 16 & 255, (packed >> 24) - 1
    if table.track[seat, track] < table.threshold[seat, track] + PARCHMENT - 1:
        table.track[seat, track] += 1
        say(table, POINT, seat, pack(track, table.track[seat, track]))
    elif table.advanced[seat] and table.glory[seat, track] < CUBES:
        add_glory(table, seat, track)
    else:
        table.wasted_points[seat] += 1
        say(table, NO_ROOM, seat, track)
        return
    credit(table, seat, source, card)


@compiled
def credit(table, seat, source, card):
    """Note where a point came from."""
    table.points_from[seat, source] += 1
    table.points_in[seat, table.round] += 1
    if card != NO_CARD:
        table.points[seat, card] += 1


@compiled
def add_glory(table, seat, track):
    """A cube goes in front of the track and is missing from the supply; if that is empty, from what is held."""
    if room_for(table, seat, track) == 0:
        table.held[seat, track] -= 1
    table.glory[seat, track] += 1
    say(table, GLORY, seat, pack(track, table.glory[seat, track]))


@compiled
def gain_legendary(table, seat, source, card):
    table.track[seat, LEGENDARY] = 1
    table.legendary_by[seat] = BY_ACHIEVEMENT if source == FROM_ACHIEVEMENT else BY_FINAL_CARD
    table.legendary_round[seat] = table.round + 1
    say(table, POINT, seat, pack(LEGENDARY, 1))
    credit(table, seat, source, card)


@compiled
def gain_chosen(table, seat, first, count, source, card):
    """Points of choice: on Power, Prestige or Popularity, or from a later track on."""
    for _ in range(count):
        clear_options(table)
        for track in range(first, POPULARITY + 1):
            offer(table, track)
        gain_point(table, seat, question(table, seat, ASK_TRACK), source, card)


@compiled
def convert(table, seat, card):
    """Exactly one point of a coloured track becomes one of another; never below 0 (ruling 21)."""
    clear_options(table)
    for track in range(POPULARITY + 1):
        if table.track[seat, track] > 0:
            offer(table, track)
    if count_options(table) == 0:
        return
    source = question(table, seat, ASK_GIVE_UP)
    table.track[seat, source] -= 1
    say(table, GIVES_UP, seat, pack(source, table.track[seat, source]))
    clear_options(table)
    for track in range(POPULARITY + 1):
        if track != source:
            offer(table, track)
    gain_point(table, seat, question(table, seat, ASK_TRACK), FROM_CONVERSION, card)
