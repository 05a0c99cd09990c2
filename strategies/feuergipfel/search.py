"""The strong yardstick: look ahead by playing on many times."""

from sim.games.feuergipfel.decisions import Feuergipfel
from sim.kernel.search import search
from sim.strategy import Parameter
from strategies.feuergipfel.building import Opportunist


class MonteCarlo(Feuergipfel):
    """Try every action in many worlds that fit what is known, play on for some rounds, take the best on average.

    Everybody plays on like the opportunist. Actions, recruiters, places, fights and spells are searched; corrections
    and payments are left to the defaults.

    Source: flat Monte-Carlo search as in Ginsberg's bridge program GIB (2001), here with scripted roll-outs.
    """

    rollouts = Parameter(24, low=1, high=10_000, about="worlds in which each option is tried")
    horizon = Parameter(0, low=0, high=400, about="steps (an action each) to look ahead; 0: to the end of the game")
    rollout = Opportunist

    def action(table, me, rollouts, horizon):
        return search(table, me, rollouts, horizon)

    place = action
    target = action
    brainwash = action
    cast = action
    recruiter = action
    attacker = action
