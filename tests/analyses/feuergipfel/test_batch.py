import re

import polars as pl
import pytest

from analyses.batch import Batch
from analyses.feuergipfel.batch import batch
from analyses.feuergipfel.costs import removed_beside, worth_beside
from analyses.feuergipfel.what_if import POWERS, PRICES, REMOVALS, RULES
from sim import load
from sim.runs.experiment import match

SOME = {"spells": {spell: REMOVALS[spell] for spell in ("smite", "summon-golem")}, "rules": {POWERS: RULES[POWERS]}}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("feuergipfel") / "batch"
    costs = ("reconstructed", "dropped")
    plan = Batch("feuergipfel", folder, ("raider", "builder", "wizard"), 60, 2, {"jobs": 1})
    batch(plan, parts=SOME, costs=costs, wizards=(2, 3))
    return folder


@pytest.mark.parametrize("changes", [REMOVALS, PRICES, RULES])
def test_every_change_is_possible(changes):
    for change in changes.values():
        setting = change if "options" in change else {"change": change}
        match("feuergipfel", ["builder", "random"], 1, **setting)


def test_every_spell_is_asked_about():
    assert len(REMOVALS) == len(PRICES) == 36
    assert PRICES["smite dear"] == {"smite.minimum": 4} and PRICES["circle-of-might cheap"] == {
        "circle-of-might.minimum": 0,
        "circle-of-might.second_minimum": 0,
    }


def test_one_page_tells_of_everything(folder):
    text = (folder / "report" / "index.html").read_text()
    titles = re.findall(r"<h2>(.*?)</h2>", text)
    wanted = ["Spells: interventions", "Spells: cards both ways", "Rules: clans at every value", "Rules: uses of clan powers", "Wizards: endings",
              "Wizards: seats at every value", "Costs: spells at other costs", "Costs: spells dealt at other costs",
              "Costs: spells removed at other costs"]  # fmt: skip
    assert {"Growth", "Captures and raids", *wanted} <= set(titles) and len(set(titles)) == len(titles)


def test_the_parts_can_be_loaded_and_reported(folder, tmp_path):
    assert load(folder / "rules").report(tmp_path / "rules").exists()
    costs = load(folder / "costs")
    assert costs.base == "reconstructed" and costs.report(tmp_path / "costs").exists()


def test_costs_side_by_side(folder):
    costs = load(folder / "costs")
    table = worth_beside(dict(zip(costs.values, costs.results, strict=True)))
    assert set(table["costs"]) == {"reconstructed", "dropped"}
    removed = removed_beside({"reconstructed": load(folder / "spells"), "dropped": load(folder / "spells at dropped")})
    assert removed.select("card", "costs").rows() == [(card, costs) for costs in ("reconstructed", "dropped")
                                                      for card in ("smite", "summon-golem")]  # fmt: skip
    assert (removed.filter(pl.col("low").is_not_null())["low"] <= removed["high"]).all()
