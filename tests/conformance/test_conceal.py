"""Concealing in the middle of a game: something hidden is dealt anew, and nothing that the seat sees changes."""

import ctypes

import numpy as np
import pytest

from sim.game import game
from sim.runs.runner import table_for
from tests.conformance.cases import NAMES, Seating, seatings, sit_down

MOMENTS = (2, 5, 9)
VISIBLE = ("options", "kind", "asked", "players", "over", "turns", "score", "questions", "steps")


def stopped(seating: Seating, steps: int) -> np.ndarray:
    """A table in the middle of a game (or at its end, if it was short)."""
    experiment = sit_down(seating, [], 1)
    table = table_for(experiment, 0)
    table._blank["last_step"] = steps
    table.play(experiment.seed, 0, 1)
    return table._record


def concealed(name: str, record: np.ndarray, seat: int) -> np.ndarray:
    """A copy of the table as it might be for all that the seat knows."""
    copy = np.frombuffer(bytearray(record.tobytes()), record.dtype)
    hook = game(name).hooks["conceal"].address(record.dtype)
    ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64)(hook)(copy.ctypes.data, seat)
    return copy


@pytest.mark.parametrize("name", NAMES)
def test_something_is_dealt_anew_and_what_lies_open_stays(name):
    changed = 0
    for seating in seatings(name):
        for moment in MOMENTS:
            record = stopped(seating, moment)
            for seat in range(seating.players):
                copy = concealed(name, record, seat)
                assert copy["fault"][0] == 0, (seating, moment)
                for field in VISIBLE:
                    assert np.array_equal(copy[field], record[field]), (seating, moment, field)
                copy["streams"] = record["streams"]  # a shuffle that changes nothing would still draw
                changed += copy.tobytes() != record.tobytes()
    assert changed > len(seatings(name)), "conceal does nothing: every strategy would pass for honest"
