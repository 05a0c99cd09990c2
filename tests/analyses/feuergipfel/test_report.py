import polars as pl

from analyses.feuergipfel.odds import brainwashings, fights, overall
from analyses.report.make import all_sections, make_report

WANTED = [
    "How games end", "How strategies win", "Wizards' clans", "Clans and strategies", "Captures and raids",
    "Brainwashing", "Fights that strategies choose", "Growth", "Losses", "Collapses", "Spells cast", "Spells and winning",
    "Spells dealt",
    "Creatures and winning",
]  # fmt: skip


def test_every_question_is_on_the_page(small):
    found = {section.title: section for section in all_sections(small)}
    assert [title for title in WANTED if title not in found] == []
    assert "Cards" not in found
    assert all(found[title].table.height and found[title].reading and found[title].figure for title in WANTED)


def test_the_page_says_what_is_assumed(small, tmp_path):
    page = make_report(small, tmp_path).read_text()
    assert "reconstructed" in page and "facts about these scripts" in page


def test_real_dice_keep_to_the_odds(small):
    table = pl.concat([fights(small.seats).select("success_rate", "exact", "agrees"),
                       brainwashings(small.seats).select("success_rate", "exact", "agrees")])  # fmt: skip
    assert table["agrees"].mean() > 0.8
    sure = table.filter(pl.col("exact").is_in([0.0, 1.0]))
    assert (sure["success_rate"] == sure["exact"]).all()
    often = overall(small.seats).filter(pl.col("tries") > 1)
    assert ((often["success_rate"] - often["expected"]).abs() < 0.1).all()
