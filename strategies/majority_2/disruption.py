"""Disruptors: what hurts the other player."""

from sim.games.majority_2.choosing import best_card, best_with
from sim.games.majority_2.decisions import Majority2
from sim.games.majority_2.reckoning import gain_in, paid_gain, reckon, stays
from sim.games.majority_2.rows import row_of
from sim.games.majority_2.state import COLUMNS, STANDARD_PLAY
from sim.kernel.compile import compiled
from sim.strategy import Parameter
from strategies.majority_2.abilities import harm_value, in_column
from strategies.majority_2.points import Greedy, points_at_once


@compiled
def best_harm(table, me, card):
    """Harm wherever it lies, and in the column where it hurts most."""
    best = in_column(table, me, card, 0)
    for column in range(1, COLUMNS):
        best = max(best, in_column(table, me, card, column))
    return harm_value(table, me, card) + best


@compiled
def disrupt(table, me, card, spite):
    """The own columns, and the harm done, as often as the spite says."""
    return paid_gain(table, card) + points_at_once(table, card) + int(spite * best_harm(table, me, card))


@compiled
def where_it_hurts(table, me, column, spite):
    """The own gain; in the standard play, where abilities work, the harm too."""
    own = gain_in(table, me, row_of(me, column), table.faction[table.card])
    if table.phase != STANDARD_PLAY:
        return own
    return own * stays(table, table.card) + int(spite * in_column(table, me, table.card, column))


class Disruptor(Majority2):
    """Burn, recolour, rob: dragons, discards and discs where they cost the other player most.

    The free play still builds the own columns, since abilities don't work there.

    Source: rulebook 6-2, the dragons, witches' seniors and reapers; "disruption" decks of trading card games.
    """

    spite = Parameter(1.0, low=0.0, high=10.0, about="own points that a point of the other player's loss is worth")
    hunger = Parameter(9, low=0, high=20, about="draw while the hand has fewer cards, or none that helps")

    draw = Greedy.draw
    free_play = Greedy.free_play

    def play(table, me, spite):
        reckon(table, me)
        return best_card(table, me, disrupt, spite)

    def column(table, me, spite):
        return best_with(table, me, where_it_hurts, spite)
