"""Whole games as transcripts, read line by line against the rulebook once and compared ever since.

A deliberate change of rules, sentences or chance: write the files anew, read what `git diff` shows, commit it.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest

from sim import replay
from sim.games.crimson_company.words import CAPPED, NO_AUCTION, SHARES, TIME_IS_UP, WORDS
from sim.runs.experiment import match
from tests.crimson_company.players import Anything, Haggler

FOLDER = Path(__file__).parent / "golden"
REGENERATE = "SPIELWERK_GOLDEN=write python -m pytest tests/crimson_company/test_golden.py"
RARE = (CAPPED, NO_AUCTION, TIME_IS_UP, SHARES)  # too rare, or only in games too long to be read
GAMES: dict[str, dict[str, Any]] = {
    "duel": {"strategies": [Haggler, Haggler], "seed": 96},
    "castles": {
        "strategies": [Haggler, Anything],
        "setup": {"castles": "market,harbour,mirror-hall", "handicap": "0,1"},
        "seed": 47,
    },
    "two-against-two": {"strategies": [Haggler] * 4, "variant": "two-against-two", "seed": 116},
    "placements": {"strategies": [Haggler] * 3, "variant": "placements", "seed": 14},
    "solo": {"strategies": [Anything], "variant": "solo", "options": {"difficulty": "hard"}, "seed": 94},
    # A small deck, so that it runs out.
    "coop": {
        "strategies": [Anything] * 2,
        "variant": "coop",
        "options": {"difficulty": "medium"},
        "setup": {"deck": "random:1"},
        "seed": 113,
    },
}


def told(name: str) -> str:
    return replay(match("crimson-company", games=1, seats="fixed", **GAMES[name]), 0)


@pytest.fixture(scope="module")
def transcripts() -> dict[str, str]:
    """All golden games as they are told now."""
    return {name: told(name) for name in GAMES}


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_told_as_it_was(transcripts: dict[str, str], name: str) -> None:
    file = FOLDER / f"{name}.txt"
    if os.environ.get("SPIELWERK_GOLDEN") == "write":
        file.write_text(transcripts[name], encoding="utf-8")
    assert transcripts[name] == file.read_text(encoding="utf-8"), f"if this is meant to change: {REGENERATE}"


def shown(sentence: str, text: str) -> bool:
    pattern = re.sub(r"\\\{.*?\\\}", ".+", re.escape(sentence).replace(r"\:", ":"))
    return re.search(rf"^ *{pattern}$", text, re.MULTILINE) is not None


def test_together_they_show_every_sentence(transcripts: dict[str, str]) -> None:
    whole = "\n".join(transcripts.values())
    assert [s for event, s in WORDS.sentences.items() if event not in RARE and not shown(s, whole)] == []


def test_every_file_belongs_to_a_game() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(GAMES)
