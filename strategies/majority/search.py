"""The strong yardstick: look ahead by playing on many times."""

from sim.games.majority.decisions import Majority
from sim.games.majority.state import DRAFT, SWAP
from sim.kernel.compile import compiled
from sim.kernel.search import search
from sim.strategy import Parameter
from strategies.majority.evaluate import Evaluator

LATER_ROUND = 10  # steps: five picks, four turns, the council; a swap more in the game of four


@compiled
def steps_to_council(table, me, councils):
    """How many steps, this one included, until so many councils have been held; 0 stands for all of them."""
    if councils == 0:
        return 0
    turns = int(table.hand_size[me]) + table.kept_size[me] - 1
    picks = int(table.hand_size[me]) + table.teams if table.phase == DRAFT else 0
    return picks + (table.phase == SWAP) + turns + 1 + (councils - 1) * (LATER_ROUND + table.teams)


class MonteCarlo(Majority):
    """Try every option in many worlds that fit what is known, play on to the next council, take the best on average.

    Everybody plays on like the evaluator. The next council is far enough: later ones add more luck than insight, and
    what lies in the scoring areas then stays there.

    Source: flat Monte-Carlo search as in Ginsberg's bridge program GIB (2001), here with scripted roll-outs.
    """

    rollouts = Parameter(100, low=1, high=10_000, about="worlds in which each option is tried")
    horizon = Parameter(1, low=0, high=4, about="councils to look ahead; 0: to the end of the game")
    rollout = Evaluator

    def draft(table, me, rollouts, horizon):
        return search(table, me, rollouts, steps_to_council(table, me, horizon))

    swap = draft
    play = draft
