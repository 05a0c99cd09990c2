"""A bare table of the toy game, for helpers that need a record and nothing else."""

import numpy as np
import pytest

from tests.kernel.toy.state import STATE


@pytest.fixture
def table() -> np.void:
    """A record full of zeros with two players."""
    record = np.zeros(1, STATE.dtype)[0]
    record["players"] = 2
    return record
