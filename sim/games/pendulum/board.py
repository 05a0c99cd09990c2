"""Pendulum: boxes and workers: which row has the timer, who may go where.

Boxes are bits: `row * 12 + space`. In a row without timer workers come and go, in a row with timer they act.
"""

from sim.games.pendulum.names import SPACES
from sim.games.pendulum.queue import wake_idle
from sim.games.pendulum.state import (
    BLACK,
    BOXES,
    BUSY,
    IN_AREA,
    NOT_IN_USE,
    ON_MAT,
    PLACE,
    WORKERS,
)
from sim.kernel.compile import compiled

AREA_BITS = (1 << IN_AREA) - 1
ROW_BITS = (1 << SPACES) - 1
FREE_FOR_ALL = AREA_BITS << BLACK * IN_AREA  # black: no limit
FREE_BOXES = FREE_FOR_ALL | FREE_FOR_ALL << SPACES


@compiled
def in_timer_row(table, at):
    """Does the timer stand in the row of this box (or reward box)?"""
    box = at % BOXES
    return table.timer_row[box % SPACES // IN_AREA] == box // SPACES


@compiled
def open_boxes(table):
    """All boxes of rows without timer, on this side of the board."""
    boxes = 0
    for area in range(3):
        row = 1 - table.timer_row[area]
        boxes |= (AREA_BITS << area * IN_AREA) << row * SPACES
    return boxes & (table.spaces | table.spaces << SPACES)


@compiled
def note_boxes(table, seat):
    """Renew the bits of the boxes that own workers stand in."""
    boxes = 0
    for worker in range(WORKERS):
        at = table.worker_at[seat, worker]
        if 0 <= at < BOXES:
            boxes |= 1 << at
    table.tops[seat] = boxes


@compiled
def leave(table, seat, worker):
    """The worker is lifted. A green or purple box that gets free is news for those who wait."""
    at = table.worker_at[seat, worker]
    table.worker_at[seat, worker] = ON_MAT
    note_boxes(table, seat)
    if 0 <= at < BOXES and at % SPACES // IN_AREA != BLACK and not in_timer_row(table, at):
        wake_idle(table)


@compiled
def comes_after(table, other, seat):
    """Is the other just putting down a worker, within the grace second, with less privilege? Then the seat's worker
    goes in first.
    """
    if table.status[other] != BUSY or table.act[other] != PLACE or table.rank[seat] > table.rank[other]:
        return False
    return table.clock - table.started[other] <= table.grace


@compiled
def gives_way(table, other, seat):
    """A common worker may not come after; a Grande may, and so may the Insidious with a squeeze."""
    if not comes_after(table, other, seat):
        return False
    return not table.is_grande[other, table.act_card[other]] and table.act_detail[other] == 0


@compiled
def foreign_boxes(table, seat, settled):
    """Boxes that hold others' workers. `settled`: without those that come after the seat's own."""
    boxes = table.neutral_boxes
    for other in range(table.players):
        if other == seat:
            continue
        theirs = table.tops[other]
        if settled and comes_after(table, other, seat):
            theirs = 0
            for worker in range(WORKERS):
                at = table.worker_at[other, worker]
                if 0 <= at < BOXES and worker != table.act_card[other]:
                    theirs |= 1 << at
        boxes |= theirs
    return boxes


@compiled
def targets(table, seat, worker):
    """The boxes that a worker may be put into, as bits.

    Green and purple: a common worker not where others stand, a Grande anywhere, the Insidious once a round. Black:
    everybody. With the advanced rule not where an own worker stands.
    """
    boxes = open_boxes(table)
    if not table.is_grande[seat, worker] and table.squeezes[seat] == 0:
        boxes &= ~foreign_boxes(table, seat, True) | FREE_BOXES
    if table.advanced[seat]:
        return boxes & ~table.tops[seat]
    at = table.worker_at[seat, worker]
    return boxes & ~(1 << at) if 0 <= at < BOXES else boxes


@compiled
def squeezes_in(table, seat, worker, box):
    """A common worker among others in green or purple: the advanced Insidious has one such move less this round."""
    if table.is_grande[seat, worker] or FREE_BOXES >> box & 1 or not foreign_boxes(table, seat, True) >> box & 1:
        return False
    table.squeezes[seat] -= 1
    return True


@compiled
def box_of(table, space):
    """The box of a space in the row without timer."""
    return (1 - table.timer_row[space // IN_AREA]) * SPACES + space


@compiled
def workers_in_use(table, seat):
    found = 0
    for worker in range(WORKERS):
        found += table.worker_at[seat, worker] != NOT_IN_USE
    return found
