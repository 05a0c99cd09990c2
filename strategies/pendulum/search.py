"""The strong yardstick: look ahead by playing on many times."""

from sim.kernel.search import search
from sim.strategy import Parameter
from strategies.pendulum.plans import TrackBalancer


class MonteCarlo(TrackBalancer):
    """Try every next act in many worlds that fit what is known, let all play on for a while, take the best on average.

    Everybody plays on like the track balancer. Only the next act, the space for a worker and the council reward are
    searched; small choices are made by the balancer's weights.

    Source: flat Monte-Carlo search as in Ginsberg's bridge program GIB (2001), here with scripted roll-outs.
    """

    rollouts = Parameter(12, low=1, high=10_000, about="worlds in which each option is tried")
    horizon = Parameter(120, low=0, high=5_000, about="events to look ahead; 0: to the end of the game")
    rollout = TrackBalancer

    def act(table, me, rollouts, horizon):
        return search(table, me, rollouts, horizon)

    space = act
    reward = act
