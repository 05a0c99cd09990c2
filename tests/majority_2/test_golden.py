"""Whole games as text, read line by line against the rulebook."""

import os
import re
from pathlib import Path

import pytest

from sim.games.majority_2.words import WORDS
from sim.runs.experiment import match
from sim.runs.rebuild import transcript
from tests.majority_2.players import Plain, Wild

FOLDER = Path(__file__).parent / "golden"
REGENERATE = "SPIELWERK_GOLDEN=write python -m pytest tests/majority_2/test_golden.py"
GAMES = {
    "base-game": {"strategies": [Plain, Wild], "seed": 139},
    "promo-and-ghosts": {"strategies": [Wild, Wild], "seed": 3475, "setup": {"promo": "all", "ghosts": 2}},
    "switches": {
        "strategies": [Wild, Plain],
        "seed": 3429,
        "setup": {"promo": "witch-senior:1, dragon-junior", "ghosts": 1},
        "options": {
            "free_play_requirements": "on",
            "angel_aristocrat_clears": "own",
            "reaper_senior_goes": "discard",
        },
    },
}


@pytest.fixture(scope="module")
def transcripts():
    """All golden games as they are told now."""

    def tell(strategies, **more):
        return transcript(match("majority-2", strategies, 1, seats="fixed", **more), 0, "the golden games")

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
