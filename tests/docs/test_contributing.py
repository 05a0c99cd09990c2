"""CONTRIBUTING.md: the worked examples still work."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.docs.markdown import ROOT, Block, blocks, title_of, with_few_games

PAGE = "CONTRIBUTING.md"
STRATEGY = "Add a strategy"
NOTEBOOK, BOX = "In a notebook first", "Then in the box"


def under(heading: str, language: str = "python") -> list[Block]:
    return [block for block in blocks(PAGE, language) if block.heading == heading]


def run_tests(*files: Path, at: Path, path: Path = ROOT) -> str:
    """Run test files in a process of their own, so that nothing of the examples stays behind in this one."""
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(at), *map(str, files)]
    done = subprocess.run(words, cwd=at, env={**os.environ, "PYTHONPATH": str(path)}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_add_a_strategy(tmp_path: Path):
    """The file joins the package from outside: the sources, and with them the compiled code, stay as they are."""
    for block in under(STRATEGY):
        (tmp_path / Path(block.file).name).write_text(block.text)
    package = f"import strategies.majority\nstrategies.majority.__path__.append({str(tmp_path)!r})\n"
    (tmp_path / "conftest.py").write_text(package)
    assert "2 passed" in run_tests(tmp_path / "test_peaceful.py", at=tmp_path)


def test_a_strategy_is_two_files():
    strategy, test = [Path(block.file) for block in under(STRATEGY)]
    assert strategy.parent == Path("strategies/majority") and (ROOT / strategy.parent).is_dir()
    assert test == Path("tests") / strategy.parent / f"test_{strategy.name}"


def test_a_card_from_a_notebook():
    (block,) = under(NOTEBOOK)
    *rest, last = with_few_games(block.text).rstrip().splitlines()
    scope: dict[str, Any] = {"__name__": "contributing_example"}
    exec("\n".join(rest), scope)
    rates = eval(last, scope)
    assert rates["games"].to_list() == [200, 200]


@pytest.mark.slow
def test_a_card_in_the_box(tmp_path: Path):
    """Everything of Dominion is compiled anew for it: the sources change."""
    ours = shutil.ignore_patterns("__pycache__", "strategies")
    for folder in ("sim", "strategies", "analyses", "tests/dominion"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=ours if folder.startswith("tests") else None)
    box = tmp_path / "sim" / "games" / "dominion"
    (data,) = under(BOX, "toml")
    effect, test = under(BOX)
    append(box / "cards.toml", data.text)
    change(box / "names.py", r"\n\) = range\((\d+)\)", lambda m: f"\n    PILGRIM,\n) = range({int(m[1]) + 1})")
    change(box / "state.py", r"BOX_CARDS = (\d+)", lambda m: f"BOX_CARDS = {int(m[1]) + 1}")
    append(box / "cards" / "promos.py", effect.text)
    (tmp_path / test.file).write_text(test.text)
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = --import-mode=importlib\npythonpath = .\n")
    assert "2 passed" in run_tests(tmp_path / test.file, at=tmp_path, path=tmp_path)


def append(file: Path, text: str) -> None:
    file.write_text(f"{file.read_text(encoding='utf-8')}\n{text}", encoding="utf-8")


def change(file: Path, pattern: str, new: Any) -> None:
    text, count = re.subn(pattern, new, file.read_text(encoding="utf-8"))
    assert count == 1, f"{file.name} no longer looks like CONTRIBUTING.md says"
    file.write_text(text, encoding="utf-8")


@pytest.mark.parametrize("block", [block for block in blocks(PAGE) if block.excerpt_of], ids=title_of)
def test_excerpts_are_in_their_files(block: Block):
    assert block.text in (ROOT / block.excerpt_of).read_text(encoding="utf-8")


def test_the_whole_toy_game_is_shown():
    shown = {Path(block.excerpt_of).name for block in blocks(PAGE)} - {""}
    files = {file.name for file in (ROOT / "tests" / "kernel" / "toy").glob("*.py")}
    assert shown == files - {"strategies.py"}


def test_every_file_and_command_that_is_named_exists():
    text = (ROOT / PAGE).read_text(encoding="utf-8")
    examples = {block.file for block in blocks(PAGE)}
    for name in set(re.findall(r"`((?:sim|strategies|analyses|tests)/[\w/.]+)`", text)) - examples:
        assert (ROOT / name).exists(), name
    makefile = (ROOT / "Makefile").read_text()
    for target in set(re.findall(r"`make (\w+)`", text)):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_every_block_is_looked_at():
    for block in blocks(PAGE):
        assert block.excerpt_of or block.file or block.heading in (NOTEBOOK, BOX), block.text
