"""Strategies that want a whole structure before all else."""

from sim.games.feuergipfel import defaults
from sim.games.feuergipfel.decisions import Feuergipfel
from sim.games.feuergipfel.judgement import to_go
from sim.games.feuergipfel.spell_worth import strongest_rival
from sim.kernel.compile import compiled
from sim.strategy import Parameter

NO_RESEARCH = 99
STRIKE, RUN = 160, 130


class Builder(Feuergipfel):
    """Recruit, brainwash and cast what helps; attack nobody and raid no dungeon.

    Source: rulebook II: the first complete structure wins, and only building completes it.
    """

    spells = Parameter(70, low=0, high=300, about="weight of casting, in hundredths of its judged worth")
    reserve = Parameter(6, low=1, high=30, about="prisoners above which two are given for research")

    def action(table, me, spells, reserve):
        return defaults.choose_action(table, me, 100, 0, 100, 0, spells, reserve)


@compiled
def danger(table, me):
    """Creatures that the most dangerous rival is short of."""
    return to_go(table, strongest_rival(table, me))


@compiled
def run_or_strike(table, me, strike, run):
    """Weigh the actions by who is nearer to the end."""
    mine, theirs = to_go(table, me), danger(table, me)
    recruit, capture, brainwash, rescue, cast, reserve = 100, 100, 100, 100, 100, 6
    if mine <= 2 and mine <= theirs:
        recruit, capture, brainwash, rescue, reserve = run, 80, run, 60, NO_RESEARCH
    elif theirs < mine and theirs <= 4:
        recruit, capture, rescue, cast = 90, strike, 90, 120
    return defaults.choose_action(table, me, recruit, capture, brainwash, rescue, cast, reserve)


class Opportunist(Feuergipfel):
    """Compare how far everybody is from the end: build when ahead, strike when a rival is nearer to it.

    Source: races such as backgammon, where the difference in distance decides between running and hitting.
    """

    strike = Parameter(STRIKE, low=0, high=500, about="weight of captures while a rival is nearer to the end")
    run = Parameter(RUN, low=0, high=500, about="weight of recruiting and brainwashing with two or fewer to go")

    def action(table, me, strike, run):
        return run_or_strike(table, me, strike, run)
