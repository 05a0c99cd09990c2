"""What people write on the command line: counts like `10M`, assignments like `witch.cost=6`."""

from __future__ import annotations

import re
from typing import Any

import click

SCALES = {"": 1, "k": 10**3, "m": 10**6, "g": 10**9, "b": 10**9}
COUNT = re.compile(r"([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([kmgb]?)", re.IGNORECASE)


def parse_count(text: str | int | float) -> int:
    """A whole number of games, 1 or more: `1000000`, `1_000_000`, `1,000,000`, `1e6`, `2.5k`, `10M`."""
    found = COUNT.fullmatch(re.sub(r"(?<=\d)[_,](?=\d)", "", str(text).strip()))
    if not found:
        raise ValueError(f"{text!r} is not a number of games (write 1000000, 1_000_000, 1e6 or 1M)")
    number = float(found[1]) * SCALES[found[2].lower()]
    if not number.is_integer() or number < 1:
        raise ValueError(f"the number of games has to be a whole number, 1 or more, not {text}")
    return int(number)


def parse_value(text: str) -> Any:
    """A value as its plainest type: true/false, whole number, number, or the words themselves."""
    if text.lower() in ("true", "yes", "on", "false", "no", "off"):
        return text.lower() in ("true", "yes", "on")
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            pass
    return text


class Count(click.ParamType):
    """A number of games."""

    name = "count"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Read it, or fail with the reason."""
        try:
            return parse_count(value)
        except ValueError as error:
            self.fail(str(error), param, ctx)


class Assignment(click.ParamType):
    """`key=value`, handed on as a pair; with `words` the value stays text."""

    def __init__(self, form: str, *, words: bool = False) -> None:
        self.name = form
        self.words = words

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, Any]:
        """Split at the first `=` outside brackets: a strategy's parameters have some of their own."""
        if isinstance(value, tuple):  # click converts defaults a second time
            return value
        split = re.fullmatch(r"((?:[^()=]|\([^()]*\))+)=(.+)", str(value), re.DOTALL)
        key, text = (part.strip() for part in split.groups()) if split else ("", "")
        if not (key and text):
            self.fail(f"write it as {self.name}, not {value!r}", param, ctx)
        return key, text if self.words else parse_value(text)


def as_dict(ctx: click.Context, param: click.Parameter, pairs: tuple[tuple[str, Any], ...]) -> dict[str, Any] | None:
    """Callback of repeated assignments: a dict, None without any; the same key twice is a mistake."""
    keys = [key for key, _ in pairs]
    for key in keys:
        if keys.count(key) > 1:
            raise click.BadParameter(f"{key} is given twice", ctx, param)
    return dict(pairs) or None
