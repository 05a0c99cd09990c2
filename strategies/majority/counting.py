"""A theory about what is still out: count the 0s and 2s, and the power that a 0 could take."""

from sim.games.majority.cards import colour_of
from sim.games.majority.decisions import Majority
from sim.games.majority.state import ASSASSINATION, BRIBERY, CARDS, RANKS, TREASON
from sim.kernel.compile import compiled
from sim.kernel.decisions import best_option
from sim.strategy import Parameter
from strategies.majority.open_turn import arriving
from strategies.majority.reckoning import best_with


@compiled
def unseen(table, me, card):
    """Copies of a card that I can't see: not in a scoring area, not removed, not with me."""
    copies = int(table.copies[card]) - table.removed[card]
    for seat in range(table.players):
        copies -= table.owned[seat, card]
    for i in range(table.hand_size[me]):
        copies -= table.hand[me, i] == card
    for i in range(table.kept_size[me]):
        copies -= table.kept[me, i] == card
    return copies
