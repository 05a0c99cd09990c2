"""Crimson Company: set-ups: the deck, the picks of a tournament, castles with effects, the coin handicap."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from sim.errors import SpielwerkError, nearest
from sim.game import read_cards
from sim.games.crimson_company.state import CASTLES, DECK_ROOM, MOST_COINS

CARDS = read_cards(Path(__file__).with_name("cards.toml"))
CHARACTERS = tuple(c for c in CARDS if not c.facts.get("castle"))
USUAL = tuple(c.id for c in CHARACTERS if not c.facts.get("optional"))

VARIANTS = {
    "duel": "two players, three castles, a bid that the opponent may match",
    "tournament": "a duel with a deck of 15 characters picked by each player",
    "two-against-two": "four players in two teams: seats 0 and 2 against 1 and 3",
    "free-for-all": "three to six players in a circle, with auctions; the first with two castles wins",
    "placements": "free-for-all played on until all places are decided",
    "solo": "one player against the robber knights",
    "coop": "two players together against the robber knights",
}
PLAYERS = {
    "duel": (2, 2),
    "tournament": (2, 2),
    "two-against-two": (4, 4),
    "free-for-all": (3, 6),
    "placements": (3, 6),
    "solo": (1, 1),
    "coop": (2, 2),
}
AT_LEAST = {3: 50, 4: 70, 5: 90, 6: 110}  # cards in the deck of a free-for-all
AT_LEAST_ELSE = 30
PICK = 15
SETUPS = {
    "deck": "'all' characters, 'random' (as few as allowed), or characters separated by commas, 'thief*2' for two",
    "first_pick": "tournament: 15 different characters of the first player, separated by commas, or 'random'",
    "second_pick": "tournament: 15 different characters of the second player, or 'random'",
    "castles": "castles with effects, lane by lane, separated by commas: plain, market, ..., or 'random'",
    "handicap": "coins that the seats get beyond the usual ones at the start, separated by commas: '0,1'",
}


def is_free(variant: str) -> bool:
    return variant in ("free-for-all", "placements")


def against_robbers(variant: str) -> bool:
    return variant in ("solo", "coop")


def lanes_of(players: int, variant: str) -> int:
    return 2 * players if is_free(variant) else 3


def smallest_deck(players: int, variant: str) -> int:
    return AT_LEAST[players] if is_free(variant) else AT_LEAST_ELSE


def usable(variant: str) -> list[str]:
    """The usual characters of a variant: no Bard in a free-for-all, no Mercenary against the robber knights."""
    left_out = "bard" if is_free(variant) else "mercenary" if against_robbers(variant) else ""
    return [card for card in USUAL if card != left_out]


def card_named(name: str) -> str:
    """A character's id, from its id, English or German name."""
    wanted = name.strip().lower()
    for card in CHARACTERS:
        if wanted in (card.id, card.name.lower(), card.german.lower()) or wanted.replace(" ", "-") == card.id:
            return card.id
    raise SpielwerkError(
        f"crimson-company has no character {name.strip()!r}" + nearest(wanted, [c.id for c in CHARACTERS])
    )


def complete_setup(
    players: int, variant: str, given: Mapping[str, Any], strategies: Sequence[Any], seed: int
) -> dict[str, Any]:
    """The whole set-up: the deck as a list, the castles lane by lane, the handicap seat by seat."""
    notes: list[str] = []
    whole: dict[str, Any] = {
        "castles": _castles(given.get("castles"), lanes_of(players, variant), seed),
        "handicap": _handicap(given.get("handicap"), players, variant),
    }
    if variant == "tournament":
        if "deck" in given:
            raise SpielwerkError("a tournament has no deck of its own: give first_pick and second_pick")
        for key in ("first_pick", "second_pick"):
            whole[key] = _pick(key, given.get(key, "random"), seed)
        whole["deck"] = whole["first_pick"] + whole["second_pick"]
    else:
        for key in ("first_pick", "second_pick"):
            if key in given:
                raise SpielwerkError(f"{key} is for the variant tournament")
        whole["deck"] = _deck(given.get("deck", "all"), players, variant, seed, notes)
    return {**whole, "notes": notes}


