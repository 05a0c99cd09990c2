"""From events to a transcript: every event has a sentence in the rulebook's words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

Namer = Callable[[int], str]


@dataclass(frozen=True)
class Words:
    """A game's sentences by event number, e.g. `"{seat} plays {a:card}"`.

    `{seat}`, `{a}` and `{b}` are the event's seat and numbers; after a colon stands one of `names`, which turns a
    number into a word. A sentence that begins with `#` is a heading; one with a leading `-` is indented.
    """

    sentences: Mapping[int, str]
    names: Mapping[str, Namer]

    def transcript(self, events: np.ndarray, seats: Sequence[str]) -> str:
        """The whole game, a line an event."""
        return "".join(self.line(event, seat, a, b, seats) + "\n" for event, seat, a, b in events.tolist())

    def line(self, event: int, seat: int, a: int, b: int, seats: Sequence[str]) -> str:
        """One event as a sentence."""
        values = {
            "seat": _Named(seat, {"": lambda s: seats[s] if 0 <= s < len(seats) else "nobody"}),
            "a": _Named(a, self.names),
            "b": _Named(b, self.names),
        }
        text = self.sentences[event].format(**values)
        if text.startswith("#"):
            return "\n" + text
        return "  " + text if text.startswith("- ") else text


class _Named:
    """A number that `format` can turn into a word."""

    def __init__(self, value: int, names: Mapping[str, Namer]) -> None:
        self.value = value
        self.names = names

    def __format__(self, spec: str) -> str:
        if spec in self.names:
            return self.names[spec](self.value)
        return format(self.value, spec)
