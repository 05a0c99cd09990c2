"""Pendulum: the event queue. Every seat and every timer has at most one event to come, so the queue has a fixed place
for each, and the next event is the smallest key: time, then privilege, then who was put in first.

At one time the sand of green, black and purple runs out in this order before anybody's hands move, as on the track
of the untimed game.
"""

import numpy as np

from sim.games.pendulum.state import BUSY, GREEN, IDLE, NEVER, PURPLE, QUEUE, RUNNING, SEATS, WAKING
from sim.kernel.compile import compiled

SERIAL_BITS, RANK_BITS = 24, 4
FIRST_SEAT = 3  # ranks 0 to 2 are the sand of green, black and purple
FORCED_RANK = FIRST_SEAT + SEATS


@compiled
def key(table, time, rank):
    """The place of an event in the order of things."""
    table.serial += 1
    return np.int64(time) << (SERIAL_BITS + RANK_BITS) | np.int64(rank) << SERIAL_BITS | table.serial


@compiled
def time_of(event):
    return event >> (SERIAL_BITS + RANK_BITS)


@compiled
def sand_rank(area):
    """Green, black, purple."""
    return 0 if area == GREEN else 2 if area == PURPLE else 1


@compiled
def next_event(table):
    """The place in the queue whose event comes first; -1 if nothing is to come."""
    place, first = -1, NEVER
    for i in range(QUEUE):
        if table.queue[i] < first:
            place, first = i, table.queue[i]
    return place


@compiled
def schedule(table, seat, status, time):
    """A seat's next event."""
    table.status[seat] = status
    table.queue[seat] = key(table, time, FIRST_SEAT + table.rank[seat])


@compiled
def wake(table, seat):
    """Let the seat look up at once, in its turn by privilege."""
    schedule(table, seat, WAKING, table.clock)


@compiled
def wake_idle(table):
    """News on the board: whoever waits looks up."""
    if table.phase != RUNNING or table.untimed:
        return
    for seat in range(table.players):
        if table.status[seat] == IDLE:
            wake(table, seat)


@compiled
def schedule_timer(table, area, rank, time):
    """When the sand runs out, or when somebody's hand reaches the timer."""
    table.queue[SEATS + area] = key(table, time, rank)


@compiled
def anybody_busy(table):
    for seat in range(table.players):
        if table.status[seat] == BUSY:
            return True
    return False
