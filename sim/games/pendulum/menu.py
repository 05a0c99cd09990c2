"""Pendulum: what a player may do now: the options of the question "act"."""

from sim.games.pendulum.board import can_leave, in_timer_row, targets
from sim.games.pendulum.cards import BITS, MENU_PART, can_afford
from sim.games.pendulum.kinds import CLAIMS, LIFTS, MOVES, PLAYS, REFILLS, TAKES_BACK, WAIT, WORKS
from sim.games.pendulum.names import SPACES, TAKE_BACK
from sim.games.pendulum.provinces import can_conquer, can_refill
from sim.games.pendulum.state import BLACK, BOXES, CULTURE, GOLD, IN_AREA, MUSTER, NOT_IN_USE, ON_MAT, VOTES, WORKERS
from sim.kernel.address import call_effect
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import clear_options, offer

CONQUER, RECALL = BITS["conquer"], BITS["recall"]
HARMLESS = BITS["waive"] | BITS["copies"]  # a card with nothing else only goes with an action


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
    cost = table.cost_military[space]
    return max(0, cost - table.conquest_discount[table.mat[seat]]) if table.conquer[space] else cost


@compiled
def waiver(table, seat):
    """The place of a waiver stratagem in the hand; -1 if there is none."""
    for i in range(table.hand_size[seat]):
        if table.waive[table.hand[seat, i]]:
            return i
    return -1


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
    if held[0] < military_cost(table, seat, space) or held[1] < table.cost_culture[space]:
        return False
    if held[GOLD] >= table.cost_gold[space]:
        return True
    return space // IN_AREA != BLACK and (votes_pay(table, seat) or waiver(table, seat) >= 0)


@compiled
def playable(table, seat, card):
    """A stratagem that can be paid and has something to work on."""
    does = table.does[card]
    if does & ~HARMLESS == 0 or not can_afford(table, seat, card):
        return False
    if does & CONQUER and not can_conquer(table, seat):
        return False
    if does & ~(RECALL | HARMLESS) == 0:
        return can_recall(table, seat)
    return True


@compiled
def locked(table, seat, worker):
    """Does the worker stand or lie in a row with a timer?"""
    at = table.worker_at[seat, worker]
    return at >= 0 and in_timer_row(table, at)


@compiled
def can_recall(table, seat):
    for worker in range(WORKERS):
        if locked(table, seat, worker):
            return True
    return False


@compiled
def may_take_back(table, seat):
    """Once at an instant: with the right cards it would pay for itself, and a phase without clock never end."""
    if table.discard_size[seat] == 0 or table.took_back[seat]:
        return False
    return table.held[seat, CULTURE] >= take_back_cost(table, seat)


@compiled
def take_back_cost(table, seat):
    """Five culture; less for the advanced Implacable."""
    return max(0, table.cost_culture[TAKE_BACK] - table.take_back_discount[table.mat[seat]])


@compiled
def fulfils(table, seat, card):
    """Holds everything that the achievement shows; it is not paid (ruling 4)."""
    held = table.held[seat]
    return (
        held[0] >= table.needs_military[card]
        and held[1] >= table.needs_culture[card]
        and held[2] >= table.needs_gold[card]
        and held[3] >= table.needs_votes[card]
    )


@compiled
def may_go(table, seat, worker):
    """Can the worker be moved at all?"""
    return can_leave(table, seat, worker) and not table.moved[seat, worker]
