"""The strong yardstick: look ahead by playing on many times."""

from sim.games.crimson_company.decisions import CrimsonCompany
from sim.kernel.search import search
from sim.strategy import Parameter
from strategies.crimson_company.simple import Sensible


class MonteCarlo(CrimsonCompany):
    """Try every option in many worlds that fit what is known, let everybody play on sensibly, take the best.

    Source: flat Monte-Carlo search as in Ginsberg's bridge program GIB (2001), here with scripted roll-outs.
    """

    rollouts = Parameter(40, low=1, high=10_000, about="worlds in which each option is tried")
    horizon = Parameter(0, low=0, high=50, about="turns to look ahead; 0: to the end of the game")
    rollout = Sensible

    def recruit(table, me, rollouts, horizon):
        return search(table, me, rollouts, horizon)

    bid = match = call_up = secret_bid = buy = deploy = lane = destroy = flip = move = destination = recruit
    exchange = place = discard = victim = payer = pay = castle_coin = spare = look = hand_over = recruit
    for_robbers = recruit
