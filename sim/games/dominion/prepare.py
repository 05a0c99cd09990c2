"""Dominion: from a setting to a fresh table: piles, costs, effects."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from sim.errors import SpielwerkError
from sim.game import Setting
from sim.games.dominion import names
from sim.games.dominion.cards import EFFECTS, ON_BUY
from sim.games.dominion.kingdoms import CARDS as BOX
from sim.games.dominion.kingdoms import KINGDOM
from sim.games.dominion.own_cards import OwnCard
from sim.games.dominion.rules import COPPERS
from sim.games.dominion.state import (
    ACTION,
    BOX_CARDS,
    CARD_IDS,
    CARDS,
    HIGHEST_COST,
    NO_CARD,
    NO_SEAT,
    STATE,
    TREASURE,
    TYPES,
    VICTORY,
)

FIELDS = {
    "cost": "cost",
    "potion": "potion_cost",
    "cards": "plus_cards",
    "actions": "plus_actions",
    "buys": "plus_buys",
    "coins": "plus_coins",
    "tokens": "plus_tokens",
    "points": "points",
    "amount": "amount",
    "overpay": "overpay",
}
PRIZES = tuple(c.id for c in BOX if c.facts["set"] == "prize")
BASIC = ("copper", "silver", "gold", "estate", "duchy", "province", "curse")
# Rule 2. Treasure cards double with five players or more.
VICTORY_PILE = {2: 8, 3: 12, 4: 12, 5: 12, 6: 12}
PROVINCES = {2: 8, 3: 12, 4: 12, 5: 15, 6: 18}
TREASURES = {"copper": 60, "silver": 40, "gold": 30}
POTIONS = 16
MOST = 60  # of anything that a card gives or asks for


def place(card_id: str) -> int:
    return CARD_IDS.index(card_id)


def kingdom_cards(setting: Setting) -> list[str]:
    """The box's kingdom cards in the supply, the bane included."""
    bane = [setting.setup["bane"]] if setting.setup["bane"] else []
    return [c for c in setting.setup["kingdom"] if not isinstance(c, OwnCard)] + bane


def own_cards(setting: Setting) -> dict[int, OwnCard]:
    """Users' cards by their place."""
    return {c.place: c for c in setting.setup["kingdom"] if isinstance(c, OwnCard)}


def market_deck(setting: Setting) -> list[str]:
    """The cards of the Black Market's deck; none without a Black Market."""
    kingdom = kingdom_cards(setting)
    if "black-market" not in kingdom:
        return []
    sets = {c.facts["set"] for c in BOX if c.id in kingdom}
    rest = [c for c in BOX if c.id in KINGDOM and c.id not in kingdom]
    # Without a bane pile nobody can be protected from a Young Witch, so she stays out of the deck.
    rest = [c for c in rest if c.id != "young-witch" or setting.setup["bane"]]
    return [c.id for c in rest if setting.setup["market"] == "all" or c.facts["set"] in sets]


def in_play(setting: Setting) -> dict[int, str]:
    """All cards that can turn up, by their place."""
    around = kingdom_cards(setting) + market_deck(setting)
    ids = [*BASIC, *around]
    if _needs_potions(setting, around):
        ids.append("potion")
    if "tournament" in around:
        ids += PRIZES
    found = {place(card_id): card_id for card_id in ids}
    return dict(sorted(found.items())) | {at: card.id for at, card in own_cards(setting).items()}


def _needs_potions(setting: Setting, around: list[str]) -> bool:
    own = any(card.numbers.get("potion") for card in own_cards(setting).values())
    return own or any(setting.numbers[c].get("potion") for c in around)


def prepare(record: np.void, setting: Setting) -> None:
    """Write everything that a game starts from."""
    for card in BOX:
        types = sum(TYPES[t] for t in card.facts["types"])
        _write_card(record, place(card.id), types, setting.numbers[card.id])
    for at, card in own_cards(setting).items():
        _write_card(record, at, sum(TYPES[t] for t in card.types), card.numbers)
        record["effects"][at] = card.text.address(STATE.dtype) if card.text else 0
    for at, card_id in in_play(setting).items():
        if at < BOX_CARDS:
            record["effects"][at] = EFFECTS[card_id].address(STATE.dtype) if card_id in EFFECTS else 0
            record["on_buy"][at] = ON_BUY[card_id].address(STATE.dtype) if card_id in ON_BUY else 0
    for at in range(CARDS):
        record["plain"][at] = _is_plain(record, at)
    _write_piles(record, setting)
    _write_costs(record)
    _write_extras(record, setting)


