"""A small real run of Pendulum for the page as a whole; the numbers are checked on made-up frames."""

from __future__ import annotations

import pytest

from sim import run

NAMES = ["track-balancer(thinking=2)", "track-balancer(thinking=10)", "voter", "random"]


@pytest.fixture(scope="session")
def small(tmp_path_factory):
    return run("pendulum", NAMES, 80, seed=3, jobs=1, out=tmp_path_factory.mktemp("pendulum") / "run")
