"""How columns are called and written on a page: the shared words, then the game's own, then a section's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from analyses.report.rooms import room
from sim.errors import SpielwerkError, nearest

WORDS = {
    "clear": "Beyond chance", "even": "Even share", "held_share": "Seats that had it", "matchup": "Match-up",
    "time_share": "Share of time", "truncated_share": "Cut off",
}  # fmt: skip
UNITS = {
    "percent": (100.0, "%", ""),
    "points": (100.0, "points", "+"),
    "signed": (1.0, "", "+"),
    "plain": (1.0, "", ""),
}
PERCENT = ("share", "even", "before", "after")


@dataclass(frozen=True)
class Vocabulary:
    """`words` are headings by column; `units` say how a column is written: percent, points, signed or plain."""

    words: Mapping[str, str] = field(default_factory=lambda: WORDS)
    units: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for column, unit in self.units.items():
            if unit not in UNITS:
                raise SpielwerkError(f"the unit of {column} can't be {unit!r}" + nearest(unit, UNITS))

    def more(self, words: Mapping[str, str], units: Mapping[str, str]) -> Vocabulary:
        """This one with further entries, which go before its own."""
        return Vocabulary({**self.words, **words}, {**self.units, **units}) if words or units else self

    def heading(self, column: str) -> str:
        """`win_rate` -> "Win rate"."""
        return self.words.get(column, column.removesuffix("_share").replace("_", " ").capitalize() or column)

    def unit(self, column: str) -> tuple[float, str, str]:
        """Scale, unit and sign of a column: what was said of it, or what its name says."""
        if column in self.units:
            return UNITS[self.units[column]]
        if column in PERCENT or column.endswith(("_rate", "_share")):
            return UNITS["percent"]
        if column == "difference" or column.endswith("_gain"):
            return UNITS["points"]
        return UNITS["signed" if column.endswith("_difference") else "plain"]


def vocabulary(game: str) -> Vocabulary:
    """The shared words with those of the game, from `WORDS` and `UNITS` in `analyses/<game>/words.py`."""
    own = room(game, "words")
    return Vocabulary().more(getattr(own, "WORDS", {}), getattr(own, "UNITS", {}))
