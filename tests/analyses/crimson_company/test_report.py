import re

import pytest

from analyses.report import make_report
from analyses.report.make import all_sections
from sim import run

DUEL = {
    "Card strength",
    "Prices",
    "Pairs",
    "Answers",
    "Lanes",
    "Lanes by strategy",
    "Course",
    "Ties",
    "First player",
    "Coins and cards",
}


@pytest.fixture(scope="module")
def duel():
    return run("crimson-company", ["sensible", "value-bidder"], 1000, seed=1)


@pytest.fixture(scope="module")
def page(duel, tmp_path_factory):
    return make_report(duel, tmp_path_factory.mktemp("report")).read_text()


def test_every_question_is_on_the_page(page):
    assert set(re.findall(r"<h2>(.*?)</h2>", page)) >= DUEL


def test_the_page_begins_with_the_strengths_being_reconstructed(page):
    assert page.index("strengths of all cards are reconstructed") < page.index("<section")


def test_every_table_has_intervals(duel):
    for section in all_sections(duel):
        assert any(name == "low" or name.endswith("_low") for name in section.table.columns), section.title


def test_cards_have_names_and_the_strength_that_was_played(duel):
    table = next(one for one in all_sections(duel) if one.title == "Card strength").table
    assert "Plague Doctor" in table["card"] and table["strength"].min() >= 0
    prices = next(one for one in all_sections(duel) if one.title == "Prices").table
    assert set(prices["card"]) == set(table["card"]) and prices["bargain_difference"].is_sorted(descending=True)


def test_a_run_without_cards_still_has_lanes():
    found = all_sections(run("crimson-company", ["sensible"], 200, seed=1, detail="seats"))
    assert "Lanes" in {one.title for one in found} and "Pairs" not in {one.title for one in found}


@pytest.mark.parametrize(
    ("variant", "players"), [("solo", 1), ("coop", 2), ("free-for-all", 3), ("two-against-two", 4)]
)
def test_every_variant_has_a_report(variant, players, tmp_path):
    result = run("crimson-company", ["sensible"], 400, variant=variant, players=players, seed=1)
    titles = set(re.findall(r"<h2>(.*?)</h2>", make_report(result, tmp_path).read_text()))
    assert "Lanes" in titles and ("Cards" if variant in ("solo", "coop") else "Card strength") in titles


def test_fair_prices_are_for_duels_only_and_the_page_says_why(duel):
    free = run("crimson-company", ["sensible"], 400, variant="free-for-all", players=3, seed=1)
    prices = {one: next(s for s in all_sections(one) if s.title == "Prices") for one in (duel, free)}
    assert "fair_price" in prices[duel].table.columns and "fair_price" not in prices[free].table.columns
    assert "duels only" in prices[free].reading
    first = {one: next(s for s in all_sections(one) if s.title == "First player").reading for one in (duel, free)}
    assert "second player has more" in first[duel] and "the same coins" in first[free]
