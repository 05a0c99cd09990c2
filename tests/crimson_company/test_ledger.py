"""The rules ledger (README of the game) keeps its promises: what it names exists, and nothing is left out."""

import re
from pathlib import Path

import pytest

from sim.game import game
from sim.games.crimson_company.decks import CHARACTERS

TESTS = Path(__file__).parent
HOME = TESTS.parents[1] / "sim" / "games" / "crimson_company"
LEDGER = (HOME / "README.md").read_text(encoding="utf-8")
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in LEDGER.splitlines() if line.startswith("| ")]
REFERENCES = sorted(set(re.findall(r"`([\w./]+\.(?:py|toml))(?:: (\w+))?`", LEDGER)))
HEADINGS = {
    "set-up", "income", "recruitment", "deployment", "scoring phase", "playing a card", "kinds of effects", "terms",
    "order", "scoring", "ties", "characters", "questions", "handicap", "castles", "tournament", "two-against-two",
    "free-for-all", "placements", "solo", "coop",
}  # fmt: skip


@pytest.mark.parametrize(("file", "name"), REFERENCES)
def test_what_the_ledger_names_exists(file, name):
    text = ((TESTS if file.startswith("test_") else HOME) / file).read_text(encoding="utf-8")
    assert not name or re.search(rf"^def {name}\(", text, re.MULTILINE)


def test_every_clause_has_a_row_with_code_and_a_test():
    rows = [row for row in ROWS if len(row) == 4 and row[0] != "clause"]
    assert {row[0] for row in rows} == HEADINGS
    for row in rows:
        assert row[2].startswith("`") and row[3].startswith("`test_"), row


def test_every_ruling_has_a_test():
    rulings = [row for row in ROWS if len(row) == 3 and row[0].isdigit()]
    assert [int(row[0]) for row in rulings] == list(range(1, 29))
    assert all(row[2].startswith("`test_") for row in rulings)


def test_every_character_is_there():
    told = " ".join(row[1] for row in ROWS if row[0] == "characters")
    assert [card.name for card in CHARACTERS if card.name not in told] == []


def test_every_switch_is_explained():
    options = game("crimson-company").options
    described = {row[0].strip("`"): tuple(row[1].split(", ")) for row in ROWS if row[0].strip("`") in options}
    assert described == {name: option.choices for name, option in options.items()}
