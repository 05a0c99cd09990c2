"""Everything that is asked of The Majority: `spielwerk batch majority -o runs/majority`.

A tournament, then the same shuffles with plain 5s in the places of the cards of each ability and of each single card,
the same deals with both rules that can be read in two ways, and games of three players.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from analyses.batch import Batch, Changes, Page
from sim.game import game

NAME = "majority"
STRATEGIES = ("second-place-hunter", "evaluator", "card-counter", "briber", "assassin", "hoarder", "greedy")
ABILITIES = {"bribery": 0, "assassination": 2, "spy": 3, "treason": 7}
PLAIN = 5  # a rank without an ability
COPIES = ("copies", "copies_three")  # in the deck for four and for three
RULES: dict[str, dict[str, Any]] = {
    "a 2 also hits what a 0 took": {"options": {"assassination_hits_bribed": "on"}},
    "a spy opens the whole phase": {"options": {"spy_lasts": "phase"}},
}
NOTE = (
    "First the game as it is; then with plain 5s instead of the cards of each ability, and instead of each single card "
    "(6s instead of the 5s); with other readings of two rules; and with three players."
)


def without(rank: int) -> dict[str, int]:
    """As many 5s more as there are cards of a rank, and none of those."""
    numbers = {card.id: card.numbers for card in game(NAME).cards}
    more = {name: numbers[f"red-{rank}"][name] + numbers[f"red-{PLAIN}"][name] for name in COPIES}
    return {f"*-{rank}.{name}": 0 for name in more} | {f"*-{PLAIN}.{name}": count for name, count in more.items()}


def plain_instead(card: str) -> dict[str, int]:
    """As many plain cards of the same colour instead of one card's copies: 5s, or 6s for the 5s themselves."""
    numbers = {one.id: one.numbers for one in game(NAME).cards}
    colour, _, rank = card.partition("-")
    other = f"{colour}-{PLAIN + 1 if int(rank) == PLAIN else PLAIN}"
    found = {f"{card}.{name}": 0 for name in COPIES}
    return found | {f"{other}.{name}": numbers[card][name] + numbers[other][name] for name in COPIES}


# Labels that are cards: the page of interventions sets what goes together with a card beside what it causes.
CARDS: dict[str, dict[str, Any]] = {card.id: plain_instead(card.id) for card in game(NAME).cards}
PARTS: dict[str, Changes] = {
    "abilities": {f"no {name}": without(rank) for name, rank in ABILITIES.items()},
    "cards": CARDS,
    "rules": RULES,
}


def batch(plan: Batch, *, parts: Mapping[str, Changes] = PARTS) -> Path:
    """Play everything and write one report: the path of its page."""
    page = Page(plan.play())
    for part, changes in parts.items():
        page.add_changes(part, plan.what_if(part, changes))
    page.add_sweep("players", plan.sweep("players", "players", {"4": {}, "3": {"players": 3}}, "4"))
    return page.write(plan.folder / "report", NOTE)
