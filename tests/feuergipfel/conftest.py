"""The test bench of Das Ritual am Feuergipfel."""

import pytest

from tests.feuergipfel.layout import LaidTable


@pytest.fixture(scope="session")
def lay() -> type[LaidTable]:
    """`lay(players=3, clan_powers="on")`: an empty table in the middle of a game."""
    return LaidTable
