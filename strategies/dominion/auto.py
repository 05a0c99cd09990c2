"""For any kingdom: judge every card anew, whatever is in the supply."""

from sim.games.dominion.decisions import Dominion
from sim.games.dominion.defaults import gaining


class Auto(Dominion):
    """Buy what is worth most to this deck now, by a rough worth of every card, its terminals and the time left.

    Source: the usual rules of thumb of Dominion guides: price as worth, room for terminal actions, points at the end.
    """

    def buy(table, me):
        return gaining.buy(table, me)
