"""The rules ledger (README of the game) keeps its promises: what it names exists, and no card or rule is left out."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import click
import pytest

from sim.cli.main import cli
from sim.game import game
from sim.games.dominion.kingdoms import CARDS, SETUPS, presets
from tests.dominion.layout import DOMINION
from tests.dominion.layout import lay as lay_table
from tests.dominion.test_validation import PUBLISHED

TESTS = Path(__file__).parent
HOME = TESTS.parents[1] / "sim" / "games" / "dominion"
LEDGER = (HOME / "README.md").read_text(encoding="utf-8")
REFERENCES = sorted(set(re.findall(r"`([\w.]+\.(?:py|toml))(?:: ([\w.]+))?`", LEDGER)))


def tables(heading: str) -> list[list[str]]:
    """The rows of all tables below a heading, without their titles."""
    part = re.split(rf"^##+ {re.escape(heading)}.*$", LEDGER, flags=re.MULTILINE)[1]
    lines = re.split(r"^##+ ", part, flags=re.MULTILINE)[0].splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    titles = [place - 1 for place, row in enumerate(rows) if set(row[0]) == {"-"}]
    return [row for place, row in enumerate(rows) if place not in titles and set(row[0]) != {"-"}]


def source_of(file: str) -> Path:
    """Where a file that the ledger names lies."""
    folder = TESTS if file.startswith("test_") else HOME
    return folder / file if (folder / file).exists() else HOME / "cards" / file


@cache
def definitions(file: Path) -> dict[str, str]:
    """The source of every function and class by name; a method is `Class.name`."""
    text = file.read_text(encoding="utf-8")
    found = {}
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            start = min([node.lineno, *(d.lineno for d in node.decorator_list)])
            found[node.name] = "\n".join(text.splitlines()[start - 1 : node.end_lineno])
        for inner in getattr(node, "body", []):
            if isinstance(node, ast.ClassDef) and isinstance(inner, ast.FunctionDef):
                found[f"{node.name}.{inner.name}"] = ast.get_source_segment(text, inner) or ""
    return found


@pytest.mark.parametrize(("file", "name"), REFERENCES)
def test_what_the_ledger_names_exists(file: str, name: str) -> None:
    path = source_of(file)
    assert path.is_file()
    assert not name or name in definitions(path)


def test_every_rule_has_code_and_a_test() -> None:
    rows = tables("The general rules")
    assert sorted({int(row[0]) for row in rows}) == list(range(1, 22))
    for row in rows:
        assert len(row) == 4 and row[2].startswith("`") and row[3].startswith("`test_"), row


def test_every_ruling_has_a_test() -> None:
    rows = tables("Rulings")
    assert [int(row[0]) for row in rows] == list(range(1, len(rows) + 1))
    assert all(len(row) == 3 and row[2].startswith("`test_") for row in rows)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_has_a_row_and_a_test_that_plays_it(card: SimpleNamespace) -> None:
    rows = [row for row in tables("Every card") if row[0] == f"{card.name} ({card.german})"]
    assert len(rows) == 1
    _, cost, text, code, test = rows[0]
    numbers = card.numbers
    potion, plus = "P" * numbers.get("potion", 0), "+" * numbers.get("overpay", 0)
    coins = "" if potion and not numbers["cost"] else str(numbers["cost"])
    assert cost == ("prize" if card.facts["set"] == "prize" else coins + potion + plus)
    assert text and code.startswith("`")
    file, _, name = test.strip("`").partition(": ")
    assert f'"{card.id}"' in definitions(source_of(file))[name]


def test_every_switch_and_set_up_is_explained() -> None:
    rows = tables("Switches and set-up")
    switches = {row[0].strip("`"): tuple(row[1].split(", ")) for row in rows if len(row) == 4}
    assert switches == {name: option.choices for name, option in game("dominion").options.items()}
    assert [row[0].strip("`") for row in rows if len(row) == 2] == list(SETUPS)


def test_every_recommended_set_is_listed() -> None:
    names = {card.id: card.name for card in CARDS}
    rows = {row[0]: row[1:] for row in tables("The 21 recommended sets")}
    assert list(rows) == list(presets())
    for name, preset in presets().items():
        german, kingdom = rows[name]
        assert german == preset["german"]
        assert re.split("; | \\(", kingdom)[0] == ", ".join(names[card] for card in preset["cards"])
        assert ("bane" in preset) == (f"; bane {names.get(preset.get('bane'), '-')}" in kingdom)


def test_the_cards_of_the_rulebook_are_named() -> None:
    confirmed = [card.name for card in CARDS if card.provenance == "rulebook"]
    assert f"From the rulebook ({len(confirmed)} of {len(CARDS)}): {', '.join(confirmed)}." in LEDGER


def test_every_column_is_named() -> None:
    part = LEDGER.split("## Columns")[1].split("##")[0]
    columns = [column for table in ("games", "seats", "cards") for column in getattr(DOMINION.state, table)]
    assert [c.name for c in columns if f"`{c.shown_as or c.name}`" not in part] == []


def test_the_published_numbers_are_those_of_the_tests() -> None:
    """And ours are as near to them as two samples of two million games are."""
    rows = tables("Against published numbers")
    assert len(rows) == len(PUBLISHED)
    for (_, _, *expected), (_, _, published, here) in zip(PUBLISHED, rows, strict=True):
        assert [float(n) for n in published.split(" / ")] == expected
        ours = [float(n) for n in here.split(" / ")]
        assert all(abs(a - b) < 0.25 for a, b in zip(ours[:3], expected[:3], strict=True))
        assert abs(ours[3] - expected[3]) < 0.015


def test_the_example_of_an_own_card_works(tmp_path: Path) -> None:
    file = tmp_path / "pedlar.py"
    file.write_text(re.findall(r"```python\n(.*?)```", LEDGER, re.DOTALL)[0], encoding="utf-8")
    setting = DOMINION.setting(2, setup={"kingdom": f"{file}:pedlar, village"})
    card = setting.setup["kingdom"][0]
    t = lay_table(kingdom=[card], hands=[["pedlar", "estate"], []], decks=[["copper", "silver", "gold", "gold"], []])
    t.answer("estate").play("pedlar")
    assert t.hand() == ["copper", "gold", "silver"] and t.discard() == ["estate"]
    t.check_script()


@pytest.mark.parametrize("line", [line for line in LEDGER.splitlines() if line.startswith("spielwerk ")])
def test_the_commands_are_read(line: str) -> None:
    """Every option of the examples is one that the command has."""
    _, command, *rest = re.findall(r'"[^"]*"|\S+', re.sub(r"\s{3,}.*", "", line))
    known = cli.get_command(click.Context(cli), command)
    assert known is not None
    options = {name for parameter in known.params for name in parameter.opts}
    assert [word for word in rest if word.startswith("-") and word not in options] == []