def _write_card(record: np.void, at: int, types: int, numbers: Mapping[str, int]) -> None:
    record["types"][at] = types
    for name, field in FIELDS.items():
        record[field][at] = numbers.get(name, 0)
    if not 0 <= numbers["cost"] <= HIGHEST_COST:
        raise SpielwerkError(f"{CARD_IDS[at]}: a cost goes from 0 to {HIGHEST_COST}, not {numbers['cost']}")
    if numbers.get("potion", 0) not in (0, 1):
        raise SpielwerkError(f"{CARD_IDS[at]}: a cost has one potion or none, not {numbers['potion']}")
    positive = record["types"][at] & VICTORY or at in (names.PHILOSOPHERS_STONE, names.CARAVAN)
    if not (1 if positive else 0) <= numbers.get("amount", 1) <= MOST:
        raise SpielwerkError(f"{CARD_IDS[at]}: amount goes from {1 if positive else 0} to {MOST}")
    for name in ("cards", "actions", "buys", "coins", "tokens"):
        if not 0 <= numbers.get(name, 0) <= MOST:
            raise SpielwerkError(f"{CARD_IDS[at]}: {name} goes from 0 to {MOST}, not {numbers[name]}")


def _is_plain(record: np.void, at: int) -> bool:
    """A treasure that brings coins and does nothing else."""
    more = ("effects", "plus_cards", "plus_actions", "plus_buys", "plus_tokens")
    treasure = bool(record["types"][at] & TREASURE) and at != names.POTION
    return treasure and not record["types"][at] & ACTION and not any(record[field][at] for field in more)


def _write_piles(record: np.void, setting: Setting) -> None:
    players = setting.players
    boxes = 2 if players > 4 else 1
    piles: dict[int, int] = {place(t): n * boxes for t, n in TREASURES.items()}
    piles[names.COPPER] -= COPPERS * players
    piles[names.ESTATE] = piles[names.DUCHY] = VICTORY_PILE[players]
    piles[names.PROVINCE] = PROVINCES[players]
    piles[names.CURSE] = 10 * (players - 1)
    supply = kingdom_cards(setting)
    if names.POTION in in_play(setting):
        piles[names.POTION] = POTIONS
    for card_id in supply:
        copies = setting.numbers[card_id].get("copies")
        piles[place(card_id)] = VICTORY_PILE[players] if copies is None else copies
    for at, card in own_cards(setting).items():
        piles[at] = VICTORY_PILE[players] if "victory" in card.types else card.numbers["copies"]
    for at, copies in piles.items():
        if not 1 <= copies <= 250:
            raise SpielwerkError(f"{CARD_IDS[at]}: a pile has 1 to 250 cards, not {copies}")
        record["supply"][at] = copies
        record["in_supply"][at] = 1
        record["available"][at >> 6] |= np.uint64(1 << (at & 63))
    record["ending_piles"] = 4 if players > 4 else 3


def _write_costs(record: np.void) -> None:
    for at in range(CARDS):
        bit = np.uint64(1 << (at & 63))
        rows = record["brewable" if record["potion_cost"][at] else "affordable"]
        rows[int(record["cost"][at]) :, at >> 6] |= bit


def _write_extras(record: np.void, setting: Setting) -> None:
    around = in_play(setting).values()
    deck = market_deck(setting)
    record["market_cards"][: len(deck)] = [place(c) for c in deck]
    record["market_count"] = len(deck)
    record["bane"] = place(setting.setup["bane"]) if setting.setup["bane"] else NO_CARD
    record["possessor"] = NO_SEAT
    record["hamlet"] = setting.options["hamlet"] == "rulebook"
    if "baker" in around:
        record["tokens"][: setting.players] = 1
    for prize in PRIZES:
        if prize in around:
            at = place(prize)
            record["prizes"][at >> 6] |= np.uint64(1 << (at & 63))
