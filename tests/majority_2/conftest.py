"""The test bench as a fixture: see `bench.py`."""

import pytest

from tests.majority_2.bench import LaidTable


@pytest.fixture(scope="session")
def lay() -> type[LaidTable]:
    """`lay(hand="witch-junior", columns={(0, 1): "demon-junior"}, ...)`: a table."""
    return LaidTable
