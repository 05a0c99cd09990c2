"""An experiment written down as a TOML file: the settings of `spielwerk run` by their Python names, for example

    game = "majority"
    strategies = ["random", "second-place-hunter(greed=3)"]
    games = "1M"
    seed = 7

    [change]
    red-10.power = 9

What stands on the command line goes before the file.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import click

from sim.errors import SpielwerkError, nearest
from sim.game import whole

TABLES = ("setup", "change", "options")


def read_experiment(path: Path, ctx: click.Context) -> dict[str, Any]:
    """The settings in the file, each checked as the command's own option checks it."""
    written = read_toml(path)
    settings = {param.name: param for param in ctx.command.params if param.name is not None}
    for key in written:
        if key not in settings:
            raise SpielwerkError(f"{path}: there is no setting {key!r}{nearest(key, settings)}")
    if "game" not in written:
        raise SpielwerkError(f'{path}: the game is missing (game = "...")')
    return {key: convert(path, ctx, settings[key], value) for key, value in written.items()}


def read_toml(path: Path) -> dict[str, Any]:
    """The file's content, or one line that says why not."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise SpielwerkError(f"can't read the experiment {path}: {error.strerror}") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise SpielwerkError(f"{path} is not TOML: {error}") from None


def convert(path: Path, ctx: click.Context, param: click.Parameter, value: Any) -> Any:
    """A value as the command line would have read it."""
    if param.name in TABLES:
        if not isinstance(value, dict):
            raise SpielwerkError(f"{path}: {param.name} is a table, [{param.name}]")
        return flatten(value)
    if isinstance(value, list) != (param.name == "strategies"):
        raise SpielwerkError(f"{path}: {param.name} can't be {value!r}")
    if isinstance(value, (float, bool)) and isinstance(param.type, click.IntRange):  # click would cut 1.9 down to 1
        value = whole(f"{path}: {param.name}", value)
    try:
        return param.type_cast_value(ctx, value)
    except click.BadParameter as error:
        raise SpielwerkError(f"{path}: {param.name}: {error.message}") from None


def flatten(tree: dict[str, Any], before: str = "") -> dict[str, Any]:
    """`{"witch": {"cost": 6}}`, which TOML makes of `witch.cost = 6`, as `{"witch.cost": 6}`."""
    flat: dict[str, Any] = {}
    for key, value in tree.items():
        name = f"{before}{key}"
        flat.update(flatten(value, f"{name}.") if isinstance(value, dict) else {name: value})
    return flat
