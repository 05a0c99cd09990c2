"""The strong yardstick: look ahead by playing on many times."""

from sim.games.majority.decisions import Majority
from sim.kernel.search import search
from sim.strategy import Parameter


class MonteCarlo(Majority):
    """Try every option in concealed worlds and take the one that wins most often when everybody plays on sensibly.

    Source: flat Monte-Carlo search as in Ginsberg's bridge program GIB (2001), here with scripted roll-outs.
    """

    rollouts = Parameter(30, low=1, high=10_000, about="worlds in which each option is tried")
    rollout = Majority

    def draft(table, me, rollouts):
        return search(table, me, rollouts, 0)

    swap = draft
    play = draft
