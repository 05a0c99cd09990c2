"""Pendulum: the running round as a discrete-event simulation. A step is one event: an act that is done, somebody who
looks up, sand that has run out, a timer that is flipped.
"""

from sim.games.pendulum.acts import begin, finish
from sim.games.pendulum.cards import question
from sim.games.pendulum.kinds import ASK_ACT, ASK_FLIP, WAIT
from sim.games.pendulum.menu import offer_acts
from sim.games.pendulum.queue import (
    FIRST_SEAT,
    FORCED_RANK,
    next_event,
    sand_rank,
    schedule,
    schedule_timer,
    time_of,
    wake,
    wake_idle,
)
from sim.games.pendulum.state import (
    BUSY,
    CALLED,
    CONQUEST,
    IDLE,
    NEVER,
    NOBODY,
    PURPLE,
    QUANTILES,
    REFILL,
    RUNNING,
    SEATS,
    STRATAGEM,
    THINKING,
    WAKING,
    WORKERS,
)
from sim.games.pendulum.words import (
    CALL,
    FLIP_EAGER,
    FLIP_FORCED,
    FLIPS,
    MARKER,
    SAND_OUT,
    START_FLIP,
    pack,
    say,
)
from sim.kernel.compile import compiled
from sim.kernel.decisions import clear_options, count_options, offer
from sim.kernel.faults import RULES, set_fault
from sim.kernel.rng import SHUFFLE, below

TIMER_ORDER = (1, 2, 0)  # green, black, purple
EARLY = 2500  # a flip within the longest reaction time is early


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
        decide(table, seat, 0)
    elif table.thinks_first:
        think_first(table, seat)
    else:
        decide(table, seat, table.think_ms[seat])


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
    if time < time_of(table.queue[SEATS + area]):
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
        if table.clock - table.sand_end[area] <= EARLY:
            table.flips_early += 1
        else:
            table.flips_late += 1
        flip(table, area, FLIPS, seat)
    wake_idle(table)


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
        table.status[seat] = IDLE
        free_to_move(table, seat)
    table.phase = CALLED
    table.turn = 0
    table.passes = 0
