import re

import polars as pl
import pytest

from analyses.batch import Batch
from analyses.majority_2.batch import batch
from analyses.majority_2.interventions import sections, starter_shift, together
from analyses.majority_2.what_if import ABILITIES, DECKS, PASSED_HAND, REMOVALS, RULES
from sim import load
from sim.runs.experiment import match

NAMES = ("evaluator", "greedy", "random")
SOME_RULES = {label: RULES[label] for label in (PASSED_HAND, "reaper senior is discarded")}
PARTS = {"abilities": {card: ABILITIES[card] for card in ("demon-senior", "witch-secretary")}, "rules": SOME_RULES}
SOME_DECKS = {label: DECKS[label] for label in ("none", "all promo, 2 ghosts")}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("majority-2") / "batch"
    batch(Batch("majority-2", folder, NAMES, 60, 2, {"jobs": 1}), parts=PARTS, decks=SOME_DECKS)
    return folder


@pytest.mark.parametrize("changes", [ABILITIES, REMOVALS, RULES])
def test_every_change_is_possible(changes):
    for change in changes.values():
        setting = change if "options" in change else {"change": change}
        match("majority-2", ["greedy", "random"], 1, **setting)


def test_every_card_of_the_box_is_asked_about():
    assert len(ABILITIES) == len(REMOVALS) == 25
    assert ABILITIES["demon-veteran"] == {"demon-veteran.free": 1}
    assert ABILITIES["angel-secretary"] == {"angel-secretary.bonus": 0}
    assert ABILITIES["angel-junior"] == {"angel-junior.ability": 0}


def test_one_page_tells_of_everything(folder):
    text = (folder / "report" / "index.html").read_text()
    titles = re.findall(r"<h2>(.*?)</h2>", text)
    wanted = ["Abilities: interventions", "Abilities: cards both ways", "Abilities: points with each change",
              "Rules: worth of the passed hand", "Decks: promo cards and ghosts", "Decks: win rates"]  # fmt: skip
    assert {"Points", "Tempo", *wanted} <= set(titles) and len(set(titles)) == len(titles)
    assert "nan" not in re.sub(r"base64,[^\"]*", "", text).lower()


def test_the_parts_can_be_loaded_and_reported(folder, tmp_path):
    found = load(folder / "rules")
    assert list(found.comparisons) == list(SOME_RULES)
    assert found.report(tmp_path / "rules").exists()
    decks = load(folder / "decks")
    assert decks.base == "none" and decks.report(tmp_path / "decks").exists()


def test_what_is_there_is_not_played_again(folder):
    before = (folder / "tournament" / "manifest.json").stat().st_mtime_ns
    Batch("majority-2", folder, NAMES, 60, 2, {"jobs": 1}).what_if("rules", SOME_RULES)
    assert (folder / "tournament" / "manifest.json").stat().st_mtime_ns == before


def test_differences_are_those_of_the_means(folder):
    found = load(folder / "rules").comparisons
    one = {PASSED_HAND: found[PASSED_HAND]}
    row = together(one, "score").row(0, named=True)
    mean = [
        side.seats.select(pl.col("score").mean()).collect().item()
        for side in (one[PASSED_HAND].before, one[PASSED_HAND].after)
    ]
    assert row["score_difference"] == pytest.approx(mean[1] - mean[0])
    assert row["low"] < row["score_difference"] < row["high"]
    first = [side.seats.filter(pl.col("seat") == 0).select(pl.col("win").mean()).collect().item()
             for side in (one[PASSED_HAND].before, one[PASSED_HAND].after)]  # fmt: skip
    assert starter_shift(one)["difference"].item() == pytest.approx(first[1] - first[0])


def test_the_passed_hand_is_told_where_it_was_asked(folder):
    titles = [section.title for section in sections(load(folder / "abilities"))]
    assert "Worth of the passed hand" not in titles and "Points with each change" in titles
