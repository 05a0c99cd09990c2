"""Five ideas of how to win, each a set of weights."""

from strategies.pendulum.planner import Planner, weight


class ProductionBuilder(Planner):
    """First production and provinces, then points: in the first two rounds everything goes into resources and land.

    Source: the engine builder of every worker-placement game; rulebook, "Produktion": all provinces under an icon
    produce with it.
    """

    military = weight(0, 3.0)
    culture = weight(1, 2.4)
    gold = weight(2, 3.2)
    provinces = weight(7, 9.0)
    early = weight(12, 0.5)


class Conqueror(Planner):
    """Military into provinces: conquer whenever four military are there, produce military in between.

    Source: Stonemaier's design diary, "military -> Power since most provinces can give Power".
    """

    military = weight(0, 4.5)
    culture = weight(1, 3.0)
    gold = weight(2, 3.6)
    power = weight(4, 14.0)
    provinces = weight(7, 22.0)
    stratagems = weight(10, 1.6)
    early = weight(12, 0.6)


class Voter(Planner):
    """Votes before all: be first on the privilege track, take the best council reward and the points of the rank.

    Source: rulebook, "Imperiales Privileg" and "Versammlung": two points and the first choice for the first.
    """

    culture = weight(1, 2.6)
    gold = weight(2, 3.2)
    votes = weight(3, 4.0)
    early = weight(12, 0.5)


class StratagemCycler(Planner):
    """Play the stratagems, pay culture to take them back, play them again.

    Source: Stonemaier's design diary, "culture -> Prestige through the stratagem that gives Prestige".
    """

    culture = weight(1, 3.6)
    stratagems = weight(10, 2.2)


class TrackBalancer(Planner):
    """Mind the distance to the win: the track that lacks most comes first, and the legendary point before all.

    Source: rulebook, "Gewinner": only with all four markers on the parchment does anything else count.
    """

    power = weight(4, 3.0)
    prestige = weight(5, 3.0)
    popularity = weight(6, 3.0)
    lag = weight(8, 0.9)
    legend = weight(11, 6.0)
    early = weight(12, 0.6)
