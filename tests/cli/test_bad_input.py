"""Bad input gets one clear line and exit code 2, and nothing is written."""

import os
from pathlib import Path

import pytest

from tests.cli.helpers import MATCH, files

PLAY = ("run", *MATCH, "-n", "100")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("run", "majorty", "-s", "random"), "there is no game 'majorty' (did you mean majority or"),
        (("show", "majorty"), "there is no game 'majorty' (did you mean majority or"),
        (("tournament", "majorty"), "there is no game 'majorty' (did you mean majority or"),
        (("bench", "majorty"), "there is no game 'majorty' (did you mean majority or"),
        (("run", "majority", "-s", "randm"), "no strategy 'randm' (did you mean random"),
        (("run", "majority", "-s", "random(x=1)"), "random has no parameter 'x'"),
        (("run", "majority", "-s", "monte-carlo(rollouts=many)"), "rollouts needs a number, not 'many'"),
        (("run", "majority", "-s", "monte-carlo(rollouts=0)"), "rollouts goes from 1 to"),
        (("run", "majority", "-s", "monte-carlo("), "can't read strategy 'monte-carlo('"),
        (("run", "majority", "-s", "missing.py:Mine"), "there is no file 'missing.py'"),
        (("run", "majority", "-s", "mine.py"), "write mine.py:ClassName"),
        (("run", "majority"), "at least one strategy is needed"),
        (("tournament", "majority", "-s", "random"), "at least two different strategies"),
        (("tournament", "majority", "-s", "random", "--all"), "either --all or -s"),
        (("tournament", "majority", "-n", "10", "--total", "100"), "either --total or -n"),
        (("show", "majority", "red-11"), "no card or strategy 'red-11' (did you mean red-10"),
        ((*PLAY, "--set", "red-11.power=3"), "no card 'red-11' (did you mean red-10"),
        ((*PLAY, "--set", "red-10.powr=3"), "red-10 has no number 'powr' (did you mean power?)"),
        ((*PLAY, "--set", "red-10.power=high"), "red-10.power needs a whole number, not 'high'"),
        ((*PLAY, "--set", f"red-10.power={10**20}"), "red-10.power needs a whole number between -10000 and 10000"),
        ((*PLAY, "--set", "red-10.power"), "write it as card.field=value, not 'red-10.power'"),
        ((*PLAY, "--set", "red-10.power=1", "--set", "red-10.power=2"), "red-10.power is given twice"),
        ((*PLAY, "--option", "spy_last=phase"), "no option 'spy_last' (did you mean spy_lasts?)"),
        ((*PLAY, "--option", "spy_lasts=ever"), "spy_lasts can't be 'ever' (choices: turn, phase)"),
        ((*PLAY, "--setup", "kingdom=first-game"), "no set-up 'kingdom'"),
        ((*PLAY, "--variant", "advanced"), "no variant 'advanced' (there are: standard)"),
        ((*PLAY, "--players", "7"), "is for 3 to 4 players, not 7"),
        ((*PLAY, "--players", "0"), "0 is not in the range"),
        (("run", "majority", *["-s", "random"] * 5), "5 strategies were given"),
        (("run", *MATCH, "-n", "0"), "whole number, 1 or more, not 0"),
        (("run", *MATCH, "-n", "-5"), "whole number, 1 or more, not -5"),
        (("run", *MATCH, "-n", "lots"), "'lots' is not a number of games"),
        ((*PLAY, "--seed", "-1"), "-1 is not in the range"),
        ((*PLAY, "--seed", "99999999999999999999"), "seed"),
        ((*PLAY, "--jobs", "0"), "0 is not in the range"),
        ((*PLAY, "--jobs", "100000"), "100000 is not in the range"),
        ((*PLAY, "--backend", "ray"), "'ray' is not one of 'threads', 'processes', 'dask'"),
        ((*PLAY, "--detail", "all"), "'all' is not one of"),
        (("compare", *MATCH, "-n", "100"), "nothing to compare"),
        (("compare", *MATCH, "-n", "100", "--replace", "randm=first-legal"), "'randm' is not among the strategies"),
        (("compare", *MATCH, "-n", "100", "--set", "red-10.power=9", "--until", "0"), "above 0, not 0"),
        (("compare", *MATCH, "-n", "100", "--set", "red-10.power=9", "--until", "nan"), "above 0, not nan"),
        ((*PLAY, "--set", "red-10.power=on"), "red-10.power needs a whole number, not True"),
        ((*PLAY, "--scheduler", "somewhere:1"), "a scheduler goes with the backend dask, not threads"),
        (("run", *MATCH, "-n", "1e400"), "whole number, 1 or more, not 1e400"),
        (("run", *MATCH, "-n", "1e13"), "a run has at most 100,000,000,000 games"),
        (("run", "majority", "-s", "second-place-hunter(greed=1e999)"), "greed needs a whole number, not inf"),
        (("report", "nowhere"), "nowhere is not a run"),
        (("replay", "nowhere", "0"), "nowhere is not a run"),
        (("replay", "nowhere", "first"), "'first' is not a valid integer"),
        (("run", "nowhere.toml"), "can't read the experiment nowhere.toml: No such file or directory"),
    ],
)
def test_one_line_that_helps(complaint, here, words, says):
    assert says in complaint(*words)
    assert files(here) == []


