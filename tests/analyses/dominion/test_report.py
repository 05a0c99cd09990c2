import re

import polars as pl
import pytest

from analyses.dominion.header import kingdom_name, kingdom_section, kingdom_words, provenance_words
from analyses.dominion.report import notes, sections
from analyses.report import make_report
from analyses.report.make import all_sections
from analyses.report.rooms import room

OWN = ["Kingdom", "Endings", "Turns", "First player", "Rounds by match-up", "Money by turn", "Points by turn", "Gains",
       "Cards in vain"]  # fmt: skip


def _section(run, title):
    return next(section for section in sections(run) if section.title == title)


def test_the_game_s_own_sections(kingdom):
    assert room("dominion", "report").__name__ == "analyses.dominion.report"
    assert [section.title for section in sections(kingdom)] == OWN
    titles = [section.title for section in all_sections(kingdom)]
    assert {"Win rates", "Match-ups", "Ratings", "Seats", "Length"} <= set(titles) and "Cards" not in titles


def test_every_answer_has_intervals_and_a_figure(kingdom):
    for section in sections(kingdom)[1:]:
        assert any(name == "low" or name.endswith("_low") for name in section.table.columns), section.title
        assert section.figure is not None, section.title


def test_the_page(kingdom, tmp_path):
    text = make_report(kingdom, tmp_path).read_text()
    assert set(OWN) <= set(re.findall(r"<h2>(.*?)</h2>", text))
    assert pl.read_parquet(tmp_path / "tables" / "gains.parquet").height == 51
    assert "nan" not in re.sub(r"base64,[^\"]*", "", text).lower()


@pytest.mark.parametrize(("detail", "kept"), [("games", OWN[:2]), ("seats", OWN[:5])])
def test_lower_detail_leaves_sections_out(kingdom_maker, detail, kept):
    run = kingdom_maker([["a", "b"], ["a", "c"]], deals=20, detail=detail)
    run.cards = None
    run.seats = None if detail == "games" else run.seats
    assert [section.title for section in sections(run)] == kept


def test_a_single_deal_still_makes_a_report(kingdom_maker, tmp_path):
    assert make_report(kingdom_maker(deals=1), tmp_path).exists()


def test_the_kingdom_is_named(kingdom):
    assert kingdom_name(kingdom.manifest) == "first-game"
    words = notes(kingdom)
    assert words[0].startswith("Kingdom (the recommended set “first-game”): Moat, Village,")
    said = provenance_words(kingdom.manifest)
    assert "Of the 17 kinds of cards in the supply" in said
    assert "Cellar, Mine" in said and "published cards" in said


def test_where_the_numbers_come_from_is_said_once(kingdom, tmp_path):
    text = make_report(kingdom, tmp_path).read_text()
    assert text.count("published cards: the rulebook shows") == 1 and "Of 81 cards" not in text
    box = provenance_words(kingdom.manifest | {"setup": {}})
    assert box.startswith("Of 81 cards, 11 carry the numbers of the rulebook")


def test_bane_and_notes_in_words(kingdom):
    setup = {"kingdom": ["young-witch", "moat"], "bane": "cellar", "notes": ["cellar is the bane", "only 2 piles"]}
    manifest = kingdom.manifest | {"setup": setup}
    assert kingdom_name(manifest) is None
    assert kingdom_words(manifest)[0] == "Kingdom: Young Witch, Moat. Bane: Cellar. Only 2 piles."


def test_the_kingdom_s_table_shows_the_costs_played(kingdom):
    setup = {"kingdom": ["moat", "familiar", "my-card"], "bane": "cellar", "notes": []}
    manifest = kingdom.manifest | {"setup": setup, "cards": {"moat": {"cost": 4}}}
    table = kingdom_section(manifest).table
    assert table["card"].to_list() == ["Moat", "Familiar", "my-card", "Cellar (bane)"]
    assert table["cost"].to_list() == ["4", "3 and a potion", None, "2"]
    assert table["numbers_from"][2] == "written for this run"
    assert "Written for this run: my-card." in provenance_words(manifest)


def test_readings_tell_the_answer(kingdom):
    first = _section(kingdom, "First player").reading
    assert re.search(r"even share by \+\d+\.\d \(\+\d+\.\d to \+\d+\.\d\)", first)
    vain = _section(kingdom, "Cards in vain").reading
    assert "Cellar (goes with losing" in vain and "Most often idle: Moat, never played by" in vain
    assert _section(kingdom, "Endings").reading.startswith("Of all games: last Province")
