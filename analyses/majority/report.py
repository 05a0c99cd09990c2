"""The report of The Majority: coins, places, leads, abilities, cards, the marker and the box."""

from __future__ import annotations

from analyses.majority.report_abilities import ability_sections
from analyses.majority.report_cards import card_section
from analyses.majority.report_coins import coin_sections
from analyses.majority.report_course import course_sections
from analyses.report.section import ResultLike, Section, has_table

# The card section here tells drafting, playing and ending up with a card apart.
REPLACES = frozenset({"cards"})


def sections(result: ResultLike) -> list[Section]:
    """All sections the run's tables can answer."""
    found: list[Section] = []
    if has_table(result.manifest, "seats"):
        found += coin_sections(result.seats)
    found += course_sections(result)
    if has_table(result.manifest, "seats"):
        found += ability_sections(result.seats)
    if has_table(result.manifest, "cards"):
        found.append(card_section(result.cards))
    return found
