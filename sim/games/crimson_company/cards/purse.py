"""Crimson Company: characters that bring coins."""

from sim.games.crimson_company.board import leading_side, voice
from sim.games.crimson_company.kinds import ASK_VICTIM
from sim.games.crimson_company.money import benefit, rob, weaken
from sim.games.crimson_company.names import BEGGAR, CUTTHROAT, THIEF
from sim.games.crimson_company.state import ROBBERS, TEAMS
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import ask, clear_options, offer


@compiled
def _opponent(table, me, side, source):
    """The opponent across the lane; in two against two one of the team, chosen by the player."""
    if table.form != TEAMS:
        return voice(table, table.holder[side ^ 1])
    clear_options(table)
    party = int(table.holder[side ^ 1])
    offer(table, party)
    offer(table, party + 2)
    table.source = source
    return ask(table, me, ASK_VICTIM)


@effect
def beggar(table, me):
    """A richer opponent pays; in solo and coop the richest castle loses a coin."""
    side = int(table.side)
    if table.form == ROBBERS:
        _lighten(table, side >> 1)
        return
    opponent = _opponent(table, me, side, BEGGAR)
    if table.coins[opponent] > table.coins[me]:
        rob(table, opponent, me, table.amount[BEGGAR])


@compiled
def _lighten(table, lane):
    for other in range(table.lanes):
        if other != lane and table.lane_open[other] and table.castle_coins[other] >= table.castle_coins[lane]:
            return
    if table.castle_coins[lane] > 0:
        weaken(table, lane)


@effect
def thief(table, me):
    """Takes coins from the opponent."""
    side = int(table.side)
    if table.form == ROBBERS:
        benefit(table, me, int(table.holder[side]), side >> 1, table.amount[THIEF])
    else:
        rob(table, _opponent(table, me, side, THIEF), me, table.amount[THIEF])


@effect
def cutthroat(table, me):
    """Income for who leads in this lane."""
    side = int(table.side)
    if leading_side(table, side >> 1) == side:
        benefit(table, me, int(table.holder[side]), side >> 1, table.amount[CUTTHROAT])
