"""The compiler's cache: never stale, never in the way, never greedy.

Every test here starts processes, because the cache is opened when the kernel is imported.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from sim.kernel.cache import KEPT, KERNEL, KEY, ROOMS, ROOT, cache_folder, room_of, source_hash, source_key
from sim.kernel.compile import _named_for
from tests.kernel.toy.state import STATE

# `finish` stands in rules.py; what it does stands in council.py.
FINISH = """
import ctypes, numpy
from sim.game import game
from sim.kernel.cache import folder_of
majority = game("majority")
record = numpy.zeros(1, majority.state.dtype)
record["players"] = 3
address = majority.hooks["finish"].address(majority.state.dtype)
ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64)(address)(record.ctypes.data, 0)
print(record["place"][0][0], folder_of("majority") is not None)
"""
OPENED = "from sim.kernel.cache import folder_of; folder_of('majority')"
LINE = "table.place[seat] = 1 + better"
# The same, with one folder for all states of the sources: what numba does by itself.
CARELESS = "import pathlib, sim.kernel.cache as c; c.folder_of = lambda room: pathlib.Path({folder!r})\n" + FINISH
# A strategy typed in at the prompt, in the project's own folder.
TYPED = """
from sim import run
from sim.games.majority.decisions import Majority
class Mine(Majority):
    "Typed in."
    def swap(table, me):
        return -1
print(run("majority", [Mine], 1, players=3, jobs=1).manifest["games"])
"""


def python(text: str, project: Path, cache: Path | str, **env: str) -> str:
    """What a program prints that runs with a copy of the project and a cache of its own."""
    own = {"PYTHONPATH": str(project), "SPIELWERK_CACHE": str(cache), "NUMBA_BOUNDSCHECK": "0"}
    env = {**os.environ, **own, **env}
    done = subprocess.run([sys.executable, "-"], input=text, env=env, cwd=project, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the sources that can be edited."""
    for folder in ("sim", "strategies"):
        shutil.copytree(ROOT / folder, tmp_path / "copy" / folder, ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path / "copy"


def edit(project: Path) -> None:
    """Change a helper in a file of its own; the file of the compiled function stays as it is."""
    file = project / "sim/games/majority/council.py"
    text = file.read_text()
    assert text.count(LINE) == 1
    file.write_text(text.replace(LINE, LINE.replace("1 +", "41 +")))


def test_an_edit_in_another_file_is_seen(project, tmp_path):
    """With numba's own cache alone the old code would run on: the second half shows that this test can fail."""
    cache = tmp_path / "cache"
    careless = CARELESS.format(folder=str(tmp_path / "careless"))
    assert python(FINISH, project, cache) == "1 True"
    assert python(careless, project, cache) == "1 True"
    edit(project)
    assert python(FINISH, project, cache) == "41 True"
    assert python(careless, project, cache) == "1 True", "numba has learnt to look at other files"
    assert len([p for p in cache.iterdir() if KEY.fullmatch(p.name)]) == 2


def test_edited_data_change_what_is_played_but_not_the_compiled_code(project):
    before = source_hash("dominion", project), source_key("dominion", project)
    with (project / "strategies/dominion/menus.toml").open("a") as file:
        file.write("# edited\n")
    assert source_hash("dominion", project) != before[0] and source_key("dominion", project) == before[1]


def test_an_edit_in_one_game_leaves_the_others_compiled(project):
    before = {room: source_key(room, project) for room in ("kernel", "majority", "dominion")}
    edit(project)
    changed = [room for room, key in before.items() if source_key(room, project) != key]
    assert changed == ["majority"]


def test_a_game_uses_nothing_of_another_game():
    """Else an edit there would leave stale code here."""
    imported = re.compile(r"(?:from|import) (?:sim\.games|strategies)\.(\w+)")
    for rooms in ROOMS:
        for file in (ROOT / rooms).rglob("*.py"):
            assert set(imported.findall(file.read_text())) <= {room_of(file)}, file


@pytest.mark.parametrize("file", ["sim/kernel/rng.py", "sim/strategy.py"])
def test_what_all_games_share_has_a_room_of_its_own(file):
    assert room_of(ROOT / file) == "kernel"
    assert room_of(ROOT / "sim/runs/plan.py") is None and room_of(Path("/elsewhere/mine.py")) is None


@pytest.mark.parametrize("part", ["sim/kernel/rng.py", "sim/strategy.py", "strategies/majority/simple.py"])
def test_the_key_looks_at_every_source(project, part):
    before = source_key("majority", project)
    (project / "sim/runs/plan.py").write_text("# not compiled\n")
    assert source_key("majority", project) == before
    with (project / part).open("a") as file:
        file.write("# edited\n")
    assert source_key("majority", project) != before
    assert KEY.fullmatch(before)


def test_old_folders_are_dropped_and_nothing_else(project, tmp_path):
    """`$SPIELWERK_CACHE` may be a folder in which people keep other things."""
    cache = tmp_path / "cache"
    old = [f"majority-{i:016x}" + ("-checked" if i % 2 else "") for i in range(6)]
    others = ["notes", "majority-0123", f"dominion-{0:016x}"]
    for age, name in enumerate([*old, *others]):
        (cache / name).mkdir(parents=True)
        (cache / name / "file").write_text("kept")
        os.utime(cache / name, (1000 + age, 1000 + age))
    python(OPENED, project, cache)
    left = {p.name for p in cache.iterdir()}
    ours = source_key("majority", project).removesuffix("-checked")  # the other process has no bounds checked
    assert left == {*old[-(KEPT - 1) :], ours, *others}


def test_without_a_folder_to_write_everything_is_compiled_again(project, tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    assert python(FINISH, project, blocked / "cache") == "1 False"
    left = [p for p in project.rglob("*") if p.suffix in (".nbi", ".nbc")]
    assert not left, "compiled code was left where old code survives edits"


def test_checked_code_has_a_folder_of_its_own(project, tmp_path):
    cache = tmp_path / "cache"
    python(OPENED, project, cache)
    python(OPENED, project, cache, NUMBA_BOUNDSCHECK="1")
    key = source_key("majority", project).removesuffix("-checked")
    assert {p.name for p in cache.iterdir()} == {key, f"{key}-checked"}


def test_what_is_typed_in_is_compiled_but_not_cached():
    """In the project's folder too, where a file called `<stdin>` would be one of ours."""
    assert python(TYPED, ROOT, cache_folder()) == "1"
    assert not [p.name for p in cache_folder().rglob("*") if "Mine" in p.name]


def test_every_kind_of_table_has_its_own_file():
    """numba numbers the versions of a function; processes that write some at the same time would mix them up."""

    def function(table, me):
        return me

    other = np.dtype([("players", np.int64)])
    names = {_named_for(function, dtype).__qualname__ for dtype in (STATE.dtype, other)}
    assert len(names) == 2 and all(name.startswith(function.__qualname__) for name in names)
    assert _named_for(function, other)(None, 7) == 7
    assert not list((cache_folder() / source_key("majority")).rglob("*.2.nbc"))


def test_the_sources_are_there():
    assert all((ROOT / source).exists() for source in (*KERNEL, *ROOMS))
