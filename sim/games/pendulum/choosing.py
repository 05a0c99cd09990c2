"""Pendulum: the answers that follow from what things are worth (worth.py), for any weights `w`."""

from sim.games.pendulum.kinds import (
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
from sim.games.pendulum.menu import can_work, take_back_cost, waiver
from sim.games.pendulum.names import CORNER, GRANDE_CARD, SPACES
from sim.games.pendulum.provinces import RECESS, RECESSES, under
from sim.games.pendulum.state import (
    BOXES,
    CALLED,
    CULTURE,
    GOLD,
    IN_AREA,
    NO_CARD,
    ON_MAT,
    POWER,
    REWARD,
    ROUNDS,
    RUNNING,
    VOTES,
    WORKERS,
)
from sim.games.pendulum.worth import (
    FIRST_TRACK,
    NEVER_DO,
    PATIENCE,
    STRATAGEMS,
    WORKER,
    cost_worth,
    resource_worth,
    reward_worth,
    slot_worth,
    space_worth,
    track_worth,
)
from sim.kernel.compile import compiled
from sim.kernel.decisions import next_option


@compiled
def worker_seconds(table, space):
    """How long a worker is bound there: until the timer comes, and until it goes again."""
    area = space // IN_AREA
    wait = max(0, table.sand_end[area] - table.clock) if table.phase == RUNNING else 0
    return 0.001 * (wait + table.timer_ms[area])


@compiled
def choose_space(table, me, w):
    """The space with the best action for the time that it takes."""
    best, best_worth = next_option(table, -1), NEVER_DO
    space = best
    while space >= 0:
        worth = space_worth(table, me, space, w) - w[PATIENCE] * worker_seconds(table, space)
        worth -= 0.5 * worth * (own_workers_on(table, me, space) > 0)
        if worth > best_worth:
            best, best_worth = space, worth
        space = next_option(table, space)
    return best


@compiled
def own_workers_on(table, me, space):
    """Own workers that already stand on a space, in any row."""
    return (table.tops[me] >> space & 1) + (table.tops[me] >> (space + SPACES) & 1)


@compiled
def move_worth(table, me, worker, w):
    """A worker that has acted, or lies on the mat, should go somewhere; one whose action can't be paid perhaps."""
    at = table.worker_at[me, worker]
    if table.phase == CALLED:
        return -1.0
    if at == ON_MAT or at >= REWARD:
        return 30.0
    space = at % SPACES
    if can_work(table, me, space) or table.cost_gold[space] + table.cost_military[space] == 0:
        return -1.0
    return 6.0 if table.phase != RUNNING or table.sand_end[space // IN_AREA] - table.clock < 20_000 else -1.0


@compiled
def recall_worth(table, me, w):
    """Getting a worker back that has acted and would be locked for long."""
    if table.phase != RUNNING:
        return -1.0
    best = -1.0
    for worker in range(WORKERS):
        at = table.worker_at[me, worker]
        if at >= REWARD:
            area = at % BOXES % SPACES // IN_AREA
            if table.timer_row[area] == at % BOXES // SPACES:
                best = max(best, 0.0004 * (table.sand_end[area] - table.clock) - 6.0)
    return best


@compiled
def stratagem_worth(table, me, card, w):
    """What playing a stratagem brings now."""
    if table.waive[card]:
        return 0.6 * table.cost_gold[0] * w[2]
    worth = w[STRATAGEMS] * reward_worth(table, me, card, w) - cost_worth(table, me, card, w)
    if table.recall[card]:
        worth += recall_worth(table, me, w)
    if table.take_back[card]:
        worth += 3.0 * table.discard_size[me] - 5.0
    return worth


@compiled
def take_back_worth(table, me, w):
    """What the discarded stratagems would bring if they were played once more."""
    worth = 0.0
    for i in range(table.discard_size[me]):
        card = table.discard[me, i]
        again = reward_worth(table, me, card, w) - cost_worth(table, me, card, w)
        worth += max(3.0 if table.recall[card] + table.waive[card] else 0.0, again)
    return 0.7 * w[STRATAGEMS] * worth - take_back_cost(table, me) * w[CULTURE] * 0.7


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


@compiled
def act_worth(table, me, option, w):
    """Claims before all, then actions, then workers without work, then cards."""
    if option == WAIT or (LIFTS <= option < PLAYS):
        return 0.0 if option == WAIT else -1.0
    if option < MOVES:
        at = table.worker_at[me, option - WORKS]
        return 40.0 + max(-39.0, space_worth(table, me, at % SPACES, w))
    if option < LIFTS:
        return move_worth(table, me, option - MOVES, w)
    if option < TAKES_BACK:
        worth = stratagem_worth(table, me, table.hand[me, option - PLAYS], w)
        return 20.0 + worth if worth > 0 else -1.0
    if option == TAKES_BACK:
        worth = take_back_worth(table, me, w)
        return 10.0 + worth if worth > 0 else -1.0
    return refill_worth(table, me) if option == REFILLS else 100.0


@compiled
def choose_act(table, me, w):
    best, best_worth = WAIT, 0.0
    option = next_option(table, WAIT)
    while option >= 0:
        worth = act_worth(table, me, option, w)
        if worth > best_worth:
            best, best_worth = option, worth
        option = next_option(table, option)
    return best


@compiled
def choose_resource(table, me, w):
    best, best_worth = next_option(table, -1), NEVER_DO
    what = best
    while what >= 0:
        worth = resource_worth(table, me, what, w)
        if worth > best_worth:
            best, best_worth = what, worth
        what = next_option(table, what)
    return best


@compiled
def choose_track(table, me, w):
    best, best_worth = next_option(table, -1), NEVER_DO
    track = best
    while track >= 0:
        worth = track_worth(table, me, track, w)
        if worth > best_worth:
            best, best_worth = track, worth
        track = next_option(table, track)
    return best


@compiled
def choose_slot(table, me, w):
    best, best_worth = next_option(table, -1), NEVER_DO
    slot = best
    while slot >= 0:
        worth = slot_worth(table, me, slot, w)
        if worth > best_worth:
            best, best_worth = slot, worth
        slot = next_option(table, slot)
    return best


@compiled
def province_worth(table, me, card, w):
    """First reward and production under its best recess."""
    worth = table.power[card] * track_worth(table, me, POWER, w)
    best = 0.0
    for recess in range(RECESSES):
        if table.recesses[card] >> recess & 1:
            best = max(best, recess_worth(table, me, card, recess, w))
    return worth + best


@compiled
def recess_worth(table, me, card, recess, w):
    """A unit of production a round; less under a recess that is full already."""
    what = recess if table.yields[card] == RECESS else table.yields[card]
    unit = w[what] if what <= VOTES else 0.6 * w[FIRST_TRACK + what - VOTES - 1]
    worth = unit * table.amount[card] * (ROUNDS - table.round)
    return 0.3 * worth if under(table, me, recess) >= table.keeps[me] else worth


@compiled
def choose_province(table, me, w):
    """The best open province; face down only if nothing is open."""
    best, best_worth = next_option(table, -1), NEVER_DO
    place = best
    while place >= 0 and place != FACE_DOWN:
        worth = province_worth(table, me, table.display[place], w)
        if worth > best_worth:
            best, best_worth = place, worth
        place = next_option(table, place)
    return best


@compiled
def choose_recess(table, me, w):
    best, best_worth = next_option(table, -1), NEVER_DO
    recess = best
    while recess >= 0:
        worth = recess_worth(table, me, table.source, recess, w)
        if worth > best_worth:
            best, best_worth = recess, worth
        recess = next_option(table, recess)
    return best


@compiled
def council_worth(table, me, card, w):
    """A council reward: its effect if it can be paid, workers and cards for the rounds to come."""
    later = ROUNDS - 1 - table.round
    worth = reward_worth(table, me, card, w) - cost_worth(table, me, card, w)
    if not affords(table, me, card):
        worth = 0.0
    elif table.recruit[card] and table.reserve[me] > 0:
        worth += WORKER * later
    if table.is_stratagem[card]:
        return later * (2.0 + 0.6 * max(worth, 3.0))
    if table.legendary[card] and affords(table, me, card):
        worth += 60.0
    if table.exchange[card]:
        worth += 4.0 * later
    return worth + 2.0 * later * (table.province_limit[card] > 0) + 1.5 * (table.convert[card] > 0)


@compiled
def affords(table, me, card):
    held = table.held[me]
    m, c, g = table.cost_military[card], table.cost_culture[card], table.cost_gold[card]
    if held[0] < m or held[1] < c or held[2] < g:
        return False
    return held[0] + held[1] + held[2] - m - c - g >= table.cost_any[card]


@compiled
def choose_reward(table, me, w):
    best, best_worth = TAKE_CORNER, NEVER_DO
    option = next_option(table, -1)
    while option >= 0:
        card = CORNER if option == TAKE_CORNER else GRANDE_CARD
        if option < TAKE_GRANDE:
            card = int(table.offered[option])
        worth = council_worth(table, me, card, w) if card != NO_CARD else 0.0
        if worth > best_worth:
            best, best_worth = option, worth
        option = next_option(table, option)
    return best


@compiled
def saves_gold(table, me):
    """Is it time to play a waiver instead of paying?"""
    return waiver(table, me) >= 0 and table.held[me, GOLD] < 6
