"""The test bench for cards, as a fixture: see `layout.py`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.crimson_company import layout


@pytest.fixture
def lay() -> Iterator[layout.Lay]:
    """`lay(near=["thief"], answers=[...])`: a table; at the test's end its script must be used up."""
    tables: list[layout.LaidTable] = []

    def make(*args: Any, **given: Any) -> layout.LaidTable:
        tables.append(layout.lay(*args, **given))
        return tables[-1]

    yield make
    for table in tables:
        table.check_script()
