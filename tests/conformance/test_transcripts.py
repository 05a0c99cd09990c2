"""Every game can be told: each event has words, whoever plays whatever variant."""

import numpy as np
import pytest

from sim.game import game
from sim.runs.experiment import scripted
from sim.runs.rebuild import transcript
from sim.runs.runner import table_for
from tests.conformance.cases import NAMES, seatings, sit_down

every_game = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in NAMES]
)


@every_game
def test_every_event_that_happens_has_words(name):
    """Every scripted strategy has a game at every table; a missing sentence or name would raise."""
    chosen = game(name)
    seen = set()
    for seating in seatings(name):
        for strategy in scripted(chosen):
            experiment = sit_down(seating, [strategy], 2)
            table = table_for(experiment, 0, trace=True)
            table.play(experiment.seed, 0, 1)
            names = [f"player {seat}" for seat in range(seating.players)]
            text = chosen.words.transcript(table.events, names)
            assert text.strip() and "{" not in text
            seen |= set(np.unique(table.events[:, 0]).tolist())
    assert seen <= set(chosen.words.sentences)
    assert len(seen) > len(chosen.words.sentences) / 4, "hardly any of the sentences is ever used"


@every_game
def test_every_sentence_can_be_said(name):
    words = game(name).words
    for event in words.sentences:
        assert words.line(event, 0, 0, 0, ["Anna", "Berta", "Carla"]).strip()


@every_game
def test_a_transcript_ends_with_a_result(name):
    """It names the game, the seed and who sits where, and its last words are about somebody at the table."""
    experiment = sit_down(seatings(name)[0], [], 1)
    text = transcript(experiment, 0, "a run")
    assert text.splitlines()[0] == f"{game(name).title}, game 0 of a run, seed {experiment.seed}"
    assert all(f"seat {seat}: " in text for seat in range(experiment.setting.players))
    assert len(text.splitlines()) > 10


@every_game
def test_telling_changes_no_game(name):
    for seating in seatings(name):
        experiment = sit_down(seating, [], 3)
        plain, told = table_for(experiment, 0), table_for(experiment, 0, trace=True)
        assert (plain.play(experiment.seed, 0, 3) == told.play(experiment.seed, 0, 3)).all()
        assert 0 < told.record["trace_count"] == len(told.events), "the room for events is too small"
