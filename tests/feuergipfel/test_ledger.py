"""The rules ledger (README of the game) keeps its promises: what it names exists, and nothing is left out."""

import re
from pathlib import Path

import pytest

from sim.game import game
from sim.games.feuergipfel.names import CREATURES

TESTS = Path(__file__).parent
HOME = TESTS.parents[1] / "sim" / "games" / "feuergipfel"
LEDGER = (HOME / "README.md").read_text(encoding="utf-8")
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in LEDGER.splitlines() if line.startswith("| ")]
REFERENCES = sorted(set(re.findall(r"`([\w./]+\.(?:py|toml))(?:: (\w+))?`", LEDGER)))
CHAPTERS = [
    "II",
    "III a",
    "III b",
    "III c",
    "III d",
    "III e",
    "IV",
    "V",
    *(f"V {n}" for n in range(1, 10)),
    "VI",
    "VII",
]
CHAPTERS += [f"VII {n}" for n in range(1, 6)]


@pytest.mark.parametrize("file, name", REFERENCES)
def test_what_the_ledger_names_exists(file, name):
    text = ((TESTS if file.startswith("test_") else HOME) / file).read_text(encoding="utf-8")
    assert not name or re.search(rf"^def {name}\(|^{name} =|^    .*\b{name},|^.*\b{name}\b.* = ", text, re.MULTILINE)


def test_every_clause_has_a_row_with_code_and_a_test():
    rows = [row for row in ROWS if re.fullmatch(r"[IV]+( \w)?", row[0])]
    assert {row[0] for row in rows} == set(CHAPTERS)
    for row in rows:
        assert len(row) == 4 and row[2].startswith("`") and row[3].startswith("`test_"), row


def test_every_switch_is_explained():
    options = game("feuergipfel").options
    described = {row[0].strip("`"): tuple(row[1].split(", ")) for row in ROWS if row[0].strip("`") in options}
    assert described == {name: option.choices for name, option in options.items()}


@pytest.mark.parametrize("card", game("feuergipfel").cards[CREATURES:], ids=lambda card: card.id)
def test_every_spell_has_a_test_of_its_own(card):
    texts = "".join(file.read_text(encoding="utf-8") for file in TESTS.glob("test_7_*.py"))
    words = card.id.replace("-", "_")
    assert re.search(rf"^def test_\w*{words}\w*\(", texts, re.MULTILINE) or f'"{card.id}"' in texts
