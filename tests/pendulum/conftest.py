"""Fixtures of Pendulum: see layout.py."""

from __future__ import annotations

import pytest

from tests.pendulum.layout import LaidTable


@pytest.fixture(scope="session")
def lay() -> type[LaidTable]:
    """`lay(players=3, variant="advanced", clock="untimed")`: a table after its set-up."""
    return LaidTable
