"""Everything that is asked of The Majority: `spielwerk batch majority -o runs/majority`.

A tournament, then the same deals with plain 5s instead of the cards of each ability, with both rules that can be read
in two ways, and with three players instead of four.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from analyses.batch import Batch, Changes, Page, silent
from sim.game import game

NAME = "majority"
STRATEGIES = ("second-place-hunter", "evaluator", "card-counter", "briber", "assassin", "hoarder", "greedy")
ABILITIES = {"bribery": 0, "assassination": 2, "spy": 3, "treason": 7}
PLAIN = 5  # a rank without an ability
RULES: dict[str, dict[str, Any]] = {
    "a 2 also hits what a 0 took": {"options": {"assassination_hits_bribed": "on"}},
    "a spy opens the whole phase": {"options": {"spy_lasts": "phase"}},
}
NOTE = (
    "First the game as it is; then with plain 5s instead of the cards of each ability, with other readings of two "
    "rules, and with three players."
)


def without(rank: int) -> dict[str, int]:
    """As many 5s more as there are cards of a rank, and none of those."""
    numbers = {card.id: card.numbers for card in game(NAME).cards}
    more = {name: numbers[f"red-{rank}"][name] + numbers[f"red-{PLAIN}"][name] for name in ("copies", "copies_three")}
    return {f"*-{rank}.{name}": 0 for name in more} | {f"*-{PLAIN}.{name}": count for name, count in more.items()}


PARTS: dict[str, Changes] = {"abilities": {f"no {name}": without(rank) for name, rank in ABILITIES.items()},
                             "rules": RULES}  # fmt: skip


def batch(
    folder: str | Path,
    strategies: Sequence[str] = STRATEGIES,
    games: int = 2_000,
    *,
    seed: int = 0,
    jobs: int | None = None,
    tell: Callable[[str], None] = silent,
    parts: Mapping[str, Changes] = PARTS,
) -> Path:
    """Play everything, `games` games of every match-up each time, and write one report: the path of its page."""
    plan = Batch(NAME, Path(folder), strategies, games, seed, jobs, tell)
    page = Page(plan.play())
    for part, changes in parts.items():
        page.add_changes(part, plan.what_if(part, changes))
    page.add_sweep("players", plan.sweep("players", "players", {"4": {}, "3": {"players": 3}}, "4"))
    return page.write(plan.folder / "report", NOTE)
