"""Everything that is asked of Pendulum: `spielwerk batch pendulum -o runs/pendulum`.

A tournament, then the numbers that had to be guessed played side by side, and every component without what it brings.
Each part by itself:

from analyses.pendulum.batch import components, guesses
guesses(games=20_000, out="runs/pendulum-guesses").report("reports/pendulum-guesses")
components("province", games=20_000, out="runs/pendulum-provinces").report("reports/pendulum-provinces")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from analyses.batch import Batch, Page
from analyses.pendulum.components import KINDS
from sim import Interventions, interventions
from sim.errors import SpielwerkError, nearest
from sim.game import game
from sim.games.pendulum.names import FIELDS

NAME = "pendulum"
STRATEGIES = ("production-builder", "conqueror", "voter", "stratagem-cycler")
GUESSES: Mapping[str, Mapping[str, Any]] = {
    "tracks 3 steps shorter": {"options": {"thresholds": "-3"}},
    "tracks 3 steps longer": {"options": {"thresholds": "3"}},
    "tracks as first guessed": {"options": {"thresholds": "first-guess"}},
    "2 final legendary cards": {"options": {"legendary_finals": "2"}},
    "5 final legendary cards": {"options": {"legendary_finals": "5"}},
    "start flip not counted": {"options": {"start_flip_counts": "off"}},
}
NOTE = (
    "First the game as it is; then the same deals with other guesses of the numbers that the rulebook leaves open, and "
    "with every component in turn bringing nothing."
)
# Costs, needs and copies stay: a component goes on existing, it only brings nothing.
BRINGS = tuple(name for name in FIELDS if not name.startswith(("cost_", "needs_")) and name != "copies")


def guesses(strategies: Sequence[str] = STRATEGIES, games: int = 20_000, **further: Any) -> Interventions:
    """Every guessed number changed, one at a time, against the default game. Further words are those of `compare`."""
    return interventions(NAME, list(strategies), dict(GUESSES), games, **further)


def components(kind: str, strategies: Sequence[str] = STRATEGIES, games: int = 20_000, **further: Any) -> Interventions:
    """Every component of a kind without what it brings, one at a time; `kind` is one of `KINDS`."""
    return interventions(NAME, list(strategies), emptied(kind), games, **further)


def emptied(kind: str) -> dict[str, dict[str, int]]:
    """For every component of a kind the change that takes away all it brings: `{"black-2.produce_gold": 0}`.

    Stratagems are those of the basic mats; a component whose worth is no number of its own is left out.
    """
    if kind not in KINDS:
        raise SpielwerkError(f"there is no kind of component {kind!r}" + nearest(kind, KINDS))
    found: dict[str, dict[str, int]] = {}
    for card in game(NAME).cards:
        if card.facts["kind"] == kind and card.facts.get("owner", "basic") == "basic":
            change = {f"{card.id}.{name}": 0 for name, value in card.numbers.items() if value and name in BRINGS}
            found |= {card.id: change} if change else {}
    return found


def batch(plan: Batch, *, kinds: Sequence[str] = tuple(KINDS)) -> Path:
    """Play everything and write one report: the path of its page."""
    page = Page(plan.play())
    page.add_changes("guesses", guesses(plan.strategies, plan.games, **plan.part("guesses")))
    for kind in kinds:
        page.add_changes(kind, components(kind, plan.strategies, plan.games, **plan.part(kind)))
    return page.write(plan.folder / "report", NOTE)
