"""Pendulum: what things are worth to a player: the reckoning behind the default answers and most strategies.

The weights lie in the table's notes: a unit of military, culture, gold, votes; a step of Power, Prestige, Popularity; a
province; what every missing step adds to its track; what a second of a worker's time costs; a played stratagem; and a
unit that the legendary token waits for. `choosing.choose` puts them there before every answer.
"""

from sim.games.pendulum.cards import CHOICES, COLOURED, GOODS, PRODUCES_SOME
from sim.games.pendulum.goods import COSTS, room_for
from sim.games.pendulum.menu import can_work, military_cost
from sim.games.pendulum.parts import RECKON_PART
from sim.games.pendulum.scoring import lacks
from sim.games.pendulum.state import (
    COUNCIL,
    GOLD,
    LEGENDARY,
    MILITARY,
    PARCHMENT,
    POPULARITY,
    POWER,
    ROUNDS,
    VOTES,
    YIELDS,
)
from sim.games.pendulum.stratagems import CONQUER
from sim.kernel.address import call_effect
from sim.kernel.compile import compiled, effect

FIRST_TRACK, PROVINCE, LAG, PATIENCE, STRATAGEMS, LEGEND = 4, 7, 8, 9, 10, 11
#          M    C    G    V    POW   PRE   POP   province, lag, second, stratagem, legend
USUAL = (2.0, 1.6, 2.2, 1.4, 10.0, 10.0, 10.0, 5.0, 0.3, 0.04, 1.0, 5.0)

CLAIM_NEED = 0.6
IN_DOUBT = 0.35  # an action that can't be paid yet
PRICE = 0.6  # what is paid counts less than what is gained: it would often lie idle
LAST_PRICE = 0.25  # ... and still less in the last round, after which nothing can be bought


@compiled
def look_ahead(table):
    """Before an answer: what is paid counts less at the end, and after the last council nothing can be bought."""
    last = table.round == ROUNDS - 1
    table.price = LAST_PRICE if last else PRICE
    if last and table.phase == COUNCIL:
        for what in range(VOTES + 1):
            table.weights[what] = 0.0


@compiled
def resource_worth(table, me, what):
    """One more unit: less if many are held, nothing if no cube is left, more if an achievement asks for it."""
    held = table.held[me, what]
    if what != VOTES and room_for(table, me, what) <= 0:
        return 0.0
    worth = table.weights[what] if held < 5 else 0.6 * table.weights[what]
    if not table.claimed[me] and held < table.needs[table.achievement, what]:
        worth += table.weights[LEGEND] if table.token and not table.track[me, LEGENDARY] else CLAIM_NEED
    return worth


@compiled
def track_worth(table, me, track):
    """One more step: much on the way to the parchment, little on it, next to nothing beyond the end."""
    lack = lacks(table, me, track)
    if lack > 0:
        return table.weights[FIRST_TRACK + track] + table.weights[LAG] * lack
    if table.track[me, track] < table.threshold[me, track] + PARCHMENT - 1:
        return 0.35 * table.weights[FIRST_TRACK + track]
    return 0.2 if table.advanced[me] else 0.0


@compiled
def best_resource(table, me):
    best = 0.0
    for what in range(GOLD + 1):
        best = max(best, resource_worth(table, me, what))
    return best


@compiled
def best_track(table, me, first):
    best = 0.0
    for track in range(first, POPULARITY + 1):
        best = max(best, track_worth(table, me, track))
    return best


@compiled
def slot_worth(table, me, slot):
    """What a production of a slot brings."""
    worth = 0.0
    for what in range(YIELDS):
        amount = table.production[me, slot, what]
        if amount:
            if what <= VOTES:
                if what != VOTES:
                    amount = min(amount, max(0, room_for(table, me, what)))
                worth += amount * resource_worth(table, me, what)
            else:
                worth += amount * track_worth(table, me, what - VOTES - 1)
    return worth


@compiled
def production_worth(table, me, card):
    """The slots that a card names; of those of choice the best."""
    worth, best = 0.0, 0.0
    for slot in range(VOTES + 1):
        if table.produces[card, slot] or table.produce_any[card]:
            brings = slot_worth(table, me, slot)
            best = max(best, brings)
            if table.produces[card, slot]:
                worth += brings
    return worth + best if table.produce_any[card] else worth


@compiled
def conquest_worth(table, me):
    """A province's first reward and what it will produce in the rounds to come."""
    return track_worth(table, me, POWER) + table.weights[PROVINCE] * (ROUNDS - table.round) / ROUNDS


@compiled
def reward_worth(table, me, card):
    """All that a card or space brings, its cost left out."""
    call_effect(table.hooks[RECKON_PART], table, me | card << 8)
    return table.reckoned


@effect
def reckon_part(table, packed):
    """Compiled by itself: five kinds of answers need it."""
    me, card = packed & 255, packed >> 8
    worth, does = 0.0, table.does[card]
    if does & GOODS:
        for what in range(VOTES + 1):
            if table.brings[card, what]:
                worth += table.brings[card, what] * resource_worth(table, me, what)
    if does & COLOURED:
        for track in range(POPULARITY + 1):
            if table.climbs[card, track]:
                worth += table.climbs[card, track] * track_worth(table, me, track)
    if does & CHOICES:
        if table.any_resource[card]:
            worth += table.any_resource[card] * best_resource(table, me)
        for first in range(2):
            chosen = table.prestige_or_popularity[card] if first else table.any_point[card]
            if chosen:
                worth += chosen * best_track(table, me, first)
    if does & PRODUCES_SOME:
        worth += production_worth(table, me, card)
    if does & CONQUER:
        worth += table.conquer[card] * conquest_worth(table, me)
    table.reckoned = worth


@compiled
def cost_worth(table, me, card):
    """What is paid, at the price of plain resources."""
    if table.does[card] & COSTS == 0:
        return 0.0
    paid = 0.0
    for what in range(GOLD + 1):
        paid += table.cost[card, what] * table.weights[what]
    return table.price * (paid + table.cost_any[card] * table.weights[MILITARY])


@compiled
def space_worth(table, me, space):
    """An action's reward less its cost; with doubt if it can't be paid now."""
    worth = reward_worth(table, me, space)
    military = military_cost(table, me, space) * table.weights[MILITARY]
    worth -= table.price * (military + table.cost[space, GOLD] * table.weights[GOLD])
    return worth if can_work(table, me, space) else IN_DOUBT * worth
