"""Compare: the same deals twice, so that only the change makes a difference."""

import polars as pl
import pytest

from sim import compare, load, sweep
from sim.errors import SpielwerkError
from sim.runs import comparison
from tests.runs.conftest import PLAYERS

NOTHING = {"red-10.power": 10}  # as it is printed


def test_a_change_that_changes_nothing_makes_no_difference_at_all():
    found = compare("majority", PLAYERS, 400, change=NOTHING, seed=1, jobs=1)
    for measure in ("win", "score", "bribes"):
        table = found.table(measure)
        assert table["strategy"].to_list() == sorted(PLAYERS) or set(table["strategy"]) == set(PLAYERS)
        name = "difference" if measure == "win" else f"{measure}_difference"
        assert (table[name] == 0).all() and (table["low"] < 0).all() and (table["high"] > 0).all()
        assert not table["clear"].any()
    assert found.before.seats.collect().equals(found.after.seats.collect())
    assert found.unchanged()
    assert found.half_width() == pytest.approx(3 / 200, rel=0.01), "200 deals rule out no more than 3 in 200"


def test_a_change_that_never_matters_is_not_decided_at_once(monkeypatch):
    """Nothing changed in 100 deals is no proof for plus or minus 0.004: that takes 750 deals."""
    monkeypatch.setattr(comparison, "FIRST_LOOK", 200)
    found = compare("majority", PLAYERS, 5000, change=NOTHING, until=0.004, seed=1, jobs=1)
    assert found.before.manifest["games"] == 3200 and found.half_width() <= 0.004


def test_the_games_are_paired():
    """A card worth nothing: scores change, and the difference is known better than from two separate runs."""
    found = compare("majority", PLAYERS, 2000, change={"red-10.power": 0}, seed=1, jobs=2)
    table = found.table("score")
    assert (table["score_difference"] < 0).all() and table["clear"].all()
    before, after = (r.seats.select("game", "seat", "strategy").collect() for r in (found.before, found.after))
    assert before.equals(after)
    spread = found.before.seats.select(pl.col("score").std()).collect().item()
    separate = 1.96 * spread * (2 / 4000) ** 0.5
    assert ((table["high"] - table["low"]) / 2 < separate).all()


def test_a_switch_of_the_rules():
    found = compare("majority", PLAYERS, 200, options={"spy_lasts": "phase"}, seed=1, jobs=1)
    assert found.before.manifest["options"]["spy_lasts"] == "turn"
    assert found.after.manifest["options"]["spy_lasts"] == "phase"
    opened = [r.games.select(pl.col("open_turns").sum()).collect().item() for r in (found.before, found.after)]
    assert opened[0] < opened[1]


def test_what_holds_for_both_sides():
    base = {"base_change": {"blue-10.power": 5}, "base_options": {"spy_lasts": "phase"}}
    found = compare("majority", PLAYERS, 20, change=NOTHING, jobs=1, **base)
    for result in (found.before, found.after):
        assert result.manifest["change"]["blue-10.power"] == 5
        assert result.manifest["options"]["spy_lasts"] == "phase"
    assert found.after.manifest["change"]["red-10.power"] == 10


def test_a_strategy_takes_the_place_of_another():
    found = compare("majority", ["random", "first-legal"], 200, replace={"random": "monte-carlo(rollouts=1)"}, jobs=1)
    assert found.after.manifest["matchups"] == [["monte-carlo(rollouts=1)", "first-legal"] * 2]
    table = found.table()
    assert set(table["strategy"]) == {"random", "first-legal"}, "named after the one that was there before"
    gain = dict(zip(table["strategy"], table["difference"], strict=True))
    assert gain["random"] > 0 > gain["first-legal"]


def test_a_strategy_in_its_own_place_makes_no_difference():
    found = compare("majority", PLAYERS, 100, replace={"random": "random"}, jobs=1)
    assert (found.table()["difference"] == 0).all()


def test_it_stops_when_it_is_decided(monkeypatch, tmp_path):
    monkeypatch.setattr(comparison, "FIRST_LOOK", 200)
    change = {"red-10.power": 0}
    wide = compare("majority", PLAYERS, 5000, change=change, until=0.9, seed=1, jobs=1, out=tmp_path / "wide")
    assert wide.before.manifest["games"] == wide.after.manifest["games"] == 200
    found = compare("majority", PLAYERS, 5000, change=change, until=0.08, seed=1, jobs=1, out=tmp_path / "narrow")
    games = found.before.manifest["games"]
    assert games in (800, 3200) and found.half_width() <= 0.08
    assert wide.half_width() > 0.08, "the first look alone was not enough"
    never = compare("majority", PLAYERS, 900, change=change, until=1e-6, seed=1, jobs=1)
    assert never.before.manifest["games"] == 900 and never.half_width() > 1e-6
    ordinary = comparison.Comparison(wide.before, wide.after, {}).table()
    assert (wide.table()["p"] >= ordinary["p"]).all(), "looking several times costs some certainty"


