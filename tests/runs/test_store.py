"""The run's folder: whole shards or none, exact resumption, and no foreign folder touched."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys

import pytest

from sim import load
from sim.errors import SpielwerkError
from sim.runs.experiment import match
from sim.runs.folder import MANIFEST
from sim.runs.manifest import table_names
from sim.runs.runner import execute
from sim.runs.store import LOCK, SUMS, Store
from tests.runs.conftest import GAMES, same, small

SHARD = 40  # 8 shards of three tables and their checksums: with the manifest, 33 files are renamed
KILLED = """
import os, signal
from tests.runs.conftest import small
from sim.runs import plan
from sim.runs.runner import execute
plan.SHARD_GAMES = {shard}
replace, renamed = os.replace, []
def killer(source, target):
    renamed.append(target)
    if len(renamed) == {last}:
        os.kill(os.getpid(), signal.SIGKILL)
    replace(source, target)
os.replace = killer
execute(small(), {out!r}, jobs=1)
"""


def stop_at(number, monkeypatch):
    """Stop like Ctrl-C between the temporary file and its name, at the so many-th file."""
    replace, renamed = os.replace, []

    def stopping(source, target):
        renamed.append(target)
        if len(renamed) == number:
            raise KeyboardInterrupt
        replace(source, target)

    monkeypatch.setattr(os, "replace", stopping)


def parts(path, table="games"):
    return sorted(p.name for p in (path / table).glob("*.parquet"))


@pytest.mark.parametrize(("number", "shards"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (6, 1), (17, 3), (33, 7)])
def test_a_stopped_run_shows_whole_shards_only_and_is_finished_exactly(
    finished, tmp_path, monkeypatch, shards_of, number, shards
):
    shards_of(SHARD)
    path = tmp_path / "run"
    with monkeypatch.context() as stopped, pytest.raises(KeyboardInterrupt):
        stop_at(number, stopped)
        execute(small(), path, jobs=1)
    assert len(parts(path)) == shards, "games come last, so a shard with its games is whole"
    assert [p.suffix for p in path.rglob("*") if p.is_file() and p.suffix not in (".parquet", ".json")] == [".tmp"]
    if number > 1:
        with pytest.raises(SpielwerkError, match=f"is incomplete: {8 - shards} of 8 shards of games are missing"):
            load(path)
    seen = []
    result = execute(small(), path, jobs=1, progress=lambda done, total: seen.append((done, total)))
    assert result.played == GAMES - shards * SHARD and seen[-1] == (GAMES, GAMES)
    assert same(result, finished) and same(load(path), finished)
    assert not list(path.rglob("*.tmp"))


def test_a_killed_writer_leaves_nothing_visible(finished, tmp_path):
    path = tmp_path / "run"
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    text = KILLED.format(shard=SHARD, last=13, out=str(path))
    env = {**os.environ, "PYTHONPATH": root}
    died = subprocess.run([sys.executable, "-c", text], env=env, capture_output=True, text=True)
    assert died.returncode == -signal.SIGKILL, died.stderr
    assert [len(parts(path, table)) for table in ("games", "seats", "cards")] == [2, 3, 3], "the third shard's games"
    assert same(execute(small(), path, jobs=1), finished)


def test_a_finished_run_is_not_played_again(copied, finished):
    before = {p: p.stat().st_mtime_ns for p in copied.rglob("*.parquet")}
    result = execute(small(), copied, jobs=1)
    assert result.played == 0 and same(result, finished)
    assert {p: p.stat().st_mtime_ns for p in copied.rglob("*.parquet")} == before


@pytest.mark.parametrize("table", ["games", "seats", "cards"])
def test_a_lost_or_damaged_file_is_named_and_played_again(tmp_path, shards_of, finished, table):
    shards_of(100)
    path = tmp_path / "run"
    execute(small(), path, jobs=1)
    part = path / table / "part-000001.parquet"
    part.write_bytes(part.read_bytes()[:-100])
    with pytest.raises(SpielwerkError) as raised:
        load(path)
    assert str(raised.value) == f"{part} is damaged: delete it and its shard is played again"
    part.unlink()
    with pytest.raises(SpielwerkError, match=f"is incomplete: 1 of 3 shards of {table} are missing"):
        load(path)
    result = execute(small(), path, jobs=1)
    assert result.played == 100 and same(result, finished)


def test_a_lost_table_is_noticed(copied, finished):
    for part in (copied / "seats").iterdir():
        part.unlink()
    (copied / "seats").rmdir()
    with pytest.raises(SpielwerkError, match="shards of seats are missing"):
        load(copied)
    assert same(execute(small(), copied, jobs=1), finished)


def test_other_strategies_are_named(copied):
    with pytest.raises(SpielwerkError, match=r"its strategies is random, \S+, this one's is random$"):
        execute(match("majority", ["random"], GAMES, seed=5), copied, jobs=1)


@pytest.mark.parametrize(
    ("other", "words"),
    [
        ({"seed": 6}, "its seed is 5, this one's is 6"),
        ({"games": 301}, "its games_per_matchup is 300, this one's is 301"),
        ({"detail": "seats"}, "its detail is 'cards', this one's is 'seats'"),
        ({"seats": "fixed"}, "its orders.0 is 2, this one's is 1"),
        ({"change": {"red-10.power": 11}}, "its change.red-10.power is not set, this one's is 11"),
        ({"options": {"spy_lasts": "phase"}}, "its options.spy_lasts is 'turn', this one's is 'phase'"),
        ({"players": 3}, "its players is 4, this one's is 3"),
    ],
)
def test_another_run_is_refused_with_the_difference(copied, other, words):
    before = (copied / MANIFEST).read_bytes()
    with pytest.raises(SpielwerkError) as raised:
        execute(small(**other), copied, jobs=1)
    assert str(raised.value) == f"{copied} holds another run: {words}"
    assert (copied / MANIFEST).read_bytes() == before


def test_a_run_of_an_edited_strategy_is_refused(copied):
    manifest = json.loads((copied / MANIFEST).read_text())
    manifest["strategies"][1]["source_hash"] = "0" * 16
    (copied / MANIFEST).write_text(json.dumps(manifest))
    with pytest.raises(SpielwerkError, match="its strategies.1.source_hash is '0000000000000000', this one's is"):
        execute(small(), copied, jobs=1)


def test_a_run_of_another_version_of_a_package_goes_on(copied):
    manifest = json.loads((copied / MANIFEST).read_text())
    manifest["packages"]["numpy"], manifest["created"] = "1.0", "long ago"
    (copied / MANIFEST).write_text(json.dumps(manifest))
    assert execute(small(), copied, jobs=1).played == 0


def test_a_foreign_folder_is_refused_and_left_alone(tmp_path):
    (tmp_path / "letters.txt").write_text("dear")
    with pytest.raises(SpielwerkError, match="is there already and is not a run: choose another folder"):
        execute(small(), tmp_path, jobs=1)
    with pytest.raises(SpielwerkError, match="is there already and is not a run"):
        execute(small(), tmp_path / "letters.txt", jobs=1)
    assert [p.name for p in tmp_path.iterdir()] == ["letters.txt"]


def test_an_empty_folder_is_taken(tmp_path, finished):
    (tmp_path / "empty").mkdir()
    assert same(execute(small(), tmp_path / "empty", jobs=1), finished)


def test_a_folder_that_can_not_be_made_is_named(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(SpielwerkError, match="can't write to .*file/run: Not a directory"):
        execute(small(), tmp_path / "file" / "run", jobs=1)


def test_what_is_no_run_can_not_be_loaded(tmp_path):
    with pytest.raises(SpielwerkError, match=r"is not a run \(it has no manifest.json\)"):
        load(tmp_path)
    (tmp_path / MANIFEST).write_text("{")
    with pytest.raises(SpielwerkError, match="manifest.json can't be read"):
        load(tmp_path)


def test_the_manifest_says_what_is_needed_to_repeat_the_run(finished):
    manifest = Store(finished.path).manifest()
    assert manifest["matchups"] == [["random", "first-legal"] * 2]
    assert manifest["card_provenance"] == {"rulebook": 24}
    assert manifest["cards"]["red-10"]["power"] == 10
    assert manifest["strategies"][0]["spec"] == "random" and len(manifest["strategies"][0]["source_hash"]) == 16
    assert {"numpy", "numba", "polars", "joblib"} <= set(manifest["packages"])
    assert table_names(manifest) == ["games", "seats", "cards"]
    promised = "spielwerk game game_version variant players setup change options orders games_per_matchup games seed"
    assert set(promised.split()) | {"seats", "detail", "shard_size", "created", "columns"} <= set(manifest)


def test_two_processes_can_not_write_one_run(copied):
    (copied / LOCK).write_text(f"{socket.gethostname()} {os.getppid()}")
    with pytest.raises(SpielwerkError, match="is being written by another process"):
        execute(small(), copied, jobs=1)
    (copied / LOCK).write_text(f"{socket.gethostname()} 999999999")
    execute(small(), copied, jobs=1)
    assert not (copied / LOCK).exists(), "the lock of a dead process is taken over and given back"


def test_a_run_is_not_finished_by_other_rules(copied):
    manifest = json.loads((copied / MANIFEST).read_text())
    (copied / MANIFEST).write_text(json.dumps(manifest | {"sources": "0" * 16}))
    assert execute(small(), copied, jobs=1).played == 0, "nothing is missing, so nothing is mixed"
    Store(copied).part("games", 0).unlink()
    with pytest.raises(SpielwerkError, match="was begun with another state of the code"):
        execute(small(), copied, jobs=1)


def test_a_finished_run_is_not_compiled_again(copied, monkeypatch):
    monkeypatch.setattr("sim.runs.runner.warm_up", lambda experiment: pytest.fail("warmed up"))
    assert execute(small(), copied, jobs=1).played == 0


@pytest.mark.parametrize(
    "harm", [{"shard_size": 0}, {"teams": None}, {"orders": []}, {"detail": "all"}, {"players": "four"}]
)
def test_a_damaged_manifest_is_told_from_a_run(copied, harm):
    manifest = json.loads((copied / MANIFEST).read_text())
    (copied / MANIFEST).write_text(json.dumps(manifest | harm))
    with pytest.raises(SpielwerkError, match="is not the manifest of a run"):
        load(copied)


@pytest.mark.parametrize("table", ["games", "seats", "cards"])
def test_bytes_that_changed_are_noticed(copied, table):
    """In the middle of the data, where neither the length nor the file's head tells of it."""
    part = Store(copied).part(table, 0)
    content = bytearray(part.read_bytes())
    content[200] ^= 0xFF
    part.write_bytes(content)
    with pytest.raises(SpielwerkError, match=f"{table}/part-000000.parquet is damaged: delete it and its shard is"):
        load(copied)
    part.unlink()
    assert execute(small(), copied, jobs=1).played > 0
    load(copied)


def test_a_run_without_checksums_can_be_loaded(copied):
    shutil.rmtree(copied / SUMS)
    assert load(copied).games.collect().height


def test_a_part_too_many_is_named(copied):
    shutil.copy(Store(copied).part("seats", 0), Store(copied).part("seats", 99))
    with pytest.raises(SpielwerkError, match="seats/part-000099.parquet doesn't belong to the run"):
        load(copied)
