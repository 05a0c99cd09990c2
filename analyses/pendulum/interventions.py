"""Further sections of a page of interventions: how games end with every change, and how many steps it costs."""

from __future__ import annotations

from analyses.interventions import interventions
from analyses.pendulum.report_mats import owner_section
from analyses.pendulum.sweep import endings_section
from analyses.plots.dots import dots
from analyses.report.interventions import InterventionsLike
from analyses.report.section import Section, has_table


def notes(given: InterventionsLike) -> list[str]:
    """What to keep in mind on every page."""
    return ["Most numbers are reconstructed, and the strategies are scripts with weights set by hand."]


def sections(given: InterventionsLike) -> list[Section]:
    """Endings side by side, what a change does to its character, and to the distance of all to the parchment."""
    runs = {"unchanged": given.before, **{label: one.after for label, one in given.comparisons.items()}}
    found = [endings_section(runs, "change")]
    if has_table(given.before.manifest, "seats"):
        own = owner_section(given)
        found += [own] if own else []
        found.append(_steps(given))
    return found


def _steps(given: InterventionsLike) -> Section:
    table = interventions(given.comparisons, "distance", by=()).sort("distance_difference", descending=True)
    figure = dots(table, "card", "distance_difference", reference=0.0, reference_label="no change", clear="clear",
                  xlabel="Steps that a player lacks at the end, after minus before")  # fmt: skip
    reading = (
        "How many steps more (right) or fewer (left) a player lacks to the parchment at the end, on average over all "
        "seats, when the change is made: for a component that brings nothing any more, what it is worth to the whole "
        "table. The same deals were played before and after; filled dots are beyond chance, all changes considered."
    )
    words = {"card": "Change", "change": "In numbers", "distance_before": "Before", "distance_after": "After",
             "distance_difference": "Steps more"}  # fmt: skip
    units = {"distance_before": "plain", "distance_after": "plain"}
    return Section("Steps", "How much further from the parchment does everybody end?", table, figure, reading,
                   words=words, units=units)  # fmt: skip
