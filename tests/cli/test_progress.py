import io

from rich.console import Console
from rich.progress import Progress

from sim.cli.progress import Bar, Lines, Pace, bar, progress


class Clock:
    """A clock that is set by hand."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_the_pace_leaves_out_what_was_done_before():
    clock = Clock()
    pace = Pace(clock)
    assert pace(5_000_000) == 0
    clock.now += 2
    assert pace(5_002_000) == 1000


def test_another_run_begins_anew():
    clock = Clock()
    pace = Pace(clock)
    pace(1000)
    clock.now += 10
    assert pace(2000) == 100
    assert pace(500) == 0
    clock.now += 1
    assert pace(1000) == 500


def test_a_log_gets_a_line_a_minute(capsys):
    clock = Clock()
    lines = Lines("majority", clock)
    for second in range(121):
        clock.now = 100.0 + second
        lines(1000 * (second + 1), 1_000_000)
    err = capsys.readouterr().err.splitlines()
    assert err == [
        "majority: 61,000 of 1,000,000 games, 1,000 games/s, 939 s left",
        "majority: 121,000 of 1,000,000 games, 1,000 games/s, 879 s left",
    ]


def test_a_bar_shows_games_per_second_and_percent():
    clock, text = Clock(), io.StringIO()
    drawn = bar()
    drawn.live.console = Console(file=text, width=100, force_terminal=False)
    moving = Bar(drawn, "majority")
    moving.pace.clock = clock
    moving(100_000, 1_000_000)
    clock.now += 1
    moving(400_000, 1_000_000)
    task = drawn.tasks[0]
    assert isinstance(drawn, Progress) and task.percentage == 40
    assert task.fields["rate"] == "300,000 games/s"


def test_without_a_terminal_there_is_no_bar():
    with progress("majority") as report:
        assert isinstance(report, Lines)
