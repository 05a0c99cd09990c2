"""Whole games as transcripts, compared with how they were told before.

A deliberate change of rules, sentences or chance: write the files anew, read what `git diff` shows, commit it.
"""

import os
import re
from pathlib import Path

import pytest

from sim import replay
from sim.games.pendulum.words import WORDS
from sim.runs.experiment import match

FOLDER = Path(__file__).parent / "golden"
REGENERATE = "SPIELWERK_GOLDEN=write python -m pytest tests/pendulum/test_golden.py"
GAMES = {
    "basic-three": {"strategies": ("conqueror", "voter(thinking=2)", "stratagem-cycler"), "seed": 2},
    "advanced-four": {
        "strategies": ("random", "production-builder", "random", "random"),
        "variant": "advanced",
        "options": {"thresholds": "first-guess"},
        "seed": 7,
    },
    "untimed-two": {
        "strategies": ("track-balancer", "random"),
        "options": {"clock": "untimed", "thresholds": "first-guess"},
        "seed": 14,
    },
    "nobody-wins": {"strategies": ("first-legal", "first-legal"), "seed": 1},
}


@pytest.fixture(scope="module")
def transcripts():
    """All golden games as they are told now."""

    def tell(strategies, **more):
        return replay(match("pendulum", list(strategies), 1, seats="fixed", **more), 0)

    return {name: tell(**{"players": len(game["strategies"]), **game}) for name, game in GAMES.items()}


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_told_as_it_was(transcripts, name):
    file = FOLDER / f"{name}.txt"
    if os.environ.get("SPIELWERK_GOLDEN") == "write":
        file.write_text(transcripts[name], encoding="utf-8")
    assert transcripts[name] == file.read_text(encoding="utf-8"), f"if this is meant to change: {REGENERATE}"


def test_together_they_show_every_sentence(transcripts):
    whole = "\n".join(transcripts.values())
    missing = []
    for sentence in WORDS.sentences.values():
        pattern = re.sub(r"\\\{.*?\\\}", ".*", re.escape(sentence).replace(r"\:", ":"))
        if not re.search(rf"^ *{pattern}$", whole, re.MULTILINE):
            missing.append(sentence)
    assert not missing


def test_lines_of_the_running_round_carry_the_clock_and_it_never_goes_back(transcripts):
    for text in transcripts.values():
        last = 0.0
        for line in text.splitlines():
            if line.startswith("# Round"):
                last = 0.0
            if found := re.match(r"\[(\d+):(\d+\.\d)\]", line):
                now = 60 * int(found[1]) + float(found[2])
                assert now >= last
                last = now


def test_every_file_belongs_to_a_game():
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(GAMES)
