"""Strategies from elsewhere: out of a file, out of a notebook's cell, and what tells an edited one apart."""

import pytest

from sim.errors import SpielwerkError
from sim.kernel.decisions import next_option
from sim.strategy import Strategy, parse_strategy
from tests.kernel.helpers import play
from tests.kernel.toy import GAME
from tests.kernel.toy.decisions import Toy
from tests.kernel.toy.strategies import LowestFirst

SOURCE = '''
from sim.strategy import Parameter
from tests.kernel.toy.decisions import Toy

class FromFile(Toy):
    """A user's own."""
    bar = Parameter(3, low=0, high=9, about="")

class Other:
    pass
'''


def test_a_strategy_out_of_a_file(tmp_path):
    file = tmp_path / "mine.py"
    file.write_text(SOURCE)
    made = parse_strategy(GAME, f"{file}:FromFile(bar=2)")
    assert (made.label, made.spec) == ("from-file(bar=2)", f"{file}:FromFile(bar=2)")
    before = made.source_hash()
    assert parse_strategy(GAME, made.spec).source_hash() == before
    file.write_text(SOURCE + "# edited\n")
    assert parse_strategy(GAME, made.spec).source_hash() != before


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{folder}/none.py:Mine", "there is no file '{folder}/none.py'"),
        ("{folder}/mine.py:FromFil", "mine.py has no strategy 'FromFil' for toy (did you mean FromFile?)"),
        ("{folder}/mine.py:Other", "mine.py has no strategy 'Other' for toy"),
        ("{folder}/mine.py:FromFile(bar=much)", "bar needs a number, not 'much'"),
        ("{folder}/mine.py:FromFile(3)", "can't read '3'"),
        ("{folder}/mine.py:FromFile(bar=3", "can't read strategy"),
        ("{folder}/broken.py:Mine", "broken.py can't be loaded: ZeroDivisionError"),
    ],
)
def test_bad_texts_are_refused_in_one_line(tmp_path, text, words):
    (tmp_path / "mine.py").write_text(SOURCE)
    (tmp_path / "broken.py").write_text("1 / 0\n")
    with pytest.raises(SpielwerkError) as raised:
        parse_strategy(GAME, text.format(folder=tmp_path))
    assert words.format(folder=tmp_path) in str(raised.value)
    assert "\n" not in str(raised.value)


def notebook(text: str, last: int = 5) -> Strategy:
    """A strategy from source text that lies in no file, as in a notebook's cell."""
    scope = {"__name__": "__cell__", "Toy": Toy, "next_option": next_option, "last": last}
    exec(text, scope)
    return scope["Mine"]()


CELL = """
def helper(x):
    return x + 1
class Base(Toy):
    def swap(table, me):
        return 255
class Mine(Base):
    def play(table, me):
        return helper(last) + next_option(table, -1)
"""


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("table, -1", "table, -2"),
        ("x + 1", "x + 2"),
        ("helper(last)", "last"),
        ("return 255", "return 254"),
        ("+ n", "- n"),
    ],
)
def test_the_hash_of_a_strategy_without_a_file_notices_edits(old, new):
    """A constant, a helper, a name, an inherited answer, an operator."""
    assert old in CELL
    assert notebook(CELL).source_hash() == notebook(CELL).source_hash()
    assert notebook(CELL).source_hash() != notebook(CELL.replace(old, new)).source_hash()


def test_the_hash_of_a_strategy_without_a_file_notices_another_number():
    assert notebook(CELL).source_hash() != notebook(CELL, last=6).source_hash()


def test_a_strategy_without_a_file_plays():
    text = "class Mine(Toy):\n    def play(table, me): return next_option(table, -1)\n"
    assert (play(notebook(text), notebook(text), games=5) == play(LowestFirst, LowestFirst, games=5)).all()
