"""Pendulum: the answers that follow from what things are worth (worth.py), for any weights."""

from sim.games.pendulum.goods import can_afford
from sim.games.pendulum.kinds import (
    ASK_ACT,
    ASK_PROVINCE,
    ASK_RECESS,
    ASK_RESOURCE,
    ASK_REWARD,
    ASK_SLOT,
    ASK_SPACE,
    ASK_TRACK,
    FACE_DOWN,
    LIFTS,
    MOVES,
    PLAYS,
    REFILLS,
    TAKE_CORNER,
    TAKE_GRANDE,
    TAKES_BACK,
    WAIT,
    WORKS,
)
from sim.games.pendulum.menu import can_work
from sim.games.pendulum.names import CORNER, GRANDE_CARD, SPACES
from sim.games.pendulum.parts import CHOOSE_PART
from sim.games.pendulum.provinces import RECESS, RECESSES, under
from sim.games.pendulum.state import (
    BOXES,
    CALLED,
    CULTURE,
    GOLD,
    IN_AREA,
    MILITARY,
    ON_MAT,
    POWER,
    REWARD,
    ROUNDS,
    RUNNING,
    VOTES,
    WORKERS,
)
from sim.games.pendulum.stratagems import locked, take_back_cost
from sim.games.pendulum.worth import (
    FIRST_TRACK,
    PATIENCE,
    STRATAGEMS,
    cost_worth,
    look_ahead,
    resource_worth,
    reward_worth,
    slot_worth,
    space_worth,
    track_worth,
)
from sim.kernel.address import call_answer, lowest_bit
from sim.kernel.compile import answer, compiled
from sim.kernel.decisions import ONE, ZERO

NEVER_DO = -1000.0
WORKER = 26.0  # a common worker, for every round to come


@compiled
def choose(table, me, weights):
    """The option of the open question that is worth most by these weights; of equal ones the first.

    For the questions act, space, resource, track, slot, province, recess and reward.
    """
    for place in range(len(weights)):
        table.weights[place] = weights[place]
    return call_answer(table.hooks[CHOOSE_PART], table, me)


@answer
def choose_part(table, me):
    look_ahead(table)
    best, best_worth = -1, 2 * NEVER_DO
    bits = table.options[0]  # all answers lie below 64
    while bits != ZERO:
        option = lowest_bit(bits)
        bits &= bits - ONE
        worth = option_worth(table, me, option)
        if worth > best_worth:
            best, best_worth = option, worth
    return best


@compiled
def option_worth(table, me, option):
    kind = table.kind
    if kind == ASK_ACT:
        return act_worth(table, me, option)
    if kind == ASK_SPACE:
        return place_worth(table, me, option)
    if kind == ASK_REWARD:
        return council_worth(table, me, option)
    if kind == ASK_PROVINCE:
        return NEVER_DO if option == FACE_DOWN else province_worth(table, me, table.display[option])
    if kind == ASK_RECESS:
        return recess_worth(table, me, table.source, option)
    if kind == ASK_RESOURCE:
        return resource_worth(table, me, option)
    if kind == ASK_TRACK:
        return track_worth(table, me, option)
    return slot_worth(table, me, option) if kind == ASK_SLOT else NEVER_DO


# --- Where to put a worker ------------------------------------------------------------------------------------------


@compiled
def place_worth(table, me, space):
    """The action, less the time that it takes; half as much for every own worker that stands there already."""
    worth = space_worth(table, me, space) - table.weights[PATIENCE] * worker_seconds(table, space)
    return worth / (1 << own_workers_on(table, me, space))


@compiled
def worker_seconds(table, space):
    """How long a worker is bound there: until the timer comes, and until it goes again."""
    area = space // IN_AREA
    wait = max(0, table.sand_end[area] - table.clock) if table.phase == RUNNING else 0
    return 0.001 * (wait + table.timer_ms[area])


@compiled
def own_workers_on(table, me, space):
    """Own workers that already stand on a space, in any row."""
    found = 0
    if not (table.tops[me] | table.tops[me] >> SPACES) >> space & 1:
        return found
    for worker in range(WORKERS):
        at = table.worker_at[me, worker]
        found += 0 <= at < BOXES and at % SPACES == space
    return found


# --- What to do next ------------------------------------------------------------------------------------------------


