"""A strategy that breaks: the message says which game, seat, strategy and decision, and how to see it."""

import re
from pathlib import Path

import pytest

from sim import GameFault, Result, SpielwerkError, load, run
from sim.runs.experiment import round_robin
from sim.runs.runner import execute

ALWAYS = """
from sim.games.majority.decisions import Majority

class Nonsense(Majority):
    "Never heard of the rules."

    def play(table, me):
        return 99
"""
RARELY = """
from sim.games.majority.decisions import Majority
from sim.kernel.rng import strategy_below

class Rarely(Majority):
    "Forgets the rules once in a while."

    def swap(table, me):
        return -7 if strategy_below(table, me, 4000) == 0 else Majority_swap(table, me)
"""


@pytest.fixture
def nonsense(tmp_path):
    (tmp_path / "nonsense.py").write_text(ALWAYS)
    return f"{tmp_path}/nonsense.py:Nonsense"


@pytest.fixture
def rarely(tmp_path):
    helper = "from sim.kernel.compile import compiled\nMajority_swap = compiled(Majority.swap)\n"
    (tmp_path / "rarely.py").write_text(RARELY.replace("\nclass", f"{helper}\nclass"))
    return f"{tmp_path}/rarely.py:Rarely"


def test_a_broken_strategy_is_found_before_anything_is_written(nonsense, tmp_path):
    out = tmp_path / "run"
    with pytest.raises(GameFault) as raised:
        run("majority", ["random", nonsense], 1000, out=out, jobs=1, players=3)
    start = r"game 0, seat 1 \(nonsense\), decision play: answered 99, which is not among the options; to see it: (\S+)"
    found = re.fullmatch(start, str(raised.value))
    assert found, raised.value
    assert raised.value.game == 0
    text = Path(found[1]).read_text()
    Path(found[1]).unlink()
    assert "seat 1: nonsense" in text and "Round 1, turn 1" in text
    assert text.rstrip().endswith("answered 99, which is not among the options")
    assert not out.exists()


@pytest.mark.parametrize("backend", ["threads", "processes"])
def test_a_fault_in_the_middle_of_a_run_says_how_to_replay_it(rarely, tmp_path, backend, shards_of):
    shards_of(50)
    out = tmp_path / "run"
    with pytest.raises(GameFault) as raised:
        run("majority", [rarely, "random"], 2000, seed=3, out=out, jobs=1, backend=backend)
    found = re.fullmatch(
        r"game (\d+), seat (\d) \(rarely\), decision swap: answered -7, which is not among the options; "
        r"to see it: spielwerk replay (\S+) (\d+)",
        str(raised.value),
    )
    assert found, raised.value
    game, seat, path, index = found.groups()
    assert game == index and Path(path) == out and raised.value.game == int(game) > 8
    text = load_unfinished(out).replay(int(game))
    assert f"seat {seat}: rarely" in text
    assert f"Here the game breaks off: game {game}, seat {seat} (rarely), decision swap" in text
    before = load_unfinished(out).replay(int(game) - 1)
    assert "breaks off" not in before and "wins" in before


def load_unfinished(path):
    """A run that can be replayed, though it was never finished."""
    with pytest.raises(SpielwerkError, match="is incomplete"):
        load(path)
    return Result(path)


def test_the_index_of_a_fault_counts_over_all_matchups(rarely, tmp_path):
    made = round_robin("majority", ["random", "first-legal", rarely], 1000, seed=1)
    with pytest.raises(GameFault) as raised:
        execute(made, tmp_path / "run", jobs=1)
    assert raised.value.game >= 1000, "the first match-up is without it"
    assert "breaks off" in load_unfinished(tmp_path / "run").replay(raised.value.game)


def test_without_a_folder_the_faulty_game_is_told_in_a_file(rarely):
    with pytest.raises(GameFault) as raised:
        run("majority", [rarely, "random"], 2000, seed=3, jobs=1)
    told = Path(str(raised.value).rpartition("to see it: ")[2])
    assert "breaks off" in told.read_text()
    told.unlink()


CHEAT = """
from sim.games.majority.decisions import Majority

class Cheat(Majority):
    "Has coins up the sleeve."

    def play(table, me):
        table.score[me] = 50
        return table.hand[me, 0]
"""


def test_a_strategy_that_changes_the_table_is_refused_before_anything_is_written(tmp_path):
    (tmp_path / "cheat.py").write_text(CHEAT)
    with pytest.raises(GameFault, match=r"changed the table \(score\)"):
        run("majority", [f"{tmp_path}/cheat.py:Cheat", "random"], 10, out=tmp_path / "run", jobs=1)
    assert not (tmp_path / "run").exists()


@pytest.mark.parametrize(("jobs", "says"), [("many", "jobs needs a whole number"), (0, "goes from 1 to 1,024, not 0")])
def test_a_wrong_number_of_jobs_gets_one_line(jobs, says):
    with pytest.raises(SpielwerkError, match=says):
        run("majority", ["random"], 10, jobs=jobs)
