"""What people see when something is wrong: one line that says what, where, and what would be right."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


class SpielwerkError(Exception):
    """Bad input or an unusable file. The command line prints the message and ends with exit code 2."""


class GameFault(SpielwerkError):
    """A game that could not be played to its end: an illegal answer, an endless loop, a full pile."""

    game: int = 0

    def seen(self, how: str) -> GameFault:
        """The same fault, with how to see it."""
        told = GameFault(f"{self}; to see it: {how}")
        told.game = self.game
        return told


def nearest(word: str, names: Iterable[str]) -> str:
    """The end of an error message: the names that look most like the word, or the first few that there are."""
    names = list(names)
    close = difflib.get_close_matches(str(word).lower(), names, n=3, cutoff=0.5)
    if close:
        return f" (did you mean {' or '.join(close)}?)"
    some = ", ".join(names[:8]) + (", ..." if len(names) > 8 else "")
    return f" (there are: {some})" if names else " (there are none)"
