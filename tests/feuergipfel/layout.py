"""A table of Das Ritual am Feuergipfel that is laid by hand: creatures, dungeons, spells and dice in, the rules run.

A place is written `0.1.2`: seat, level and number from the left; `0.guard` is the guard's. Seats answer from a script:
too few, too many or illegal answers fail the test. Dice are loaded by searching a key of the table's stream that rolls
them.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import numpy as np

from sim.game import game
from sim.games.feuergipfel.legality import is_legal
from sim.games.feuergipfel.names import CREATURES, DUPLICATE
from sim.games.feuergipfel.state import CARD_IDS, CLANS, DUNGEON, GUARD, NO_CARD, NOTHING, TURNS, WIZARD
from sim.games.feuergipfel.structure import charm_bit, put, renew
from sim.kernel.address import call_effect, peek
from sim.kernel.compile import answer, entry
from sim.kernel.rng import TABLE, below, key_stream, key_streams
from sim.kernel.state import CONCEAL, FINISH, SETUP, STEP
from sim.kernel.table import Table
from sim.strategy import make_strategy

FEUERGIPFEL = game("feuergipfel")
LEVELS = {"1": 0, "2": 2, "3": 5}
WORDS = {"wizard": WIZARD, "dungeon": DUNGEON, "nothing": NOTHING}
WORDS |= {a: n for n, a in enumerate((*FEUERGIPFEL.state.columns()["seats"][11].per, "end"))}
WORDS |= {"keep": 0, "reroll": 1, "lose": 0, "decoy-card": 1, "armor": 2}


@answer
def from_script(table, me):
    """The next answer of the script, which lies in the strategy's log buffer (the table is not searched)."""
    place = table.logged
    table.logged = place + 1
    return peek(table.log, place)


@entry
def run_hook(table, hook, me):
    call_effect(table.hooks[hook], table, me)


@entry
def key(table, seed, deal):
    key_streams(table, seed, deal)


@entry
def place_card(table, seat, position, card, charms):
    put(table, seat, position, card, charms)


@entry
def renew_all(table):
    for seat in range(table.players):
        renew(table, seat)


@entry
def legal(table, seat):
    return is_legal(table, seat)


@entry
def find_key(table, dice, count):
    """A key whose stream rolls these dice next."""
    for seed in range(20_000_000):
        key_stream(table, TABLE, np.uint64(seed), 0)
        good = True
        for i in range(count):
            if 1 + below(table, TABLE, 6) != dice[i]:
                good = False
                break
        if good:
            return seed
    return -1


@entry
def set_key(table, seed):
    key_stream(table, TABLE, np.uint64(seed), 0)


KEYS: dict[tuple[int, ...], int] = {}


def place(text: str) -> int:
    """`0.1.2` or `0.guard` as a number."""
    seat, level, *number = text.split(".")
    return 10 * int(seat) + (GUARD if level == "guard" else LEVELS[level] + int(number[0]) - 1)


def option(text: str | int) -> int:
    """An answer in words as a number."""
    if isinstance(text, int):
        return text
    if text in CARD_IDS:
        return CARD_IDS.index(text)
    return WORDS[text] if text in WORDS else place(text)


@functools.cache
def table_for(players: int, strategy: str, options: tuple, change: tuple) -> Table:
    """Tables are dear: one for each kind of test, wiped before each use."""
    setting = FEUERGIPFEL.setting(players, options=dict(options), change=dict(change), setup={})
    return Table(FEUERGIPFEL, setting, [[make_strategy(FEUERGIPFEL, strategy)] * players], trace=True)


