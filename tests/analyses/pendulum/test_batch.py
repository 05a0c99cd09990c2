import re

import pytest

from analyses.batch import Batch
from analyses.pendulum.batch import GUESSES, batch, components, emptied, guesses
from analyses.pendulum.interventions import sections
from analyses.pendulum.sweep import sections as sweep_sections
from sim import sweep
from sim.errors import SpielwerkError
from sim.game import game


def test_an_empty_component_keeps_its_cost():
    assert emptied("space")["purple-1"] == {"purple-1.prestige": 0, "purple-1.votes": 0}
    assert emptied("province")["province-culture"] == {"province-culture.amount": 0, "province-culture.power": 0}


def test_every_component_of_a_kind_is_emptied():
    for kind in ("space", "province", "achievement", "council", "final"):
        ids = [card.id for card in game("pendulum").cards if card.facts["kind"] == kind]
        assert list(emptied(kind)) == ids


def test_an_unknown_kind_is_refused():
    with pytest.raises(SpielwerkError, match="province"):
        emptied("provinces")


def test_guesses_side_by_side(tmp_path):
    found = guesses(games=40, seed=1, jobs=1, out=tmp_path / "runs")
    endings, steps = sections(found)
    assert endings.table["change"].to_list() == ["unchanged", *GUESSES]
    assert set(steps.table["card"]) == set(GUESSES)
    shorter = steps.table.filter(steps.table["card"] == "tracks 3 steps shorter").row(0, named=True)
    assert shorter["distance_difference"] < 0
    assert "Endings" in found.report(tmp_path / "page").read_text()


def test_components_have_a_page(tmp_path):
    found = components("final", games=24, seed=1, jobs=1, out=tmp_path / "runs")
    page = found.report(tmp_path / "page").read_text()
    assert "final-legendary" in page and "Steps" in page and "Endings" in page


def test_endings_of_a_sweep(tmp_path):
    found = sweep("pendulum", ["voter", "conqueror"], 24, options={"thresholds": ["0", "3"]}, seed=1, jobs=1,
                  out=tmp_path / "sweep")  # fmt: skip
    (section,) = sweep_sections(found)
    assert section.table["thresholds"].to_list() == ["0", "3"]
    assert section.table["tracks_share"][0] >= section.table["tracks_share"][1]


def test_one_page_tells_of_everything(tmp_path):
    plan = Batch("pendulum", tmp_path / "all", ("production-builder", "voter"), 40, seed=1, how={"jobs": 1})
    page = batch(plan, kinds=["achievement"])
    titles = re.findall(r"<h2>(.*?)</h2>", page.read_text())
    assert len(set(titles)) == len(titles)
    for part in ("Guesses: ", "Achievement: "):
        assert any(title.startswith(part) for title in titles), part
