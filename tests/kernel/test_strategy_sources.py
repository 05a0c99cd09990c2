"""Strategies from elsewhere: out of a file, out of a notebook's cell, and what tells an edited one apart."""

import pytest

from sim.errors import SpielwerkError
from sim.kernel.decisions import next_option
from sim.strategy import Strategy, make_strategy, parse_strategy
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
        ("{folder}/mine.py:Other", "mine.py has no strategy 'Other' for toy (there are: FromFile)"),
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


def test_two_files_of_the_same_name_are_two_strategies(tmp_path):
    made = []
    for folder, bar in (("one", 2), ("two", 5)):
        (tmp_path / folder).mkdir()
        file = tmp_path / folder / "mine.py"
        file.write_text(SOURCE.replace("Parameter(3", f"Parameter({bar}"))
        made.append(parse_strategy(GAME, f"{file}:FromFile"))
    assert [s.values["bar"] for s in made] == [2, 5]
    assert made[0].source_hash() != made[1].source_hash()


def test_an_edited_helper_file_makes_another_strategy(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "my_helper.py").write_text("def worth(card):\n    return card\n")
    file = tmp_path / "mine.py"
    file.write_text(SOURCE + "\nfrom my_helper import worth\n")
    made = parse_strategy(GAME, f"{file}:FromFile")
    before = made.source_hash()
    (tmp_path / "my_helper.py").write_text("def worth(card):\n    return -card\n")
    assert made.source_hash() != before


def test_a_method_that_is_never_asked_is_a_misspelt_one():
    class Misspelt(Toy):
        """Means to play."""

        def plya(table, me):
            return next_option(table, -1)

    with pytest.raises(SpielwerkError, match="misspelt: toy never asks 'plya' .did you mean play"):
        make_strategy(GAME, Misspelt)


def test_what_the_compiler_does_not_like_is_told_in_one_line():
    class Wrong(Toy):
        """Looks for a field that isn't there."""

        def play(table, me):
            return table.hnad[me, 0]

    class Worse(Toy):
        """Uses what can't be compiled."""

        def play(table, me):
            return table.hand[me].tolist()

    class Silent(Toy):
        """Forgets to answer."""

        def play(table, me):
            table.hand[me, 0]

    class Wordy(Toy):
        """Answers in words."""

        def play(table, me):
            return "red"

    class Selfish(Toy):
        """Written as methods are elsewhere."""

        def play(self, table, me):
            return table.hand[me, 0]

    with pytest.raises(SpielwerkError, match=r"Silent.play .*it returns nothing, at least on some way through it"):
        play(Silent, LowestFirst)
    with pytest.raises(SpielwerkError, match=r"Wordy.play .*it returns something that is no number"):
        play(Wordy, LowestFirst)
    with pytest.raises(SpielwerkError, match=r"selfish.play wants 'me'.* there is no self"):
        play(Selfish, LowestFirst)
    with pytest.raises(SpielwerkError, match=r"Wrong.play .*the table has no field 'hnad' \(did you mean hand"):
        play(Wrong, LowestFirst)
    with pytest.raises(SpielwerkError, match=r"Worse.play .*can't be compiled, line \d+: Unknown attribute 'tolist'"):
        play(Worse, LowestFirst)
