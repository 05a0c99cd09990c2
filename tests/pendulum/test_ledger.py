"""The rules ledger (README of the game) keeps its promises: what it names exists, and nothing is left out."""

import re
from pathlib import Path

import pytest

from sim.game import game

TESTS = Path(__file__).parent
HOME = TESTS.parents[1] / "sim" / "games" / "pendulum"
LEDGER = (HOME / "README.md").read_text(encoding="utf-8")
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in LEDGER.splitlines() if line.startswith("| ")]
REFERENCES = sorted(set(re.findall(r"`([\w.]+\.(?:py|toml))(?:: (\w+))?`", LEDGER)))
HEADINGS = {
    "Spielmaterial", "Spielaufbau", "Gewinner", "Spielgrundlagen", "Aktions-Kosten", "Workers", "Produktion",
    "Imperiales Privileg", "Timer und Reihen", "Diskussionen", "Spielbeginn", "Worker-Aktionen", "Timer umdrehen",
    "Strategem spielen", "Strategems aufnehmen", "Errungenschaft", "Versammlung einberufen", "Versammlung",
    "Fortgeschrittene Variante", "Erklärung",
}  # fmt: skip
NOT_PLAYED = {25, 26, 28, 30}  # no Automa, no trading, no disputes, names without consequence


@pytest.mark.parametrize("file, name", REFERENCES)
def test_what_the_ledger_names_exists(file, name):
    text = ((TESTS if file.startswith("test_") else HOME) / file).read_text(encoding="utf-8")
    assert not name or re.search(rf"^def {name}\(|^{name} =", text, re.MULTILINE)


def test_every_heading_has_rows_with_code_and_a_test():
    rows = [row for row in ROWS if row[0] in HEADINGS]
    assert {row[0] for row in rows} == HEADINGS
    for row in rows:
        assert len(row) == 4 and row[2].startswith("`") and row[3].startswith("`test_"), row


def test_every_ruling_has_a_test():
    numbers = [int(row[0]) for row in ROWS if row[0].isdigit()]
    assert set(range(1, 31)) - set(numbers) == NOT_PLAYED
    assert all(row[2].startswith("`test_") for row in ROWS if row[0].isdigit())


def test_every_switch_is_explained():
    options = game("pendulum").options
    described = {row[0].strip("`"): tuple(row[1].split(", ")) for row in ROWS if row[0].strip("`") in options}
    assert described == {name: option.choices for name, option in options.items()}


def test_nothing_can_be_traded():
    """Ruling 26: no question lets a seat give anything to another."""
    assert not [kind for kind, about in game("pendulum").kinds.items() if "trade" in about or "another player" in about]
