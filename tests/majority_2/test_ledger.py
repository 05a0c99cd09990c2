"""The rules ledger (README of the game) keeps its promises: what it names exists, and no clause is left out."""

import re
from pathlib import Path

import pytest

from sim.game import game
from sim.games.majority_2.cards import EFFECTS

TESTS = Path(__file__).parent
HOME = TESTS.parents[1] / "sim" / "games" / "majority_2"
LEDGER = (HOME / "README.md").read_text(encoding="utf-8")
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in LEDGER.splitlines() if line.startswith("| ")]
REFERENCES = sorted(set(re.findall(r"`([\w./]+\.(?:py|toml))(?:: (\w+))?`", LEDGER)))
CLAUSES = [f"4-{n}" for n in range(1, 5)] + [f"5-{n}" for n in range(1, 9)] + [f"6-{n}" for n in range(1, 5)]


@pytest.mark.parametrize("file, name", REFERENCES)
def test_what_the_ledger_names_exists(file, name):
    text = ((TESTS if file.startswith("test_") else HOME) / file).read_text(encoding="utf-8")
    assert not name or re.search(rf"^def {name}\(|^{name} =|\b{name} = ", text, re.MULTILINE)


def test_every_clause_has_a_row_with_code_and_a_test():
    rows = [row for row in ROWS if re.fullmatch(r"\d-\d", row[0])]
    assert sorted({row[0] for row in rows}) == CLAUSES
    for row in rows:
        assert len(row) == 4 and row[2].startswith("`") and row[3].startswith("`test_"), row


def test_every_ability_has_a_row():
    for card, effect in EFFECTS.items():
        assert f": {effect.__name__}`" in LEDGER, card
    assert len(EFFECTS) == 18 + 4 + 1  # without secretaries, demon veterans (both) and angel juniors: they last


def test_every_switch_is_explained():
    described = {row[0].strip("`"): tuple(row[1].split(", ")) for row in ROWS if "_" in row[0]}
    assert described == {name: option.choices for name, option in game("majority-2").options.items()}
