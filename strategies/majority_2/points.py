"""The plain one: points, as soon as possible."""

from sim.games.majority_2.choosing import best_card
from sim.games.majority_2.decisions import Majority2
from sim.games.majority_2.defaults import free_value
from sim.games.majority_2.reckoning import COIN, TEMPO, best_free, paid_gain, reckon
from sim.games.majority_2.state import ANGELS, ARISTOCRAT, DEMONS
from sim.kernel.compile import compiled
from sim.kernel.decisions import is_option
from sim.strategy import Parameter


@compiled
def points_at_once(table, card):
    """Aristocrats that bring coins or go to the scoring area themselves, if they still can."""
    faction = table.faction[card]
    coins = COIN * table.amount[card] * (faction in (DEMONS, ANGELS))
    at_once = coins + (10 * table.points[card] + TEMPO) * (faction == ANGELS)
    return at_once * (table.rank[card] == ARISTOCRAT) * (table.effects[card] != 0)


@compiled
def paid_value(table, me, card, _):
    """What the card does for the columns, and points at once."""
    return paid_gain(table, card) + points_at_once(table, card)


class Greedy(Majority2):
    """Points at once: the card that brings the next faction nearest, the representative with the most points.

    Abilities count only where they are coins or points; what is passed on doesn't matter.

    Source: the beginner's reading of rulebook 5-8; the measure for every deeper idea.
    """

    hunger = Parameter(9, low=0, high=20, about="draw while the hand has fewer cards, or none that helps")

    def draw(table, me, hunger):
        reckon(table, me)
        return 1 if table.hand_size[0] < hunger or best_free(table, me) <= 0 or not is_option(table, 0) else 0

    def free_play(table, me):
        reckon(table, me)
        return best_card(table, me, free_value, 0)

    def play(table, me):
        reckon(table, me)
        return best_card(table, me, paid_value, 0)