@pytest.mark.parametrize(
    ("given", "line"),
    [
        ({}, "nothing to compare: give a changed number, a rule option or another strategy"),
        ({"change": NOTHING, "until": 0}, "the width to reach must be above 0, not 0"),
        ({"replace": {"rando": "first-legal"}}, "'rando' is not among the strategies that play (did you mean random"),
        ({"replace": {"random": "frist-legal"}}, "majority has no strategy 'frist-legal' (did you mean first-legal"),
        ({"change": {"red-11.power": 1}}, "majority has no card 'red-11'"),
    ],
)
def test_mistakes_get_one_line(given, line, tmp_path):
    with pytest.raises(SpielwerkError) as raised:
        compare("majority", PLAYERS, 100, jobs=1, out=tmp_path / "run", **given)
    assert line in str(raised.value)
    assert not (tmp_path / "run").exists(), "nothing is written before everything is checked"


def test_it_can_be_loaded_and_reported_again(tmp_path):
    found = compare("majority", PLAYERS, 400, change={"red-10.power": 0}, seed=1, jobs=1, out=tmp_path / "both")
    again = load(tmp_path / "both")
    table = found.table()
    assert isinstance(again, comparison.Comparison) and again.table().equals(table)
    moved = (tmp_path / "both").rename(tmp_path / "moved")
    assert load(moved).table().equals(table), "the folder can be moved"
    text = load(moved).report(tmp_path / "page").read_text()
    assert "red-10.power from 10 to 0" in text and "<td>after</td>" in text


def test_the_unchanged_games_are_played_once(tmp_path):
    first = compare("majority", PLAYERS, 400, change={"red-10.power": 0}, seed=1, jobs=1, out=tmp_path / "one")
    other = {"change": {"blue-10.power": 0}, "seed": 1, "jobs": 1}
    second = compare("majority", PLAYERS, 400, **other, before=first.before, out=tmp_path / "two")
    assert second.before.path == first.before.path and second.before.played == 0
    assert not (tmp_path / "two" / "before").exists()
    assert second.table().equals(compare("majority", PLAYERS, 400, **other).table())
    with pytest.raises(SpielwerkError, match="holds another run: its seed is 1, this one's is 2"):
        compare("majority", PLAYERS, 400, **other | {"seed": 2}, before=first.before)
    with pytest.raises(SpielwerkError, match="give before as a folder"):
        compare("majority", PLAYERS, 400, **other, before=first.before, until=0.1)


def test_a_replacement_plays_in_the_same_kingdom():
    """Each side alone would fill the kingdom with what its own strategies ask for."""
    found = compare("dominion", ["big-money", "double-witch"], 40, replace={"big-money": "big-money-smithy"}, jobs=1)
    kingdoms = [set(side.manifest["setup"]["kingdom"]) for side in (found.before, found.after)]
    assert kingdoms[0] == kingdoms[1] >= {"witch", "smithy"}
    assert len(found.table()) == 2


def test_the_always_valid_width_is_sharpest_near_the_end():
    near = comparison._expected_deals(0.004, 10**7, comparison.match("majority", PLAYERS, 10))
    assert near == pytest.approx(50_000, rel=0.2)
    assert comparison._expected_deals(0.004, 30_000, comparison.match("majority", PLAYERS, 10)) == 15_000
    assert comparison._expected_deals(0.5, 10**7, comparison.match("majority", PLAYERS, 10)) == 10_000, "the first look"


@pytest.mark.parametrize("given", [{"change": {"red-10.power": 1000}}, {"change": {"red-10.copies": 0}}])
def test_what_can_not_be_played_after_the_change_is_found_before_anything_is_played(tmp_path, given):
    with pytest.raises(SpielwerkError, match="power goes from|can't be played"):
        compare("majority", PLAYERS, 100, jobs=1, out=tmp_path / "both", **given)
    assert not (tmp_path / "both").exists()


def test_a_folder_with_other_things_is_left_alone(tmp_path):
    (tmp_path / "letters.txt").write_text("dear")
    given = {"change": {"red-10.power": 0}, "jobs": 1, "out": tmp_path}
    with pytest.raises(SpielwerkError, match="is there already and holds no comparison: choose another folder"):
        compare("majority", PLAYERS, 100, **given)
    with pytest.raises(SpielwerkError, match="is there already and holds no sweep"):
        sweep("majority", PLAYERS, 10, change={"red-10.power": [9, 10]}, jobs=1, out=tmp_path)
    assert [p.name for p in tmp_path.iterdir()] == ["letters.txt"]


def test_a_comparison_says_in_a_line_what_it_is():
    found = compare("majority", PLAYERS, 40, change={"red-10.power": 0}, seed=1, jobs=1)
    assert repr(found).startswith("<majority: red-10.power from 10 to 0; 40 games before and after, ")
