"""Das Ritual am Feuergipfel: from a setting to a fresh table: cards, costs, switches."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from sim.errors import SpielwerkError, nearest
from sim.game import Option, Setting, read_cards
from sim.games.feuergipfel import (
    actions,
    casting,
    fight_worth,
    judgement,
    legality,
    rearranging,
    rules,
    shifting,
    structure,
)
from sim.games.feuergipfel.cards import GENERAL as TEXTS
from sim.games.feuergipfel.cards import LAID
from sim.games.feuergipfel.names import CARDS as CARD_COUNT
from sim.games.feuergipfel.names import CIRCLE_OF_MAGIC, CIRCLE_OF_MIGHT, CREATURES
from sim.games.feuergipfel.state import (
    CLANLESS,
    CLANS,
    DEALT,
    NO_CARD,
    NO_SEAT,
    POSITIONS,
    STACK_ROOM,
    STATE,
    SUMMON,
    TYPES,
)

CARDS = read_cards(Path(__file__).with_name("cards.toml"))
CREATURE_CARDS, SPELL_CARDS = CARDS[:CREATURES], CARDS[CREATURES:]
COMPONENTS = (("clan", "minimum"), ("second_clan", "second_minimum"))
STRONGEST = 4  # no component asks for more when minima are raised
ALL_TOOLS = (
    structure.renew_tool,
    legality.changed_tool,
    legality.tried_out_tool,
    legality.room_tool,
    casting.castable_tool,
    judgement.best_place_tool,
    judgement.prospects_tool,
    rearranging.shifts_tool,
    rules.offer_actions_tool,
    actions.recruit_tool,
    shifting.move_tool,
    shifting.swap_tool,
    fight_worth.capture_worth_tool,
    rearranging.after_tool,
    judgement.disorder_tool,
)
COSTS = ("reconstructed", "dropped", "raised", "permuted")
OPTIONS = {
    "clan_powers": Option(
        "the optional powers of the clans (rulebook VI): none, all, or one clan's", ("off", "on", *CLANS)
    ),
    "reshuffle": Option("once, the discards become a new recruit stack (rulebook II)"),
    "scoring": Option("what counts at an empty stack: the structure, or the guard too", ("structure", "controlled")),
}
SETUPS = {
    "costs": "the spells' components: 'reconstructed', all minima 'dropped', 'raised' by one, or clans 'permuted:N'",
    "wizards": "the clans of the wizards, seat by seat, separated by commas; default: dealt at random",
}


def complete_setup(
    players: int, variant: str, given: Mapping[str, Any], strategies: Sequence[Any], seed: int
) -> dict[str, Any]:
    """Check the set-up and fill in what is not given."""
    costs = str(given.get("costs", COSTS[0]))
    kind, colon, number = costs.partition(":")
    if kind not in COSTS or (colon and (kind != "permuted" or not number.isdigit())):
        raise SpielwerkError(f"feuergipfel has no costs {costs!r}" + nearest(costs, COSTS))
    return {"costs": "permuted:0" if costs == "permuted" else costs, "wizards": _wizards(given.get("wizards"), players)}


def _wizards(given: Any, players: int) -> list[str]:
    names = [] if not given else given if isinstance(given, (list, tuple)) else str(given).split(",")
    clans = [str(name).strip().lower() for name in names]
    for clan in clans:
        if clan not in CLANS:
            raise SpielwerkError(f"there is no clan {clan!r}" + nearest(clan, CLANS))
    if len(clans) > players or len(set(clans)) < len(clans):
        raise SpielwerkError(f"wizards: at most one clan for each of the {players} seats, each clan once")
    return clans


def prepare(record: np.void, setting: Setting) -> None:
    """Write everything that a game starts from."""
    for place, card in enumerate(CARDS):
        numbers = setting.numbers[card.id]
        record["copies"][place] = numbers["copies"]
        record["type"][place] = TYPES.index(card.facts["type"])
        record["amount"][place] = numbers.get("amount", 0)
        if place < CREATURES:
            record["clan"][place] = CLANS.index(card.facts["clan"])
            record["strength"][place] = numbers["strength"]
        else:
            _write_spell(record, place, numbers)
    _change_costs(record, setting.setup["costs"])
    _check(record, setting)
    _write_switches(record, setting)
    for tool, function in enumerate(ALL_TOOLS):
        record["tools"][tool] = function.address(STATE.dtype)
    _write_payers(record)
    record["free_spells"] = (record["component_clan"][:, CREATURES:] < 0).all(axis=0).any()


def _write_spell(record: np.void, place: int, numbers: Mapping[str, int]) -> None:
    kind = int(record["type"][place])
    text = LAID.get(kind) or TEXTS[CARDS[place].id]
    record["effects"][place] = text.address(STATE.dtype) if text else 0  # Duplicate has none of its own
    record["clan"][place] = CLANLESS
    record["strength"][place] = numbers.get("amount", 0) if kind == SUMMON else 0
    for component, (clan, minimum) in enumerate(COMPONENTS):
        if not 0 <= numbers[clan] <= len(CLANS):
            raise SpielwerkError(f"{CARDS[place].id}: {clan} goes from 0 (none) to 6, not {numbers[clan]}")
        record["component_clan"][component, place] = numbers[clan] - 1
        record["component_minimum"][component, place] = numbers[minimum]


def _change_costs(record: np.void, costs: str) -> None:
    """The three checks of what the reconstructed costs do: no minima, higher minima, other clans."""
    minima, clans = record["component_minimum"], record["component_clan"]
    if costs == "dropped":
        minima[:] = 0
    elif costs == "raised":
        minima[clans >= 0] = np.minimum(np.maximum(minima[clans >= 0], 1) + 1, STRONGEST)
    elif costs.startswith("permuted"):
        order = list(range(len(CLANS)))
        chance = random.Random(costs)
        for spell in range(CREATURES, CARD_COUNT):
            chance.shuffle(order)
            for component in range(2):
                if clans[component, spell] >= 0:
                    clans[component, spell] = order[clans[component, spell]]


def _write_payers(record: np.void) -> None:
    """Which creatures can pay which component, without and with Circle of Magic."""
    strength, clan = record["strength"][:CREATURES], record["clan"][:CREATURES]
    minima, clans = record["component_minimum"][..., None], record["component_clan"][..., None]
    for helped, bonus in enumerate((0, record["amount"][CIRCLE_OF_MAGIC])):
        pays = (clans == clan) & (strength + bonus >= minima)
        record["payers"][helped] = (pays.astype(np.uint64) << np.arange(CREATURES, dtype=np.uint64)).sum(axis=-1)


def _check(record: np.void, setting: Setting) -> None:
    for card in CARDS:
        _check_card(card.id, setting.numbers[card.id])
    recruits = int(record["copies"][:CREATURES].sum())
    if not 1 <= recruits <= STACK_ROOM - 2:
        raise SpielwerkError(f"{recruits} creatures can't be played: 1 to {STACK_ROOM - 2} are needed")
    spells = int(record["copies"][CREATURES:].sum())
    if spells < DEALT * setting.players:
        raise SpielwerkError(f"{spells} spells are too few: {setting.players} wizards are dealt {DEALT} each")
    if not 1 <= record["amount"][CIRCLE_OF_MIGHT] <= POSITIONS:
        raise SpielwerkError(f"circle-of-might: amount goes from 1 to {POSITIONS}")


def _check_card(card: str, numbers: Mapping[str, int]) -> None:
    is_spell = "minimum" in numbers
    limits = {"copies": (0, 1 if is_spell else 20), "strength": (0, 20), "amount": (0, 20)}
    for field, value in numbers.items():
        low, high = limits.get(field, (0, 20))
        if not low <= value <= high:
            raise SpielwerkError(f"{card}: {field} goes from {low} to {high}, not {value}")


def _powers(choice: str) -> list[int]:
    """The clans whose power counts: none, all or one."""
    return [place for place, clan in enumerate(CLANS) if choice in ("on", clan)]


def _write_switches(record: np.void, setting: Setting) -> None:
    record["clan_powers"] = sum(1 << clan for clan in _powers(setting.options["clan_powers"]))
    record["reshuffle"] = setting.options["reshuffle"] == "on"
    record["guard_counts"] = setting.options["scoring"] == "controlled"
    record["wizards"] = CLANLESS
    for seat, clan in enumerate(setting.setup["wizards"]):
        record["wizards"][seat] = CLANS.index(clan)
    for field in ("creature", "aura", "circle", "decoy", "double", "card", "other_card", "spell", "works_as"):
        record[field] = NO_CARD
    record["attacker"] = record["target"] = NO_CARD
    record["winner"] = NO_SEAT
    record["clan_now"] = CLANLESS
