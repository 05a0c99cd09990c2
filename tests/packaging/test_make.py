"""The Makefile: what is redone when, and what continuous integration calls."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
INPUTS = ("pyproject.toml", "constraints.txt")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder with the Makefile, its inputs, and an environment that is up to date."""
    for name in ("Makefile", *INPUTS):
        shutil.copy(ROOT / name, tmp_path)
        os.utime(tmp_path / name, (1000, 1000))
    (tmp_path / ".venv").mkdir()
    (tmp_path / ".venv" / ".installed").touch()
    os.utime(tmp_path / ".venv" / ".installed", (2000, 2000))
    return tmp_path


def make(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    # A make that runs the tests hands its own flags down; they are not meant for this one.
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("MAKE", "MFLAGS"))}
    return subprocess.run(["make", *words], cwd=folder, env=environment, capture_output=True, text=True, check=False)


def test_an_environment_that_fits_is_left_alone(project):
    assert make(project, "--question", "setup").returncode == 0


@pytest.mark.parametrize("changed", INPUTS)
def test_a_change_of_what_is_needed_sets_up_again(project, changed):
    os.utime(project / changed, (3000, 3000))
    said = make(project, "--dry-run", "setup").stdout
    assert "-m venv .venv" in said and '--editable ".[dev]"' in said
    assert said.count("--constraint constraints.txt") == said.count("pip ") == 2


def test_an_old_python_is_refused_before_anything_is_made(project):
    shutil.rmtree(project / ".venv")
    old = project / "old-python"
    old.write_text(f'#!/bin/sh\ncase "$2" in *version_info*) exit 1;; esac\nexec {sys.executable} "$@"\n')
    old.chmod(0o755)
    done = make(project, f"PYTHON={old}", "demo")
    assert done.returncode != 0 and "needs Python 3.11 or newer" in done.stdout
    assert not (project / ".venv").exists()


def test_the_demo_plays_a_million_games_and_draws_the_report(project):
    said = make(project, "--dry-run", "demo").stdout.splitlines()
    assert any("tournament majority" in line and "--total 1M" in line for line in said)
    assert said[-1].endswith("spielwerk report runs/demo -o reports/demo")


def test_all_tests_means_lint_and_then_everything_that_is_not_slow(project):
    said = make(project, "--dry-run", "test").stdout
    steps = ("ruff check .", "ruff format --check .", "bin/mypy", "sim.cli.warm", "pytest")
    order = [said.index(step) for step in steps]
    assert order == sorted(order)
    assert '-m "not slow"' in said


def test_continuous_integration_calls_the_same_command():
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    lines = script.read_text().splitlines()
    assert lines[0] == "#!/usr/bin/env bash" and "set -euo pipefail" in lines and lines[-1] == "make test"
