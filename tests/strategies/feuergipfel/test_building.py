"""Builder and opportunist: who only builds, and who looks at the distance to the end."""

from typing import ClassVar

from sim.games.feuergipfel.kinds import CAPTURE, RESCUE
from tests.feuergipfel.layout import LaidTable
from tests.strategies.feuergipfel.contract import Contract, mean, played

EIGHT = ("doom-4 doom-4", "doom-3 doom-3 doom-3", "doom-2 doom-2 doom-2 -")


class TestBuilder(Contract):
    strategy = "builder"
    apart: ClassVar = {"reserve": (1, 30)}

    def test_it_fights_nobody(self):
        """Without spells there is neither Smite nor Aggression to make it."""
        done = played("builder(spells=0)", "builder(spells=0)", 300)["done"]
        assert not done[:, :, (CAPTURE, RESCUE)].any() and done.sum() > 0

    def test_it_attacks_when_aggression_would_cost_a_creature(self):
        table = LaidTable(strategy="builder").structure(0, "doom-4 -", "doom-2").structure(1, "night-1 -")
        table.charm("0.1.1", "aggression").set(bound=1).step()
        assert table.record["capture_tries"][0].sum() == 1 and table.record["tried"][0] == 1

    def test_strong_creatures_go_up_and_weak_ones_below_them(self):
        strong = LaidTable(strategy="builder").stack("doom-4 doom-1 doom-1").step()
        assert strong.at("0.1.1") == "doom-4"
        weak = LaidTable(strategy="builder").stack("doom-1 doom-1 doom-1").step()
        assert weak.count(0) == 0

    def test_the_last_place_is_always_taken(self):
        table = LaidTable(strategy="builder").structure(0, *EIGHT).stack("doom-1 doom-1").step()
        assert table.record["over"] and table.record["winner"] == 0


class TestOpportunist(Contract):
    strategy = "opportunist"
    against = "raider"
    apart: ClassVar = {"strike": (0, 500), "run": (0, 500)}

    def test_it_strikes_at_a_rival_who_is_nearly_there(self):
        table = LaidTable(strategy="opportunist").guard(0, "twilight-4").structure(1, *EIGHT).step()
        assert table.record["done"][0, CAPTURE] == 1

    def test_it_builds_when_it_is_ahead(self):
        table = LaidTable(strategy="opportunist").guard(0, "twilight-4").structure(0, *EIGHT)
        table.structure(1, "doom-4 -", "doom-1").stack("doom-1 doom-1").step()
        assert table.record["done"][0, CAPTURE] == 0 and table.record["over"]

    def test_it_fights_more_than_a_builder_and_less_than_a_raider(self):
        fights = [mean(name, "done", CAPTURE) for name in ("builder", "opportunist", "raider")]
        assert fights == sorted(fights) and fights[0] < 0.5 * fights[1]
