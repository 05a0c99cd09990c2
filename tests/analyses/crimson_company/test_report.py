import re
from types import SimpleNamespace

import numpy as np
import polars as pl
import pytest

from analyses.card_association import card_associations
from analyses.crimson_company.report_cards import _robbers
from analyses.crimson_company.report_pairs import _widest
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


def test_pairs_beyond_chance_are_shown_before_wider_ones_that_may_be_luck():
    rows = {"card": [f"c{i}" for i in range(40)], "beside": "x", "interplay_gain": [0.4 - 0.02 * i for i in range(40)]}
    table = pl.DataFrame(rows | {"clear": [i in (3, 30) for i in range(40)]})
    shown, words = _widest(table, both_ends=True)
    assert shown["card"].to_list() == ["c3", "c30"] and "beyond chance" in words
    shown, words = _widest(table.with_columns(clear=False), both_ends=True)
    assert shown.height == 30 and shown["card"][-1] == "c39"


def test_against_the_robber_knights_a_card_is_not_blamed_for_long_games():
    """Cards say nothing here, but lost games are longer: without that, all cards would look bad."""
    rng = np.random.default_rng(5)
    won, games = rng.random(8000) < 0.5, 8000
    chance = np.where(won, 0.3, 0.6)
    cards = {f"{fact}.{card}": (rng.random(games) < chance).astype(np.uint8)
             for fact in ("deployed", "for_robbers") for card in ("thief", "hel", "monk", "loki")}  # fmt: skip
    frame = pl.LazyFrame({"game": range(games), "matchup": 0, "deal": range(games), "seat": 0, "strategy": "a",
                          "win": won.astype(np.float32), **cards})  # fmt: skip
    plain = card_associations(frame, ["deployed"])["deployed"]["difference"].mean()
    table = _robbers(SimpleNamespace(cards=frame)).table
    assert plain < -0.2 and table["deployed_gain"].mean() > plain / 3
