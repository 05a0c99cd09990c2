import re

import polars as pl
import pytest

from analyses.majority_2.report import notes, sections
from analyses.majority_2.words import extremes
from analyses.report import make_report

SEATS = ["Points", "Points by colour", "Sets of secretaries", "Coins", "How columns end", "Size of settled columns",
         "Factions by colour", "Swap and draw", "The passed hand", "Use of the passed hand", "Tempo",
         "The race to five", "The starter", "What winners do", "Harm done", "Help from abilities"]  # fmt: skip
CARDS = ["Representatives by rank and faction", "Cards passed on", "Use of cards", "Cards dealt", "Cards and abilities"]


@pytest.fixture(scope="module")
def found(run):
    return sections(run)


def test_all_questions_are_answered(found):
    assert sorted(section.title for section in found) == sorted(SEATS + CARDS)


def test_every_answer_has_intervals_and_a_figure(found):
    for section in found:
        assert section.table.height, section.title
        assert any(name == "low" or name.endswith("_low") for name in section.table.columns), section.title
        assert section.figure is not None, section.title


def test_the_page(run, tmp_path):
    text = make_report(run, tmp_path).read_text()
    assert {*SEATS, *CARDS, "Win rates", "Match-ups", "Seats", "Length"} <= set(re.findall(r"<h2>(.*?)</h2>", text))
    assert pl.read_parquet(tmp_path / "tables" / "use-of-cards.parquet").height == 3 * 26  # all promo cards, a ghost
    assert "nan" not in re.sub(r"base64,[^\"]*", "", text).lower()
    assert "reconstructed" in text and "with promo cards in the place of others: witch-senior" in text


def test_lower_detail_leaves_cards_out(run):
    class Less:
        manifest = {**run.manifest, "detail": "seats"}
        games, seats = run.games, run.seats

    assert [section.title for section in sections(Less())] == SEATS
    Less.manifest = {**run.manifest, "detail": "games"}
    assert sections(Less()) == []


def test_the_deck_in_words(run):
    assert "2 ghosts" in notes(run)[0]

    class Plain:
        manifest = {"setup": {"promo": "none", "ghosts": 0}}

    assert "without promo cards and ghosts" in notes(Plain())[0]

    class Added:
        manifest = {"setup": {"promo": "witch-senior", "ghosts": 0}, "options": {"promo_cards": "add"}}

    assert notes(Added()) == ["The deck of the box, with promo cards on top: witch-senior."]


def test_extremes_are_named_only_beyond_chance():
    """A best or worst card that may be luck is no answer."""
    table = pl.DataFrame({"card": ["ghost", "witch-junior", "angel-senior"], "gain": [0.03, 0.01, -0.04],
                          "gain_low": [0.0, -0.01, -0.05], "gain_high": [0.06, 0.03, -0.03],
                          "clear": [False, False, True]})  # fmt: skip
    assert extremes(table, "gain", "Best", "worst") == "Worst: angel-senior with −4.0 (−5.0 to −3.0)"
    assert extremes(table.with_columns(clear=pl.lit(False)), "gain", "Best", "worst") == ""
    sure = table.with_columns(clear=pl.lit(True))
    assert extremes(sure, "gain", "Best", "worst").startswith("Best: ghost with +3.0 (+0.0 to +6.0); worst: angel-sen")
