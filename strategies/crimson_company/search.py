"""The strong yardstick: look ahead by playing on many times."""

from sim.games.crimson_company.decisions import CrimsonCompany
from sim.kernel.compile import compiled
from sim.kernel.decisions import clear_options, last_option, next_option, offer
from sim.kernel.search import search
from sim.strategy import Parameter
from strategies.crimson_company.auctions import rivals_purse
from strategies.crimson_company.lanes import LaneEvaluator


@compiled
def narrow(table, me, most):
    """Leave only bids that can make a difference: not beyond everybody's reach, and not more than `most`."""
    low = next_option(table, -1)
    high = min(last_option(table), max(low, min(rivals_purse(table, me) + 1, most)))
    clear_options(table)
    for bid in range(low, high + 1):
        offer(table, bid)


class MonteCarlo(CrimsonCompany):
    """Try every option in many worlds that fit what is known, let everybody play on sensibly, take the best.

    Everybody plays on like the lane evaluator. Of the bids only those are tried that others could match, and one more.

    Source: flat Monte-Carlo search as in Ginsberg's bridge program GIB (2001), here with scripted roll-outs.
    """

    rollouts = Parameter(40, low=1, high=10_000, about="worlds in which each option is tried")
    horizon = Parameter(0, low=0, high=50, about="turns to look ahead; 0: to the end of the game")
    most = Parameter(10, low=1, high=120, about="the highest bid that is tried")
    rollout = LaneEvaluator

    def recruit(table, me, rollouts, horizon):
        return search(table, me, rollouts, horizon)

    def bid(table, me, rollouts, horizon, most):
        narrow(table, me, most)
        return search(table, me, rollouts, horizon)

    secret_bid = bid
    match = call_up = buy = deploy = lane = destroy = flip = move = destination = exchange = place = recruit
    discard = victim = payer = pay = castle_coin = spare = look = hand_over = for_robbers = recruit
