"""Registry of the sections any game can have, in the order of the page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from analyses.report.findings import Findings
from analyses.report.section import Section
from analyses.report.shared.cards import card_strength
from analyses.report.shared.strategies import fashion, payoffs, strength, winners
from analyses.report.shared.table import duration, seating


@dataclass(frozen=True)
class Shared:
    """A shared section: its key, the table it needs, and how it is built (None = doesn't apply to this run)."""

    key: str
    needs: str
    build: Callable[[Findings], Section | None]


SHARED = (
    Shared("winners", "seats", winners),
    Shared("payoffs", "seats", payoffs),
    Shared("strength", "seats", strength),
    Shared("fashion", "seats", fashion),
    Shared("seating", "seats", seating),
    Shared("duration", "games", duration),
    Shared("cards", "cards", card_strength),
)
