"""The report of Das Ritual am Feuergipfel: winners and endings, dice, structures, spells and creatures."""

from __future__ import annotations

from analyses.feuergipfel.powers import counted, powers_section
from analyses.feuergipfel.report_cards import card_sections
from analyses.feuergipfel.report_dice import dice_sections
from analyses.feuergipfel.report_structures import structure_sections
from analyses.feuergipfel.report_winners import winner_sections
from analyses.report.section import ResultLike, Section, has_table

REPLACES = frozenset({"cards"})  # spells and creatures have sections of their own


def notes(result: ResultLike) -> list[str]:
    """What to keep in mind on every page."""
    return [
        "What the spells cost is reconstructed: a sweep over the set-up costs shows how far the worth of spells "
        "depends on that.",
        "The strategies are scripts with weights set by hand: rankings are facts about these scripts.",
    ]


def sections(result: ResultLike) -> list[Section]:
    """All sections the run's tables can answer."""
    found = winner_sections(result)
    if has_table(result.manifest, "seats"):
        found += [powers_section(result.seats)] if counted(result.seats) else []
        found += dice_sections(result.seats) + structure_sections(result.seats)
    if has_table(result.manifest, "cards"):
        found += card_sections(result.cards)
    return found
