"""Pendulum: stratagems: played, carried out, taken back."""

from sim.games.pendulum.board import in_timer_row, leave
from sim.games.pendulum.cards import resolve
from sim.games.pendulum.giving_way import reach_for_province
from sim.games.pendulum.goods import can_afford, pay, pay_cost, tell_payment
from sim.games.pendulum.kinds import ASK_RECALL, ENOUGH
from sim.games.pendulum.names import BITS, TAKE_BACK
from sim.games.pendulum.parts import question
from sim.games.pendulum.provinces import can_conquer, conquer
from sim.games.pendulum.state import CULTURE, FROM_STRATAGEM, STRATAGEM, TAKING_BACK, WORKERS
from sim.games.pendulum.words import COMES_BACK, PLAYS_CARD, TAKES_ALL_BACK, say, stands
from sim.kernel.compile import compiled
from sim.kernel.decisions import clear_options, count_options, offer
from sim.kernel.piles import find, push

CONQUER, RECALL = BITS["conquer"], BITS["recall"]
HARMLESS = BITS["waive"] | BITS["copies"]  # a card with nothing else only goes with an action


@compiled
def waiver(table, seat):
    """The place of a waiver stratagem in the hand; -1 if there is none."""
    for i in range(table.hand_size[seat]):
        if table.waive[table.hand[seat, i]]:
            return i
    return -1


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
def begin_stratagem(table, seat, i):
    """Pay, discard, choose what to conquer or whom to recall."""
    card = discard_stratagem(table, seat, i)
    table.act[seat] = STRATAGEM
    table.act_card[seat] = card
    say(table, PLAYS_CARD, seat, card)
    pay_cost(table, seat, card)
    if table.does[card] & CONQUER:
        table.act_detail[seat] = reach_for_province(table, seat)
    elif table.does[card] & RECALL:
        table.act_detail[seat] = choose_recalled(table, seat, table.recall[card])


@compiled
def discard_stratagem(table, seat, i):
    """A stratagem goes from the hand to the discard area; the order of the rest stays."""
    card = int(table.hand[seat, i])
    for j in range(i, table.hand_size[seat] - 1):
        table.hand[seat, j] = table.hand[seat, j + 1]
    table.hand_size[seat] -= 1
    push(table, table.discard, table.discard_size, seat, card)
    return card


@compiled
def choose_recalled(table, seat, most):
    """Up to so many own workers out of rows with timers, as bits; at least one if there is one."""
    chosen = 0
    for i in range(min(most, WORKERS)):
        clear_options(table)
        for worker in range(WORKERS):
            if locked(table, seat, worker) and not chosen >> worker & 1:
                offer(table, worker)
        if count_options(table) == 0:
            return chosen
        if i > 0:
            offer(table, ENOUGH)
        worker = question(table, seat, ASK_RECALL)
        if worker == ENOUGH:
            return chosen
        chosen |= 1 << worker
    return chosen


@compiled
def finish_stratagem(table, seat):
    card = table.act_card[seat]
    table.used[seat, card] += 1
    table.stratagems[seat] += 1
    if table.does[card] & CONQUER:
        conquer(table, seat, table.act_detail[seat], FROM_STRATAGEM)
    elif table.does[card] & RECALL:
        for worker in range(WORKERS):
            if table.act_detail[seat] >> worker & 1:
                say(table, COMES_BACK, seat, stands(table, seat, worker))
                leave(table, seat, worker)
                table.moved[seat, worker] = 0
    resolve_stratagem(table, seat, card)


@compiled
def resolve_stratagem(table, seat, card):
    """The rest of the reward. A card that takes all others back doesn't take itself back."""
    aside = table.take_back[card] > 0
    if aside:
        i = find(table.discard, table.discard_size, seat, card)
        table.discard_size[seat] -= 1
        for j in range(i, table.discard_size[seat]):
            table.discard[seat, j] = table.discard[seat, j + 1]
    resolve(table, seat, card, FROM_STRATAGEM)
    if aside:
        push(table, table.discard, table.discard_size, seat, card)


@compiled
def may_take_back(table, seat):
    """Once at an instant: with the right cards it would pay for itself, and a phase without clock never end."""
    if table.discard_size[seat] == 0 or table.took_back[seat]:
        return False
    return table.held[seat, CULTURE] >= take_back_cost(table, seat)


@compiled
def take_back_cost(table, seat):
    """Five culture; less for the advanced Implacable."""
    return max(0, table.cost[TAKE_BACK, CULTURE] - table.take_back_discount[table.mat[seat]])


@compiled
def begin_taking_back(table, seat):
    table.act[seat] = TAKING_BACK
    table.took_back[seat] = 1
    say(table, TAKES_ALL_BACK, seat, 0)
    pay(table, seat, CULTURE, take_back_cost(table, seat))
    tell_payment(table, seat)
