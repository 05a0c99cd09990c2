"""Majority 2: which cards may be played (5-5, 5-6). A set of kinds of cards is a number with a bit for each kind."""

from sim.games.majority_2.state import AREA, CARD, COLOURS, MOST_REQUIRED
from sim.kernel.compile import compiled


@compiled
def kinds_in_hand(table):
    kinds = 0
    for i in range(table.hand_size[0]):
        kinds |= 1 << (int(table.hand[0, i]) & CARD)
    return kinds


@compiled
def unlocked(table, me):
    """Veterans and aristocrats need finished factions of their colour (5-6); discs count (6-1)."""
    kinds = 0
    for colour in range(len(COLOURS)):
        kinds |= table.unlocked[colour, min(MOST_REQUIRED, int(table.count[AREA + me, colour]))]
    return kinds


@compiled
def payable(table, me):
    """What the finished factions allow and the coins that are up can pay."""
    return table.affordable[table.up[me]] & unlocked(table, me)


@compiled
def free_to_play(table, me):
    """What may be played without its cost; whether requirements count there is a switch."""
    return table.free_kinds & unlocked(table, me) if table.free_play_requirements else table.free_kinds


@compiled
def playable(table, seat):
    """What a seat could play at all with all its coins up: free or paid."""
    return free_to_play(table, seat) | table.affordable[table.coins[seat]] & unlocked(table, seat)


@compiled
def has_kind(kinds, card):
    return kinds >> card & 1 != 0
