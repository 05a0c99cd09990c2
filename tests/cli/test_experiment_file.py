from pathlib import Path

import pytest

EXPERIMENT = """
game = "majority"
strategies = ["random", "monte-carlo(rollouts=2)"]
games = "0.02k"
seed = 7
detail = "seats"
out = "from-file"

[change]
red-10.power = 12
"blue-10.power" = 11

[options]
spy_lasts = "phase"
"""


@pytest.fixture
def written(here):
    (here / "experiment.toml").write_text(EXPERIMENT)
    return here / "experiment.toml"


def manifest(path):
    import sim

    return sim.load(path).manifest


def test_a_file_holds_a_whole_experiment(call, written):
    call("run", written)
    found = manifest("from-file")
    assert found["game"] == "majority" and found["games"] == 20 and found["seed"] == 7 and found["detail"] == "seats"
    assert [s["label"] for s in found["strategies"]] == ["random", "monte-carlo(rollouts=2)"]
    assert found["change"] == {"red-10.power": 12, "blue-10.power": 11}
    assert found["options"]["spy_lasts"] == "phase"


def test_the_command_line_goes_before_the_file(call, written):
    call("run", written, "-n", "8", "--seed", "0", "-o", "mine", "-s", "random", "-s", "first-legal")
    found = manifest("mine")
    assert found["games"] == 8 and found["seed"] == 0 and found["detail"] == "seats"
    assert [s["label"] for s in found["strategies"]] == ["random", "first-legal"]
    assert not Path("from-file").exists()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("game = ", "experiment.toml is not TOML"),
        ('strategies = ["random"]', "the game is missing"),
        ('game = "majority"\nsed = 3', "there is no setting 'sed' (did you mean seed"),
        ('game = "majority"\nseed = "three"', "seed: 'three' is not a valid integer range"),
        ('game = "majority"\nseed = 1.9', "seed needs a whole number, not 1.9"),
        ('game = "majority"\nplayers = 3.7', "players needs a whole number, not 3.7"),
        ('game = "majority"\nseed = -1', "seed: -1 is not in the range"),
        ('game = "majority"\ngames = 0', "games: the number of games has to be a whole number, 1 or more, not 0"),
        ('game = "majority"\nstrategies = "random"', "strategies can't be 'random'"),
        ('game = "majority"\nseats = ["rotate"]', "seats can't be ['rotate']"),
        ('game = "majority"\nchange = 3', "change is a table, [change]"),
        ('game = "majorty"\nstrategies = ["random"]', "there is no game 'majorty'"),
        ('game = "majority"\nstrategies = ["random"]\n[change]\nred-11.power = 3', "no card 'red-11'"),
    ],
)
def test_a_wrong_file_gets_one_line(complaint, here, text, says):
    (here / "experiment.toml").write_text(text)
    assert says in complaint("run", "experiment.toml")
    assert not Path("runs").exists()
