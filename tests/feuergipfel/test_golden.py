"""Whole games as transcripts, read line by line against the rulebook once and compared ever since.

A deliberate change of rules, sentences or chance: write the files anew, read what `git diff` shows, commit it.
"""

import os
from pathlib import Path

import pytest

from sim import replay
from sim.runs.experiment import match

FOLDER = Path(__file__).parent / "golden"
REGENERATE = "SPIELWERK_GOLDEN=write python -m pytest tests/feuergipfel/test_golden.py"
GAMES = {
    "two-wizards": {"strategies": ("opportunist", "raider"), "seed": 4},
    "three-wizards": {"strategies": ("wizard", "gaoler", "defender"), "players": 3, "seed": 12},
    "clan-powers": {
        "strategies": ("might-rush", "raider"),
        "options": {"clan_powers": "on", "reshuffle": "on"},
        "seed": 7,
    },
}


def tell(strategies, **more):
    return replay(match("feuergipfel", strategies, 1, seats="fixed", **more), 0)


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_told_as_it_was(name):
    file = FOLDER / f"{name}.txt"
    told = tell(**GAMES[name])
    if os.environ.get("SPIELWERK_GOLDEN") == "write":
        file.write_text(told, encoding="utf-8")
    assert told == file.read_text(encoding="utf-8"), f"if this is meant to change: {REGENERATE}"


def test_every_file_belongs_to_a_game():
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(GAMES)
