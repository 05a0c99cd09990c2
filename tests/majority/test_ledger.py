"""The rules ledger (README of the game) keeps its promises: what it names exists, and no clause is left out."""

import re
from pathlib import Path

import pytest

from sim.game import game

TESTS = Path(__file__).parent
HOME = TESTS.parents[1] / "sim" / "games" / "majority"
LEDGER = (HOME / "README.md").read_text(encoding="utf-8")
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in LEDGER.splitlines() if line.startswith("| ")]
REFERENCES = sorted(set(re.findall(r"`([\w.]+\.(?:py|toml))(?:: (\w+))?`", LEDGER)))
CLAUSES = ["1-1", "1-2", "1-3", "1-4", "1-5", "2-1", "2-2", "2-3", "2-4", "2-5", "2-6", "3-1", "3-2", "3-3"]


@pytest.mark.parametrize("file, name", REFERENCES)
def test_what_the_ledger_names_exists(file, name):
    text = ((TESTS if file.startswith("test_") else HOME) / file).read_text(encoding="utf-8")
    assert not name or re.search(rf'^def {name}\(|^{name} =|^def {name}$|\("{name}"', text, re.MULTILINE)


def test_every_clause_has_a_row_with_code_and_a_test():
    rows = [row for row in ROWS if re.fullmatch(r"\d-\d", row[0])]
    assert sorted({row[0] for row in rows}) == CLAUSES
    for row in rows:
        assert len(row) == 4 and row[2].startswith("`") and row[3].startswith("`test_"), row


def test_every_switch_is_explained():
    described = {row[0].strip("`"): tuple(row[1].split(", ")) for row in ROWS if "_" in row[0]}
    assert described == {name: option.choices for name, option in game("majority").options.items()}
