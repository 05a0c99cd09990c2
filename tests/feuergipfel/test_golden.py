"""Whole games as transcripts, read line by line against the rulebook once and compared ever since.

A deliberate change of rules, sentences or chance: write the files anew, read what `git diff` shows, commit it.
"""

import os
import re
from pathlib import Path

import pytest

from sim import replay
from sim.games.feuergipfel.words import SENTENCES
from sim.runs.experiment import match

FOLDER = Path(__file__).parent / "golden"
REGENERATE = "SPIELWERK_GOLDEN=write python -m pytest tests/feuergipfel/test_golden.py"
POWERS = {"options": {"clan_powers": "on", "reshuffle": "on"}}
CHEAP = {"setup": {"costs": "dropped"}}
# Chosen so that together they tell every sentence that a game can tell.
GAMES = {
    "two-wizards": {"strategies": ("opportunist", "raider"), "seed": 388},
    "five-wizards": {
        "strategies": ("wizard", "random", "defender", "opportunist", "might-rush"),
        "players": 5,
        "seed": 410,
        **CHEAP,
    },
    "clan-powers": {"strategies": ("might-rush", "raider"), "seed": 458, **POWERS},
    "clan-powers-short": {"strategies": ("might-rush", "raider"), "seed": 77, **POWERS},
    "cheap-spells": {"strategies": ("random", "wizard"), "seed": 594, **CHEAP},
    "cheap-spells-again": {"strategies": ("random", "wizard"), "seed": 150, **CHEAP},
    "cheap-spells-short": {"strategies": ("random", "wizard"), "seed": 304, **CHEAP},
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


def scenes(lay):
    """What hardly ever happens: a spell draws from nothing, and the cap."""
    alone = lay().dungeon(0, "night-1").book(0, "mobility").research("").set(spell_discards=0).step("cast")
    yield alone, "  - there is no spell left to draw"
    yield lay().set(turns=399, rounds=200).step("end").finish(), "# Nobody comes to an end: called off after round 200"


def test_rare_sentences(lay):
    for table, sentence in scenes(lay):
        assert sentence in table.told.splitlines()


def test_every_sentence_is_told_once():
    """A sentence that no golden game and no scene shows has been read by nobody."""
    texts = [file.read_text(encoding="utf-8") for file in FOLDER.glob("*.txt")]
    rare = {"NO_SPELL_LEFT", "CAPPED"}  # the scenes above
    for name, sentence in SENTENCES.items():
        told = re.compile(re.sub(r"\\{[^}]*\\}", ".+", re.escape(sentence)) + "$", re.MULTILINE)
        assert name in rare or any(told.search(text) for text in texts), name