class LaidTable:
    """A table in the middle of a game. `wizards` are clans; other keyword arguments are options of the rules."""

    def __init__(
        self,
        players: int = 2,
        wizards: Sequence[str] = ("night", "gaia", "doom", "dawn", "twilight"),
        strategy: str = "",
        change: dict[str, int] | None = None,
        **options: str,
    ) -> None:
        made = table_for(players, strategy or "first-legal", tuple(options.items()), tuple((change or {}).items()))
        self.table, self.players = made, players
        made._record[0] = made._blank[0]
        self.record = made.record
        self.record["deciders"], self.record["parameters"] = made.seating[0, :2]
        self.record["mind"] = np.arange(len(self.record["mind"]))
        self.record["wizard"][:players] = [CLANS.index(clan) for clan in wizards[:players]]
        self.record["phase"], self.record["actions"], self.record["rounds"] = TURNS, 2, 1
        self.record["stack_size"] = self.record["research_size"] = 0
        key(self.record, np.uint64(1), 0)
        if not strategy:
            self._script_address = np.full(len(FEUERGIPFEL.kinds), from_script.address(made.game.state.dtype), np.int64)
            self.record["deciders"] = self._script_address.ctypes.data
        self.scripted = not strategy
        self.stack("doom-1 " * 10)
        self.research("time-warp decoy mobility")

    # --- laying ---
    def creatures(self, **places: str) -> LaidTable:
        """`creatures(**{"0.1.1": "doom-4"})`."""
        for where, card in places.items():
            seat, position = divmod(place(where), 10)
            place_card(self.record, seat, position, CARD_IDS.index(card), 0)
        return self

    def structure(self, seat: int, *levels: str) -> LaidTable:
        """A structure level by level, `-` for a vacant position: `structure(0, "doom-4 -", "doom-3")`."""
        for level, row in enumerate(levels, start=1):
            for number, card in enumerate(row.split(), start=1):
                if card != "-":
                    self.creatures(**{f"{seat}.{level}.{number}": card})
        return self

    def guard(self, seat: int, card: str) -> LaidTable:
        return self.creatures(**{f"{seat}.guard": card})

    def dungeon(self, seat: int, cards: str) -> LaidTable:
        for card in map(CARD_IDS.index, cards.split()):
            self.record["dungeon"][seat, card] += 1
            self.record["prisoners"][seat] |= np.uint64(1 << card)
            self.record["dungeon_size"][seat] += 1
        return self

    def discards(self, cards: str) -> LaidTable:
        for card in map(CARD_IDS.index, cards.split()):
            self.record["discards"][card] += 1
            self.record["discarded"] |= np.uint64(1 << card)
            self.record["discard_size"] += 1
        return self

    def spell_discards(self, cards: str) -> LaidTable:
        self.record["spell_discards"] = np.uint64(sum(1 << CARD_IDS.index(c) for c in cards.split()))
        return self

    def book(self, seat: int, cards: str) -> LaidTable:
        self.record["book"][seat] = np.uint64(sum(1 << CARD_IDS.index(c) for c in cards.split()))
        return self

    def stack(self, cards: str) -> LaidTable:
        """The recruit stack, its top card first."""
        return self._pile("stack", cards)

    def research(self, cards: str) -> LaidTable:
        return self._pile("research", cards)

    def _pile(self, name: str, cards: str) -> LaidTable:
        numbers = [CARD_IDS.index(card) for card in reversed(cards.split())]
        self.record[name][0, : len(numbers)] = numbers
        self.record[f"{name}_size"] = len(numbers)
        return self

    def charm(self, where: str, spell: str, card: str = "") -> LaidTable:
        """An enchantment on a creature; `card="duplicate"` if Duplicate serves as it."""
        seat, position = divmod(place(where), 10)
        number = CARD_IDS.index(card or spell)
        self.record["charms"][seat, position] |= 1 << charm_bit.py_func(number)
        if number == DUPLICATE:
            self.record["double"] = CARD_IDS.index(spell)
        renew_all(self.record)
        return self

    def aura(self, where: str, spell: str) -> LaidTable:
        seat, position = divmod(place(where), 10)
        self.record["aura"][seat, position] = CARD_IDS.index(spell)
        self.record["neutral"][seat] += spell == "aura-of-neutrality"
        renew_all(self.record)
        return self

    def circle(self, seat: int, spell: str) -> LaidTable:
        self.record["circle"][seat] = CARD_IDS.index(spell)
        return self

    def set(self, **fields: Any) -> LaidTable:
        for name, value in fields.items():
            self.record[name] = value
        return self

    def dice(self, *rolled: int) -> LaidTable:
        """The next dice that the table rolls: the defender's comes before the attacker's."""
        if rolled not in KEYS:
            KEYS[rolled] = find_key(self.record, np.array(rolled, np.int64), len(rolled))
        set_key(self.record, KEYS[rolled])
        return self

    # --- playing ---
    def step(self, *answers: str | int) -> LaidTable:
        """The next action; all answers must be asked for and legal (questions with one option aren't asked)."""
        script = [option(a) for a in answers]
        self.table._log[: len(script)] = script
        self.table._log[len(script) :] = -1
        self.record["logged"] = 0
        run_hook(self.record, STEP, 0)
        if self.scripted:
            kind = list(FEUERGIPFEL.kinds)[self.record["fault_kind"]]
            # Not the words of a refused answer: a test that waits for one must not be content with this.
            assert self.record["logged"] <= len(script), f"{kind}: there is no answer left for {self.offered}"
            assert self.record["fault"] == 0, f"{kind}: {self.record['fault_value']} is not among {self.offered}"
            assert self.record["logged"] == len(script), f"asked only {self.record['logged']} of {answers}"
        else:
            assert self.record["fault"] == 0
        return self

    def hook(self, hook: int, me: int = 0) -> LaidTable:
        run_hook(self.record, hook, me)
        return self

    def begin(self, seed: int) -> LaidTable:
        self.record["phase"] = 0
        self.record["rounds"] = 0
        self.record["stack_size"] = self.record["research_size"] = 0
        key(self.record, np.uint64(seed), 0)
        return self.hook(SETUP)

    def finish(self) -> LaidTable:
        return self.hook(FINISH)

    def conceal(self, me: int, seed: int = 0) -> LaidTable:
        key(self.record, np.uint64(seed), 0)
        return self.hook(CONCEAL, me)

    # --- looking ---
    @property
    def offered(self) -> list[int]:
        return [n for n in range(64) if int(self.record["options"][0]) >> n & 1]

    def at(self, where: str) -> str:
        card = self.record["creature"][divmod(place(where), 10)]
        return "-" if card == NO_CARD else CARD_IDS[card]

    def power(self, where: str) -> int:
        return int(self.record["power"][divmod(place(where), 10)])

    def prisoners(self, seat: int) -> str:
        return _counted(self.record["dungeon"][seat])

    @property
    def discarded(self) -> str:
        return _counted(self.record["discards"])

    def spells(self, field: str, seat: int | None = None) -> str:
        bits = int(self.record[field] if seat is None else self.record[field][seat])
        return " ".join(CARD_IDS[n] for n in range(CREATURES, 60) if bits >> n & 1)

    def count(self, seat: int) -> int:
        return int(self.record["count"][seat])

    def legal(self, seat: int) -> bool:
        return bool(legal(self.record, seat))

    @property
    def told(self) -> str:
        return FEUERGIPFEL.words.transcript(self.table.events, "ABCDE"[: self.players])


def _counted(counts: np.ndarray) -> str:
    return " ".join(card for card, n in zip(CARD_IDS, counts, strict=True) for _ in range(n))