def test_an_output_folder_that_is_no_run_is_left_alone(complaint, here):
    (here / "letters").mkdir()
    (here / "letters" / "mother.txt").write_text("Dear Mother")
    assert "is not a run" in complaint(*PLAY, "-o", "letters")
    assert files(here) == ["letters", "letters/mother.txt"]


def test_a_file_in_the_place_of_the_folder_is_left_alone(complaint, here):
    (here / "notes").write_text("n")
    assert "notes is there already" in complaint(*PLAY, "-o", "notes")
    assert "can't write to notes/run: Not a directory" in complaint(*PLAY, "-o", "notes/run")
    assert files(here) == ["notes"]


def test_another_experiment_in_the_folder_is_refused_with_the_difference(complaint, copied, here):
    before = files(here)
    words = ("run", *MATCH, "-n", "1000", "-o", copied)
    assert "its seed is 3, this one's is 4" in complaint(*words, "--seed", "4")
    assert "its games_per_matchup is 1000, this one's is 2000" in complaint("run", *MATCH, "-n", "2000", "-o", copied)
    assert files(here) == before


NONSENSE = """
from sim.games.majority.decisions import Majority


class Nonsense(Majority):
    "Plays a card that it doesn't have."

    def play(table, me):
        return 200
"""


def test_a_strategy_that_answers_nonsense_is_named(complaint, here):
    (here / "mine.py").write_text(NONSENSE)
    line = complaint("run", "majority", "-s", "mine.py:Nonsense", "-s", "random", "-n", "100", "-o", "run")
    assert "nonsense" in line and "play" in line and "200" in line
    assert files(here) == ["mine.py"]


def test_a_strategy_file_that_does_not_hold_it(complaint, here):
    (here / "mine.py").write_text(NONSENSE)
    assert "mine.py has no strategy 'Nonsens'" in complaint("run", "majority", "-s", "mine.py:Nonsens", "-n", "100")
    (here / "mine.py").write_text("import nothing_of_that_name")
    assert "mine.py can't be loaded: ModuleNotFoundError" in complaint("run", "majority", "-s", "mine.py:Nonsense")


TABLES = ("games", "seats", "cards")


@pytest.mark.parametrize("table", TABLES)
def test_a_missing_shard(complaint, copied, table):
    next((copied / table).glob("*.parquet")).unlink()
    assert f"1 of 1 shards of {table} are missing" in complaint("report", copied)
    assert not Path("reports").exists()


@pytest.mark.parametrize("table", TABLES)
def test_a_shard_cut_off(complaint, copied, table):
    part = next((copied / table).glob("*.parquet"))
    os.truncate(part, part.stat().st_size // 2)
    assert f"{part} is damaged" in complaint("report", copied)
    assert not Path("reports").exists()


def test_a_shard_with_spoilt_content(complaint, copied):
    part = next((copied / "seats").glob("*.parquet"))
    content = bytearray(part.read_bytes())
    content[40:90] = bytes(50)
    part.write_bytes(content)
    assert "can't be read" in complaint("report", copied) or "damaged" in complaint("report", copied)


@pytest.mark.parametrize("text", ["{", '{"a": 1}', "[]"])
def test_a_manifest_that_is_none(complaint, copied, text):
    (copied / "manifest.json").write_text(text)
    assert "manifest.json" in complaint("replay", copied, 0)
    assert "manifest.json" in complaint("report", copied)


def test_a_sweep_looks_at_all_values_before_it_plays_the_first(complaint, here):
    assert "a card's power goes from 0 to 99" in complaint("sweep", *MATCH, "-n", "10", "--set", "red-10.power=98:100")
    assert files(here) == []


@pytest.mark.parametrize("words", [("compare", *MATCH, "--set", "red-10.power=9"),
                                   ("sweep", *MATCH, "--set", "red-10.power=9:10")])  # fmt: skip
def test_where_a_report_goes_is_looked_at_before_anything_is_played(complaint, here, words):
    (here / "notes").write_text("n")
    assert "can't write a report to notes/page: notes is a file" in complaint(*words, "--report", "notes/page")
    assert files(here) == ["notes"]


def test_a_report_leaves_other_folders_alone(complaint, call, copied, here):
    (here / "site").mkdir()
    (here / "site" / "index.html").write_text("my home page")
    before = files(here)
    assert "site is there already and is not a report" in complaint("report", copied, "-o", "site")
    assert files(here) == before
    call("report", copied, "-o", "page")
    call("report", copied, "-o", "page")
