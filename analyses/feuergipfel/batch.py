"""Everything that is asked of Das Ritual am Feuergipfel: `spielwerk batch feuergipfel -o runs/feuergipfel`.

A tournament, then the same games without each spell, with a dearer or cheaper one, with other rules (the clan powers
among them), with two to five wizards, with other costs of all spells, and without each spell at each of these costs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from analyses.batch import Batch, Changes, Page
from analyses.feuergipfel.costs import removed_section
from analyses.feuergipfel.what_if import COSTS, PLAIN, PRICES, REMOVALS, RULES, STRATEGIES, WIZARDS
from sim.runs.folder import folder_name
from sim.runs.interventions import Interventions
from sim.runs.sweep import Sweep

__all__ = ["STRATEGIES", "batch", "sweep_costs", "without_spells"]

PARTS = {"spells": REMOVALS, "prices": PRICES, "rules": RULES}
NOTE = (
    "First the game as it is; then the same deals without each spell, with other prices, with other rules; then with "
    "two to five wizards, and with other costs of all spells."
)


def at_costs(costs: str) -> dict[str, Any]:
    """The setting in which the spells cost that much."""
    return {} if costs == PLAIN else {"setup": {"costs": costs}}


def sweep_costs(plan: Batch, values: Sequence[str] = COSTS) -> Sweep:
    """The tournament with other costs of all spells."""
    return plan.sweep("costs", "costs", {value: at_costs(value) for value in values}, PLAIN)


def without_spells(plan: Batch, spells: Changes, costs: str = PLAIN) -> Interventions:
    """The tournament without each spell, at some costs."""
    if costs == PLAIN:
        return plan.what_if("spells", spells)
    before = plan.play(Path("costs") / folder_name(costs), **at_costs(costs))
    return plan.what_if(f"spells at {costs}", spells, before, **at_costs(costs))


def batch(
    plan: Batch,
    *,
    parts: Mapping[str, Changes] = PARTS,
    costs: Sequence[str] = COSTS,
    wizards: Sequence[int] = WIZARDS,
) -> Path:
    """Play everything and write one report: the path of its page."""
    page = Page(plan.play())
    for part, changes in parts.items():
        page.add_changes(part, plan.what_if(part, changes), "cast" if part == "spells" else None)
    tables = {str(count): {"players": count} for count in wizards}
    page.add_sweep("wizards", plan.sweep("wizards", "players", tables, str(wizards[0])))
    page.add_sweep("costs", sweep_costs(plan, costs))
    if "spells" in parts:
        page.add("costs", [removed_section({one: without_spells(plan, parts["spells"], one) for one in costs})])
    return page.write(plan.folder / "report", NOTE)
