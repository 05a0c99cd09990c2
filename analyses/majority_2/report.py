"""The report of Majority 2: points, columns, hands, tempo, the starter, cards and abilities."""

from __future__ import annotations

from analyses.majority_2.report_cards import card_sections
from analyses.majority_2.report_columns import column_sections
from analyses.majority_2.report_course import course_sections
from analyses.majority_2.report_hands import hand_sections
from analyses.majority_2.report_points import point_sections
from analyses.report.section import ResultLike, Section, has_table

# The card sections here tell dealing, owning, playing and passing a card apart.
REPLACES = frozenset({"cards"})


def notes(result: ResultLike) -> list[str]:
    """Which cards were in the deck."""
    setup = result.manifest.get("setup") or {}
    promo, ghosts = setup.get("promo", "none"), int(setup.get("ghosts", 0))
    on_top = (result.manifest.get("options") or {}).get("promo_cards") == "add"
    added = [f"promo cards {'on top' if on_top else 'in the place of others'}: {promo}"] if promo != "none" else []
    added += [f"{ghosts} {'ghost' if ghosts == 1 else 'ghosts'}"] if ghosts else []
    if not added:
        return ["The deck is that of the box, without promo cards and ghosts; the ghost's cost is the only number that "
                "had to be assumed, and no ghost was in play."]  # fmt: skip
    return [f"The deck of the box, with {' and with '.join(added)}."]


def sections(result: ResultLike) -> list[Section]:
    """All sections the run's tables can answer."""
    manifest = result.manifest
    if not has_table(manifest, "seats"):
        return []
    with_cards = has_table(manifest, "cards")
    found = point_sections(result, with_cards) + column_sections(result.seats) + hand_sections(result, with_cards)
    found += course_sections(result)
    return found + (card_sections(result) if with_cards else [])
