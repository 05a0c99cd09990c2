from types import SimpleNamespace

import numpy as np
import pytest

from analyses.card_association import card_association
from analyses.interventions import interventions, main_users
from analyses.report.interventions import both_ways, intervention_sections, interventions_report


def _change(before, after, card):
    after.manifest["change"] = {f"{card}.power": 0}
    return SimpleNamespace(before=before, after=after, rename={}, stopped_at=None)


@pytest.fixture(scope="module")
def given(run_maker):
    """Red-10 is worth 2 coins and is taken away; blue-7 does nothing, before and after."""
    pairs = [["hunter", "briber"] * 2]
    before = run_maker(pairs, card_gain=2.0)
    changed = {
        "red-10": run_maker(pairs, skill={"hunter": 0.0, "briber": 2.5}),
        "blue-7": run_maker(pairs, card_gain=2.0),
    }
    return SimpleNamespace(
        before=before, comparisons={card: _change(before, run, card) for card, run in changed.items()}
    )


def test_what_each_change_does_to_whom(given):
    table = interventions(given.comparisons)
    assert table.columns[:3] == ["card", "change", "strategy"]
    assert table["card"].to_list() == ["red-10", "red-10", "blue-7", "blue-7"]
    assert table["clear"].to_list() == [True, True, False, False]
    assert table["strategy"].to_list()[:2] == ["briber", "hunter"], "who gains stands first"
    assert table["change"][0] == "red-10.power = 0"


def test_many_changes_without_effect_are_rarely_called_clear(run_maker):
    """Thirty changes that only shuffle luck: judged one by one, some would look real."""
    before = run_maker([["a", "b"]], deals=60, seed=0, skill={})
    frames = [run_maker([["a", "b"]], deals=60, seed=seed, skill={}).seats for seed in range(1, 31)]
    made = {f"c{i}": _change(before, SimpleNamespace(seats=one, manifest=dict(before.manifest)), f"c{i}")
            for i, one in enumerate(frames)}  # fmt: skip
    one_by_one = sum(interventions({card: one})["clear"].any() for card, one in made.items())
    together = interventions(made)["clear"].sum()
    assert together <= 2 and together <= one_by_one


def test_other_measures_carry_their_name(given):
    assert "score_difference" in interventions(given.comparisons, "score").columns


def test_the_main_user_is_chosen_by_use(given):
    cards = given.before.cards.with_columns(
        (given.before.cards.collect()["strategy"] == "briber").cast(int).alias("owned.red-0")
    )
    assert main_users(cards, "owned", ["red-0"]) == {"red-0": "briber"}


def test_association_and_intervention_stand_side_by_side(given):
    found = both_ways(given, interventions(given.comparisons))
    assert found.table["card"].to_list() == ["red-10", "blue-7"]
    associated = dict(card_association(given.before.cards, "owned").select("card", "difference").iter_rows())
    assert found.table["association_gain"].to_list() == pytest.approx(
        [associated[c] for c in ("red-10", "blue-7")], abs=1e-8
    )
    assert found.table["association_clear"].to_list() == [True, False]
    axes = found.figure.axes[0]
    assert [label.get_text() for label in axes.get_yticklabels()] == ["red-10", "blue-7"] and len(axes.lines) == 3
    assert np.allclose(axes.lines[1].get_xdata(), found.table["intervention_gain"])


def test_labels_that_are_no_cards_have_no_association(given):
    named = SimpleNamespace(before=given.before, comparisons={"free gold": given.comparisons["red-10"]})
    assert [section.title for section in intervention_sections(named)] == ["Interventions"]


def test_the_page_lists_all_runs(given, tmp_path):
    text = interventions_report(given, tmp_path).read_text()
    assert "what the changes do" in text and "<td>unchanged</td>" in text and "<td>blue-7</td>" in text
    assert text.count("<td>red-10.power = 0</td>") >= 1
