import os
import shlex
import signal
import subprocess
import time
from contextlib import contextmanager
from pathlib import Path

import click
import polars as pl
from click.testing import CliRunner

from sim.cli.main import Commands
from sim.cli.stop import resumable, resume_command
from tests.cli.helpers import MATCH

GAMES = 1_000_000


def test_the_way_to_go_on_is_the_same_command():
    words = ["run", "majority", "-s", "monte-carlo(rollouts=3)", "-o", "a b"]
    assert resume_command(words, Path("a b")) == "spielwerk run majority -s 'monte-carlo(rollouts=3)' -o 'a b'"


def test_the_folder_is_added_where_it_was_chosen_for_the_user():
    assert resume_command(["run", "x"], Path("runs/x-1")) == "spielwerk run x -o runs/x-1"
    assert resume_command(["run", "x", "--option", "a=b"], Path("r")).endswith("-o r")
    assert resume_command(["run", "x", "--out=r"], Path("r")) == "spielwerk run x --out=r"
    assert resume_command(["run", "x", "-or"], Path("r")) == "spielwerk run x -or"


def parts() -> int:
    return len(list(Path("runs/majority-1/games").glob("part-*.parquet")))


def stop_after_a_shard(command: list[str], environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Start a run, press Ctrl-C (the terminal tells the whole group) when its first shard is there."""
    running = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    deadline = time.monotonic() + 120
    while not parts() and running.poll() is None and time.monotonic() < deadline:
        time.sleep(0.01)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=60)
    return subprocess.CompletedProcess(command, running.returncode, out, err)


def test_ctrl_c_says_in_one_line_how_to_go_on_and_that_works(here, process, call):
    start, environment = process
    words = ["run", *MATCH, "-n", str(GAMES), "--detail", "games", "--jobs", "1"]
    stopped = stop_after_a_shard([*start, *words], environment)
    assert stopped.returncode == 130 and stopped.stdout == ""
    *_, last = stopped.stderr.splitlines()
    assert last == f"spielwerk: stopped; go on with: {shlex.join(['spielwerk', *words, '-o', 'runs/majority-1'])}"
    assert "Traceback" not in stopped.stderr
    before = parts()
    assert before >= 1
    text = call(*shlex.split(last.partition("go on with: spielwerk ")[2])).stdout
    assert "of them played before" in text and "all of them" not in text
    games = pl.read_parquet("runs/majority-1/games/*.parquet", columns=["game"])
    assert games["game"].n_unique() == games.height == GAMES


def test_a_second_interrupt_on_the_way_out_still_says_how_to_go_on():
    @contextmanager
    def library():
        try:
            yield
        except KeyboardInterrupt:
            raise KeyboardInterrupt from None

    @click.command(cls=Commands)
    def group():
        pass

    @group.command()
    def play():
        with library(), resumable(Path("runs/x-1")):
            raise KeyboardInterrupt

    group.get_command = lambda ctx, name: play
    group.resolve_command = lambda ctx, args: ("play", play, args[1:])
    result = CliRunner().invoke(group, ["play"])
    assert result.exit_code == 130 and "stopped; go on with: spielwerk play -o runs/x-1" in result.stderr
