"""Pendulum: what a worker does: it is put into a box, taken off, or acts and slides down to the reward box."""

from sim.games.pendulum.board import box_of, comes_after, gives_way, leave, note_boxes, squeezes_in, targets
from sim.games.pendulum.cards import PRODUCES_SOME, resolve
from sim.games.pendulum.giving_way import reach_for_province, undo
from sim.games.pendulum.goods import pay, tell_payment
from sim.games.pendulum.kinds import ASK_PAYMENT, ASK_SPACE, WITH_GOLD, WITH_VOTES, WITH_WAIVER
from sim.games.pendulum.menu import military_cost, votes_pay
from sim.games.pendulum.names import SPACES
from sim.games.pendulum.parts import question
from sim.games.pendulum.provinces import conquer
from sim.games.pendulum.state import (
    ACTION,
    BLACK,
    CONQUEST,
    CULTURE,
    GOLD,
    IN_AREA,
    LIFT,
    MILITARY,
    MUSTER,
    PLACE,
    PRODUCTION,
    REWARD,
    VOTES,
)
from sim.games.pendulum.stratagems import CONQUER, discard_stratagem, waiver
from sim.games.pendulum.words import (
    GOES_BEFORE,
    LIFTS_OFF,
    PUTS,
    SETS_UP,
    TAKES_HOME,
    WAIVES,
    WORKS_ON,
    moves,
    say,
    stands,
)
from sim.kernel.compile import compiled
from sim.kernel.decisions import clear_options, offer


@compiled
def begin_move(table, seat, worker):
    """Lift a worker and put it into a box of a row without timer; who is slower and has less privilege gives way."""
    boxes = targets(table, seat, worker)
    start = int(table.worker_at[seat, worker])
    leave(table, seat, worker)
    put(table, seat, worker, start, choose_box(table, seat, worker, boxes))


@compiled
def choose_box(table, seat, worker, boxes):
    """A space by its number: only one of its two rows is without timer."""
    spaces = boxes | boxes >> SPACES
    clear_options(table)
    for space in range(SPACES):
        if spaces >> space & 1:
            offer(table, space)
    table.source = worker
    return box_of(table, question(table, seat, ASK_SPACE))


@compiled
def put(table, seat, worker, start, box):
    """The rivals are told of after the one who goes in: who gives way, and who comes after (ruling 33)."""
    table.act[seat] = PLACE
    table.act_card[seat] = worker
    table.act_detail[seat] = squeezes_in(table, seat, worker, box)
    event = SETS_UP if table.phase == MUSTER else PUTS
    say(table, event, seat, moves(table, seat, worker, start, box, int(table.act_detail[seat])))
    if box % SPACES // IN_AREA != BLACK:
        for other in range(table.players):
            if other != seat and comes_after(table, other, seat):
                meet(table, seat, worker, other, box)
    table.worker_at[seat, worker] = box
    table.moved[seat, worker] = 1
    table.placed_at[seat, worker] = table.clock
    note_boxes(table, seat)


@compiled
def meet(table, seat, worker, other, box):
    """A rival with less privilege is just putting down a worker: in the same box it gives way, or comes after."""
    rival = table.act_card[other]
    if table.worker_at[other, rival] != box:
        return
    if gives_way(table, other, seat):
        undo(table, other)
    elif not table.is_grande[seat, worker] and table.act_detail[seat] == 0:
        say(table, GOES_BEFORE, other, stands(table, other, rival))


@compiled
def begin_lift(table, seat, worker):
    table.act[seat] = LIFT
    table.act_card[seat] = worker
    event = TAKES_HOME if table.phase == MUSTER else LIFTS_OFF
    say(table, event, seat, stands(table, seat, worker))
    leave(table, seat, worker)


@compiled
def begin_work(table, seat, worker):
    """Pay, slide the worker down to the reward box, choose what to conquer."""
    at = table.worker_at[seat, worker]
    space = at % SPACES
    say(table, WORKS_ON, seat, stands(table, seat, worker))
    pay_space(table, seat, space)
    table.worker_at[seat, worker] = at + REWARD
    note_boxes(table, seat)
    table.act_card[seat] = space
    table.act_worker[seat] = worker
    if table.does[space] & CONQUER:
        table.act[seat] = CONQUEST
        table.act_detail[seat] = reach_for_province(table, seat)
    else:
        table.act[seat] = PRODUCTION if table.does[space] & PRODUCES_SOME else ACTION


@compiled
def pay_space(table, seat, space):
    """An action's cost; its gold may be waived by a stratagem played at the same moment, or paid with votes."""
    pay(table, seat, MILITARY, military_cost(table, seat, space))
    pay(table, seat, CULTURE, table.cost[space, CULTURE])
    cost = table.cost[space, GOLD]
    if cost > 0:
        way = WITH_GOLD
        if space // IN_AREA != BLACK:
            way = choose_payment(table, seat, cost)
        if way == WITH_GOLD:
            pay(table, seat, GOLD, cost)
        elif way == WITH_VOTES:
            pay(table, seat, VOTES, table.gold_in_votes[table.mat[seat]])
        else:
            card = discard_stratagem(table, seat, waiver(table, seat))
            say(table, WAIVES, seat, card)
            table.used[seat, card] += 1
            table.stratagems[seat] += 1
    tell_payment(table, seat)


@compiled
def choose_payment(table, seat, cost):
    clear_options(table)
    if table.held[seat, GOLD] >= cost:
        offer(table, WITH_GOLD)
    if waiver(table, seat) >= 0:
        offer(table, WITH_WAIVER)
    if votes_pay(table, seat):
        offer(table, WITH_VOTES)
    return question(table, seat, ASK_PAYMENT)


@compiled
def finish_work(table, seat, act):
    """The reward of the space."""
    space = table.act_card[seat]
    area = space // IN_AREA
    table.used[seat, space] += 1
    table.actions[seat, table.round] += 1
    table.actions_in[seat, area] += 1
    table.waiting_ms[seat] += table.started[seat] - table.placed_at[seat, table.act_worker[seat]]
    if act == CONQUEST:
        conquer(table, seat, table.act_detail[seat], area)
    resolve(table, seat, space, area)