@compiled
def act_worth(table, me, option):
    """Claims before all, then actions, then workers without work, then cards."""
    if option == WAIT or (LIFTS <= option < PLAYS):
        return 0.0 if option == WAIT else -1.0
    if option < MOVES:
        at = table.worker_at[me, option - WORKS]
        return 40.0 + max(-39.0, space_worth(table, me, at % SPACES))
    if option < LIFTS:
        return move_worth(table, me, option - MOVES)
    if option < TAKES_BACK:
        worth = stratagem_worth(table, me, table.hand[me, option - PLAYS])
        return 20.0 + worth if worth > 0 else -1.0
    if option == TAKES_BACK:
        worth = take_back_worth(table, me)
        return 10.0 + worth if worth > 0 else -1.0
    return refill_worth(table, me) if option == REFILLS else 100.0


@compiled
def move_worth(table, me, worker):
    """A worker that has acted, or lies on the mat, should go somewhere; one whose action can't be paid perhaps."""
    at = table.worker_at[me, worker]
    if table.phase == CALLED:
        return -1.0
    if at == ON_MAT or at >= REWARD:
        return 30.0
    space = at % SPACES
    if can_work(table, me, space) or table.cost[space, GOLD] + table.cost[space, MILITARY] == 0:
        return -1.0
    return 6.0 if table.phase != RUNNING or table.sand_end[space // IN_AREA] - table.clock < 20_000 else -1.0


@compiled
def stratagem_worth(table, me, card):
    """What playing a stratagem brings now."""
    if table.waive[card]:
        return 0.6 * table.cost[0, GOLD] * table.weights[GOLD]
    worth = table.weights[STRATAGEMS] * reward_worth(table, me, card) - cost_worth(table, me, card)
    if table.recall[card]:
        worth += recall_worth(table, me)
    if table.take_back[card]:
        worth += 3.0 * table.discard_size[me] - 5.0
    return worth


@compiled
def recall_worth(table, me):
    """Getting a worker back that has acted and would be locked for long."""
    best = -1.0
    if table.phase == RUNNING:
        for worker in range(WORKERS):
            at = table.worker_at[me, worker]
            if at >= REWARD and locked(table, me, worker):
                area = at % BOXES % SPACES // IN_AREA
                best = max(best, 0.0004 * (table.sand_end[area] - table.clock) - 6.0)
    return best


@compiled
def take_back_worth(table, me):
    """What the discarded stratagems would bring if they were played once more."""
    worth = 0.0
    for i in range(table.discard_size[me]):
        card = table.discard[me, i]
        again = reward_worth(table, me, card) - cost_worth(table, me, card)
        worth += max(3.0 if table.recall[card] + table.waive[card] else 0.0, again)
    return 0.7 * table.weights[STRATAGEMS] * worth - take_back_cost(table, me) * table.weights[CULTURE] * 0.7


@compiled
def refill_worth(table, me):
    """The one who wants to conquer turns up a new province unless a rival stands ready to take it (ruling 12)."""
    ready = -1.0
    for seat in range(table.players):
        for space in range(SPACES):
            if table.conquer[space] and own_workers_on(table, seat, space):
                if seat != me:
                    return -1.0
                ready = 2.0
    return ready


# --- Provinces and council rewards ----------------------------------------------------------------------------------


@compiled
def province_worth(table, me, card):
    """First reward and production under its best recess."""
    worth = table.climbs[card, POWER] * track_worth(table, me, POWER)
    best = 0.0
    for recess in range(RECESSES):
        if table.recesses[card] >> recess & 1:
            best = max(best, recess_worth(table, me, card, recess))
    return worth + best


@compiled
def recess_worth(table, me, card, recess):
    """A unit of production a round; less under a recess that is full already."""
    what = recess if table.yields[card] == RECESS else table.yields[card]
    unit = table.weights[what] if what <= VOTES else 0.6 * table.weights[FIRST_TRACK + what - VOTES - 1]
    worth = unit * table.amount[card] * (ROUNDS - table.round)
    return 0.3 * worth if under(table, me, recess) >= table.keeps[me] else worth


@compiled
def council_worth(table, me, option):
    """A council reward: its effect if it can be paid, workers and cards for the rounds to come."""
    card = CORNER if option == TAKE_CORNER else GRANDE_CARD
    if option < TAKE_GRANDE:
        card = int(table.offered[option])
    later = ROUNDS - 1 - table.round
    affordable = can_afford(table, me, card)
    worth = reward_worth(table, me, card) - cost_worth(table, me, card) if affordable else 0.0
    if affordable and table.recruit[card] and table.reserve[me] > 0:
        worth += WORKER * later
    if table.is_stratagem[card]:
        return later * (2.0 + 0.6 * max(worth, 3.0))
    if affordable and table.legendary[card]:
        worth += 60.0
    if table.exchange[card]:
        worth += 4.0 * later
    return worth + 2.0 * later * (table.province_limit[card] > 0) + 1.5 * (table.convert[card] > 0)
