"""Yardsticks: two that know nothing of the game, one that knows only that more is more."""

from sim.games.majority.decisions import Majority
from sim.kernel.compile import compiled
from sim.kernel.decisions import best_option, next_option, random_option
from strategies.majority.reckoning import valued


class Random(Majority):
    """Choose anything that is allowed.

    Source: the usual null model; whatever can't beat it has no idea.
    """

    def draft(table, me):
        return random_option(table, me)

    swap = draft
    play = draft


class FirstLegal(Majority):
    """Always take the first option: red before blue before yellow, low before high.

    Source: the usual second null model; it shows what an accidental preference for a colour is worth.
    """

    def draft(table, me):
        return next_option(table, -1)

    swap = draft
    play = draft


@compiled
def number(table, me, card):
    return valued(table, card, 0, 2, 3, -1)


@compiled
def smallness(table, me, card):
    return -number(table, me, card)


class Greedy(Majority):
    """Take and play the biggest number, whatever its colour; the partner gets the smallest, 7s before all.

    Source: the beginner's reading of rulebook 2-4, where sums decide; it knows no places and no abilities.
    """

    def draft(table, me):
        return best_option(table, me, number)

    def swap(table, me):
        return best_option(table, me, smallness)

    play = draft
