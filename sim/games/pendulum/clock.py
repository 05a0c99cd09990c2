"""Pendulum: the running round as a discrete-event simulation. A step is one event: an act that is done, somebody who
looks up, sand that has run out, a timer that is flipped.
"""

from sim.games.pendulum.acts import begin, finish
from sim.games.pendulum.flips import (
    TIMER_ORDER,
    hand_flips,
    reach_for_timers,
    sand_runs_out,
    take_marker,
    turn_timer,
)
from sim.games.pendulum.kinds import ASK_ACT, WAIT
from sim.games.pendulum.menu import offer_acts
from sim.games.pendulum.parts import question
from sim.games.pendulum.queue import next_event, schedule, time_of, wake, wake_idle
from sim.games.pendulum.state import (
    BUSY,
    CALLED,
    CONQUEST,
    IDLE,
    NEVER,
    NOBODY,
    QUANTILES,
    REFILL,
    RUNNING,
    SEATS,
    STRATAGEM,
    THINKING,
    WAKING,
    WORKERS,
)
from sim.games.pendulum.words import START_FLIP, pack, say
from sim.kernel.compile import compiled
from sim.kernel.decisions import count_options
from sim.kernel.faults import RULES, set_fault
from sim.kernel.rng import SHUFFLE, below


@compiled
def lasting(table, seat, mean):
    """How long something takes this time. Every seat has its own stream, so nobody's acts change another's times."""
    if mean == 0:
        return 0
    return mean * table.spread[below(table, SHUFFLE + seat, QUANTILES)] // 1000


@compiled
def start_round(table):
    """Flip all timers at once; everybody looks up. The flip takes the first time marker (ruling 2)."""
    table.clock = 0
    table.called = 0
    table.markers = table.markers_each
    table.phase = RUNNING
    for seat in range(table.players):
        for worker in range(WORKERS):
            table.placed_at[seat, worker] = 0
        free_to_move(table, seat)
        table.started[seat] = 0
        table.status[seat] = IDLE
        table.idle_since[seat] = 0
        table.queue[seat] = NEVER
    for area in TIMER_ORDER:
        turn_timer(table, area)
        say(table, START_FLIP, NOBODY, pack(area, table.timer_row[area]))
    if table.start_flip_counts:
        take_marker(table)
    table.turn = 0
    table.passes = 0
    wake_idle(table)
    if not table.untimed:
        take_next(table)


@compiled
def run_event(table):
    """Let the event happen that is next, and look for the one after it."""
    if table.called:
        last_acts(table)
        return
    place = table.current
    if place < SEATS:
        seat_event(table, place)
    elif not table.sand_out[place - SEATS]:
        sand_runs_out(table, place - SEATS)
    else:
        hand_flips(table, place - SEATS)
    take_next(table)


@compiled
def take_next(table):
    """Take the next event out of the queue: it lies on the table before its step, so that a search that repeats the
    step comes to the same event, whatever it imagines of the others' times.
    """
    if table.called:
        return
    place = next_event(table)
    if place < 0:
        set_fault(table, RULES, table.clock)
        table.over = 1
        return
    table.clock = time_of(table.queue[place])
    table.queue[place] = NEVER
    table.current = place


@compiled
def seat_event(table, seat):
    """Hands get free, or somebody looks up."""
    status = table.status[seat]
    if table.clock > table.started[seat]:
        free_to_move(table, seat)
    if status == BUSY:
        end_act(table, seat)
    elif status == WAKING:
        table.idle_ms[seat] += table.clock - table.idle_since[seat]
    table.status[seat] = IDLE
    table.idle_since[seat] = table.clock
    if status == BUSY and table.act[seat] in (CONQUEST, STRATAGEM, REFILL):
        wake(table, seat)  # a card may have been turned up: what was hidden before a step mustn't decide in it
        return
    reach_for_timers(table, seat)
    if status == THINKING:
        table.busy_ms[seat] += table.clock - table.started[seat]
    if table.thinks_first and status != THINKING:
        think_first(table, seat)
    else:
        decide(table, seat, 0 if table.thinks_first else table.think_ms[seat])


@compiled
def free_to_move(table, seat):
    """Time has passed: workers may be moved, stratagems taken back again. Once at an instant, so that it ends."""
    table.took_back[seat] = 0
    for worker in range(WORKERS):
        table.moved[seat, worker] = 0


@compiled
def end_act(table, seat):
    table.busy_ms[seat] += table.clock - table.started[seat]
    table.status[seat] = IDLE
    finish(table, seat)


@compiled
def think_first(table, seat):
    """The other reading of thinking: the board is looked at when the thought is over, and nothing reserved before."""
    offer_acts(table, seat)
    if count_options(table) > 1:
        table.started[seat] = table.clock
        schedule(table, seat, THINKING, table.clock + lasting(table, seat, table.think_ms[seat]))


@compiled
def decide(table, seat, think):
    """Ask for the next act and begin it; who waits sleeps until something happens on the board."""
    offer_acts(table, seat)
    if count_options(table) == 1:
        return
    option = question(table, seat, ASK_ACT)
    if option == WAIT:
        return
    begin(table, seat, option)
    time = lasting(table, seat, think) + lasting(table, seat, table.act_ms[table.act[seat]])
    schedule(table, seat, BUSY, table.clock + time)


@compiled
def last_acts(table):
    """The council is called: acts that were begun are finished one after the other, then the clock counts no more."""
    place = next_event(table)
    while place >= SEATS or (place >= 0 and table.status[place] != BUSY):
        table.queue[place] = NEVER
        place = next_event(table)
    if place >= 0:
        table.queue[place] = NEVER
        end_act(table, place)
        return
    for seat in range(table.players):
        if table.status[seat] in (IDLE, WAKING):
            table.idle_ms[seat] += table.clock - table.idle_since[seat]
        elif table.status[seat] == THINKING:
            table.busy_ms[seat] += table.clock - table.started[seat]
        table.status[seat] = IDLE
        free_to_move(table, seat)
    table.phase = CALLED
    table.turn = 0
    table.passes = 0
