"""Strategies for Three Tricks: each says what it does differently from the defaults."""

from sim.kernel.decisions import STOP, last_option, next_option, random_option
from sim.kernel.search import search
from sim.strategy import Parameter
from tests.kernel.toy.decisions import Toy


class LowestFirst(Toy):
    """Save the high cards for the tricks that are worth more."""


class HighestFirst(Toy):
    """Take the first trick, whatever it costs."""

    def play(table, me):
        return last_option(table)


class Anything(Toy):
    """Choose anything that is allowed."""

    def swap(table, me):
        return random_option(table, me)

    play = swap


class SwapBelow(Toy):
    """Swap the lowest card if its number is too low."""

    bar = Parameter(3, low=1, high=12, about="numbers below this one are swapped")

    def swap(table, me, bar):
        card = next_option(table, -1)
        return card if table.value[card] < bar else STOP


class Searcher(Toy):
    """Try every card in worlds that could be, with everybody playing on by the defaults."""

    rollouts = Parameter(20, low=1, high=10_000, about="worlds in which each card is tried")
    horizon = Parameter(0, low=0, high=10, about="steps to look ahead; 0: to the end")
    rollout = Toy

    def swap(table, me, rollouts, horizon):
        return search(table, me, rollouts, horizon)

    play = swap
