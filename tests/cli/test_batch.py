"""`spielwerk batch`: all that is asked of a game, in one folder and on one page."""

import re
from pathlib import Path

import pytest

import sim
from analyses.batch import Batch
from analyses.report.rooms import room
from sim.games import GAMES
from tests.cli.helpers import after, files

WORDS = ("batch", "majority", "-s", "briber", "-s", "greedy", "-n", "40", "--seed", "3", "--jobs", "1")


def test_everything_is_played_once_and_told_on_one_page(call):
    first = call(*WORDS, "-o", "all")
    (page,) = after(first.stdout, "report")
    titles = re.findall(r"<h2>(.*?)</h2>", Path(page).read_text())
    assert len(set(titles)) == len(titles)
    assert {"Abilities: interventions", "Rules: interventions"} <= set(titles)
    assert any(title.startswith("Players: ") for title in titles)
    assert {*sim.load("all/abilities").comparisons} == {"no bribery", "no assassination", "no spy", "no treason"}
    assert sim.load("all/players").values == ["4", "3"]
    played = {path: path.stat().st_mtime_ns for path in sim.load("all/tournament").path.rglob("*.parquet")}
    call(*WORDS, "-o", "all")
    assert all(path.stat().st_mtime_ns == before for path, before in played.items())


def test_without_an_ability_nobody_has_it(call, here):
    call(*WORDS, "-o", "all")
    seats = sim.load("all/abilities/no_bribery").after.seats.collect()
    assert seats["bribes"].sum() == 0 and seats["assassinations"].sum() > 0


@pytest.mark.parametrize("name", [name for name in GAMES if room(name, "batch")])
def test_unknown_strategies_are_refused_before_anything_is_written(complaint, here, name):
    said = complaint("batch", name, "-s", "randm", "-s", "random", "-o", "all")
    assert "no strategy 'randm' (did you mean random" in said and not files(here)


def test_bad_words(complaint):
    assert "there is no game 'majorty' (did you mean majority" in complaint("batch", "majorty")
    assert "at least two different strategies" in complaint("batch", "majority", "-s", "random")
    assert complaint("batch", "dominion").startswith("dominion has no batch; those that have one: majority, majority-2")


def test_a_stopped_batch_goes_on(here, tmp_path):
    told: list[str] = []
    plan = Batch("majority", tmp_path / "all", ("briber", "greedy"), 40, 3, {"jobs": 1}, told.append)
    assert plan.play().played == 40 and told == ["tournament"]
    assert plan.play().played == 0 and told == ["tournament"], "what is there is neither played nor told"


def test_a_change_is_added_to_what_holds_for_both_sides(tmp_path):
    plan = Batch("majority", tmp_path / "all", ("briber", "greedy"), 8, 3, {"jobs": 1})
    both = {"options": {"spy_lasts": "phase"}}
    changes = {"harder": {"options": {"assassination_hits_bribed": "on"}}}
    before = plan.play("base", **both)
    found = plan.what_if("rules", changes, before, **both).comparisons["harder"].after.manifest["options"]
    assert found == {"spy_lasts": "phase", "assassination_hits_bribed": "on"}


def test_a_folder_with_other_things_is_left_alone(complaint, here):
    (here / "letters").mkdir()
    (here / "letters" / "mother.txt").write_text("Dear Mother")
    assert "letters is there already and is not a batch" in complaint(*WORDS, "-o", "letters")
    assert files(here) == ["letters", "letters/mother.txt"]


def test_the_folder_of_a_batch_names_its_parts(call, complaint, here):
    call(*WORDS, "-o", "all")
    assert "all holds several runs, name one of them: abilities, cards, players, rules, tournament" in complaint(
        "report", "all"
    )
