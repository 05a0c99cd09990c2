"""Bounds: with `NUMBA_BOUNDSCHECK=1` compiled code reports every index that leaves its array.

Code that is called by address can't raise: Python prints the error and the game goes on. So the games run in a
process of their own, and its error output must stay empty.
"""

import os
import subprocess
import sys

import pytest

from tests.conformance.cases import NAMES, ROOT

PLAY = """
from tests.conformance.cases import game, played, scripted, seatings, sit_down
chosen = game({name!r})
for seating in seatings({name!r}):
    played(sit_down(seating, scripted(chosen)[:2], 40))
"""
STRAY = """
import ctypes, numpy
from sim.kernel.compile import compiled, effect
from tests.kernel.toy.state import STATE

@compiled
def helper(table, seat):
    table.score[seat] = 7

@effect
def stray(table, me):
    helper(table, me)

record = numpy.zeros(1, STATE.dtype)
call = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64)(stray.address(STATE.dtype))
call(record.ctypes.data, {seat})
print(record["score"].tolist())
"""


def python(text: str, check: str) -> subprocess.CompletedProcess:
    path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    env = {**os.environ, "PYTHONPATH": path, "NUMBA_BOUNDSCHECK": check}
    return subprocess.run([sys.executable, "-c", text], env=env, cwd=ROOT, capture_output=True, text=True)


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in NAMES])
def test_no_index_leaves_its_array(name):
    done = python(PLAY.format(name=name), "1")
    assert (done.returncode, done.stderr) == (0, "")


def test_an_index_out_of_range_is_found():
    """A helper writes to seat 5 of 4: caught where bounds are checked, unnoticed where they aren't."""
    inside, outside, unchecked = (
        python(STRAY.format(seat=3), "1"),
        python(STRAY.format(seat=5), "1"),
        python(STRAY.format(seat=5), "0"),
    )
    assert (inside.stdout, inside.stderr) == ("[[0, 0, 0, 7]]\n", "")
    assert "IndexError" in outside.stderr
    assert unchecked.stderr == ""
