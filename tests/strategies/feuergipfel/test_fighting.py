"""Raider, gaoler and defender."""

from typing import ClassVar

from sim.games.feuergipfel.kinds import BRAINWASH, CAPTURE, RESCUE
from tests.feuergipfel.layout import LaidTable
from tests.strategies.feuergipfel.contract import Contract, mean, played

EIGHT = ("doom-4 doom-4", "doom-3 doom-3 doom-3", "doom-2 doom-2 doom-2 -")
PROTECTING = "aura-of-defense aura-of-resistance ethereality mystic-armor decoy"


class TestRaider(Contract):
    strategy = "raider"
    apart: ClassVar = {"fights": (0, 600), "raids": (0, 600)}

    def test_it_captures_and_raids_most(self):
        assert mean("raider", "done", CAPTURE) > 2 * mean("builder", "done", CAPTURE)
        assert mean("raider", "done", RESCUE) > mean("opportunist", "done", RESCUE)

    def test_it_aims_at_whoever_carries_most(self):
        table = LaidTable(strategy="raider(fights=600)").guard(0, "twilight-4").structure(1, "doom-3 doom-3", "doom-2")
        table.charm("1.2.1", "ethereality").charm("0.guard", "avatar").dice(1, 6).step()
        assert table.record["done"][0, CAPTURE] == 1
        assert (table.at("1.1.1"), table.at("1.1.2")) == ("doom-2", "doom-3")


class TestGaoler(Contract):
    strategy = "gaoler"
    apart: ClassVar = {"cells": (0, 20), "wash": (0, 600)}

    def test_it_brainwashes_most(self):
        assert mean("gaoler", "done", BRAINWASH) > 1.3 * mean("builder", "done", BRAINWASH)

    def test_weak_recruits_go_to_the_cells_until_they_are_full(self):
        table = LaidTable(strategy="gaoler").structure(0, "doom-4 -").guard(0, "doom-4").stack("doom-3 " * 5).step()
        assert table.count(0) == 2
        weak = LaidTable(strategy="gaoler").structure(0, "doom-4 doom-3").guard(0, "doom-4").stack("doom-1 doom-1")
        assert weak.step().prisoners(0) == "doom-1"
        full = LaidTable(strategy="gaoler(cells=0)").structure(0, "doom-4 doom-3").guard(0, "doom-4")
        assert full.stack("doom-1 doom-1").step().prisoners(0) == ""

    def test_it_never_researches(self):
        assert mean("gaoler", "done", 8) == 0


class TestDefender(Contract):
    strategy = "defender"
    apart: ClassVar = {"walls": (0, 600), "alarm": (0, 9)}

    def test_it_keeps_the_spells_that_protect(self):
        table = LaidTable(strategy="defender").set(phase=0).book(0, f"{PROTECTING} domination circle-of-might").step()
        assert table.spells("book", 0).split() == sorted(PROTECTING.split(), key=table.spells("book", 0).split().index)

    def test_it_casts_them_before_others(self):
        table = (
            LaidTable(strategy="defender(walls=600)")
            .structure(0, "doom-4 -", "doom-2")
            .dungeon(0, "gaia-1 doom-1 night-1")
        )
        table.book(0, "aura-of-resistance raise-dead").step()
        assert table.spells("book", 0) == "raise-dead" and table.record["aura"][0].max() > 0

    def test_it_strikes_only_at_a_rival_about_to_finish(self):
        far = LaidTable(strategy="defender").guard(0, "twilight-4").structure(1, "doom-1 -").step()
        assert far.record["done"][0, CAPTURE] == 0
        near = LaidTable(strategy="defender").guard(0, "twilight-4").structure(1, *EIGHT).step()
        assert near.record["done"][0, CAPTURE] == 1
        assert played("defender(walls=0)", "first-legal", 200)["done"][:, 0, CAPTURE].sum() == 0

    def test_a_spell_that_wins_comes_before_all_walls(self):
        table = LaidTable(strategy="defender").structure(0, *EIGHT).dungeon(0, "clergy-4 dawn-2 gaia-1").set(actions=1)
        assert table.book(0, "circle-of-might aura-of-defense").step().record["over"]
