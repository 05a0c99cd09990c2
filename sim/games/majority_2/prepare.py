"""Majority 2: the set-up (promo cards, ghosts), and from a setting to a fresh table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from sim.errors import SpielwerkError, nearest
from sim.game import Option, Setting, read_cards, whole
from sim.games.majority_2.cards import EFFECTS
from sim.games.majority_2.state import (
    CARD_IDS,
    COLOURLESS,
    DECK_AT_MOST,
    FACTIONS,
    GHOST,
    HAND,
    MOST_REQUIRED,
    NOWHERE,
    RANKS,
    RESERVE,
    SEATS,
    STATE,
)

CARDS = read_cards(Path(__file__).with_name("cards.toml"))
PROMO = "promo-"
PROMOS = tuple(card.id.removeprefix(PROMO) for card in CARDS if card.id.startswith(PROMO))
GHOSTS = 2
SETUPS = {
    "promo": "promo cards that replace others: none, all, or names such as 'witch-senior, dragon-junior:2'",
    "ghosts": "ghosts in the deck: 0, 1 or 2",
}
OPTIONS = {
    "free_play_requirements": Option("veterans and aristocrats need their finished factions in the free play too"),
    "angel_aristocrat_clears": Option("which sides of its column an angel aristocrat discards", ("both", "own")),
    "reaper_senior_goes": Option("where a reaper senior goes when a drawn card takes its place", ("hand", "discard")),
    "promo_cards": Option("promo cards replace those of their faction and rank, or come on top", ("replace", "add")),
    "passed_hand": Option("an experiment: the rest of the hand, or as many new cards", ("hand", "new cards")),
}
FIELDS = {
    "cost": ("cost", 0, 40),
    "requirement": ("requirement", 0, MOST_REQUIRED),
    "points": ("points", -20, 60),
    "bonus": ("bonus", -20, 20),
    "amount": ("amount", 0, 20),
    "coins": ("ability_coins", 0, 20),
    "free": ("free", 0, 1),
    "ability": ("works", 0, 1),
}
AMOUNTS_AT_MOST = {"angel-veteran": 3, "angel-senior": 5, "reaper-junior": 5, "reaper-veteran": 5}


def complete_setup(
    players: int, variant: str, given: Mapping[str, Any], strategies: Sequence[Any], seed: int
) -> dict[str, Any]:
    """The whole set-up: which promo cards (`name` or `name:number`), how many ghosts."""
    ghosts = whole("set-up ghosts", given.get("ghosts", 0))
    if not 0 <= ghosts <= GHOSTS:
        raise SpielwerkError(f"set-up ghosts goes from 0 to {GHOSTS}, not {ghosts}")
    return {"promo": _promos(given.get("promo", "none")), "ghosts": ghosts}


def _promos(given: Any) -> str:
    """The names in the order of the card list, with the numbers that were given."""
    parts = given.split(",") if isinstance(given, str) else list(given)
    chosen: dict[str, str] = {}
    for part in (str(p).strip().lower().removeprefix(PROMO) for p in parts):
        if part in ("", "none"):
            continue
        name, colon, number = (text.strip() for text in part.partition(":"))
        if name != "all" and name not in PROMOS:
            raise SpielwerkError(f"majority-2 has no promo card {name!r}" + nearest(name, ["all", "none", *PROMOS]))
        if colon:
            _check_copies(name, whole(f"the number of promo {name}", number))
        chosen.update(dict.fromkeys(_meant(name), number))
    return ", ".join(name + (f":{chosen[name]}" if chosen[name] else "") for name in PROMOS if name in chosen) or "none"


def _meant(name: str) -> tuple[str, ...]:
    return PROMOS if name == "all" else (name,)


def _check_copies(name: str, copies: int) -> None:
    """As many as the box has, no more: a number that is cut in silence would answer another question."""
    box = min(card.numbers["copies"] for card in CARDS if card.id.removeprefix(PROMO) in _meant(name))
    if not 1 <= copies <= box:
        raise SpielwerkError(f"the number of promo {name} goes from 1 to {box}, not {copies}")


def expand(key: str, text: str, seed: int) -> list[Any]:
    """What `presets` stands for in a sweep: each promo card by itself and all together; any number of ghosts."""
    if text != "presets":
        return [text]
    return ["none", *PROMOS, "all"] if key == "promo" else list(range(GHOSTS + 1))


def copies(setting: Setting) -> dict[str, int]:
    """How often every card is in the deck."""
    numbers = {card.id: setting.numbers[card.id].get("copies", 0) for card in CARDS}
    wanted = dict(part.partition(":")[::2] for part in setting.setup["promo"].split(", ") if part != "none")
    for name in PROMOS:
        promo = PROMO + name
        numbers[promo] = int(wanted[name] or numbers[promo]) if name in wanted else 0
        if setting.options["promo_cards"] == "replace":
            numbers[promo] = min(numbers[promo], numbers[name])
            numbers[name] -= numbers[promo]
    return numbers | {CARD_IDS[GHOST]: setting.setup["ghosts"]}


def in_play(setting: Setting) -> dict[int, str]:
    """The cards in the deck by their places."""
    return {CARD_IDS.index(card): card for card, number in copies(setting).items() if number > 0}


def prepare(record: np.void, setting: Setting) -> None:
    """Write the cards, the deck and the switches into a fresh table."""
    for place, card in enumerate(CARDS):
        _write_card(record, place, setting.numbers[card.id])
        faction = card.facts["faction"]
        record["faction"][place] = FACTIONS.index(faction) if faction in FACTIONS else COLOURLESS
        record["rank"][place] = RANKS.index(card.facts["rank"])
    for place, card_id in in_play(setting).items():
        works = card_id in EFFECTS and record["works"][place]
        record["effects"][place] = EFFECTS[card_id].address(STATE.dtype) if works else 0
    _write_deck(record, copies(setting))
    _write_kinds(record)
    for name, option in OPTIONS.items():
        if name != "promo_cards":  # the deck says it all
            record[name] = option.choices.index(setting.options[name])
    record["discs"] = (1 << len(FACTIONS)) - 1
    record["colour"] = record["target"] = record["haunted"] = record["reckoned"] = NOWHERE
    record["stale"] = 1


def _write_card(record: np.void, place: int, numbers: Mapping[str, int]) -> None:
    card = CARD_IDS[place]
    for name, (field, low, high) in FIELDS.items():
        high = AMOUNTS_AT_MOST.get(card, high) if name == "amount" else high
        if name in numbers and not low <= numbers[name] <= high:
            raise SpielwerkError(f"{card}: {name} goes from {low} to {high}, not {numbers[name]}")
        record[field][place] = numbers.get(name, 0)


def _write_deck(record: np.void, numbers: Mapping[str, int]) -> None:
    for card, number in numbers.items():
        if number < 0:
            raise SpielwerkError(f"{card}: copies can't be {number}")
    deck = [CARD_IDS.index(card) for card, number in numbers.items() for _ in range(number)]
    dealt = SEATS * RESERVE + HAND
    if not dealt <= len(deck) <= DECK_AT_MOST:
        raise SpielwerkError(f"a deck of {len(deck)} cards can't be played: it needs {dealt} to {DECK_AT_MOST}")
    record["all_cards"][: len(deck)] = deck
    record["all_count"] = len(deck)
    record["cheapest"] = record["cost"][deck].min()


def _write_kinds(record: np.void) -> None:
    """Which kinds of cards may be played free, for so many coins, with so many finished factions (`allowed.py`)."""
    cards = range(len(CARD_IDS))
    record["free_kinds"] = _bits(card for card in cards if record["free"][card])
    for coins in range(len(record["affordable"])):
        record["affordable"][coins] = _bits(card for card in cards if record["cost"][card] <= coins)
    for colour, enough in np.ndindex(record["unlocked"].shape):
        own = (card for card in cards if record["faction"][card] == colour)
        record["unlocked"][colour, enough] = _bits(card for card in own if record["requirement"][card] <= enough)


def _bits(cards: Iterable[int]) -> int:
    return sum(1 << card for card in cards)
