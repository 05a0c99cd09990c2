"""Yardsticks that know nothing of the game."""

from sim.games.feuergipfel.decisions import Feuergipfel
from sim.games.feuergipfel.kinds import KINDS
from sim.kernel.decisions import next_option, random_option


class Random(Feuergipfel):
    """Choose anything that is allowed.

    Source: the usual null model; whatever can't beat it has no idea.
    """

    def action(table, me):
        return random_option(table, me)


class FirstLegal(Feuergipfel):
    """Always take the first option: recruit as long as there is somebody to recruit.

    Source: the usual second null model; it shows what the order of the options is worth.
    """

    def action(table, me):
        return next_option(table, -1)


for kind in KINDS:
    for strategy in (Random, FirstLegal):
        setattr(strategy, kind, vars(strategy)["action"])
