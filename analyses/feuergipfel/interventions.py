"""Further sections of a page of interventions: how games end, which clans win and whose powers are used."""

from __future__ import annotations

from analyses.feuergipfel.powers import counted, powers_beside
from analyses.feuergipfel.sweep import clans_section, endings_section
from analyses.report.interventions import InterventionsLike
from analyses.report.section import Section, has_table

FEW = 12  # changes whose clans fit into one figure


def notes(given: InterventionsLike) -> list[str]:
    """What to keep in mind on every page."""
    return ["What the spells cost is reconstructed, and the strategies are scripts with weights set by hand."]


def sections(given: InterventionsLike) -> list[Section]:
    """Endings side by side; the clans too, where rules and not three dozen spells are asked about."""
    runs = {"unchanged": given.before, **{label: one.after for label, one in given.comparisons.items()}}
    found = [endings_section(runs, "change")]
    if len(given.comparisons) <= FEW and has_table(given.before.manifest, "seats"):
        found.append(clans_section(runs, "change"))
        if any(counted(run.seats) for run in runs.values()):
            found.append(powers_beside(runs, "change"))
    return found
