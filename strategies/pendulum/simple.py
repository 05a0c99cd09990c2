"""Yardsticks that know nothing of the game."""

from sim.games.pendulum.decisions import Pendulum
from sim.kernel.decisions import next_option, random_option


class Random(Pendulum):
    """Do anything that is allowed, at any time, and flip a timer or not by chance.

    Source: the usual null model; whatever can't beat it has no idea.
    """

    def act(table, me):
        return random_option(table, me)

    space = payment = pay = resource = track = slot = province = recess = legendary = recall = act
    give_up = reward = accept = exchange = retuck = discard = flip = act


class FirstLegal(Pendulum):
    """Always take the first option: wait while waiting is allowed, Power before Prestige, military before culture.

    Source: the usual second null model; it shows what happens to somebody who never acts.
    """

    def act(table, me):
        return next_option(table, -1)

    space = payment = pay = resource = track = slot = province = recess = legendary = recall = act
    give_up = reward = accept = exchange = retuck = discard = flip = act


class Usual(Pendulum):
    """Play the game's own default answers: act, put free workers to use, take what is worth most.

    Source: the weights of `sim/games/pendulum/worth.py`, set by hand before anything was measured.
    """
