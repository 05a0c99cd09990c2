"""Pendulum: what things are worth to a player: the reckoning behind the default answers and most strategies.

`w` is a tuple of weights: a unit of military, culture, gold, votes; a step of Power, Prestige, Popularity; a province;
what every missing step adds to its track; what a second of a worker's time costs; a played stratagem.
"""

from sim.games.pendulum.cards import PRODUCES_SOME, room_for
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
from sim.games.pendulum.menu import can_work, military_cost, take_back_cost, waiver
from sim.games.pendulum.names import CORNER, GRANDE_CARD, SPACES
from sim.games.pendulum.provinces import RECESS, RECESSES, under
from sim.games.pendulum.scoring import lacks
from sim.games.pendulum.state import (
    BOXES,
    CALLED,
    CULTURE,
    GOLD,
    IN_AREA,
    LEGENDARY,
    NO_CARD,
    ON_MAT,
    PARCHMENT,
    POPULARITY,
    POWER,
    REWARD,
    ROUNDS,
    RUNNING,
    VOTES,
    WORKERS,
    YIELDS,
)
from sim.kernel.compile import compiled
from sim.kernel.decisions import next_option

FIRST_TRACK, PROVINCE, LAG, PATIENCE, STRATAGEMS = 4, 7, 8, 9, 10
#          M    C    G    V    POW   PRE   POP   province, lag, second, stratagem
USUAL = (2.0, 1.6, 2.2, 1.4, 10.0, 10.0, 10.0, 5.0, 1.0, 0.04, 1.0)

LEGEND_NEED = 2.5  # what a missing unit is worth more if the legendary token waits for it
CLAIM_NEED = 0.6
IN_DOUBT = 0.35  # an action that can't be paid yet
WORKER = 26.0  # a common worker, for every round to come
NEVER_DO = -1000.0


@compiled
def needed(table, me, what):
    """Units of a resource that the open achievement still wants."""
    card = table.achievement
    needs = table.needs_military[card] if what == 0 else table.needs_culture[card]
    needs = table.needs_gold[card] if what == 2 else table.needs_votes[card] if what == VOTES else needs
    return max(0, needs - table.held[me, what])


@compiled
def resource_worth(table, me, what, w):
    """One more unit: less if many are held, nothing if no cube is left, more if an achievement asks for it."""
    held = table.held[me, what]
    if what != VOTES and room_for(table, me, what) <= 0:
        return 0.0
    worth = w[what] if held < 5 else 0.6 * w[what]
    if not table.claimed[me] and needed(table, me, what) > 0:
        worth += LEGEND_NEED if table.token and not table.track[me, LEGENDARY] else CLAIM_NEED
    return worth


@compiled
def track_worth(table, me, track, w):
    """One more step: much on the way to the parchment, little on it, next to nothing beyond the end."""
    lack = lacks(table, me, track)
    if lack > 0:
        return w[FIRST_TRACK + track] + w[LAG] * lack
    if table.track[me, track] < table.threshold[me, track] + PARCHMENT - 1:
        return 0.35 * w[FIRST_TRACK + track]
    return 0.2 if table.advanced[me] else 0.0


@compiled
def best_resource(table, me, w):
    best = 0.0
    for what in range(GOLD + 1):
        best = max(best, resource_worth(table, me, what, w))
    return best


@compiled
def best_track(table, me, first, w):
    best = 0.0
    for track in range(first, POPULARITY + 1):
        best = max(best, track_worth(table, me, track, w))
    return best


@compiled
def slot_worth(table, me, slot, w):
    """What a production of a slot brings."""
    worth = 0.0
    for what in range(YIELDS):
        amount = table.production[me, slot, what]
        if amount:
            if what <= VOTES:
                if what != VOTES:
                    amount = min(amount, max(0, room_for(table, me, what)))
                worth += amount * resource_worth(table, me, what, w)
            else:
                worth += amount * track_worth(table, me, what - VOTES - 1, w)
    return worth


@compiled
def production_worth(table, me, card, w):
    worth = 0.0
    if table.produce_military[card]:
        worth += slot_worth(table, me, 0, w)
    if table.produce_culture[card]:
        worth += slot_worth(table, me, 1, w)
    if table.produce_gold[card]:
        worth += slot_worth(table, me, 2, w)
    if table.produce_votes[card]:
        worth += slot_worth(table, me, 3, w)
    if table.produce_any[card]:
        best = 0.0
        for slot in range(VOTES + 1):
            best = max(best, slot_worth(table, me, slot, w))
        worth += best
    return worth


@compiled
def conquest_worth(table, me, w):
    """A province's first reward and what it will produce in the rounds to come."""
    return track_worth(table, me, POWER, w) + w[PROVINCE] * (ROUNDS - table.round) / ROUNDS


@compiled
def reward_worth(table, me, card, w):
    """All that a card or space brings, its cost left out."""
    worth = 0.0
    if table.military[card]:
        worth += table.military[card] * resource_worth(table, me, 0, w)
    if table.culture[card]:
        worth += table.culture[card] * resource_worth(table, me, 1, w)
    if table.gold[card]:
        worth += table.gold[card] * resource_worth(table, me, 2, w)
    if table.votes[card]:
        worth += table.votes[card] * resource_worth(table, me, 3, w)
    if table.power[card]:
        worth += table.power[card] * track_worth(table, me, 0, w)
    if table.prestige[card]:
        worth += table.prestige[card] * track_worth(table, me, 1, w)
    if table.popularity[card]:
        worth += table.popularity[card] * track_worth(table, me, 2, w)
    if table.any_resource[card]:
        worth += table.any_resource[card] * best_resource(table, me, w)
    if table.any_point[card]:
        worth += table.any_point[card] * best_track(table, me, 0, w)
    if table.prestige_or_popularity[card]:
        worth += table.prestige_or_popularity[card] * best_track(table, me, 1, w)
    if table.does[card] & PRODUCES_SOME:
        worth += production_worth(table, me, card, w)
    if table.conquer[card]:
        worth += table.conquer[card] * conquest_worth(table, me, w)
    return worth


@compiled
def cost_worth(table, me, card, w):
    """What is paid, at the price of plain resources."""
    paid = table.cost_military[card] * w[0] + table.cost_culture[card] * w[1] + table.cost_gold[card] * w[2]
    return 0.6 * (paid + table.cost_any[card] * w[0])


@compiled
def space_worth(table, me, space, w):
    """An action's reward less its cost; with doubt if it can't be paid now."""
    worth = reward_worth(table, me, space, w)
    paid = 0.6 * (military_cost(table, me, space) * w[0] + table.cost_gold[space] * w[2])
    if not can_work(table, me, space):
        return IN_DOUBT * (worth - paid)
    return worth - paid


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
