"""The strong yardstick: look ahead by playing on many times."""

from sim.games.feuergipfel import defaults
from sim.games.feuergipfel.decisions import Feuergipfel
from sim.kernel.address import peek
from sim.kernel.search import search
from sim.strategy import Parameter
from strategies.feuergipfel.building import Opportunist


class MonteCarlo(Feuergipfel):
    """Try every action in many worlds that fit what is known; leave the usual one only for a clearly better one.

    Everybody plays on like the opportunist for some rounds; then the distances to the end are compared. The usual
    action is the defaults'. What follows an action (who recruits, attacks, pays, is given up) is left to the defaults.

    Source: flat Monte-Carlo search as in Ginsberg's bridge program GIB (2001), here with scripted roll-outs; staying
    with a policy unless roll-outs clearly prefer another move is Tesauro and Galperin's policy improvement (1996).
    """

    rollouts = Parameter(40, low=1, high=10_000, about="worlds in which each option is tried")
    horizon = Parameter(24, low=0, high=400, about="steps (an action each) to look ahead; 0: to the end of the game")
    margin = Parameter(8, low=0, high=2000, about="mean worth by which an action must beat the usual one")
    rollout = Opportunist

    def action(table, me, rollouts, horizon, margin):
        usual = defaults.choose_action(table, me, 100, 100, 100, 100, 100, 6)
        best = search(table, me, rollouts, horizon)
        ahead = peek(table.tally, best) - peek(table.tally, usual)
        return best if ahead > margin * rollouts else usual
