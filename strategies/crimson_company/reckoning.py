"""What strategies reckon with: the chance to win a lane, what a lane means for the game, what a card does to both.

A lane is won with a chance that grows with the lead, the faster the more cards lie there. The game is won with two
castles, so winning a lane is worth the chance that it decides the game. All values are per mille of the game, for the
party that is named; everything here reads only what lies open.
"""

from sim.games.crimson_company.board import side_of
from sim.games.crimson_company.judgement import needed_cards
from sim.games.crimson_company.leads import BITS, MIDDLE, packed_leads
from sim.games.crimson_company.state import BY_FACE_DOWN, BY_WEAKNESS, CASTLES_TO_WIN, VIEW
from sim.kernel.compile import compiled, inlined
from sim.kernel.decisions import next_option

GAME = 1000.0  # the whole game


@inlined
def best_with(table, me, value, plan):
    """The option with the highest `value(table, me, option, plan)`; the plan is a number or a tuple of numbers.

    `value` is called in one place only: it is inlined, and some are long.
    """
    best, best_value = -1, 0.0
    option = next_option(table, -1)
    while option >= 0:
        option_value = value(table, me, option, plan)
        if best < 0 or option_value > best_value:
            best = option
            best_value = option_value
        option = next_option(table, option)
    return best


# --- A lane ---------------------------------------------------------------------------------------------------------


@compiled
def chance(table, lane, lead, cards, other_cards, plan):
    """The chance to win a lane with this lead and these numbers of cards."""
    _, _, per_lead, per_card, per_near = plan
    most = max(cards, other_cards)
    if most >= needed_cards(table, lane):
        return 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5
    push = (per_lead * lead + per_card * (cards - other_cards)) * (1.0 + per_near * most * most)
    return 0.5 + 0.5 * push / (1.0 + abs(push))


# --- The game ---------------------------------------------------------------------------------------------------------


@compiled
def survey(table, party, per_lead, per_card, per_near):
    """A party's lanes at a glance: party, leads packed into one number, what leads and cards mean."""
    return party, packed_leads(table, party), per_lead, per_card, per_near


@compiled
def lead_in(plan, i):
    """The lead in the lane at a place of the party's view."""
    return (plan[1] >> BITS * i & (1 << BITS - 2) - 1) - MIDDLE


@compiled
def way_in(plan, i):
    """How that lane is won."""
    return plan[1] >> BITS * i + BITS - 2 & 3


@compiled
def chance_in(table, plan, i, change, cards, other_cards):
    """The chance to win that lane if the lead and the numbers of cards change so."""
    lane = int(table.sight[plan[0], i])
    side = side_of(table, plan[0], lane)
    own, other = int(table.row_size[side]) + cards, int(table.row_size[side ^ 1]) + other_cards
    return chance(table, lane, lead_in(plan, i) + change, own, other, plan)


@compiled
def stake(table, plan, i):
    """The chance that a lane decides the game: that the party takes exactly one castle too few elsewhere."""
    party = plan[0]
    none, one = 1.0, 0.0
    for j in range(VIEW):
        lane = int(table.sight[party, j])
        if j != i and lane >= 0 and table.lane_open[lane]:
            p = chance_in(table, plan, j, 0, 0, 0)
            one = one * (1.0 - p) + none * p
            none = none * (1.0 - p)
    return one if table.castles[party] + 1 < CASTLES_TO_WIN else none


@compiled
def seen_at(table, party, lane):
    """The place of a lane in a party's view; -1: it has no side there."""
    for i in range(VIEW):
        if table.sight[party, i] == lane:
            return i
    return -1


@compiled
def after(table, plan, side, strength, cards, downs):
    """What it is worth that a side gets so much strength, so many cards and face-down cards more."""
    i = seen_at(table, plan[0], side >> 1)
    if i < 0:
        return 0.0
    way = way_in(plan, i)
    change = downs if way == BY_FACE_DOWN else -strength if way == BY_WEAKNESS else strength
    mine = table.holder[side] == plan[0]
    return gain(table, plan, i, change if mine else -change, cards * mine, cards * (not mine))


@compiled
def gain(table, plan, i, change, cards, other_cards):
    """What it is worth that a lead and the numbers of cards change so."""
    then = chance_in(table, plan, i, change, cards, other_cards)
    return GAME * stake(table, plan, i) * (then - chance_in(table, plan, i, 0, 0, 0))