def expand(key: str, text: str, seed: int) -> list[Any]:
    """What a text stands for in a sweep: `random:20` are twenty random decks, picks or castles."""
    count = text.removeprefix("random:")
    if text.startswith("random:") and count.isdigit() and key != "handicap":
        return [f"random:{seed}-{number}" for number in range(1, int(count) + 1)]
    return [text]


def _parts(given: Any) -> list[str]:
    parts = given.split(",") if isinstance(given, str) else [str(part) for part in given]
    return [part.strip() for part in parts if part.strip()]


def _chance(key: str, given: Any, seed: int) -> random.Random | None:
    """Chance where something is left to it: the same for the same text and seed."""
    if given == "random":
        return random.Random(f"{key} {seed}")
    if isinstance(given, str) and given.startswith("random:"):
        return random.Random(f"{key} {given}")
    return None


def _listed(given: Any) -> list[str]:
    cards: list[str] = []
    for part in _parts(given):
        name, star, count = part.partition("*")
        if star and not count.strip().isdigit():
            raise SpielwerkError(f"{part!r}: write thief*2 for two of them")
        cards += [card_named(name)] * (int(count) if star else 1)
    return cards


def _deck(given: Any, players: int, variant: str, seed: int, notes: list[str]) -> list[str]:
    least = smallest_deck(players, variant)
    copies = -(-least // len(usable(variant)))
    if copies > 1:
        notes.append(f"{copies} copies of every character: {len(USUAL)} of the 71 printed ones are known")
    whole = usable(variant) * copies
    if given == "all":
        return whole
    chance = _chance("deck", given, seed)
    if chance is not None:
        return sorted(chance.sample(whole, least), key=USUAL.index)
    deck = _listed(given)
    for card in sorted(set(deck)):
        if card in USUAL and card not in usable(variant):
            raise SpielwerkError(f"{card} is not used in {variant}")
    if not least <= len(deck) <= DECK_ROOM:
        raise SpielwerkError(f"a deck for {variant} has {least} to {DECK_ROOM} characters, not {len(deck)}")
    return deck


def _pick(key: str, given: Any, seed: int) -> list[str]:
    chance = _chance(key, given, seed)
    if chance is not None:
        return sorted(chance.sample(list(USUAL), PICK), key=USUAL.index)
    pick = _listed(given)
    if len(pick) != PICK or len(set(pick)) != PICK:
        raise SpielwerkError(f"{key} needs {PICK} different characters, not {len(set(pick))} in {len(pick)}")
    return pick


def _castles(given: Any, lanes: int, seed: int) -> list[str]:
    if given is None:
        return [CASTLES[0]] * lanes
    chance = _chance("castles", given, seed)
    if chance is not None:
        return [chance.choice(CASTLES[1:]) for _ in range(lanes)]
    castles = _parts(given)
    for castle in castles:
        if castle not in CASTLES:
            raise SpielwerkError(f"there is no castle {castle!r}" + nearest(castle, CASTLES))
    if len(castles) > lanes:
        raise SpielwerkError(f"{len(castles)} castles for {lanes} lanes")
    return castles + [CASTLES[0]] * (lanes - len(castles))


def _handicap(given: Any, players: int, variant: str) -> list[int]:
    parts = _parts([given] if isinstance(given, int) else given) if given is not None else []
    if not all(part.isdigit() and int(part) <= MOST_COINS for part in parts) or len(parts) > players:
        raise SpielwerkError(f"a handicap reads '0,1': coins for up to {players} seats, not {given!r}")
    if parts and against_robbers(variant):
        raise SpielwerkError(f"{variant} has no coins to start with, and so no handicap")
    return [int(part) for part in parts] + [0] * (players - len(parts))
