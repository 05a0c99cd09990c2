"""The plain one: points, as soon as possible."""

from sim.games.majority_2.decisions import Majority2
from sim.games.majority_2.defaults import free_value
from sim.games.majority_2.reckoning import COIN, TEMPO, best_free, gain_of, reckon
from sim.games.majority_2.state import ANGELS, ARISTOCRAT, DEMONS, PASS
from sim.kernel.compile import compiled
from sim.kernel.decisions import best_option, is_option
from sim.strategy import Parameter


@compiled
def points_at_once(table, card):
    """Aristocrats that bring coins or go to the scoring area themselves."""
    if table.rank[card] != ARISTOCRAT:
        return 0
    if table.faction[card] == DEMONS:
        return COIN * table.amount[card]
    return 10 * table.points[card] + COIN + TEMPO if table.faction[card] == ANGELS else 0


@compiled
def paid_value(table, me, card):
    """What the card does for the columns, and points at once."""
    return 0 if card == PASS else gain_of(table, card) + points_at_once(table, card)


class Greedy(Majority2):
    """Points at once: the card that brings the next faction nearest, the representative with the most points.

    Abilities count only where they are coins or points; what is passed on doesn't matter.

    Source: the beginner's reading of rulebook 5-8; the measure for every deeper idea.
    """

    hunger = Parameter(9, low=0, high=20, about="draw while the hand has fewer cards, or none that helps")

    def draw(table, me, hunger):
        reckon(table, me)
        return 1 if table.hand_size[0] < hunger or best_free(table) <= 0 or not is_option(table, 0) else 0

    def free_play(table, me):
        reckon(table, me)
        return best_option(table, me, free_value)

    def play(table, me):
        reckon(table, me)
        return best_option(table, me, paid_value)
