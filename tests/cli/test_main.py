import subprocess
import time

import pytest

from sim.cli.main import COMMANDS

HEAVY = ("numba", "numpy", "polars", "pandas", "matplotlib", "rich", "scipy", "joblib")


def test_help_lists_every_command(call):
    lines = call("--help").stdout.splitlines()
    listed = [line.split()[0] for line in lines[lines.index("Commands:") + 1 :]]
    assert listed == list(COMMANDS)
    cut = [line for line in lines[lines.index("Commands:") :] if line.endswith("...")]
    assert not cut, "a command's first sentence is too long for the list"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_and_option_explains_itself(call, command):
    lines = call(command, "-h").stdout.splitlines()
    assert lines[0].startswith(f"Usage: spielwerk {command}")
    assert lines[2].strip(), "a command says what it does"


def test_without_a_command_it_shows_the_help(call):
    assert "Commands:" in call(code=2).output


def test_help_answers_at_once_and_imports_nothing_heavy(process):
    words, environment = process
    script = "import sys\nfrom sim.cli.main import cli\n"
    script += "cli(['--help'], standalone_mode=False)\n"
    script += f"print('heavy:', [name for name in {HEAVY!r} if name in sys.modules])"
    best = 10.0
    for _ in range(3):  # the best of three: the machine may be busy with other tests
        began = time.perf_counter()
        done = subprocess.run([words[0], "-c", script], env=environment, capture_output=True, text=True, check=True)
        best = min(best, time.perf_counter() - began)
    assert done.stdout.endswith("heavy: []\n")
    assert best < 0.4


def test_an_unknown_command_gets_the_nearest_names(complaint):
    assert complaint("tournamnt", "majority") == "there is no command 'tournamnt' (did you mean tournament?)"


def test_an_unknown_option_of_a_command_gets_the_nearest_names(complaint):
    assert "--seed" in complaint("run", "majority", "--sed", "3")


def test_version(call):
    name, version = call("--version").stdout.split()
    assert name == "spielwerk" and version[0].isdigit()


def test_a_reader_that_hangs_up_is_no_mistake(process):
    words, environment = process
    pipe = subprocess.PIPE
    writer = subprocess.Popen([*words, "show", "majority"], env=environment, stdout=pipe, stderr=pipe)
    writer.stdout.close()
    _, errors = writer.communicate(timeout=60)
    assert b"Traceback" not in errors and b"spielwerk:" not in errors
