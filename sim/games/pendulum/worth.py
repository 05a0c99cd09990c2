"""Pendulum: what things are worth to a player: the reckoning behind the default answers and most strategies.

`w` is a tuple of weights: a unit of military, culture, gold, votes; a step of Power, Prestige, Popularity; a province;
what every missing step adds to its track; what a second of a worker's time costs; a played stratagem; and a unit
that the legendary token waits for.
"""

from sim.games.pendulum.cards import PRODUCES_SOME, room_for
from sim.games.pendulum.menu import can_work, military_cost
from sim.games.pendulum.scoring import lacks
from sim.games.pendulum.state import GOLD, LEGENDARY, PARCHMENT, POPULARITY, POWER, ROUNDS, VOTES, YIELDS
from sim.kernel.compile import compiled

FIRST_TRACK, PROVINCE, LAG, PATIENCE, STRATAGEMS, LEGEND = 4, 7, 8, 9, 10, 11
#          M    C    G    V    POW   PRE   POP   province, lag, second, stratagem, legend
USUAL = (2.0, 1.6, 2.2, 1.4, 10.0, 10.0, 10.0, 5.0, 0.3, 0.04, 1.0, 5.0)

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
        worth += w[LEGEND] if table.token and not table.track[me, LEGENDARY] else CLAIM_NEED
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
