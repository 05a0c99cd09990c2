"""The notebooks run from top to bottom with nbmake, show pictures and tables, and are kept without outputs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest

from tests.docs.markdown import ROOT

NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))


def executed(notebook: Path, folder: Path) -> nbformat.NotebookNode:
    """A copy of the notebook with its outputs."""
    copy = shutil.copy(notebook, folder)
    words = ("-q", "-p", "no:cacheprovider", "--rootdir", str(folder), "--nbmake", "--overwrite", str(copy))
    path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run([sys.executable, "-m", "pytest", *words], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return nbformat.read(copy, as_version=4)


def shown(notebook: nbformat.NotebookNode) -> list[str]:
    """The kinds of everything that the cells show."""
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    return [kind for output in outputs for kind in output.get("data", {})]


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_it_runs_and_shows_pictures_and_tables(notebook: Path, tmp_path: Path):
    kinds = shown(executed(notebook, tmp_path))
    assert kinds.count("image/png") >= 3 and kinds.count("text/html") >= 3


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_it_is_kept_without_outputs(notebook: Path):
    cells = [cell for cell in nbformat.read(notebook, as_version=4).cells if cell.cell_type == "code"]
    assert not [cell.source for cell in cells if cell.outputs or cell.execution_count]
    assert notebook.stat().st_size < 50_000


def test_there_is_a_tour():
    assert "tour" in {notebook.stem for notebook in NOTEBOOKS}
