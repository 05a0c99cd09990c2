"""A small real run of Das Ritual am Feuergipfel for the page as a whole; numbers are checked on made-up frames."""

from __future__ import annotations

import pytest

from sim import tournament


@pytest.fixture(scope="session")
def small(tmp_path_factory):
    folder = tmp_path_factory.mktemp("feuergipfel") / "run"
    return tournament("feuergipfel", ["raider", "builder", "gaoler"], 120, seed=3, jobs=1, out=folder)
