"""A theory for two: one spies, the other uses what the open turn shows."""

from sim.games.majority.cards import partner_of
from sim.games.majority.decisions import Majority
from sim.games.majority.state import ASSASSINATION, BRIBERY, SPY, TREASON
from sim.kernel.compile import compiled
from sim.kernel.decisions import best_option
from sim.strategy import Parameter
from strategies.majority.open_turn import margin_after
from strategies.majority.reckoning import best_with, gain, goes_to, valued

FIRST = 1000  # before everything else
LAST = 5  # coins that a 7 must bring before it is played


@compiled
def network(table, me, card):
    """0s, 3s and 2s work together; then big numbers."""
    return valued(table, card, 8, 5, 5, -7)


@compiled
def has_spy(table, me):
    for i in range(table.hand_size[me]):
        if table.ability[table.hand[me, i]] == SPY:
            return True
    return False


@compiled
def equip(table, me, card):
    """With a 3 in hand the partner will play last: hand over a 0, or else a 2. Otherwise what is least missed."""
    armed = table.ability[card] == BRIBERY or table.ability[card] == ASSASSINATION
    return FIRST - table.power[card] if armed and has_spy(table, me) else -network(table, me, card)


@compiled
def my_turn_to_spy(table, me):
    """Of two 3s of a team one is wasted: in the first turn the seat that has priority spies, later either."""
    if not table.teams or table.turn > 0:
        return True
    mine = (me - table.marker + table.players) % table.players
    return mine > (partner_of(me) - table.marker + table.players) % table.players


@compiled
def infiltrate(table, me, card, patience):
    """Face down: 3s, as long as a turn follows; 0s and 2s wait for the open turn."""
    ability = table.ability[card]
    if ability == SPY and table.hand_size[me] > 2 and my_turn_to_spy(table, me):
        return float(FIRST)
    weapon = ability in (BRIBERY, ASSASSINATION)
    waits = patience if weapon and table.hand_size[me] > 2 else 0.0
    change = gain(table, me, goes_to(table, me, card), card) + 0.1 * table.power[card]
    return change - waits - LAST * (ability == TREASON)


@compiled
def exploit(table, me, card):
    """In an open turn: whatever does most for the team with all that lies there."""
    return margin_after(table, me, card)


class SpyMaster(Majority):
    """Play 3s early, so that the partner plays last in an open turn and strikes with 0s and 2s at what lies there.

    Both partners play it: 3s go out face down while a turn follows, 0s and 2s wait for the open turn, and a player
    with a 3 hands a 0 or a 2 to the partner. With three players the spy is last and does both.

    Source: rulebook 3-1, spy, with its hints that a 3 is played for the partner and that 0s and 2s gain from it.
    """

    patience = Parameter(1.0, low=0.0, high=10.0, about="coins that a 0 or 2 gives up to wait for an open turn")

    def draft(table, me):
        return best_option(table, me, network)

    def swap(table, me):
        return best_option(table, me, equip)

    def play(table, me, patience):
        if table.open:
            return best_option(table, me, exploit)
        return best_with(table, me, infiltrate, patience)
