"""Everything that is asked of Pendulum: `spielwerk batch pendulum -o runs/pendulum`.

A tournament, then the numbers that had to be guessed played side by side, every component
without what it brings, and every mat without what is special about it. Each part by itself:

from analyses.pendulum.batch import components, guesses, mats
guesses(games=20_000, out="runs/pendulum-guesses").report("reports/pendulum-guesses")
components("province", games=20_000, out="runs/pendulum-provinces").report("reports/pendulum-provinces")
components("stratagem", variant="advanced", out="runs/pendulum-cards").report("reports/pendulum-cards")
mats("advanced", games=20_000, out="runs/pendulum-mats").report("reports/pendulum-mats")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from analyses.batch import Batch, Page
from analyses.pendulum.components import KINDS
from sim import Interventions, interventions
from sim.errors import SpielwerkError, nearest
from sim.game import Card, game
from sim.games.pendulum.names import FIELDS, SIDES
from sim.games.pendulum.prepare import ABILITIES, MOST

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
    "with every component and every special of a mat in turn bringing nothing."
)
# Costs, needs and copies stay: a component goes on existing, it only brings nothing.
BRINGS = tuple(name for name in FIELDS if not name.startswith(("cost_", "needs_")) and name != "copies")
PLAIN_SLOT = 2  # what most slots of a mat produce
TRACKS = ("threshold_power", "threshold_prestige", "threshold_popularity")


def guesses(strategies: Sequence[str] = STRATEGIES, games: int = 20_000, **further: Any) -> Interventions:
    """Every guessed number changed, one at a time, against the default game. Further words are those of `compare`."""
    return interventions(NAME, list(strategies), dict(GUESSES), games, **further)


def components(
    kind: str, strategies: Sequence[str] = STRATEGIES, games: int = 20_000, variant: str = "basic", **further: Any
) -> Interventions:
    """Every component of a kind without what it brings, one at a time; `kind` is one of `KINDS`.

    Stratagems are those of the variant's mats.
    """
    return interventions(NAME, list(strategies), emptied(kind, variant), games, variant=variant, **further)


def mats(
    side: str = "basic", strategies: Sequence[str] = STRATEGIES, games: int = 20_000, **further: Any
) -> Interventions:
    """Every mat without what is special about it, one thing at a time: see `levelled`."""
    return interventions(NAME, list(strategies), levelled(side), games, variant=side, **further)


def emptied(kind: str, side: str = "basic") -> dict[str, dict[str, int]]:
    """For every component of a kind the change that takes away all it brings: `{"black-2.produce_gold": 0}`.

    Taking stratagems back brings what they bring: there the price is what nobody has.
    """
    if kind not in KINDS:
        raise SpielwerkError(f"there is no kind of component {kind!r}" + nearest(kind, KINDS))
    found: dict[str, dict[str, int]] = {}
    for card in game(NAME).cards:
        if card.facts["kind"] == kind and _of_side(card, side):
            change = {f"{card.id}.{name}": 0 for name, value in card.numbers.items() if value and name in BRINGS}
            found[card.id] = {f"{card.id}.cost_culture": MOST} if kind == "act" else change
    return found


def _of_side(card: Card, side: str) -> bool:
    """Own stratagems belong to the advanced mats, the common ones to the basic mats; all else to both."""
    _known(side)
    owner = card.facts.get("owner")
    return owner is None or (owner == "basic") == (side == "basic")


def _known(side: str) -> None:
    if side not in SIDES:
        raise SpielwerkError(f"there is no side {side!r} of the mats" + nearest(side, SIDES))


def levelled(side: str = "basic") -> dict[str, dict[str, int]]:
    """For every mat of a side what makes it special, taken away: `briber-advanced: no ability` and so on.

    The resources at the start; the ability (advanced); slots that produce more than the plain two; the lengths of the
    three tracks, which become even (their sum stays).
    """
    _known(side)
    found: dict[str, dict[str, int]] = {}
    for card in game(NAME).cards:
        if card.facts["kind"] == "mat" and card.facts["side"] == side:
            for what, change in _specials(card).items():
                if change:
                    found[f"{card.id}: {what}"] = {f"{card.id}.{name}": value for name, value in change.items()}
    return found


def _specials(card: Card) -> dict[str, dict[str, int]]:
    have = card.numbers
    each, more = divmod(sum(have[name] for name in TRACKS), len(TRACKS))
    longest = sorted(TRACKS, key=lambda name: -have[name])
    even = {name: each + (place < more) for place, name in enumerate(longest)}
    return {
        "no ability": {name: 0 for name in ABILITIES if have.get(name)},
        "no start": {name: 0 for name, value in have.items() if name.startswith("start_") and value},
        "plain slots": {name: PLAIN_SLOT for name, value in have.items()
                        if name.startswith("production_") and value > PLAIN_SLOT},
        "even tracks": {} if all(have[name] == even[name] for name in TRACKS) else even,
    }  # fmt: skip


def batch(plan: Batch, *, kinds: Sequence[str] = tuple(KINDS), sides: Sequence[str] = tuple(SIDES)) -> Path:
    """Play everything and write one report: the path of its page."""
    page = Page(plan.play())
    page.add_changes("guesses", guesses(plan.strategies, plan.games, **plan.part("guesses")))
    for kind in kinds:
        page.add_changes(kind, components(kind, plan.strategies, plan.games, **plan.part(kind)))
    if "stratagem" in kinds and "advanced" in sides:
        own = components("stratagem", plan.strategies, plan.games, "advanced", **plan.part("own stratagems"))
        page.add_changes("own stratagems", own)
    for side in sides:
        page.add_changes(f"{side} mats", mats(side, plan.strategies, plan.games, **plan.part(f"{side} mats")))
    return page.write(plan.folder / "report", NOTE)
