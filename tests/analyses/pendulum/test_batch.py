import re

import pytest

from analyses.batch import Batch
from analyses.pendulum.batch import GUESSES, batch, components, emptied, guesses, levelled, mats
from analyses.pendulum.components import KINDS
from analyses.pendulum.interventions import sections
from analyses.pendulum.report_mats import owners
from analyses.pendulum.sweep import sections as sweep_sections
from sim import sweep
from sim.errors import SpielwerkError
from sim.game import game
from sim.games.pendulum.names import PLAYED, SIDES


def test_an_empty_component_keeps_its_cost():
    assert emptied("space")["purple-1"] == {"purple-1.prestige": 0, "purple-1.votes": 0}
    assert emptied("province")["province-culture"] == {"province-culture.amount": 0, "province-culture.power": 0}


def test_every_component_of_a_kind_is_emptied():
    for kind in KINDS:
        ids = {card.id for card in game("pendulum").cards if card.facts["kind"] == kind}
        assert {**emptied(kind), **emptied(kind, "advanced")}.keys() == ids
        assert all(emptied(kind, side)[card] for side in SIDES for card in emptied(kind, side)), "each has a change"


def test_everything_that_is_met_in_a_game_has_an_intervention():
    rows = {card.facts["kind"] for card in game("pendulum").cards if card.id in PLAYED}
    assert rows == {*KINDS, "mat"}
    assert len(emptied("stratagem")) == 4 and len(emptied("stratagem", "advanced")) == 20


def test_what_is_special_about_every_mat():
    basic, advanced = levelled("basic"), levelled("advanced")
    assert basic["briber-basic: no start"] == {"briber-basic.start_culture": 0, "briber-basic.start_gold": 0}
    assert basic["briber-basic: plain slots"] == {"briber-basic.production_gold": 2}
    assert basic["briber-basic: even tracks"] == {
        f"briber-basic.threshold_{t}": 11 for t in ("power", "prestige", "popularity")
    }
    assert "implacable-basic: even tracks" not in basic and not [label for label in basic if "ability" in label]
    assert len([label for label in advanced if label.endswith("no ability")]) == 5
    with pytest.raises(SpielwerkError, match="basic"):
        levelled("basics")


def test_a_mat_without_its_ability_costs_its_character_and_nobody_is_left_out(tmp_path):
    found = mats("advanced", games=240, seed=1, jobs=1, out=tmp_path / "runs")
    table = owners(found)
    assert set(table["card"]) == set(levelled("advanced"))
    assert all(row["card"].startswith(row["character"]) for row in table.iter_rows(named=True))
    assert (table["low"] <= table["difference"]).all() and (table["difference"] <= table["high"]).all()
    page = found.report(tmp_path / "page").read_text()
    assert "What does a character lose without it?" in page and "justicar-advanced: no ability" in page


def test_a_page_about_no_character_has_no_section_for_one(tmp_path):
    assert owners(components("corner", games=24, seed=1, jobs=1, out=tmp_path / "runs")).height == 0


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
    page = batch(plan, kinds=["achievement"], sides=["advanced"])
    titles = re.findall(r"<h2>(.*?)</h2>", page.read_text())
    assert len(set(titles)) == len(titles)
    for part in ("Guesses: ", "Achievement: ", "Advanced mats: "):
        assert any(title.startswith(part) for title in titles), part
