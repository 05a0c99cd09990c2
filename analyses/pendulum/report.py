"""The report of Pendulum: who wins and how, points, hands and timers, components, one game as a picture."""

from __future__ import annotations

from analyses.pendulum.report_components import component_sections
from analyses.pendulum.report_course import course_sections, flip_sections
from analyses.pendulum.report_trace import trace_sections
from analyses.pendulum.report_winners import winner_sections
from analyses.pendulum.words import tuned
from analyses.report.section import ResultLike, Section, has_table

# The sections of the components here count uses: everybody uses most spaces at least once. A step of the simulation is
# an event, so "turns" would say little; the seconds on the clock do.
REPLACES = frozenset({"cards", "duration"})


def notes(result: ResultLike) -> list[str]:
    """What to keep in mind on every page."""
    return [
        f"Most numbers on the mats, spaces and cards are reconstructed. {tuned(result.manifest)}",
        "The strategies are scripts with weights set by hand: rankings are facts about these scripts.",
    ]


def sections(result: ResultLike) -> list[Section]:
    """All sections the run's tables can answer."""
    seats = has_table(result.manifest, "seats")
    found = winner_sections(result)
    if seats:
        found += course_sections(result.seats)
    if result.manifest["options"].get("clock") != "untimed":
        found += flip_sections(result.games, result.manifest)
    if has_table(result.manifest, "cards"):
        found += component_sections(result.cards)
    return found + (trace_sections(result) if seats else [])
