"""Pendulum: one act: begun (checked, paid, reserved), finished (its effect) or undone (somebody has more privilege)."""

from sim.games.pendulum.board import box_of, gives_way, note_boxes, squeezes_in, targets
from sim.games.pendulum.cards import (
    BEGIN_PART,
    FINISH_PART,
    PRODUCES_SOME,
    gain_legendary,
    pay,
    pay_cost,
    question,
    resolve,
    take_stratagems_back,
    tell_holdings,
    tell_payment,
)
from sim.games.pendulum.kinds import (
    ASK_LEGENDARY,
    ASK_PAYMENT,
    ASK_RECALL,
    ASK_SPACE,
    CLAIMS,
    ENOUGH,
    FACE_DOWN,
    LIFTS,
    MOVES,
    PLAYS,
    REFILLS,
    TAKES_BACK,
    WITH_GOLD,
    WITH_VOTES,
    WITH_WAIVER,
)
from sim.games.pendulum.menu import CONQUER, RECALL, locked, military_cost, take_back_cost, votes_pay, waiver
from sim.games.pendulum.names import SPACES, TAKE_BACK
from sim.games.pendulum.provinces import choose_province, conquer, refill
from sim.games.pendulum.queue import wake, wake_idle
from sim.games.pendulum.state import (
    ACTION,
    BLACK,
    BOXES,
    CALLED,
    CLAIM,
    CONQUEST,
    CULTURE,
    FROM_ACHIEVEMENT,
    FROM_STRATAGEM,
    GOLD,
    IN_AREA,
    LEGENDARY,
    LIFT,
    MILITARY,
    MUSTER,
    NOBODY,
    ON_MAT,
    PLACE,
    PRODUCTION,
    REFILL,
    REWARD,
    STRATAGEM,
    TAKING_BACK,
    VOTES,
    WORKERS,
)
from sim.games.pendulum.words import (
    CLAIMS_CARD,
    CLAIMS_LEGEND,
    COMES_BACK,
    FINISHES,
    LIFTS_OFF,
    PLAYS_CARD,
    PUTS,
    REFILLING,
    SETS_UP,
    TAKES_ALL_BACK,
    UNDONE,
    WAIVES,
    WORKS_ON,
    say,
    stands,
)
from sim.kernel.address import call_effect
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import clear_options, offer
from sim.kernel.piles import find, pop, push


@compiled
def begin(table, seat, option):
    """Start the act that was chosen: pay, choose, reserve."""
    call_effect(table.hooks[BEGIN_PART], table, seat | option << 8)


@compiled
def finish(table, seat):
    """The act is done: its effect."""
    call_effect(table.hooks[FINISH_PART], table, seat)


@effect
def begin_part(table, packed):
    seat, option = packed & 255, packed >> 8
    table.paid[seat] = 0
    table.started[seat] = table.clock
    table.act_detail[seat] = 0
    if option < MOVES:
        begin_work(table, seat, option - 1)
    elif option < LIFTS:
        begin_move(table, seat, option - MOVES)
    elif option < PLAYS:
        begin_lift(table, seat, option - LIFTS)
    elif option < TAKES_BACK:
        begin_stratagem(table, seat, option - PLAYS)
    elif option == TAKES_BACK:
        table.act[seat] = TAKING_BACK
        table.took_back[seat] = 1
        say(table, TAKES_ALL_BACK, seat, 0)
        pay(table, seat, CULTURE, take_back_cost(table, seat))
        tell_payment(table, seat)
    elif option == REFILLS:
        table.act[seat] = REFILL
        say(table, REFILLING, seat, 0)
    elif option == CLAIMS:
        begin_claim(table, seat)


@compiled
def begin_move(table, seat, worker):
    """Lift a worker and put it into a box of a row without timer; who is slower and has less privilege gives way."""
    boxes = targets(table, seat, worker)
    spaces = (boxes | boxes >> SPACES) & ((1 << SPACES) - 1)
    clear_options(table)
    for space in range(SPACES):
        if spaces >> space & 1:
            offer(table, space)
    table.source = worker
    leave(table, seat, worker)
    put(table, seat, worker, box_of(table, question(table, seat, ASK_SPACE)))
    event = SETS_UP if table.phase == MUSTER else PUTS
    say(table, event, seat, stands(table, seat, worker))


@compiled
def leave(table, seat, worker):
    """The worker is lifted. A green or purple box that gets free is news for those who wait."""
    at = table.worker_at[seat, worker]
    table.worker_at[seat, worker] = ON_MAT
    note_boxes(table, seat)
    if 0 <= at < BOXES and at % SPACES // IN_AREA != BLACK:
        wake_idle(table)


@compiled
def put(table, seat, worker, box):
    table.act[seat] = PLACE
    table.act_card[seat] = worker
    table.act_detail[seat] = squeezes_in(table, seat, worker, box)
    if box % SPACES // IN_AREA != BLACK:
        for other in range(table.players):
            if other != seat and gives_way(table, other, seat):
                if table.worker_at[other, table.act_card[other]] == box:
                    undo(table, other)
    table.worker_at[seat, worker] = box
    table.moved[seat, worker] = 1
    table.placed_at[seat, worker] = table.clock
    note_boxes(table, seat)


