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
    plan = Batch("majority", tmp_path / "all", ("briber", "greedy"), 40, 3, 1)
    told: list[str] = []
    plan.play()
    again = Batch("majority", tmp_path / "all", ("briber", "greedy"), 40, 3, 1, told.append)
    assert again.play().played == 0 and told == ["tournament"]
