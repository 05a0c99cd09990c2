"""Yardsticks that know nothing of the game."""

from sim.games.majority.decisions import Majority
from sim.kernel.decisions import next_option, random_option


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
