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
from sim.games.dominion.words import WORDS
from sim.runs.experiment import match
from tests.dominion.players import Purposeful

FOLDER = Path(__file__).parent / "golden"
REGENERATE = "SPIELWERK_GOLDEN=write python -m pytest tests/dominion/test_golden.py"


class Soldier(Purposeful):
    """First game: attacks and markets."""

    menu = "province, gold, market<2, militia<1, remodel<1, smithy<1, village<1, cellar<1, silver"


class Banker(Purposeful):
    """First game: treasures, and what makes more of them."""

    menu = "province, gold, mine<1, workshop<1, merchant<2, moat<1, silver"


class Champion(Purposeful):
    """Provinces for Tournaments, Bakers for tokens."""

    menu = "province<2, tournament<2, baker<1, province, gold, stonemason<1, silver"


class Dealer(Purposeful):
    """Overpays whatever can be overpaid."""

    menu = "province, doctor<1, herald<1, masterpiece<1, plaza<1, horse-traders<1, gold, silver"


class Fool(Purposeful):
    """Jesters against everybody."""

    menu = "jester<1, province, horse-traders<1, menagerie<1, gold, silver, tournament"


class Sorcerer(Purposeful):
    """A Possession as soon as it can be had."""

    menu = "possession<1, province, potion<1, golem<1, alchemist<1, apprentice<1, black-market<1, gold, silver"


class Student(Purposeful):
    """Universities and what they bring, doubled."""

    menu = "province, potion<1, university<1, scrying-pool<1, throne-room<1, herbalist<1, gold, village<1, silver"


GAMES: dict[str, dict[str, Any]] = {
    "first-game": {"strategies": [Soldier, Banker], "setup": {"kingdom": "first-game"}, "seed": 4},
    # Cheap Provinces: prizes are won soon, and the game is short enough to be read.
    "tokens-and-prizes": {
        "strategies": [Champion, Dealer, Fool],
        "setup": {
            "kingdom": "baker, herald, masterpiece, stonemason, doctor, plaza, tournament, horse-traders, jester, "
            "menagerie",
        },
        "change": {"province.cost": 5},
        "seed": 386,
    },
    "possession": {
        "strategies": [Sorcerer, Student],
        "setup": {
            "kingdom": "possession, apprentice, university, golem, alchemist, herbalist, scrying-pool, throne-room, "
            "black-market, village",
            "market": "sets",
        },
        "change": {"possession.cost": 2, "province.cost": 6},
        "seed": 52,
    },
}


@pytest.fixture(scope="module")
def transcripts() -> dict[str, str]:
    """All golden games as they are told now."""
    return {name: replay(match("dominion", games=1, seats="fixed", **game), 0) for name, game in GAMES.items()}


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_told_as_it_was(transcripts: dict[str, str], name: str) -> None:
    file = FOLDER / f"{name}.txt"
    if os.environ.get("SPIELWERK_GOLDEN") == "write":
        file.write_text(transcripts[name], encoding="utf-8")
    assert transcripts[name] == file.read_text(encoding="utf-8"), f"if this is meant to change: {REGENERATE}"


def test_together_they_show_every_sentence(transcripts: dict[str, str]) -> None:
    whole = "\n".join(transcripts.values())
    for sentence in WORDS.sentences.values():
        pattern = re.sub(r"\\\{.*?\\\}", ".+", re.escape(sentence).replace(r"\:", ":"))
        assert re.search(rf"^ *{pattern}$", whole, re.MULTILINE), sentence


def test_every_file_belongs_to_a_game() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(GAMES)
