"""The page of a sweep: the part for any game, and Dominion's own sections."""

import re

import polars as pl
import pytest

from analyses.dominion.sweep import sections
from analyses.report.rooms import room
from analyses.report.sweep import axis, merged_manifest, sweep_report, sweep_sections

ALL = ["moat", "cellar", "village"]


@pytest.fixture(scope="module")
def kingdoms(sweep_maker):
    cards = {f"k{i}": [*ALL, *(["witch"] if i < 6 else ["mine"])] for i in range(12)}
    sweep = sweep_maker(cards, effects={"witch": {"skill": {"smithy": 9.0}}}, deals=80, worth={"cellar": -6.0})
    return sweep


@pytest.fixture(scope="module")
def costs(sweep_maker):
    sweep = sweep_maker({"3": ALL, "4": ALL, "10": ALL}, over="witch.cost", deals=40)
    for value, result in zip(sweep.values, sweep.results, strict=True):
        result.manifest["change"] = {"witch.cost": int(value)}
    return sweep


def test_kingdoms_have_their_own_sections(kingdoms, tmp_path):
    text = sweep_report(kingdoms, tmp_path).read_text()
    assert re.findall(r"<h2>(.*?)</h2>", text) == [
        "Win rates", "Differences", "Length", "Kingdoms", "Speed", "Luck", "What cards shift", "Cards and speed", "Cards and luck",
        "Bought in vain",
    ]  # fmt: skip
    assert "Witch favours smithy by +" in text
    assert "Kingdom: " not in text  # they differ
    assert "Cellar (goes with losing" in text
    assert "10 of the 12 kingdoms repeat the results of another one" in text
    shifts = pl.read_parquet(tmp_path / "tables" / "what-cards-shift.parquet")
    assert set(shifts["card"]) == {"Witch", "Mine"}


def test_a_changed_number_has_no_questions_about_kingdoms(costs):
    assert [section.title for section in sections(costs)] == ["Speed", "Luck"]


def test_numbers_are_lines_in_their_order(costs):
    section = sweep_sections(costs)[0]
    axes = section.figure.axes[0]
    assert [list(line.get_xdata()) for line in axes.lines] == [[3.0, 4.0, 10.0]] * 2
    assert axes.get_xlabel() == "witch.cost"
    assert section.table.columns == ["witch.cost", "strategy", "games", "win_rate", "low", "high"]


def test_words_are_rows(kingdoms):
    axes = sweep_sections(kingdoms)[0].figure.axes[0]
    assert [label.get_text() for label in axes.get_yticklabels()] == kingdoms.values


def test_many_strategies_are_a_grid(sweep_maker):
    labels = list("abcdef")
    pairs = [[one, other] for i, one in enumerate(labels) for other in labels[i + 1 :]]
    sweep = sweep_maker({"x": ALL, "y": ALL}, matchups=pairs, deals=10)
    axes = sweep_sections(sweep)[0].figure.axes[0]
    assert sorted(label.get_text() for label in axes.get_xticklabels()) == labels
    assert [label.get_text() for label in axes.get_yticklabels()] == ["x", "y"]
    assert len(axes.texts) == 12


def test_the_head_counts_all_games_and_drops_what_varies(costs):
    manifest = merged_manifest(costs)
    assert manifest["games"] == 240
    assert manifest["change"] == {}
    assert manifest["setup"]["kingdom"] == ALL


def test_the_page_says_what_was_varied(costs, tmp_path):
    text = sweep_report(costs, tmp_path).read_text()
    assert "<h1>Dominion: what changes with witch.cost</h1>" in text
    assert "A run for each of 3 values of witch.cost, 80 games each" in text
    assert "Kingdom: Moat, Cellar, Village." in text
    assert "at witch.cost = 3 with" in text or "at witch.cost = 4 with" in text or "at witch.cost = 10 with" in text


def test_values_as_numbers_or_words():
    assert axis(["3", "4.5"]) == [3.0, 4.5]
    assert [type(value) for value in axis(["3", "7"])] == [int, int]
    assert axis(["3", "phase"]) == ["3", "phase"]
    assert axis(["3", "3.0"]) == ["3", "3.0"]


def test_any_game_gets_the_shared_part(run_maker):
    runs = [run_maker([["a", "b"]], deals=20, seed=seed) for seed in (1, 2)]
    for run in runs:
        run.manifest["game"] = "some-other-game"
    sweep = type("Sweep", (), {"over": "spy_lasts", "values": ["turn", "phase"], "results": runs})
    assert [section.title for section in sweep_sections(sweep)] == ["Win rates", "Differences", "Length"]
    assert room("some-other-game", "sweep") is None


def test_lower_detail_keeps_the_length(sweep_maker):
    sweep = sweep_maker({"x": ALL, "y": ALL}, deals=10, detail="games")
    for result in sweep.results:
        result.seats = result.cards = None
    assert [section.title for section in sweep_sections(sweep)] == ["Length"]


def test_differences_from_the_printed_value(costs):
    costs.base = "4"
    section = next(section for section in sweep_sections(costs) if section.title == "Differences")
    assert section.table["witch.cost"].to_list() == [3, 3, 10, 10] and section.question.endswith("witch.cost = 4?")
    axes = section.figure.axes[0]
    assert [list(line.get_xdata()) for line in axes.lines[:2]] == [[3.0, 4.0, 10.0]] * 2, "the base is on the line"
    assert all(line.get_ydata()[1] == 0 for line in axes.lines[:2])
    assert "considers all 4 differences together" in section.reading
