"""The strong yardstick: look ahead by playing on many times."""

from sim.games.majority_2.decisions import Majority2
from sim.kernel.search import search
from sim.strategy import Parameter
from strategies.majority_2.evaluate import Evaluator


class MonteCarlo(Majority2):
    """Try every option in many worlds that fit what is known, play on for some turns, take the best on average.

    Both players play on like the evaluator; then points, finished factions and columns are compared.

    Source: flat Monte-Carlo search as in Ginsberg's bridge program GIB (2001), here with scripted roll-outs.
    """

    rollouts = Parameter(60, low=1, high=10_000, about="worlds in which each option is tried")
    horizon = Parameter(4, low=0, high=100, about="turns to look ahead, this one included; 0: to the end of the game")
    rollout = Evaluator

    def swap(table, me, rollouts, horizon):
        return search(table, me, rollouts, horizon)

    draw = free_play = play = column = faction = representative = put_aside = take = swap
    name_colour = answer_colour = give_up = strike = mark = mark_area = disc = haunt = swap
