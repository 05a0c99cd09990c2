"""Crimson Company: what a card that is played changes in its lane at once. For strategies; the rules don't ask.

A part of its own, like the leads: it is long, and asked for in many places.
"""

from sim.games.crimson_company.leads import purse_of
from sim.games.crimson_company.names import (
    APOCALYPTIC_HORSEMAN,
    ASSASSIN,
    BERSERKER,
    BISHOP,
    BLOOD_PRIEST,
    CLUMSY_OGRE,
    DEMON,
    FAIRY,
    MERCENARY,
    MUSKETEER,
    PLAGUE_DOCTOR,
    SHADOW,
    SLINGER,
    TRAITOR,
    UNDERDOG,
    WAR_BEAR,
)
from sim.games.crimson_company.state import GAINED, ROBBERS, SIDES
from sim.kernel.address import call_answer
from sim.kernel.compile import answer, compiled


@compiled
def look(table, side):
    """A side at a glance: strength, the strongest card, the weakest, what flipping all changes, face-down cards."""
    strength, most, least, swing, downs = 0, 0, 99, 0, 0
    for i in range(table.row_size[side]):
        slot = table.row[side, i]
        up, points = table.up[slot], int(table.strength[table.who[slot]])
        open_points = points if up else 0
        strength += open_points
        most = max(most, open_points)
        least = min(least, open_points)
        swing += points - 2 * open_points
        downs += 1 - up
    return strength, most, 0 if least == 99 else least, swing, downs


@compiled
def _lead_gained(table, card, side):
    """By how much a card that is played on a side changes its lead there, with what its effect does in the lane."""
    points, amount = int(table.strength[card]), int(table.amount[card])
    cards, other_cards = int(table.row_size[side]), int(table.row_size[side ^ 1])
    own, most, least, swing, downs = look(table, side)
    other, other_most, other_least, other_swing, other_downs = look(table, side ^ 1)
    if card == TRAITOR:
        return points - most
    if card in (CLUMSY_OGRE, SHADOW):
        return swing - other_swing + points * (card == CLUMSY_OGRE)
    if card == SLINGER:
        return points * (most > points) - most * (most >= points) + other_most
    if card in (DEMON, ASSASSIN):
        return points * (card == ASSASSIN or cards + other_cards > 0) + other_most
    if card == WAR_BEAR and own + points > other:
        return points - min(points, least) if cards > 0 else 0
    if card in (BLOOD_PRIEST, WAR_BEAR):
        return points + other_least * (card == BLOOD_PRIEST or own + points < other)
    if card == APOCALYPTIC_HORSEMAN and table.form == ROBBERS:  # a card a side, and the players choose both
        if side & 1:
            return points - max(points, most) + other_least
        return points - min(points, least if cards > 0 else points) + other_most
    if card == APOCALYPTIC_HORSEMAN:
        return points - min(amount, points + own) + min(amount, other)
    if card == BERSERKER:
        return points + amount * (other_cards - other_downs - cards + downs)
    if card == FAIRY:
        return points + max(points, most) - other_most
    if card == PLAGUE_DOCTOR:
        return points + amount * (downs - other_downs)
    if card in (MERCENARY, MUSKETEER):
        robbers = table.form == ROBBERS
        purse = int(table.castle_coins[side >> 1]) if robbers else purse_of(table, table.holder[side])
        return points + amount * (purse // max(1, int(table.cost[card])))
    if card == BISHOP:
        return downs - other_downs
    return -points - own + other if card == UNDERDOG else points


@answer
def gained_part(table, card_and_side):
    return _lead_gained(table, card_and_side // SIDES, card_and_side % SIDES)


@compiled
def lead_gained(table, card, side):
    """By how much a card that is played on a side changes its lead there, with what its effect does in the lane."""
    return call_answer(table.hooks[GAINED], table, SIDES * card + side)
