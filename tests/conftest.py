"""What all tests share: the compiler's cache and how long hypothesis searches.

The cache is the user's own, or `$SPIELWERK_CACHE`; its folders are named after the sources, so it is never stale.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parents[1]

# The first call of a compiled function takes seconds: no deadline. CI must not fail by a new random example.
settings.register_profile("here", deadline=None, max_examples=50)
settings.register_profile("ci", deadline=None, max_examples=50, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")


def pytest_configure(config: pytest.Config) -> None:
    """Before xdist's workers start: compile everything once, or each of them would compile it for itself.

    A game that doesn't compile is left to its own tests.
    """
    if getattr(config.option, "numprocesses", None) and not hasattr(config, "workerinput"):
        path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
        subprocess.run([sys.executable, "-m", "sim.cli.warm"], env={**os.environ, "PYTHONPATH": path}, check=False)
