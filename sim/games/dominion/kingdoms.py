"""Dominion: the cards of the supply: recommended sets, lists, random kingdoms, what the strategies ask for."""

from __future__ import annotations

import importlib.util
import random
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

from sim.errors import SpielwerkError, nearest
from sim.game import Card, read_cards
from sim.games.dominion.own_cards import PLACES, OwnCard
from sim.games.dominion.state import CARD_IDS, OWN_CARDS

CARDS = read_cards(Path(__file__).with_name("cards.toml"))
PILES = 10
KINGDOM = tuple(c.id for c in CARDS if c.facts["set"] not in ("basic", "prize"))
ALCHEMY_AT_LEAST, ALCHEMY_AT_MOST = 3, 5

SETUPS = {
    "kingdom": "a recommended set, 'random', or cards separated by commas; default: what the strategies ask for",
    "bane": "the bane pile of Young Witch: a kingdom card that costs 2 or 3",
    "market": "the Black Market's deck: 'all' kingdom cards that are not in the supply, or those of the 'sets' in use",
    "alchemy": "'advice': a random kingdom has no Alchemy cards or three to five, as the rulebook advises; 'any'",
}


class UnknownCard(SpielwerkError):
    """A name that no card has, yet: a file with cards of one's own may still bring it."""


@cache
def presets() -> dict[str, dict[str, Any]]:
    """The recommended sets by id."""
    return tomllib.loads(Path(__file__).with_name("kingdoms.toml").read_text(encoding="utf-8"))


def card_named(name: str) -> Card:
    """A card by id, English or German name."""
    wanted = name.strip().lower()
    for card in CARDS:
        if wanted in (card.name.lower(), card.german.lower()) or wanted.replace(" ", "-").replace("_", "-") == card.id:
            return card
    raise UnknownCard(f"dominion has no card {name.strip()!r}" + nearest(wanted, [c.id for c in CARDS]))


def card_place(name: str) -> int:
    """A card's number, from any of its names; cards of one's own by the name of their function."""
    own = name.strip().lower().replace("_", "-").replace(" ", "-")
    return PLACES[own] if own in PLACES else CARD_IDS.index(card_named(name).id)


def complete_setup(
    players: int, variant: str, given: Mapping[str, Any], strategies: Sequence[Any], seed: int
) -> dict[str, Any]:
    """The whole set-up: ten kingdom piles, the bane, the black market's deck, and notes on what was decided."""
    notes: list[str] = []
    chance = random.Random(f"kingdom {seed}")
    alchemy = _one_of("alchemy", given.get("alchemy", "advice"), ("advice", "any"))
    market = _one_of("market", given.get("market", "all"), ("all", "sets"))
    wanted_bane = _named_bane(given.get("bane"))
    fill = partial(_fill, chance=chance, advice=alchemy == "advice", without=wanted_bane)
    kingdom, bane = _kingdom(given.get("kingdom"), strategies, fill, notes)
    for strategy in strategies:
        strategy.wants()  # all cards are known now: a menu that asks for another one is refused here
    bane = _bane(wanted_bane or bane, kingdom, market, chance, notes)
    if len(kingdom) < PILES:
        notes.append(f"only {len(kingdom)} kingdom piles")
    return {
        "kingdom": kingdom,
        "bane": bane,
        "market": market,
        "alchemy": alchemy,
        "notes": notes,
    }


def expand(key: str, text: str, seed: int) -> list[str]:
    """What a text stands for in a sweep: `presets` are all recommended sets, `random:20` twenty random kingdoms."""
    if key != "kingdom":
        return [text]
    if text == "presets":
        return list(presets())
    if not text.startswith("random:"):
        return [text]
    count = text.removeprefix("random:")
    if not count.isdigit() or int(count) < 1:
        raise SpielwerkError(f"{text!r}: write random:20 for twenty random kingdoms")
    return [f"random:{seed}-{number}" for number in range(1, int(count) + 1)]


