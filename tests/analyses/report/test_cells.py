from types import SimpleNamespace

import polars as pl

from analyses.report.cells import comparison_cell, result_cell, table_html


def test_a_run_says_what_was_played_and_who_won(teams):
    text = result_cell(teams)
    assert "4,800 games of Majority" in text and "Seed 1." in text
    assert "<th" in text and "hunter" in text and "Win rate" in text


def test_a_run_without_seats_is_a_sentence(run_maker):
    text = result_cell(run_maker([["a", "b"]], deals=20, detail="games"))
    assert "40 games" in text and "<table" not in text


def test_a_comparison_names_the_change(teams):
    after = SimpleNamespace(manifest=teams.manifest | {"change": {"red-10.power": 12}})
    comparison = SimpleNamespace(before=teams, after=after, rename={}, stopped_at=None)
    table = pl.DataFrame({"strategy": ["hunter"], "difference": [0.02], "low": [0.01], "high": [0.03]})
    text = comparison_cell(comparison, table)
    assert "(red-10.power = 12)" in text and "+2.0" in text and "+1.0 to +3.0" in text


def test_names_are_text_and_no_markup():
    text = table_html(pl.DataFrame({"strategy": ["menu(smithy<1)"], "games": [1200]}))
    assert "menu(smithy&lt;1)" in text and "1,200" in text
