"""The report of a kingdom: its cards, endings, first player, turns, money and points, gains, cards in vain."""

from __future__ import annotations

from analyses.dominion.header import kingdom_section, kingdom_words
from analyses.dominion.header import provenance_words as provenance
from analyses.dominion.report_cards import card_sections
from analyses.dominion.report_course import course_sections
from analyses.report.section import ResultLike, Section, has_table

__all__ = ["REPLACES", "notes", "provenance", "sections"]

# "Cards in vain" compares seats that gained a card, and says what became of it.
REPLACES = frozenset({"cards"})


def notes(result: ResultLike) -> list[str]:
    """The kingdom in plain words, for the head of the page."""
    return kingdom_words(result.manifest)


def sections(result: ResultLike) -> list[Section]:
    """All sections the run's tables can answer."""
    found = [kingdom_section(result.manifest), *course_sections(result)]
    if has_table(result.manifest, "cards"):
        found += card_sections(result)
    return found
