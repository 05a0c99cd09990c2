"""The common ground of the strategies with a plan: weights for everything, as parameters.

All of them answer with the same compiled code; a strategy is the weights that follow from its idea. Whoever wants to
try others needs no new class: `-s "voter(votes=4)"`.
"""

from sim.games.pendulum.choosing import choose
from sim.games.pendulum.decisions import Pendulum
from sim.games.pendulum.worth import USUAL
from sim.kernel.compile import compiled
from sim.kernel.decisions import number
from sim.strategy import Parameter

EARLY_ROUNDS = 2
FIRST = 1  # the parameters follow `thinking`, in the order of the weights in worth.py
EARLY = FIRST + len(USUAL)


@compiled
def weights(table, me):
    """The weights in the order of `worth.py`; in the first two rounds points count `early` times as much."""
    e = number(table, me, EARLY) if table.round < EARLY_ROUNDS else 1.0
    return (
        number(table, me, FIRST),
        number(table, me, FIRST + 1),
        number(table, me, FIRST + 2),
        number(table, me, FIRST + 3),
        e * number(table, me, FIRST + 4),
        e * number(table, me, FIRST + 5),
        e * number(table, me, FIRST + 6),
        number(table, me, FIRST + 7),
        e * number(table, me, FIRST + 8),
        number(table, me, FIRST + 9),
        number(table, me, FIRST + 10),
        number(table, me, FIRST + 11),
    )


ABOUT = (
    "worth of a military cube",
    "worth of a culture cube",
    "worth of a gold cube",
    "worth of a vote",
    "worth of a step of Power on the way to the parchment",
    "worth of a step of Prestige",
    "worth of a step of Popularity",
    "worth of a province beyond its first reward, in round 1",
    "what every step that a track lacks adds to its next one",
    "what a second of a worker's time costs",
    "how much more, or less, a stratagem's reward counts",
    "worth more of a unit that the legendary token waits for",
    "how much points count in the first two rounds",
)
HIGHEST = (20.0, 20.0, 20.0, 20.0, 60.0, 60.0, 60.0, 60.0, 20.0, 1.0, 10.0, 20.0, 3.0)


def weight(place: int, default: float | None = None) -> Parameter:
    """A parameter for one of the weights."""
    usual = (*USUAL, 1.0)[place]
    return Parameter(usual if default is None else default, low=0.0, high=HIGHEST[place], about=ABOUT[place])


class Planner(Pendulum, template=True):
    """Take what is worth most, by the weights."""

    military = weight(0)
    culture = weight(1)
    gold = weight(2)
    votes = weight(3)
    power = weight(4)
    prestige = weight(5)
    popularity = weight(6)
    provinces = weight(7)
    lag = weight(8)
    patience = weight(9)
    stratagems = weight(10)
    legend = weight(11)
    early = weight(12)

    def act(table, me):
        return choose(table, me, weights(table, me))

    space = resource = track = slot = province = recess = reward = act
