from types import SimpleNamespace

import pytest

from analyses.changes import changes
from analyses.report.compare import comparison_report, comparison_sections


@pytest.fixture
def comparison(teams, run_maker):
    after = run_maker(teams.manifest["matchups"], skill={"hunter": 0.0, "briber": 0.5, "random": 0.0})
    after.manifest["change"] = {"red-10.power": 12}
    return SimpleNamespace(before=teams, after=after, rename={}, stopped_at=None)


def test_report_tells_what_changed_and_who_gains(comparison, tmp_path):
    text = comparison_report(comparison, tmp_path).read_text()
    assert "What changed: red-10.power = 12." in text
    assert "hunter loses" in text and "random gains" in text
    assert (tmp_path / "tables" / "scores.csv").exists()


def test_sections_are_sorted_by_gain(comparison):
    wins, scores = comparison_sections(comparison)
    assert wins.table["strategy"][-1] == scores.table["strategy"][-1] == "hunter"
    assert wins.table["difference"].is_sorted(descending=True)
    assert "score_difference" in scores.table.columns


def test_no_change_says_so(teams):
    wins, _ = comparison_sections(SimpleNamespace(before=teams, after=teams, rename={}, stopped_at=None))
    assert wins.reading.startswith("No game changed: ") and "at most 0.75 percentage points" in wins.reading


def test_a_replaced_strategy_is_followed(run_maker):
    before, after = run_maker([["old", "b"] * 2], deals=100), run_maker([["new", "b"] * 2], deals=100)
    comparison = SimpleNamespace(before=before, after=after, rename={"old": "new"}, stopped_at=1000)
    assert set(comparison_sections(comparison)[0].table["strategy"]) == {"old", "b"}
    assert changes(before.manifest, after.manifest) == "new instead of old"


def test_changes_in_words():
    before = {"change": {"a.cost": 3}, "options": {"spy_lasts": "turn"}, "setup": None, "strategies": []}
    after = {"change": {"a.cost": 4, "b.cost": 1}, "options": {}, "setup": None, "strategies": []}
    assert changes(before, after) == "a.cost from 3 to 4; b.cost = 1; spy_lasts from turn to the default"
    assert changes(before, before) == "nothing"


def test_a_change_tells_what_was_printed():
    cards = {"red-10": {"power": 10}, "blue-10": {"power": 10}, "blue-2": {"power": 2}}
    before = {"change": {}, "options": {}, "setup": {"kingdom": ["moat", "mine"]}, "strategies": [], "cards": cards}
    after = before | {"change": {"red-10.power": 9, "*-10.power": 30, "blue-*.power": 7}}
    assert changes(before, after) == "red-10.power from 10 to 9; *-10.power from 10 to 30; blue-*.power = 7"
    other = before | {"setup": {"kingdom": ["moat", "smithy"]}, "players": 3}
    assert changes(before | {"players": 2}, other) == "players from 2 to 3; kingdom from moat, mine to moat, smithy"
