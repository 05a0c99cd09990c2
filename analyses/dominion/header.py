"""The kingdom in plain words: its name, its cards, and which numbers are printed in the rulebook's text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import polars as pl

from analyses.dominion.box import BASIC, box, card_name, kingdom_cards, recommended
from analyses.report.header import provenance
from analyses.report.section import Section

SOURCES = {
    "rulebook": "rulebook text",
    "public": "published card",
    "reconstructed": "reconstructed",
    "own": "written for this run",
}


def kingdom_name(manifest: Mapping[str, Any]) -> str | None:
    """The recommended set that a run played, if it is one."""
    cards = frozenset(map(str, (manifest.get("setup") or {}).get("kingdom") or []))
    return next((name for name, those in recommended().items() if those == cards), None)


def kingdom_words(manifest: Mapping[str, Any]) -> list[str]:
    """Sentences for the head of the page: the kingdom, the bane, what was decided."""
    setup = manifest.get("setup") or {}
    kingdom, name = [card_name(str(card)) for card in setup.get("kingdom") or []], kingdom_name(manifest)
    called = f" (the recommended set “{name}”)" if name else ""
    sentences = [f"Kingdom{called}: {', '.join(kingdom)}."]
    if setup.get("bane"):
        sentences.append(f"Bane: {card_name(setup['bane'])}.")
    notes = [str(note) for note in setup.get("notes") or [] if not str(note).endswith(" is the bane")]
    sentences += [f"{note[:1].upper()}{note[1:].rstrip('.')}." for note in notes]
    return [" ".join(sentences)]


def provenance_words(manifest: Mapping[str, Any]) -> str:
    """Of the cards in the supply, which numbers the rulebook's text doesn't print; of the box where supplies differ."""
    if not kingdom_cards(manifest):
        return provenance(manifest)
    cards = [*BASIC, *kingdom_cards(manifest)]
    public = [card_name(card) for card in cards if source(card) == "public"]
    own = [card for card in cards if source(card) == "own"]
    words = f"Of the {len(cards)} kinds of cards in the supply, the rulebook's text confirms the numbers of "
    words += f"{len(cards) - len(public) - len(own)}."
    if public:
        words += (
            f" The numbers of {', '.join(public)} are those of the published cards: the rulebook shows them only as "
            "pictures."
        )
    return words + (f" Written for this run: {', '.join(own)}." if own else "")


def source(card_id: str) -> str:
    """Where a card's numbers come from."""
    card = box().get(card_id)
    return card.provenance if card else "own"


def kingdom_section(manifest: Mapping[str, Any]) -> Section:
    """The kingdom cards with the costs that this run played with."""
    bane = (manifest.get("setup") or {}).get("bane")
    table = pl.DataFrame([_row(card, manifest, bane) for card in kingdom_cards(manifest)], schema=_SCHEMA)
    reading = "The piles of this kingdom with the costs of this run, changed costs included."
    return Section("Kingdom", "Which cards are in the supply besides the basic ones?", table, None, reading)


_SCHEMA = {"card": pl.String, "german_name": pl.String, "set": pl.String, "types": pl.String, "cost": pl.String,
           "numbers_from": pl.String}  # fmt: skip


def _row(card_id: str, manifest: Mapping[str, Any], bane: str | None) -> dict[str, str | None]:
    card = box().get(card_id)
    name = card_name(card_id) + (" (bane)" if card_id == bane else "")
    if card is None:
        return dict.fromkeys(_SCHEMA) | {"card": name, "numbers_from": SOURCES["own"]}
    numbers = (manifest.get("cards") or {}).get(card_id, card.numbers)
    cost = str(numbers["cost"]) + (" and a potion" if numbers.get("potion") else "")
    types = ", ".join(card.facts["types"])
    return {"card": name, "german_name": card.german, "set": card.facts["set"], "types": types, "cost": cost,
            "numbers_from": SOURCES[card.provenance]}  # fmt: skip
