"""README.md: every example works as it is printed, only with fewer games; every link leads somewhere."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from click.testing import CliRunner

from sim.cli.main import cli
from sim.games import GAMES
from tests.docs.markdown import ROOT, Block, blocks, title_of, with_few_games

README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = [shlex.split(line) for block in blocks("README.md", "sh") for line in block.text.splitlines()]


def spielwerk(*words: str) -> str:
    """What a command prints; it must not fail."""
    done = CliRunner().invoke(cli, list(words), prog_name="spielwerk")
    assert done.exit_code == 0, done.output + repr(done.exception)
    return done.output


def execute(text: str) -> Any:
    """Run a cell as Jupyter does: the value of its last line."""
    *rest, last = text.rstrip().splitlines()
    scope: dict[str, Any] = {"__name__": "readme_example"}
    exec("\n".join(rest), scope)
    return eval(last, scope)


def test_the_commands_work_one_after_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    said = [spielwerk(*(with_few_games(word) for word in words[1:])) for words in COMMANDS]
    assert [words[0] for words in COMMANDS] == ["spielwerk"] * len(COMMANDS)
    assert {words[1] for words in COMMANDS} >= {"run", "report", "replay", "compare"}
    assert (tmp_path / "reports" / "hunter" / "index.html").is_file()
    assert any("The Majority, game 12 of hunter, seed 7" in text for text in said)


@pytest.mark.parametrize("block", blocks("README.md", "python"), ids=title_of)
def test_the_cells_work(block: Block):
    answer = execute(with_few_games(block.text))
    assert isinstance(answer, pl.DataFrame) and answer.height >= 2


def test_there_are_five_examples_and_a_strategy_of_eight_lines():
    examples = [block for block in blocks("README.md") if block.heading == "Five examples to copy"]
    assert len(examples) == 5
    (strategy,) = [block for block in blocks("README.md") if block.heading == "A strategy in eight lines"]
    assert len([line for line in strategy.text.splitlines() if line.strip()]) == 8


def test_the_strategy_plays_from_a_file_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    (strategy,) = [block for block in blocks("README.md") if block.heading == "A strategy in eight lines"]
    *body, _ = strategy.text.rstrip().splitlines()
    Path("mine.py").write_text("\n".join(body))
    (command,) = re.findall(r"`spielwerk (run majority -s mine.py[^`]*)`", README)
    assert "yellow-first" in spielwerk(*shlex.split(command), "-n", "100")


def test_the_make_targets_exist():
    (block,) = [block for block in blocks("README.md") if block.heading == "Two commands"]
    targets = re.findall(r"^make (\w+)", block.text, re.MULTILINE)
    makefile = (ROOT / "Makefile").read_text()
    assert targets == ["demo", "test"]
    assert all(re.search(rf"^{target}:", makefile, re.MULTILINE) for target in targets)


@pytest.mark.parametrize(
    "page", ["README.md", "CONTRIBUTING.md", *(f"docs/{p.name}" for p in (ROOT / "docs").glob("*.md"))]
)
def test_links_and_pictures_lead_somewhere(page: str):
    file = ROOT / page
    for target in re.findall(r"\]\(([^)#]+)\)", file.read_text(encoding="utf-8")):
        assert (file.parent / target).exists(), target


def test_the_folders_of_the_table_exist():
    for folder in re.findall(r"^\| `(\w+)/`", README, re.MULTILINE):
        assert (ROOT / folder).is_dir(), folder


def test_every_game_is_named():
    assert set(re.findall(r"^- \*\*.+?\*\* \(`([\w-]+)`\)", README, re.MULTILINE)) == set(GAMES)


def test_it_is_the_packages_description():
    assert tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["readme"] == "README.md"
