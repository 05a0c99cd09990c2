"""Pendulum: the grace second: of two who reach for the same thing the one with more privilege gets it."""

from sim.games.pendulum.board import note_boxes
from sim.games.pendulum.kinds import FACE_DOWN
from sim.games.pendulum.parts import UNDO_PART
from sim.games.pendulum.provinces import choose_province
from sim.games.pendulum.queue import wake
from sim.games.pendulum.state import CLAIM, CONQUEST, NOBODY, ON_MAT, PLACE, REWARD, STRATAGEM, VOTES
from sim.games.pendulum.words import UNDONE, given_up, say
from sim.kernel.address import call_effect
from sim.kernel.compile import compiled, effect
from sim.kernel.piles import pop, push


@compiled
def undo(table, seat):
    """Somebody with more privilege started within the grace second: everything comes back, the hands are free."""
    call_effect(table.hooks[UNDO_PART], table, seat)


@effect
def undo_part(table, seat):
    act = table.act[seat]
    say(table, UNDONE, seat, given_up(table, seat, act))
    for what in range(VOTES + 1):
        table.held[seat, what] += table.paid[seat, what]
        table.spent[seat, what] -= table.paid[seat, what]
        table.paid[seat, what] = 0
    if act == PLACE:
        worker = table.act_card[seat]
        table.worker_at[seat, worker] = ON_MAT
        table.moved[seat, worker] = 0  # it may be put elsewhere at this very instant
    elif act == CONQUEST:
        table.worker_at[seat, table.act_worker[seat]] -= REWARD
    elif act == STRATAGEM:
        pop(table, table.discard, table.discard_size, seat)
        push(table, table.hand, table.hand_size, seat, table.act_card[seat])
    elif act == CLAIM:
        table.claimed[seat] = 0
    note_boxes(table, seat)
    table.busy_ms[seat] += table.clock - table.started[seat]
    table.idle_since[seat] = table.clock
    wake(table, seat)
    table.undone[seat] += 1
    table.clashes += 1


@compiled
def reach_for_province(table, seat):
    """Choose a province; an open one is reserved, and a rival with less privilege within the grace second gives way."""
    place = choose_province(table, seat)
    if place != FACE_DOWN:
        other = table.display_seat[place]
        if other != NOBODY and other != seat:
            undo(table, other)
        table.display_seat[place] = seat
        table.display_time[place] = table.clock
    return place
