"""The report of Crimson Company: card strength, prices, pairs, lanes and castles, coins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from analyses.crimson_company.report_cards import card_sections
from analyses.crimson_company.report_course import course_sections
from analyses.report.section import ResultLike, Section, has_table

# "Card strength" tells recruiting, deploying and facing a card apart.
REPLACES = frozenset({"cards"})


def provenance(manifest: Mapping[str, Any]) -> str:
    """That the strengths are assumptions, before anything else."""
    return (
        "The strengths of all cards are reconstructed, because the printed ones are not public; so are the effects of "
        "some cards. Findings hold for the numbers assumed here (sim/games/crimson_company/cards.toml), not for the "
        "printed cards. Owners of the game can put the real numbers in with --set CARD.strength=N."
    )


def sections(result: ResultLike) -> list[Section]:
    """All sections that the run's tables can answer."""
    found = card_sections(result) if has_table(result.manifest, "cards") else []
    return [*found, *course_sections(result)]
