"""How a long run shows that it goes on: a bar at a terminal, a line a minute in a log."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import click

Report = Callable[[int, int], None]
SECONDS_BETWEEN_LINES = 60.0
SECONDS_TO_KNOW = 0.5  # before that, a pace is mostly chance


@contextmanager
def progress(what: str) -> Iterator[Report]:
    """Gives the callback `(games done, games in all)` that the runner wants; all of it goes to stderr."""
    if sys.stderr.isatty():
        with bar() as drawn:
            yield Bar(drawn, what)
    else:
        yield Lines(what)


def bar() -> Any:
    """A rich progress bar with games per second and the time left."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(compact=True),
        console=Console(stderr=True),
        transient=True,
    )


class Pace:
    """Games per second since the first report: what a resumed run finds done was not played now."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.start = self.already = self.last = 0.0

    def __call__(self, done: int) -> float:
        """The pace at this moment; 0 while it isn't known."""
        now = self.clock()
        if self.begins(done):
            self.start, self.already = now, done
        self.last = done
        seconds = now - self.start
        return (done - self.already) / seconds if seconds >= SECONDS_TO_KNOW else 0.0

    def begins(self, done: int) -> bool:
        """Whether this is a run's first report; fewer games than before mean another run (`compare` plays two)."""
        return not self.last or done < self.last


class Bar:
    """Moves a rich bar."""

    def __init__(self, drawn: Any, what: str) -> None:
        self.drawn = drawn
        self.pace = Pace()
        self.task = drawn.add_task(what, total=None, rate="compiling ...")

    def __call__(self, done: int, total: int) -> None:
        """Called by the runner after every shard."""
        new = self.pace.begins(done)
        rate = self.pace(done)
        move = self.drawn.reset if new else self.drawn.update
        move(self.task, total=total, completed=done, rate=f"{rate:,.0f} games/s" if rate else "")


class Lines:
    """Prints a line now and then, for logs of runs over night."""

    def __init__(self, what: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.what = what
        self.clock = clock
        self.pace = Pace(clock)
        self.printed = clock()

    def __call__(self, done: int, total: int) -> None:
        """Called by the runner after every shard."""
        rate = self.pace(done)
        now = self.clock()
        if now - self.printed < SECONDS_BETWEEN_LINES or not rate:
            return
        self.printed = now
        left = (total - done) / rate
        click.echo(f"{self.what}: {done:,} of {total:,} games, {rate:,.0f} games/s, {left:,.0f} s left", err=True)
