"""What the tests of the command line share: a caller, an empty folder to stand in, a small finished run."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sim.cli.main import cli
from tests.cli.helpers import MATCH

ROOT = Path(__file__).resolve().parents[2]
Call = Callable[..., Result]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, and we are in it."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def call(here: Path) -> Call:
    """Call `spielwerk WORDS...` in the empty folder and expect an exit code."""

    def spielwerk(*words: object, code: int = 0) -> Result:
        result = CliRunner().invoke(cli, [str(word) for word in words], prog_name="spielwerk")
        assert result.exit_code == code, result.output + repr(result.exception)
        return result

    return spielwerk


@pytest.fixture
def complaint(call: Call) -> Callable[..., str]:
    """Call with bad input: one line on stderr, exit code 2, nothing else. The line without its `spielwerk: `."""

    def refused(*words: object) -> str:
        result = call(*words, code=2)
        assert result.stdout == ""
        assert result.stderr.startswith("spielwerk: ") and result.stderr.count("\n") == 1, result.stderr
        return result.stderr.removeprefix("spielwerk: ").rstrip("\n")

    return refused


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished run of 1000 games; copy it before doing it harm."""
    path = tmp_path_factory.mktemp("finished") / "run"
    result = CliRunner().invoke(cli, ["run", *MATCH, "-n", "1000", "--seed", "3", "-o", str(path)])
    assert result.exit_code == 0, result.output
    return path


@pytest.fixture
def copied(finished: Path, here: Path) -> Path:
    """A copy of the finished run to do harm to, with a relative path."""
    shutil.copytree(finished, "copied")
    return Path("copied")


@pytest.fixture
def process() -> tuple[list[str], dict[str, str]]:
    """The words and the environment that start `spielwerk` as a process of its own."""
    path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    return [sys.executable, "-m", "sim.cli.main"], {**os.environ, "PYTHONPATH": path}
