"""Sweeps: a run per value, of cards, switches, set-ups, variants and numbers of players."""

import pytest

from sim import load, sweep
from sim.errors import SpielwerkError
from sim.runs.sweep import Sweep, plan_sweep
from tests.runs.conftest import PLAYERS


def test_a_sweep_can_be_loaded_and_reported_again(tmp_path):
    found = sweep("majority", PLAYERS, 400, change={"red-10.power": "8:11"}, seed=1, jobs=1, out=tmp_path / "all")
    assert found.values == ["8", "9", "10", "11"] and found.base == "10"
    again = load(tmp_path / "all")
    assert isinstance(again, Sweep) and again.base == "10" and again.win_rates().equals(found.win_rates())
    text = again.report(tmp_path / "page").read_text()
    assert "What differs from red-10.power = 10?" in text and "<td>red-10.power = 8</td>" in text


def test_the_number_of_players_varies(tmp_path):
    found = sweep("majority", PLAYERS, 120, players="3:4", seed=1, jobs=1)
    assert [result.manifest["players"] for result in found.results] == [3, 4] and found.base == "4"
    text = found.report(tmp_path).read_text()
    assert "Above the even share" in text and "with 3 players" not in text and "with 4 players" not in text
    assert "players from 3 to 4" in text


def test_variants_vary():
    plan = plan_sweep("pendulum", ["random"], 10, variant=["basic", "advanced"])
    assert plan.over == "variant" and plan.base == "basic"
    assert [experiment.setting.variant for experiment in plan.experiments] == ["basic", "advanced"]
    with pytest.raises(SpielwerkError, match="has no variant 'short'"):
        plan_sweep("majority", PLAYERS, 10, variant="standard|short")


def test_every_value_is_played_once():
    assert plan_sweep("majority", PLAYERS, 10, change={"red-10.power": "3:5|4|05|9"}).labels == ["3", "4", "5", "9"]
    with pytest.raises(SpielwerkError, match="exactly one thing"):
        plan_sweep("majority", PLAYERS, 10, variant=["standard", "standard"])


def test_the_default_of_a_switch_is_the_base():
    assert plan_sweep("majority", PLAYERS, 10, options={"spy_lasts": "phase|turn"}).base == "turn"
    assert plan_sweep("majority", PLAYERS, 10, change={"red-10.power": "1:3"}).base is None


@pytest.mark.parametrize(
    ("given", "line"),
    [
        ({"change": {"red-10.power": "1:1000000000"}}, "red-10.power has 1,000,000,000 values"),
        ({"change": {"red-10.power": list(range(2000))}}, "red-10.power has 2,000 values"),
        ({"change": {"red-10.power": "1:3"}, "players": "3:4"}, "exactly one thing"),
        ({"change": {"red-10.power": 3}}, "exactly one thing"),
    ],
)
def test_mistakes_get_one_line(given, line):
    with pytest.raises(SpielwerkError, match=line):
        sweep("majority", PLAYERS, 10, jobs=1, **given)
