"""Pendulum: what a player may do now: the options of the question "act"."""

from sim.games.pendulum.achievements import fulfils
from sim.games.pendulum.board import in_timer_row, targets
from sim.games.pendulum.kinds import CLAIMS, LIFTS, MOVES, PLAYS, REFILLS, TAKES_BACK, WAIT, WORKS
from sim.games.pendulum.names import SPACES
from sim.games.pendulum.parts import MENU_PART
from sim.games.pendulum.provinces import can_conquer, can_refill
from sim.games.pendulum.state import (
    BLACK,
    BOXES,
    CULTURE,
    GOLD,
    IN_AREA,
    MILITARY,
    MUSTER,
    NOT_IN_USE,
    ON_MAT,
    VOTES,
    WORKERS,
)
from sim.games.pendulum.stratagems import CONQUER, may_take_back, playable, waiver
from sim.kernel.address import call_effect
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import clear_options, offer


@compiled
def offer_acts(table, seat):
    """Offer all that is legal; waiting always is."""
    call_effect(table.hooks[MENU_PART], table, seat)


@effect
def menu_part(table, seat):
    clear_options(table)
    offer(table, WAIT)
    for worker in range(WORKERS):
        _offer_worker(table, seat, worker)
    table.source = table.phase
    if table.phase == MUSTER:
        return
    for i in range(table.hand_size[seat]):
        if playable(table, seat, table.hand[seat, i]):
            offer(table, PLAYS + i)
    if may_take_back(table, seat):
        offer(table, TAKES_BACK)
    if can_refill(table):
        offer(table, REFILLS)
    if not table.claimed[seat] and fulfils(table, seat, table.achievement):
        offer(table, CLAIMS)


@compiled
def _offer_worker(table, seat, worker):
    at = table.worker_at[seat, worker]
    if at == NOT_IN_USE:
        return
    if at != ON_MAT and in_timer_row(table, at):
        if at < BOXES and table.phase != MUSTER and can_work(table, seat, at % SPACES):
            offer(table, WORKS + worker)
    elif not table.moved[seat, worker]:
        if not table.advanced[seat] or targets(table, seat, worker) != 0:
            offer(table, MOVES + worker)
        if at != ON_MAT:
            offer(table, LIFTS + worker)


@compiled
def military_cost(table, seat, space):
    """The advanced Champion conquers for less on the board."""
    cost = table.cost[space, MILITARY]
    return max(0, cost - table.conquest_discount[table.mat[seat]]) if table.conquer[space] else cost


@compiled
def votes_pay(table, seat):
    """The advanced Briber may pay an action's gold with votes."""
    price = table.gold_in_votes[table.mat[seat]]
    return price > 0 and table.held[seat, VOTES] >= price


@compiled
def can_work(table, seat, space):
    """Can the action of a space be paid, and is there something to conquer?"""
    if table.does[space] & CONQUER and not can_conquer(table, seat):
        return False
    held = table.held[seat]
    if held[MILITARY] < military_cost(table, seat, space) or held[CULTURE] < table.cost[space, CULTURE]:
        return False
    if held[GOLD] >= table.cost[space, GOLD]:
        return True
    return space // IN_AREA != BLACK and (votes_pay(table, seat) or waiver(table, seat) >= 0)
