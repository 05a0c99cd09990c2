"""How a command ends early: a complaint (exit code 2), or stopped by the user (exit code 130)."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import click


class Complaint(click.ClickException):
    """Bad input: one line on stderr that says what is wrong, never a traceback."""

    exit_code = 2

    def show(self, file: IO[Any] | None = None) -> None:
        """Print `spielwerk: message` on one line, whatever the message's own line breaks."""
        click.echo(f"spielwerk: {' '.join(self.format_message().split())}", file=file, err=file is None)


class Stopped(Complaint):
    """Ctrl-C: not a mistake, but it ends the command, with the shell's usual code for it."""

    exit_code = 130


def resume_command(words: list[str], out: Path) -> str:
    """The command line that goes on with a stopped run: the same words, with the folder if it was not among them."""
    if not any(word in ("-o", "--out") or word.startswith(("--out=", "-o")) for word in words):
        words = [*words, "-o", str(out)]
    return shlex.join(["spielwerk", *words])


GOES_ON = "spielwerk.goes_on"  # in the context's `meta`: how to go on with what is being played


@contextmanager
def resumable(out: Path) -> Iterator[None]:
    """While a run plays: Ctrl-C leaves its finished shards and says how to go on.

    It is noted rather than caught here: libraries can raise a second interrupt on the way out.
    """
    root = click.get_current_context().find_root()
    root.meta[GOES_ON] = resume_command(root.obj or [], out)
    yield
    del root.meta[GOES_ON]


def stopped(meta: Mapping[str, Any]) -> Stopped:
    """What to say after Ctrl-C."""
    return Stopped(f"stopped; go on with: {meta[GOES_ON]}" if GOES_ON in meta else "stopped")
