"""Whole games as transcripts, read line by line against the rulebook once and compared ever since.

A deliberate change of rules, sentences or chance: write the files anew, read what `git diff` shows, commit it.
"""

import os
import re
from pathlib import Path

import pytest

from sim import replay
from sim.games.majority.words import WORDS
from sim.runs.experiment import match

FOLDER = Path(__file__).parent / "golden"
REGENERATE = "SPIELWERK_GOLDEN=write python -m pytest tests/majority/test_golden.py"
GAMES = {
    "four-players": {"strategies": ("random", "watcher", "first-legal", "last-legal"), "seed": 216},
    "three-players": {"strategies": ("random", "watcher", "last-legal"), "seed": 853},
    "both-switches": {
        "strategies": ("random", "watcher", "random", "watcher"),
        "options": {"assassination_hits_bribed": "on", "spy_lasts": "phase"},
        "seed": 516,
    },
}


@pytest.fixture(scope="module")
def transcripts(pool):
    """All golden games as they are told now."""

    def tell(strategies, **more):
        return replay(match("majority", [pool[name] for name in strategies], 1, seats="fixed", **more), 0)

    return {name: tell(**game) for name, game in GAMES.items()}


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_told_as_it_was(transcripts, name):
    file = FOLDER / f"{name}.txt"
    if os.environ.get("SPIELWERK_GOLDEN") == "write":
        file.write_text(transcripts[name], encoding="utf-8")
    assert transcripts[name] == file.read_text(encoding="utf-8"), f"if this is meant to change: {REGENERATE}"


def test_together_they_show_every_sentence(transcripts):
    whole = "\n".join(transcripts.values())
    for sentence in WORDS.sentences.values():
        pattern = re.sub(r"\\\{.*?\\\}", ".+", re.escape(sentence).replace(r"\:", ":"))
        assert re.search(rf"^ *{pattern}$", whole, re.MULTILINE), sentence


def test_every_file_belongs_to_a_game():
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(GAMES)
