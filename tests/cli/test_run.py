import os
import subprocess
import sys
from pathlib import Path

import polars as pl
import pytest

from tests.cli.helpers import MATCH, after, files, rows

ROOT = Path(__file__).resolve().parents[2]


def test_a_run_prints_win_rates_with_intervals_and_what_comes_next(call, here):
    text = call("run", *MATCH, "-n", "1k", "-o", "mine").stdout
    header, *found = rows(text)
    assert header == ["strategy", "games", "win_rate", "low", "high"]
    assert {row[0] for row in found} == {"random", "first-legal"}
    for _, games, rate, low, high in found:
        assert games == "1000" and 0 < float(low) < float(rate) < float(high) < 1
    assert after(text, "run") == ["mine"]
    assert after(text, "games")[0].startswith("1,000 in ") and after(text, "games")[0].endswith(" games/s")
    assert after(text, "next") == ["spielwerk report mine", "spielwerk replay mine 0"]
    assert pl.scan_parquet("mine/games/*.parquet").collect().height == 1000


def test_output_that_no_terminal_shows_is_plain(call, here):
    (here / ("long-" * 30)).mkdir()
    out = "long-" * 30 + "/run"
    text = call("run", *MATCH, "-n", "100", "-o", out).output
    assert "\x1b" not in text
    assert f"run: {out}\n" in text


def test_without_a_folder_it_takes_the_next_free_one(call, here):
    first = call("run", *MATCH, "-n", "100").stdout
    second = call("run", *MATCH, "-n", "100").stdout
    assert after(first, "run") == ["runs/majority-1"]
    assert after(second, "run") == ["runs/majority-2"]


def test_the_same_command_again_plays_nothing_twice(call, here):
    words = ("run", *MATCH, "-n", "1000", "-o", "mine")
    once, again = call(*words).stdout, call(*words).stdout
    assert after(again, "games") == ["1,000, all of them played before"]
    assert once.split("run: ")[0] == again.split("run: ")[0]


def test_settings_reach_the_run(call, here):
    import sim

    words = ("--set", "red-10.power=12", "--option", "spy_lasts=phase", "--seed", "9", "--seats", "fixed")
    call("run", *MATCH, "-n", "60", "--players", "3", *words, "--detail", "seats", "--jobs", "1", "-o", "mine")
    manifest = sim.load("mine").manifest
    expected = {"players": 3, "seed": 9, "seats": "fixed", "detail": "seats", "games": 60}
    assert {key: manifest[key] for key in expected} == expected
    assert manifest["change"] == {"red-10.power": 12} and manifest["options"]["spy_lasts"] == "phase"
    assert not (here / "mine" / "cards").exists()


def test_least_detail_has_no_win_rates_but_still_says_where_the_run_is(call, here):
    text = call("run", *MATCH, "-n", "100", "--detail", "games", "-o", "mine").stdout
    assert "\t" not in text and after(text, "run") == ["mine"]


@pytest.mark.parametrize("backend", ["threads", "processes"])
def test_backends_play_the_same_games(call, finished, backend):
    call("run", *MATCH, "-n", "1000", "--seed", "3", "--backend", backend, "--jobs", "2", "-o", "mine")
    for table in ("games", "seats", "cards"):
        mine, other = (pl.read_parquet(f"{path}/{table}/*.parquet") for path in ("mine", finished))
        assert mine.equals(other)


@pytest.mark.parametrize("given", [("--jobs", "1"), ("mine.toml",)])
def test_as_many_jobs_as_cores_polars_included(here, given):
    (here / "mine.toml").write_text('game = "majority"\nstrategies = ["random"]\njobs = 1\n', encoding="utf-8")
    words = ["run", *(given if "mine.toml" in given else (*MATCH, *given)), "-n", "20", "-o", "mine"]
    code = "; ".join(
        (
            "from sim.cli.main import cli",
            f"cli({words!r}, standalone_mode=False)",
            "import polars",
            "print('threads', polars.thread_pool_size())",
        )
    )
    environment = {key: value for key, value in os.environ.items() if key != "POLARS_MAX_THREADS"}
    told = subprocess.run(
        [sys.executable, "-c", code], env=environment | {"PYTHONPATH": str(ROOT)}, capture_output=True, text=True
    )
    assert told.stdout.splitlines()[-1:] == ["threads 1"], told.stderr


def test_a_large_run_announces_its_size(call, here, monkeypatch):
    monkeypatch.setattr("sim.cli.play.LARGE", 100)
    assert "will be written to mine" in call("run", *MATCH, "-n", "100", "-o", "mine").stderr


def test_a_run_that_the_disk_cannot_hold_is_refused(complaint_lines, here, monkeypatch):
    monkeypatch.setattr("sim.cli.play.LARGE", 100)
    monkeypatch.setattr("sim.runs.size.expected_size", lambda experiment, out: (5 * 10**9, 10**9))
    announced, refused = complaint_lines("run", *MATCH, "-n", "100", "-o", "mine")
    assert announced == "about 5.0 GB will be written to mine; 1.0 GB are free"
    assert refused.startswith("spielwerk: the run needs about 5.0 GB, free are 1.0 GB")
    assert files(here) == []


@pytest.fixture
def complaint_lines(call):
    """Bad input whose complaint comes after a word of information."""
    return lambda *words: call(*words, code=2).stderr.splitlines()


@pytest.mark.parametrize("table", ["games", "seats", "cards"])
def test_a_lost_shard_is_played_again(call, copied, finished, table):
    next((copied / table).glob("*.parquet")).unlink()
    call("run", *MATCH, "-n", "1000", "--seed", "3", "-o", copied)
    again, before = (pl.read_parquet(f"{path}/{table}/*.parquet") for path in (copied, finished))
    assert again.equals(before)
