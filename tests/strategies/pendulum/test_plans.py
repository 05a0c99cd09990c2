"""The five plans: each does more of what its idea says than a player without it."""

import inspect

from sim.games.pendulum.names import IDS
from sim.games.pendulum.state import CULTURE, MILITARY, VOTES
from sim.games.pendulum.worth import USUAL
from strategies.pendulum.planner import EARLY, FIRST, Planner
from tests.strategies.pendulum.contract import PENDULUM, Contract, mean, played

BOTH = {"thinking": (0, 20)}
OTHERS = ("conqueror", "voter", "stratagem-cycler", "track-balancer", "production-builder", "usual")


class TestProductionBuilder(Contract):
    strategy = "production-builder"
    apart = {**BOTH, "early": (0.0, 2.0), "provinces": (0.0, 40.0)}  # noqa: RUF012

    def test_it_owns_more_land_and_produces_more_than_the_usual_player(self):
        assert mean("provinces_kept", self.strategy) > mean("provinces_kept", "usual")
        production = [IDS.index(space) for space in ("purple-3", "green-3", "black-2", "black-3")]
        mine, usual = (played(s)["used"][:, 0][:, production].sum() for s in (self.strategy, "usual"))
        assert mine > usual

    def test_its_points_come_late(self):
        late = lambda s: mean("points_in", s, 2) + mean("points_in", s, 3)  # noqa: E731
        assert late(self.strategy) / mean("points_in", self.strategy) > late("usual") / mean("points_in", "usual")


class TestConqueror(Contract):
    strategy = "conqueror"
    apart = {**BOTH, "military": (0.0, 8.0)}  # noqa: RUF012

    def test_it_conquers_more_than_anybody_else(self):
        conquests = {name: mean("conquests", name) for name in OTHERS}
        assert max(conquests, key=conquests.__getitem__) == self.strategy
        assert mean("spent", self.strategy, MILITARY) > mean("spent", "usual", MILITARY)


class TestVoter(Contract):
    strategy = "voter"
    apart = {**BOTH, "votes": (0.0, 8.0)}  # noqa: RUF012

    def test_it_has_most_votes_and_is_mostly_first_in_privilege(self):
        votes = {name: mean("gained", name, VOTES) for name in OTHERS}
        assert max(votes, key=votes.__getitem__) == self.strategy
        first = {name: (played(name)["rank_at"][:, 0] == 1).mean() for name in OTHERS}
        assert max(first, key=first.__getitem__) == self.strategy and first[self.strategy] > 0.5

    def test_it_is_first_in_most_councils_among_players_with_plans_too(self):
        rows = played(self.strategy, ("production-builder", "stratagem-cycler", "track-balancer"))
        assert (rows["rank_at"][:, 0] == 1).mean() > 0.5
        assert rows["gained"][:, :4, VOTES].mean(axis=0).argmax() == 0


class TestStratagemCycler(Contract):
    strategy = "stratagem-cycler"
    apart = {**BOTH, "stratagems": (0.0, 5.0)}  # noqa: RUF012

    def test_it_takes_back_and_plays_more_stratagems_than_anybody_else(self):
        for column in ("taken_back", "stratagems"):
            counted = {name: mean(column, name) for name in OTHERS}
            assert max(counted, key=counted.__getitem__) == self.strategy
        assert mean("spent", self.strategy, CULTURE) > mean("spent", "usual", CULTURE)


class TestTrackBalancer(Contract):
    strategy = "track-balancer"
    apart = {**BOTH, "lag": (0.0, 5.0), "legend": (0.0, 10.0)}  # noqa: RUF012

    def test_its_farthest_track_is_nearer_than_that_of_those_who_rush_one(self):
        """What a track lacks at most, or is ahead: the balancer's three tracks end close together."""

        def spread(name):
            reached = played(name)["reached"][:, 0, :3].astype(int)
            return float((reached.max(axis=1) - reached.min(axis=1)).mean())

        assert spread(self.strategy) < spread("conqueror") and spread(self.strategy) < spread("stratagem-cycler")

    def test_it_gets_the_legendary_point_more_often_than_who_does_not_mind(self):
        assert mean("reached", self.strategy, 3) > mean("reached", f"{self.strategy}(legend=0)", 3)


def test_the_weights_stand_in_the_order_that_the_code_reads_them():
    names = list(Planner.parameters())
    assert names[0] == "thinking" and names[EARLY] == "early" and len(names) == FIRST + len(USUAL) + 1
    defaults = [p.default for p in Planner.parameters().values()][FIRST:EARLY]
    assert tuple(defaults) == USUAL


def test_every_plan_keeps_the_places_of_the_weights():
    for name in OTHERS[:5]:
        assert list(PENDULUM.strategies()[name].parameters()) == list(Planner.parameters()), name
    assert inspect.isclass(Planner)
