"""The strong yardstick: buy what wins most often when everybody plays on."""

from sim.games.dominion.choices import withdraw
from sim.games.dominion.decisions import Dominion
from sim.games.dominion.names import COPPER, CURSE
from sim.kernel.compile import compiled
from sim.kernel.decisions import STOP, count_options, is_option, next_option
from sim.kernel.search import search
from sim.strategy import Parameter
from strategies.dominion.auto import Auto


@compiled
def prune(table):
    """Leave out what is never worth a trial: Curses, and Coppers beside better cards."""
    if is_option(table, CURSE):
        withdraw(table, CURSE)
    if is_option(table, COPPER) and count_options(table) > 2:
        withdraw(table, COPPER)


class MonteCarlo(Dominion):
    """Try every sensible purchase in worlds that fit what is known, and take the one that wins most often.

    Source: flat Monte-Carlo search as in Ginsberg's bridge program GIB (2001); the roll-outs are played by `auto`.
    """

    rollouts = Parameter(20, low=1, high=10_000, about="worlds in which each purchase is tried")
    rollout = Auto

    def buy(table, me, rollouts):
        prune(table)
        if count_options(table) == 1:
            return next_option(table, -1) if not is_option(table, STOP) else STOP
        return search(table, me, rollouts, 0)
