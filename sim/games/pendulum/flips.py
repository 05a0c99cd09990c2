"""Pendulum: timers: the sand runs out, hands reach for them, they are flipped; purple takes time markers."""

from sim.games.pendulum.kinds import ASK_FLIP
from sim.games.pendulum.parts import question
from sim.games.pendulum.queue import FIRST_SEAT, FORCED_RANK, sand_rank, schedule_timer, time_of, wake_idle
from sim.games.pendulum.state import BLACK, GREEN, IDLE, NOBODY, PURPLE, SEATS
from sim.games.pendulum.words import CALL, FLIP_EAGER, FLIP_FORCED, FLIPS, MARKER, SAND_OUT, pack, say
from sim.kernel.compile import compiled
from sim.kernel.decisions import clear_options, offer
from sim.kernel.rng import SHUFFLE, below

TIMER_ORDER = (GREEN, BLACK, PURPLE)  # where several run out at one time


@compiled
def turn_timer(table, area):
    """The timer goes to the other row and runs anew."""
    table.timer_row[area] = 1 - table.timer_row[area]
    table.sand_out[area] = 0
    table.sand_end[area] = table.clock + table.timer_ms[area]
    table.flips[area] += 1
    schedule_timer(table, area, sand_rank(area), table.sand_end[area])


@compiled
def take_marker(table):
    """Purple's flip takes a time marker; the last one calls the council."""
    table.markers -= 1
    say(table, MARKER, NOBODY, table.markers)
    if table.markers <= 0:
        table.called = 1
        table.total_ms += table.clock
        say(table, CALL, NOBODY, 0)


@compiled
def flip(table, area, event, seat):
    """A timer is flipped, in no time."""
    table.delay_ms[area] += table.clock - table.sand_end[area]
    turn_timer(table, area)
    say(table, event, seat, pack(area, table.timer_row[area]))
    if area == PURPLE:
        take_marker(table)


@compiled
def sand_runs_out(table, area):
    """Whoever has free hands may reach for the timer; if nobody does, it is flipped after a while all the same."""
    table.sand_out[area] = 1
    table.wants[area] = 0
    table.flipper[area] = NOBODY
    if table.eager:
        table.flips_early += 1
        flip(table, area, FLIP_EAGER, NOBODY)
        wake_idle(table)
        return
    say(table, SAND_OUT, NOBODY, area)
    schedule_timer(table, area, FORCED_RANK, table.clock + table.forced_after)
    for i in range(table.players):
        if table.status[table.order[i]] == IDLE:
            ask_flip(table, table.order[i], area)


@compiled
def reach_for_timers(table, seat):
    """Free hands: think again about every timer that has run out."""
    for area in range(3):
        if table.sand_out[area] and not table.wants[area] >> seat & 1:
            ask_flip(table, seat, area)


@compiled
def ask_flip(table, seat, area):
    """Who wants the flip reaches for the timer; the fastest hand gets it."""
    clear_options(table)
    offer(table, 0)
    offer(table, 1)
    table.source = area
    if question(table, seat, ASK_FLIP) == 0:
        return
    table.wants[area] |= 1 << seat
    width = max(0, table.reaction_to - table.reaction_from)
    time = table.clock + table.reaction_from + below(table, SHUFFLE + seat, width + 1)
    first = time_of(table.queue[SEATS + area])
    other = table.flipper[area]
    if time < first or (time == first and (other == NOBODY or table.rank[seat] < table.rank[other])):
        table.flipper[area] = seat
        schedule_timer(table, area, FIRST_SEAT + table.rank[seat], time)


@compiled
def hand_flips(table, area):
    """The first hand, or nobody's, has reached the timer."""
    seat = table.flipper[area]
    if seat == NOBODY:
        table.flips_forced += 1
        flip(table, area, FLIP_FORCED, NOBODY)
    else:
        table.flipped[seat, area] += 1
        if table.clock - table.sand_end[area] <= table.reaction_to:
            table.flips_early += 1
        else:
            table.flips_late += 1
        flip(table, area, FLIPS, seat)
    wake_idle(table)