@compiled
def begin_lift(table, seat, worker):
    table.act[seat] = LIFT
    table.act_card[seat] = worker
    say(table, LIFTS_OFF, seat, stands(table, seat, worker))
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
    pay(table, seat, CULTURE, table.cost_culture[space])
    cost = table.cost_gold[space]
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
def discard_stratagem(table, seat, i):
    """A stratagem goes from the hand to the discard area; the order of the rest stays."""
    card = int(table.hand[seat, i])
    for j in range(i, table.hand_size[seat] - 1):
        table.hand[seat, j] = table.hand[seat, j + 1]
    table.hand_size[seat] -= 1
    push(table, table.discard, table.discard_size, seat, card)
    return card


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


@compiled
def begin_stratagem(table, seat, i):
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
def choose_recalled(table, seat, most):
    """Up to so many own workers out of rows with timers, as bits; at least one if there is one."""
    chosen = 0
    for i in range(min(most, WORKERS)):
        clear_options(table)
        some = False
        for worker in range(WORKERS):
            if locked(table, seat, worker) and not chosen >> worker & 1:
                offer(table, worker)
                some = True
        if not some:
            return chosen
        if i > 0:
            offer(table, ENOUGH)
        worker = question(table, seat, ASK_RECALL)
        if worker == ENOUGH:
            return chosen
        chosen |= 1 << worker
    return chosen


@compiled
def begin_claim(table, seat):
    """Put the marker on the achievement; with the token there, say which reward."""
    table.act[seat] = CLAIM
    table.act_card[seat] = table.achievement
    table.claimed[seat] = 1
    if token_free(table, seat):
        clear_options(table)
        offer(table, 0)
        offer(table, 1)
        table.act_detail[seat] = question(table, seat, ASK_LEGENDARY)
    if table.act_detail[seat]:
        if table.token_seat != NOBODY:
            undo(table, table.token_seat)
        table.token_seat = seat
        table.token_time = table.clock
    say(table, CLAIMS_LEGEND if table.act_detail[seat] else CLAIMS_CARD, seat, table.achievement)


@compiled
def token_free(table, seat):
    """The token lies there for a seat without the point (ruling 5), and nobody reaches for it who may keep it."""
    if not table.token or table.track[seat, LEGENDARY]:
        return False
    other = table.token_seat
    if other == NOBODY:
        return True
    return table.clock - table.token_time <= table.grace and table.rank[seat] < table.rank[other]


@compiled
def undo(table, seat):
    """Somebody with more privilege started within the grace second: everything comes back, the hands are free."""
    act = table.act[seat]
    say(table, UNDONE, seat, act)
    for what in range(VOTES + 1):
        table.held[seat, what] += table.paid[seat, what]
        table.spent[seat, what] -= table.paid[seat, what]
        table.paid[seat, what] = 0
    if act == PLACE:
        table.worker_at[seat, table.act_card[seat]] = ON_MAT
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


@effect
def finish_part(table, seat):
    act = table.act[seat]
    say(table, FINISHES, seat, act)
    table.acts[seat] += 1
    table.turns += 1
    table.after_call[seat] += table.phase == CALLED
    if act in (PLACE, LIFT):
        return
    if act <= CONQUEST:
        finish_work(table, seat, act)
    elif act == STRATAGEM:
        finish_stratagem(table, seat)
    elif act == TAKING_BACK:
        table.taken_back[seat] += 1
        table.used[seat, TAKE_BACK] += 1
        take_stratagems_back(table, seat)
    elif act == CLAIM:
        finish_claim(table, seat)
    elif act == REFILL:
        refill(table)
    tell_holdings(table, seat)


@compiled
def finish_work(table, seat, act):
    space = table.act_card[seat]
    area = space // IN_AREA
    table.used[seat, space] += 1
    table.actions[seat, table.round] += 1
    table.actions_in[seat, area] += 1
    table.waiting_ms[seat] += table.started[seat] - table.placed_at[seat, table.act_worker[seat]]
    if act == CONQUEST:
        conquer(table, seat, table.act_detail[seat], area)
    resolve(table, seat, space, area)


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
                table.worker_at[seat, worker] = ON_MAT
                table.moved[seat, worker] = 0
        note_boxes(table, seat)
    resolve_stratagem(table, seat, card)


@compiled
def resolve_stratagem(table, seat, card):
    """The rest of the reward. A card that takes all others back doesn't take itself back."""
    if table.take_back[card]:
        i = find(table.discard, table.discard_size, seat, card)
        table.discard_size[seat] -= 1
        for j in range(i, table.discard_size[seat]):
            table.discard[seat, j] = table.discard[seat, j + 1]
        resolve(table, seat, card, FROM_STRATAGEM)
        push(table, table.discard, table.discard_size, seat, card)
    else:
        resolve(table, seat, card, FROM_STRATAGEM)


@compiled
def finish_claim(table, seat):
    card = table.act_card[seat]
    table.used[seat, card] += 1
    table.achievements_claimed[seat] += 1
    if table.act_detail[seat]:
        table.token = 0
        table.token_seat = NOBODY
        gain_legendary(table, seat, FROM_ACHIEVEMENT, card)
    else:
        resolve(table, seat, card, FROM_ACHIEVEMENT)
