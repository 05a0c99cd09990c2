"""The group of commands: finds them when asked for, and turns every mistake into one line and exit code 2."""

from __future__ import annotations

import errno
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import click

from sim.cli.stop import Complaint, stopped
from sim.errors import SpielwerkError, nearest

COMMANDS = ("games", "show", "run", "tournament", "compare", "sweep", "batch", "report", "replay", "bench")


@contextmanager
def one_line(meta: Mapping[str, Any] | None = None) -> Iterator[None]:
    """Bad input, from whichever layer it comes, becomes one line on stderr; `meta` is the context's."""
    try:
        yield
    except click.exceptions.NoArgsIsHelpError:
        raise
    except click.UsageError as error:
        raise Complaint(error.format_message()) from error
    except SpielwerkError as error:
        raise Complaint(str(error)) from error
    except OSError as error:
        if error.errno == errno.EPIPE:  # `spielwerk show ... | head`: click ends that quietly
            raise
        raise Complaint(f"{error.strerror or error}: {error.filename}" if error.filename else str(error)) from error
    except KeyboardInterrupt:
        raise stopped(meta or {}) from None
    except Exception as error:
        if not type(error).__module__.startswith("polars."):  # not imported here: it is heavy
            raise
        raise Complaint(f"the run's tables can't be read: {error}") from error


class Commands(click.Group):
    """A group whose commands live in `sim.cli.<name>`, imported when they are used or listed."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All commands, in the order in which people meet them."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name, or None."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"sim.cli.{cmd_name}").command
        return command

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        """As click does, but with the nearest names when there is no such command."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            raise click.UsageError(f"there is no command {args[0]!r}{nearest(args[0], COMMANDS)}")
        return super().resolve_command(ctx, args)

    def make_context(self, info_name: str | None, args: list[str], *rest: Any, **extra: Any) -> click.Context:
        """Keep the words of the command line: a stopped run tells how to go on with them."""
        words = list(args)
        with one_line():
            ctx = super().make_context(info_name, args, *rest, **extra)
        ctx.obj = words
        return ctx

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; mistakes become one line."""
        with one_line(ctx.meta):
            return super().invoke(ctx)


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(package_name="spielwerk", prog_name="spielwerk", message="%(prog)s %(version)s")
def cli() -> None:
    """Play card and board games by the million and see what the strategies and the cards are worth.

    Start with `spielwerk games`, then `spielwerk show GAME`.
    """


def main() -> None:
    """Entry point of the console script."""
    cli(prog_name="spielwerk")


if __name__ == "__main__":
    main()
