# ruff: noqa: N805 (a strategy's methods have no self)
"""Players for whole games that read like games of people and don't change when the real strategies do."""

from sim.games.majority_2.decisions import Majority2
from sim.kernel.compile import compiled
from sim.kernel.decisions import count_options, next_option, random_option
from sim.kernel.rng import strategy_below


class Plain(Majority2):
    """The game's own defaults."""


@compiled
def anything_but_pass(table, me):
    option = next_option(table, -1)
    for _ in range(strategy_below(table, me, count_options(table) - 1)):
        option = next_option(table, option)
    return option


class Wild(Majority2):
    """Pay for whatever there is, so that every ability turns up; build the columns with the free card."""

    def play(table, me):
        return anything_but_pass(table, me)

    def disc(table, me):
        return random_option(table, me)

    mark = mark_area = strike = name_colour = swap = haunt = disc
