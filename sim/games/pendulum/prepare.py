"""Pendulum: from a setting to a fresh table: components, switches, characters, times."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import NormalDist
from typing import Any

import numpy as np

from sim.errors import SpielwerkError, nearest
from sim.game import Option, Setting
from sim.games.pendulum.names import (
    BITS,
    CARDS,
    CHARACTERS,
    END_COUNCIL,
    END_PROVINCE,
    FIELDS,
    FIRST_COUNCIL,
    FIRST_FINAL,
    FIRST_MAT,
    FIRST_PROVINCE,
    GROUPS,
    IDS,
    PLAIN,
    PLAYED,
    SIDES,
    SPACES,
)
from sim.games.pendulum.provinces import RECESS
from sim.games.pendulum.state import ACT_TIMES, AREAS, COUNCIL_ROOM, DECK_ROOM, QUANTILES, RESOURCES, REWARDS, ROUNDS

MOST = 60
FIRST_GUESS = {"basic": -5, "advanced": -7}  # steps a track: sums of 18 and 19, before they were tuned
YIELD_NAMES = (*RESOURCES, "power", "prestige", "popularity", "recess")
COLOURED = ("power", "prestige", "popularity")
ABILITIES = {
    "gold_in_votes": "gold_in_votes",
    "conquest_discount": "conquest_discount",
    "take_back_discount": "take_back_discount",
    "squeezes": "squeezes_each",
    "extra_votes": "extra_votes",
}
RANKS = ("first", "second", "third", "fourth", "fifth")

VARIANTS = {
    "basic": "the basic sides of the mats",
    "advanced": "the advanced sides: abilities, own stratagems, one own worker a box, glory",
}
OPTIONS = {
    "clock": Option("the round in real time, or in turns along the timer track", ("running", "untimed")),
    "flips": Option("who flips a timer: whoever wants to, or nobody waits", ("interest", "eager")),
    "thinking": Option("thinking reserves what was chosen before, or precedes the choice", ("reserves", "precedes")),
    "start_flip_counts": Option("the flip that starts a round takes the first time marker", ("on", "off")),
    "thresholds": Option("steps more to the parchment, three tracks together", ("0", "-3", "3", "first-guess")),
    "legendary_finals": Option("final council cards that sell the legendary point", ("1", "2", "5")),
    "vp_production": Option("splendid provinces bring a point with every production, or once", ("on", "off")),
    "last_word": Option("after the call: in order of privilege, or who is ahead may wait", ("privilege", "reverse")),
    "neutral_worker": Option("two players: neutral workers block purple-1 and green-1"),
}
SETUPS = {
    "characters": "who plays whom, seat by seat, separated by commas: briber, champion, implacable, insidious, "
    "justicar, or random; one name alone is the first seat's; default: all random",
    "sides": "the side of every seat's mat, separated by commas: basic or advanced; default: the variant's",
}


def complete_setup(
    players: int, variant: str, given: Mapping[str, Any], strategies: Sequence[Any], seed: int
) -> dict[str, Any]:
    """Characters and sides of all seats."""
    characters = _listed("characters", given.get("characters"), players, ("random", *CHARACTERS), "random")
    named = [c for c in characters if c != "random"]
    if len(set(named)) < len(named):
        raise SpielwerkError("a character can be played by one seat only")
    return {"characters": characters, "sides": _listed("sides", given.get("sides"), players, SIDES, variant)}


def _listed(key: str, given: Any, players: int, known: tuple[str, ...], usual: str) -> list[str]:
    words = [] if given is None else given.split(",") if isinstance(given, str) else list(given)
    words = [str(word).strip().lower() for word in words]
    for word in words:
        if word not in known:
            raise SpielwerkError(f"set-up {key} can't be {word!r}" + nearest(word, known))
    if len(words) > players:
        raise SpielwerkError(f"set-up {key} names {len(words)} seats, but {players} play")
    return words + [usual] * (players - len(words))


def in_play(setting: Setting) -> dict[int, str]:
    """The cards that can turn up: those of both sides only where both are played."""
    sides, finals = set(setting.setup["sides"]), _finals(setting)
    found = {}
    for place, card in enumerate(CARDS[: len(PLAYED)]):
        side = card.facts.get("side") or ("basic" if card.facts.get("owner") == "basic" else None)
        if card.facts["kind"] == "stratagem" and side is None:
            side = "advanced"
        small = card.facts.get("boards") == "4-5" and setting.players < 4
        dropped = card.facts["kind"] == "final" and place not in finals
        if (side is None or side in sides) and not small and not dropped:
            found[place] = card.id
    return found


def _finals(setting: Setting) -> list[int]:
    """The five final cards: further copies of the legendary one take the places of the last others."""
    copies = int(setting.options["legendary_finals"])
    return ([FIRST_FINAL] * copies + list(range(FIRST_FINAL + 1, FIRST_FINAL + REWARDS)))[:REWARDS]


def prepare(record: np.void, setting: Setting) -> None:
    """Write everything that a game starts from."""
    numbers = setting.numbers
    for place, card in enumerate(CARDS[: len(PLAYED)]):
        _write_card(record, place, card.facts, numbers[card.id])
    _write_mats(record, setting)
    _write_board(record, setting)
    _write_times(record, numbers)
    _write_switches(record, setting.options)
    _check_decks(record)


def _write_card(record: np.void, place: int, facts: Mapping[str, Any], numbers: Mapping[str, int]) -> None:
    for name, value in numbers.items():
        if not 0 <= value <= MOST:
            raise SpielwerkError(f"{IDS[place]}: {name} goes from 0 to {MOST}, not {value}")
    for field in PLAIN:
        record[field][place] = numbers.get(field, 0)
    for group, fields in GROUPS.items():
        record[group][place] = [numbers.get(field, 0) for field in fields]
    record["does"][place] = sum(BITS[field] for field in FIELDS if numbers.get(field, 0))
    record["recesses"][place] = sum(1 << RESOURCES.index(colour) for colour in facts.get("recesses", ()))
    if "yields" in facts:
        record["yields"][place] = RECESS if facts["yields"] == "recess" else YIELD_NAMES.index(facts["yields"])
    record["is_stratagem"][place] = facts.get("border") == "stratagem"


def _write_mats(record: np.void, setting: Setting) -> None:
    for place in range(FIRST_MAT, len(PLAYED)):
        numbers = setting.numbers[IDS[place]]
        shift = _shift(setting.options["thresholds"], CARDS[place].facts["side"])
        record["start"][place] = [numbers[f"start_{name}"] for name in RESOURCES]
        record["mat_production"][place] = [numbers[f"production_{name}"] for name in RESOURCES]
        record["mat_threshold"][place] = [max(1, numbers[f"threshold_{name}"] + shift) for name in COLOURED]
        if max(record["start"][place][:3]) > 10:
            raise SpielwerkError(f"{IDS[place]}: there are ten cubes of a colour")
        for name, field in ABILITIES.items():
            record[field][place] = numbers.get(name, 0)
    characters = setting.setup["characters"]
    record["given_mats"] = -1
    for seat in range(setting.players):
        if characters[seat] != "random":
            record["given_mats"][seat] = CHARACTERS.index(characters[seat])
        record["given_side"][seat] = SIDES.index(setting.setup["sides"][seat])


def _shift(choice: str, side: str) -> int:
    """Steps that every coloured track is longer or shorter."""
    return FIRST_GUESS[side] if choice == "first-guess" else int(choice) // 3


def _write_board(record: np.void, setting: Setting) -> None:
    large = setting.players > 3
    for place in range(SPACES):
        if large or CARDS[place].facts["boards"] == "all":
            record["spaces"] |= 1 << place
    if setting.players == 2 and setting.options["neutral_worker"] == "on":
        for name in ("purple-1", "green-1"):
            record["neutral_boxes"] |= (1 << IDS.index(name)) | (1 << (IDS.index(name) + SPACES))
    record["finals"] = _finals(setting)
    record["privilege_points"] = [setting.numbers["privilege"][rank] for rank in RANKS]
    if not all(0 <= points <= 20 for points in record["privilege_points"]):
        raise SpielwerkError("privilege: points go from 0 to 20")


def _write_times(record: np.void, numbers: Mapping[str, Mapping[str, int]]) -> None:
    timers, acts, flips = numbers["timers"], numbers["act-times"], numbers["flip-times"]
    for name in AREAS:
        if not 5 <= timers[name] <= 1000:
            raise SpielwerkError(f"timers: {name} goes from 5 to 1000 seconds, not {timers[name]}")
    if not 1 <= timers["markers"] <= 6:
        raise SpielwerkError(f"timers: markers goes from 1 to 6, not {timers['markers']}")
    if any(value < 0 for value in (*acts.values(), *flips.values())):
        raise SpielwerkError("act-times and flip-times can't be negative")
    if flips["reaction_from"] > flips["reaction_to"]:
        raise SpielwerkError("flip-times: reaction_from can't be more than reaction_to")
    record["timer_ms"] = [1000 * timers[name] for name in AREAS]
    record["markers_each"] = timers["markers"]
    record["act_ms"] = [*(acts[name] for name in ACT_TIMES), acts["place"]]
    record["reaction_from"], record["reaction_to"] = flips["reaction_from"], flips["reaction_to"]
    record["forced_after"], record["grace"] = flips["forced"], flips["grace"]
    record["spread"] = _spread(acts["spread"] / 1000)


def _spread(sigma: float) -> np.ndarray:
    """Quantiles of a lognormal with mean 1, in thousandths: no logarithm has to be drawn while playing."""
    normal = NormalDist()
    points = np.exp(sigma * np.array([normal.inv_cdf((i + 0.5) / QUANTILES) for i in range(QUANTILES)]))
    return np.round(1000 * points / points.mean()).astype(np.int32)


def _write_switches(record: np.void, options: Mapping[str, str]) -> None:
    record["untimed"] = options["clock"] == "untimed"
    record["eager"] = options["flips"] == "eager"
    record["thinks_first"] = options["thinking"] == "precedes"
    record["start_flip_counts"] = options["start_flip_counts"] == "on"
    record["vp_production"] = options["vp_production"] == "on"
    record["last_word"] = options["last_word"] == "reverse"


def _check_decks(record: np.void) -> None:
    provinces = int(record["copies"][FIRST_PROVINCE:END_PROVINCE].sum())
    if not 8 <= provinces <= DECK_ROOM:
        raise SpielwerkError(f"there must be 8 to {DECK_ROOM} provinces, not {provinces}")
    rewards = int(record["copies"][FIRST_COUNCIL:END_COUNCIL].sum())
    needed = REWARDS * (ROUNDS - 1)
    if not needed <= rewards <= COUNCIL_ROOM:
        raise SpielwerkError(f"there must be {needed} to {COUNCIL_ROOM} blue council rewards, not {rewards}")
    record["reward_count"] = rewards
