"""Interventions: many changes against the same unchanged games."""

import pytest

from sim import interventions, load
from sim.errors import SpielwerkError
from sim.runs.interventions import Interventions
from tests.runs.conftest import PLAYERS

CHANGES = {"red-10": {"red-10.power": 0}, "blue-2": {"blue-2.power": 2}, "spy": {"options": {"spy_lasts": "phase"}}}


@pytest.fixture(scope="module")
def found(tmp_path_factory) -> Interventions:
    return interventions("majority", PLAYERS, CHANGES, 2000, seed=1, jobs=1, out=tmp_path_factory.mktemp("i") / "all")


def test_the_unchanged_games_are_played_once(found):
    assert {c.before.path for c in found.comparisons.values()} == {found.path / "before"}
    assert [c.before.played for c in found.comparisons.values()] == [2000, 0, 0]


def test_one_table_judged_together(found):
    table = found.table()
    assert table["card"].to_list() == ["red-10"] * 2 + ["blue-2"] * 2 + ["spy"] * 2
    assert table["change"].unique(maintain_order=True).to_list()[0] == "red-10.power from 10 to 0"
    single = found.comparisons["red-10"].table("score")
    together = found.table("score").filter(card="red-10")
    assert set(together["score_difference"]) == set(single["score_difference"])
    assert (together["p"].max() >= single["p"].max()) and together["clear"].all(), "corrected for six rows, not for two"


def test_they_can_be_loaded_and_reported(found, tmp_path):
    again = load(found.path)
    assert isinstance(again, Interventions) and again.table().equals(found.table())
    text = again.report(tmp_path).read_text()
    assert "<h2>Interventions</h2>" in text and "<h2>Cards both ways</h2>" in text
    assert "spy_lasts from turn to phase" in text and "<td>unchanged</td>" in text
    assert found._repr_html_().startswith("<table>")


def test_with_until_each_takes_as_many_games_as_it_needs(monkeypatch):
    monkeypatch.setattr("sim.runs.comparison.FIRST_LOOK", 200)
    few = {label: CHANGES[label] for label in ("red-10", "blue-2")}
    found = interventions("majority", PLAYERS, few, 3200, until=0.05, seed=1, jobs=1)
    games = [c.before.manifest["games"] for c in found.comparisons.values()]
    assert games[1] == 200 < games[0], "blue-2 keeps its number: no game changes"
    assert found.before.manifest["games"] == max(games)


@pytest.mark.parametrize(
    ("changes", "line"),
    [
        ({}, "no interventions"),
        ({"a": {}}, "'a' changes nothing"),
        ({"fine": {"red-10.power": 1}, "bad": {"red-11.power": 1}}, "no card 'red-11'"),
        ({"a b": {"red-10.power": 1}, "a_b": {"red-10.power": 2}}, "would share its folder"),
        ({"before": {"red-10.power": 1}}, "would share its folder"),
    ],
)
def test_mistakes_get_one_line_before_anything_is_played(changes, line, tmp_path):
    with pytest.raises(SpielwerkError, match=line):
        interventions("majority", PLAYERS, changes, 100, jobs=1, out=tmp_path / "all")
    assert not (tmp_path / "all").exists()
