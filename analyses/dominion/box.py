"""What the box says about a card: its names, types and where its numbers come from."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import as_file, files
from typing import Any

from sim.game import Card, read_cards

KINDS = ("action", "treasure", "victory", "curse")  # the first that fits says what a card is for
STARTING = frozenset({"copper", "estate"})  # in every deck from the start, so playing one says nothing about gaining it
BASIC = ("copper", "silver", "gold", "estate", "duchy", "province", "curse")


@cache
def box() -> dict[str, Card]:
    """All cards of the box by id, read from the data alone: no rules are compiled."""
    with as_file(files("sim.games") / "dominion" / "cards.toml") as path:
        return {card.id: card for card in read_cards(path)}


@cache
def recommended() -> dict[str, frozenset[str]]:
    """The cards of every recommended set, by its id."""
    text = (files("sim.games") / "dominion" / "kingdoms.toml").read_text(encoding="utf-8")
    return {name: frozenset(one["cards"]) for name, one in tomllib.loads(text).items()}


def kind(card_id: str) -> str | None:
    """`action`, `treasure`, `victory` or `curse`; nothing for a card that somebody wrote."""
    card = box().get(card_id)
    return next((one for one in KINDS if one in card.facts["types"]), None) if card else None


def kingdom_cards(manifest: Mapping[str, Any]) -> list[str]:
    """The kingdom piles of a run, the bane at the end."""
    setup = manifest.get("setup") or {}
    bane = [setup["bane"]] if setup.get("bane") else []
    return [str(card) for card in setup.get("kingdom") or []] + bane


def card_name(card_id: str) -> str:
    """English name for sentences."""
    card = box().get(card_id)
    return card.name if card else card_id
