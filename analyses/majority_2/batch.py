"""Everything that is asked of Majority 2: `spielwerk batch majority-2 -o runs/majority-2`.

A tournament, then the same games without each ability, without each card, with other rules, and with promo cards and
ghosts in the deck.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from analyses.batch import Batch, Changes, Page
from analyses.majority_2.what_if import ABILITIES, DECKS, PLAIN, REMOVALS, RULES, STRATEGIES

__all__ = ["STRATEGIES", "batch"]

PARTS = {"abilities": ABILITIES, "cards": REMOVALS, "rules": RULES}
NOTE = (
    "First the game as it is; then the same deals without each ability, without each card, with other rules, and with "
    "promo cards and ghosts in the deck."
)


def batch(plan: Batch, *, parts: Mapping[str, Changes] = PARTS, decks: Changes = DECKS) -> Path:
    """Play everything and write one report: the path of its page."""
    page = Page(plan.play())
    for part, changes in parts.items():
        # An ability is set beside paying for its card.
        page.add_changes(part, plan.what_if(part, changes), "paid_played" if part == "abilities" else None)
    settings = {label: {"setup": setup} if setup else {} for label, setup in decks.items()}
    page.add_sweep("decks", plan.sweep("decks", "deck", settings, PLAIN))
    return page.write(plan.folder / "report", NOTE)
