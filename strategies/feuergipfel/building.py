"""Strategies that want a whole structure."""

from sim.games.feuergipfel import defaults
from sim.games.feuergipfel.decisions import Feuergipfel


class Builder(Feuergipfel):
    """Recruit, brainwash, build; never attack anybody.

    Source: rulebook II, the first complete structure wins.
    """

    def action(table, me):
        return defaults.choose_action(table, me, 100, 0, 100, 0, 70, 6)


class Opportunist(Feuergipfel):
    """Do what seems to bring most.

    Source: one-ply evaluation.
    """

    def action(table, me):
        return defaults.choose_action(table, me, 100, 100, 100, 100, 100, 6)
