"""What a card is expected to do, against what it does."""

import pytest

from sim.games.crimson_company.state import CARD_IDS
from sim.kernel.compile import entry
from strategies.crimson_company.effects import lead_gained, moved, played
from strategies.crimson_company.reckoning import lead_of, marks, survey
from tests.crimson_company.layout import lay


@entry
def gained(table, card, side):
    return lead_gained(table, card, side)


@entry
def lead_on(table, side):
    return lead_of(table, side, marks(table, side >> 1))


@entry
def worth_of(table, card, party, lane):
    return played(table, survey(table, 0, 0.05, 0.05, 0.1), card, party, lane)


@entry
def worth_of_move(table, slot, lane):
    return moved(table, survey(table, 0, 0.05, 0.05, 0.1), slot, lane)


NEAR, FAR = ["hel", "-monk", "loki"], ["freyja", "-njord", "fenrir"]


@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("thief", []),
        ("clumsy-ogre", []),
        ("shadow", []),
        ("slinger", []),
        ("demon", ["berserker"]),
        ("assassin", ["berserker"]),
        ("blood-priest", ["cutthroat"]),
        ("war-bear", ["cutthroat"]),
        ("apocalyptic-horseman", ["bard", "nothing", "bard@far", "nothing"]),
        ("berserker", []),
        ("fairy", []),
        ("plague-doctor", []),
        ("mercenary", []),
        ("bishop", []),
        ("underdog", []),
    ],
)
def test_the_lead_changes_as_expected(card, answers):
    """Beside cards without a play effect, so that what is turned up does nothing more."""
    near, far = ["bard", "-hel"], ["berserker", "cutthroat", "veteran"]
    if card == "apocalyptic-horseman":
        far = ["bard", "freyja", "veteran"]
    if card == "berserker":
        far = ["thief", "cutthroat", "veteran"]
    t = lay(near=near, far=far, coins=[3, 0])
    if card in ("demon", "assassin"):
        answers = ["veteran" if card == "demon" else "berserker"]
        far = ["bard", "cutthroat", "veteran"]
        t = lay(near=near, far=far, coins=[3, 0], supply=30)
        answers = ["veteran"] if card == "demon" else ["cutthroat"]
    before = lead_on(t.record, 0)
    expected = gained(t.record, CARD_IDS.index(card), 0)
    t.answer(*answers).play(card)
    found = lead_on(t.record, 0)
    if card in ("bishop", "underdog"):
        assert found == expected, "these say what the lead will be"
    else:
        assert found - before == expected
