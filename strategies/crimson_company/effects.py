"""What a card does to the lanes: where it is played, flipped, moved or destroyed. Values as in `reckoning`."""

from sim.games.crimson_company.board import face_up_in, side_of, strength_of
from sim.games.crimson_company.gained import lead_gained
from sim.games.crimson_company.names import BISHOP, FENRIR, TRAITOR, UNDERDOG
from sim.games.crimson_company.state import BY_FACE_DOWN, BY_WEAKNESS, NO_SLOT, VIEW
from sim.kernel.compile import compiled
from strategies.crimson_company.reckoning import (
    GAME,
    after,
    gain,
    lead_in,
    seen_at,
    way_in,
)


@compiled
def flipped(table, plan, slot):
    """What it is worth that a card is flipped, what its effect would do left out."""
    strength = int(table.strength[table.who[slot]])
    up = int(table.up[slot])
    return after(table, plan, table.where[slot], -strength if up else strength, 0, 2 * up - 1)


@compiled
def destroyed(table, plan, slot):
    """What it is worth that a card is destroyed, or leaves its lane."""
    down = 1 - int(table.up[slot])
    return after(table, plan, table.where[slot], -strength_of(table, slot), -1, -down)


@compiled
def played(table, plan, card, actor, lane):
    """What it is worth that a party plays a card into a lane."""
    i = seen_at(table, plan[0], lane)
    if i < 0:
        return 0.0
    side = side_of(table, actor, lane) ^ (card == TRAITOR)
    mine = table.holder[side] == plan[0]
    way = way_in(plan, i)
    down = face_up_in(table, lane, FENRIR, NO_SLOT) != NO_SLOT
    change = 0 if down else lead_gained(table, card, side)
    if card in (BISHOP, UNDERDOG):  # these say what the lead will be
        change -= 0 if down else lead_in(plan, i) if mine else -lead_in(plan, i)
    elif way == BY_FACE_DOWN:
        change = int(down or card == TRAITOR)
    elif way == BY_WEAKNESS:
        change = -change
    return gain(table, plan, i, change if mine else -change, int(mine), int(not mine))


@compiled
def best_played(table, plan, card, actor):
    """What it is worth that a party plays a card where that is best for it."""
    sign = 1.0 if actor == plan[0] else -1.0
    best = -GAME
    for i in range(VIEW):
        lane = int(table.sight[actor, i])
        if lane >= 0 and table.lane_open[lane]:
            best = max(best, sign * played(table, plan, card, actor, lane))
    return sign * best


@compiled
def arrived(table, plan, party, lane, strength, down):
    """What it is worth that a card of a party comes to a lane without being played."""
    return after(table, plan, side_of(table, party, lane), strength, 1, down)


@compiled
def moved(table, plan, slot, to):
    """What it is worth that a card goes to a lane; `NO_LANE`: to the best one for whom the plan is."""
    side = int(table.where[slot])
    party = int(table.holder[side])
    best = -GAME
    for i in range(VIEW):
        lane = int(table.sight[party, i])
        if lane >= 0 and table.lane_open[lane] and (lane == to or to < 0 and lane != side >> 1):
            best = max(best, arrived(table, plan, party, lane, strength_of(table, slot), 1 - int(table.up[slot])))
    return destroyed(table, plan, slot) + best
