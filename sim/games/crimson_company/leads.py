"""Crimson Company: by how much a side leads in a lane, in what counts there. For strategies; the rules don't ask.

The leads of all lanes are found in a part of their own: it is long, and nearly every answer of a strategy needs it.
"""

from sim.games.crimson_company.board import first_side, party_of, side_of
from sim.games.crimson_company.names import BERSERKER, BISHOP, FAIRY, MERCENARY, MUSKETEER, PLAGUE_DOCTOR, UNDERDOG
from sim.games.crimson_company.state import (
    BY_FACE_DOWN,
    BY_STRENGTH,
    BY_WEAKNESS,
    LEADS,
    NO_CARD,
    ROBBERS,
    VIEW,
)
from sim.kernel.address import call_answer
from sim.kernel.compile import answer, compiled

BITS, MIDDLE = 16, 4096  # how leads are packed: so many bits a lane, so much added
DOUBLES, WEAKENS, RAISES, WAY = 1, 2, 4, 3  # bits of what changes scoring, then how the lane is won


@compiled
def marks(table, lane):
    """Bits of the open cards that change how a lane is scored; of Bishop and Underdog the last one in order."""
    faces = table.faces
    if faces[FAIRY] + faces[BERSERKER] + faces[PLAGUE_DOCTOR] + faces[BISHOP] + faces[UNDERDOG] == 0:
        return 0
    found, way = 0, BY_STRENGTH
    first = first_side(table, lane)
    for half in range(2):
        for i in range(table.row_size[first ^ half]):
            slot = table.row[first ^ half, i]
            card = table.who[slot] if table.up[slot] else NO_CARD
            found |= DOUBLES * (card == FAIRY) | WEAKENS * (card == BERSERKER) | RAISES * (card == PLAGUE_DOCTOR)
            way = BY_FACE_DOWN if card == BISHOP else BY_WEAKNESS if card == UNDERDOG else way
    return found | way << WAY


@compiled
def purse_of(table, party):
    """The most coins that somebody of a party has to pay for strength."""
    most = 0
    if table.form != ROBBERS:
        for seat in range(table.players):
            most = max(most, int(table.coins[seat]) * (party_of(table, seat) == party))
    return most


@compiled
def counted(table, side, mark):
    """What a side counts in scoring: its strength, with what could be paid for, or its face-down cards."""
    purse = 0
    if table.faces[MERCENARY] + table.faces[MUSKETEER] > 0:
        purse = int(table.castle_coins[side >> 1]) if table.form == ROBBERS else purse_of(table, table.holder[side])
    face_down = int(table.amount[PLAGUE_DOCTOR]) if mark & RAISES else 0
    fury = int(table.amount[BERSERKER]) if mark & WEAKENS else 0
    found, most, downs = 0, 0, 0
    for i in range(table.row_size[side]):
        slot = table.row[side, i]
        card, up = table.who[slot], table.up[slot]
        strength = int(table.strength[card]) if up else face_down
        strength = max(0, strength - fury * (card != BERSERKER or not up))
        if up and card in (MERCENARY, MUSKETEER):
            strength += int(table.amount[card]) * (purse // max(1, int(table.cost[card])))
        most = max(most, strength)
        found += strength
        downs += 1 - up
    return downs if mark >> WAY == BY_FACE_DOWN else found + (most if mark & DOUBLES else 0)


@compiled
def lead_of(table, side, mark):
    """By how much a side leads in its lane, in what counts there."""
    lead = 0
    for half in range(2):
        count = counted(table, side ^ half, mark)
        lead += -count if half else count
    if mark >> WAY == BY_FACE_DOWN:
        return lead
    if table.form == ROBBERS:
        lead += int(table.castle_coins[side >> 1]) * (-1 if table.holder[side] == 0 else 1)
    return -lead if mark >> WAY == BY_WEAKNESS else lead


@answer
def leads_part(table, party):
    leads = 0
    for i in range(VIEW):
        lane = int(table.sight[party, i])
        if lane >= 0 and table.lane_open[lane]:
            mark = marks(table, lane)
            lead = lead_of(table, side_of(table, party, lane), mark)
            leads |= (lead + MIDDLE + (mark >> WAY << BITS - 2)) << BITS * i
    return leads


@compiled
def packed_leads(table, party):
    """A party's leads, lane by lane as it sees them, packed into one number with how the lanes are won."""
    return call_answer(table.hooks[LEADS], table, party)
