"""Wizard and the rush for Circle of Might."""

from typing import ClassVar

import numpy as np

from sim.games.feuergipfel.names import CIRCLE_OF_MIGHT, SMITE
from tests.feuergipfel.layout import LaidTable
from tests.strategies.feuergipfel.contract import Contract, mean, played


class TestWizard(Contract):
    strategy = "wizard"
    apart: ClassVar = {"spells": (0, 900), "reserve": (1, 30), "study": (0, 200)}

    def test_it_casts_and_researches_more_than_others(self):
        for name in ("builder", "raider", "gaoler"):
            assert mean("wizard", "done", 7) > 1.5 * mean(name, "done", 7)
            assert mean("wizard", "done", 8) > 1.2 * mean(name, "done", 8)

    def test_recruits_without_a_very_good_place_are_studied(self):
        table = LaidTable(strategy="wizard").stack("doom-2 doom-2 doom-2").step()
        assert table.prisoners(0) == "doom-2" and table.at("0.guard") == "-"


class TestMightRush(Contract):
    strategy = "might-rush"
    apart: ClassVar = {"early": (0, 9), "reserve": (1, 30)}
    games = 200

    def test_it_never_gives_the_circle_back(self):
        result = played("might-rush", "opportunist", 600)
        dealt = result["dealt"][:, 0, CIRCLE_OF_MIGHT] > 0
        assert dealt.sum() > 50 and (result["kept"][:, 0, CIRCLE_OF_MIGHT][dealt] == 1).all()

    def test_it_wins_by_the_circle_more_often_than_anybody(self):
        by_might = {name: mean(name, "by_might", games=2000) for name in ("might-rush", "builder", "wizard", "gaoler")}
        assert max(by_might, key=by_might.get) == "might-rush"

    def test_it_saves_the_components_and_casts_in_time(self):
        table = LaidTable(strategy="might-rush").book(0, "circle-of-might").stack("clergy-4 clergy-4").step()
        assert table.prisoners(0) == "clergy-4"
        table = (
            LaidTable(strategy="might-rush").book(0, "circle-of-might time-warp").dungeon(0, "clergy-4 dawn-2 dawn-3")
        )
        table.structure(0, "doom-4 doom-4", "doom-3 doom-3 doom-3").step()
        assert table.record["circle"][0] == CIRCLE_OF_MIGHT and table.prisoners(0) == "dawn-3"

    def test_without_the_circle_it_looks_for_it(self):
        table = LaidTable(strategy="might-rush").dungeon(0, "doom-1 doom-1 night-1 night-1").step()
        assert table.record["done"][0, 8] == 1
        assert np.isclose(table.record["actions"], 2)

    def test_the_circle_waits_for_its_time(self):
        table = LaidTable(strategy="might-rush").structure(0, "doom-4 -").dungeon(0, "clergy-4 dawn-2 twilight-2")
        table.structure(1, "night-1 -").book(0, "circle-of-might smite").stack("").step()
        assert table.record["circle"][0] == -1 and table.record["cast"][0, SMITE] == 1
        alone = LaidTable(strategy="might-rush").structure(0, "doom-4 -").dungeon(0, "clergy-4 dawn-2")
        assert alone.book(0, "circle-of-might").stack("").step().record["circle"][0] == -1