def _one_of(name: str, value: Any, known: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in known:
        raise SpielwerkError(f"set-up {name} can't be {value!r}" + nearest(str(value), known))
    return value


def _kingdom(
    given: Any, strategies: Sequence[Any], fill: Callable[..., list[Any]], notes: list[str]
) -> tuple[list[Any], str | None]:
    if given is None:
        wanted = list(dict.fromkeys(card for s in strategies for card in s.wants() if card in KINGDOM))
        if len(wanted) > PILES:
            notes.append(f"the strategies ask for {len(wanted)} kingdom cards: more piles than usual")
        return fill(wanted), None
    if isinstance(given, str):
        if given == "random":
            return fill([]), None
        if given.startswith("random:"):
            return fill([], chance=random.Random(f"kingdom {given}")), None
        preset = _preset(given)
        if preset is not None:
            if "note" in preset:
                notes.append(preset["note"])
            return list(preset["cards"]), preset.get("bane")
        if "," not in given and ".py:" not in given:
            names = [*presets(), "random", *KINGDOM]
            if not _is_card(given):
                raise SpielwerkError(f"dominion has no kingdom {given!r}" + nearest(given, names))
        given = [part for part in given.split(",") if part.strip()]
    if isinstance(given, OwnCard):
        given = [given]
    if not isinstance(given, Sequence) or not all(isinstance(card, str | OwnCard) for card in given):
        raise SpielwerkError(f"set-up kingdom needs a name or a list of cards, not {given!r}")
    return _listed(given), None


def _preset(name: str) -> dict[str, Any] | None:
    wanted = name.strip().lower()
    for preset_id, preset in presets().items():
        if wanted in (preset_id, preset["german"].lower()):
            return preset
    return None


def _is_card(name: str) -> bool:
    try:
        card_named(name)
    except SpielwerkError:
        return False
    return True


def _listed(given: Sequence[Any]) -> list[Any]:
    """A list of cards: names, own cards, or `file.py:card`."""
    cards: list[Any] = []
    for entry in given:
        if isinstance(entry, OwnCard):
            cards.append(entry)
        elif ".py:" in entry:
            cards.append(_own_card(entry.strip()))
        else:
            card = card_named(entry)
            if card.id not in KINGDOM:
                raise SpielwerkError(f"{card.name} is no kingdom card")
            cards.append(card.id)
    if len({str(c) for c in cards}) < len(cards):
        raise SpielwerkError("a kingdom has every card only once")
    places = [c.place for c in cards if isinstance(c, OwnCard)]
    if len(set(places)) < len(places):
        raise SpielwerkError(f"there is room for {OWN_CARDS} cards of your own")
    return cards


def _own_card(text: str) -> OwnCard:
    path, _, name = text.rpartition(":")
    if not Path(path).is_file():
        raise SpielwerkError(f"there is no file {path!r}")
    spec = importlib.util.spec_from_file_location(f"user_cards.{Path(path).stem}", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise SpielwerkError(f"{path} can't be loaded: {type(error).__name__}: {error}") from None
    known = {v.id: v for v in vars(module).values() if isinstance(v, OwnCard)}
    if name not in known:
        raise SpielwerkError(f"{path} has no card {name!r}" + nearest(name, known))
    return known[name].from_file(f"{Path(path).resolve()}:{name}")


def _fill(cards: list[str], chance: random.Random, advice: bool, without: str | None) -> list[Any]:
    """Fill a kingdom up to ten piles, without the card that shall be the bane.

    With the advice, Alchemy cards come in threes to fives or not at all (17).
    """
    alchemy = [c.id for c in CARDS if c.facts["set"] == "alchemy"]
    rest = [c for c in KINGDOM if c not in (*cards, without)]
    chance.shuffle(rest)
    room = max(0, PILES - len(cards))
    if not advice:
        return cards + rest[:room]
    has = sum(c in alchemy for c in cards)
    fits = [c for c in rest if c in alchemy]
    others = [c for c in rest if c not in alchemy]
    wanted = chance.randint(ALCHEMY_AT_LEAST, ALCHEMY_AT_MOST) - has if has or chance.random() < 0.3 else 0
    more = fits[: max(0, min(wanted, room))]
    return cards + more + others[: room - len(more)]


def _young_witch_around(kingdom: list[Any], market: str) -> bool:
    """Is a Young Witch in the kingdom, or in the Black Market's deck (17)?"""
    sets = {c.facts["set"] for c in CARDS if c.id in kingdom}
    return "young-witch" in kingdom or ("black-market" in kingdom and (market == "all" or "cornucopia" in sets))


def _named_bane(given: Any) -> str | None:
    """The card that shall be the bane, from any of its names."""
    if given is None:
        return None
    if not isinstance(given, str):
        raise SpielwerkError(f"set-up bane needs the name of a card, not {given!r}")
    return card_named(given).id


def _bane(given: str | None, kingdom: list[Any], market: str, chance: random.Random, notes: list[str]) -> str | None:
    """The bane pile: an eleventh kingdom card that costs 2 or 3."""
    cheap = [c.id for c in CARDS if c.id in KINGDOM and c.numbers["cost"] in (2, 3) and not c.numbers.get("potion")]
    if given is not None:
        if given not in cheap:
            raise SpielwerkError(f"{given} can't be the bane: it must be a kingdom card that costs 2 or 3")
        if given in kingdom:
            raise SpielwerkError(f"{given} can't be the bane: it is one of the kingdom's own cards")
        if not _young_witch_around(kingdom, market):
            notes.append(f"{given} is one pile more: nobody needs a bane without a Young Witch")
        return given
    free = [c for c in cheap if c not in kingdom]
    if not free or not _young_witch_around(kingdom, market):
        return None
    bane = chance.choice(free)
    notes.append(f"{bane} is the bane")
    return bane
