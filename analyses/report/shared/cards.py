"""Section about cards: what goes together with winning."""

from __future__ import annotations

from analyses.card_association import card_association, facts
from analyses.plots.dots import dots
from analyses.report.findings import Findings
from analyses.report.section import Section

FAVOURITES = ("owned", "gained", "bought", "acquired", "played")


def card_strength(result: Findings) -> Section | None:
    """Association of having a card with winning, for the fact that says most."""
    known = facts(result.cards)
    fact = next((name for name in (*FAVOURITES, *known) if name in known), None)
    table = card_association(result.cards, fact) if fact else None
    if table is None or not table.height:
        return None
    xlabel = f"Win rate with the card ({str(fact).replace('_', ' ')}) minus without, percentage points"
    figure = dots(table, "card", "difference", xlabel=xlabel, points=True, reference=0.0, clear="clear")
    reading = (
        f"How much more often a seat wins with at least one copy ({fact}) than a seat of the same strategy in the same "
        "place against the same opponents without. Filled dots are beyond chance even though many cards are looked "
        "at; hollow ones may be luck. "
        "This shows what goes together, not what causes what: winners may just be able to afford the card. A "
        "comparison run with the card changed tells."
    )
    return Section("Cards", f"Do seats with a card ({fact}) win more often?", table, figure, reading)
