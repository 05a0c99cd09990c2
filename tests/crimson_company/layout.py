"""A table of Crimson Company laid by hand: cards in, one move of the game's own rules, cards out.

    t = lay(near=["thief", "-demon"], far=["hel"], answers=["hel"])
    t.play("wizard")
    assert t.far() == ["-hel"]

`near` and `far` are the sides of lane 1, `near_2`, `far_3` those of the others (in a free-for-all up to lane 12): lists
of characters from the castle outwards, with a minus for face down. Seat 0 has the near sides of a duel, and it is its
turn. `answers` are what the seats answer, in the order in which they are asked: a character (in play: the first copy
on the table, `thief@far_2` for one of several; else its number), "lane 2", "yes", "no", "nothing", or a number. A
question with one option answers itself. Too few answers, one that isn't offered, and cards or coins that get lost
fail the test on the spot; answers left over fail it at its end.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from sim.games.crimson_company.acting import destroy, flip, play_card
from sim.games.crimson_company.board import lay as lay_card
from sim.games.crimson_company.decisions import CrimsonCompany
from sim.games.crimson_company.recruiting import auction, recruit
from sim.games.crimson_company.scoring import score
from sim.games.crimson_company.state import CARD_IDS, FREE, NO_CARD, ROBBERS
from sim.games.crimson_company.turns import begin_turn, deploy_all, income_effects
from sim.kernel.address import call_answer, call_effect
from sim.kernel.compile import entry
from sim.kernel.rng import key_streams
from sim.kernel.state import CONCEAL, FINISH, SETUP, STEP
from sim.kernel.table import Table
from tests.crimson_company.script import CRIMSON, Question, Script

KINDS_OF_SLOTS = ("destroy", "flip", "move", "exchange")


@entry
def run_hook(table, hook, seat):
    call_effect(table.hooks[hook], table, seat)


@entry
def run_answer(table, hook, seat):
    return call_answer(table.hooks[hook], table, seat)


@entry
def start_streams(table, seed, deal):
    key_streams(table, seed, deal)


@entry
def run_lay(table, side, card, up):
    lay_card(table, side, card, up)


@entry
def run_move(table, move, seat, a, b):
    """One part of the rules."""
    if move == 0:
        play_card(table, seat, a, b)
    elif move == 1:
        flip(table, a)
    elif move == 2:
        destroy(table, a)
    elif move == 3:
        score(table)
    elif move == 4:
        if table.form == FREE:
            auction(table, seat)
        else:
            recruit(table, seat)
    elif move == 5:
        begin_turn(table)
    elif move == 6:
        deploy_all(table, seat)
    else:
        income_effects(table, seat)


PLAY, FLIP, DESTROY, SCORE, RECRUIT, BEGIN, DEPLOY, INCOME = range(8)


class LaidTable:
    """One table with its record open to the tests."""

    def __init__(self, variant: str, players: int, **given: Any) -> None:
        setting = CRIMSON.setting(players, variant, **given)
        self.players = players
        self.table = Table(CRIMSON, setting, [[CrimsonCompany()] * players], trace=True)
        self.record = self.table.record
        self.script = Script()
        self.record["deciders"][:] = self.script.deciders.ctypes.data
        self.record["parameters"][:] = self.script.memory.ctypes.data
        self.record["mind"] = np.arange(len(self.record["mind"]))
        self.start(0)
        self.waiting: list[str | int] = []

    def start(self, seed: int) -> None:
        """Decide the coming lots."""
        start_streams(self.record, np.uint64(seed), 0)

    # --- Laying ---------------------------------------------------------------------------------------------------

    def side(self, name: str) -> int:
        """`near`, `far_3`: the number of a side."""
        half, _, lane = name.partition("_")
        return 2 * (int(lane or 1) - 1) + ("near", "far").index(half)

    def put(self, name: str, cards: Sequence[str]) -> None:
        for card in cards:
            run_lay(self.record, self.side(name), CARD_IDS.index(card.lstrip("-")), int(not card.startswith("-")))

    def pile(self, name: str, cards: Sequence[str], row: int = 0) -> None:
        """`deck`, `discard` or a seat's `hand`."""
        self.record[name][row, : len(cards)] = [CARD_IDS.index(card) for card in cards]
        self.record[f"{name}_size"][row] = len(cards)

    def close(self, *lanes: int) -> LaidTable:
        """Lanes that are gone, counted from 1."""
        for lane in lanes:
            self.record["lane_open"][lane - 1] = 0
        return self

    # --- Moves ----------------------------------------------------------------------------------------------------

    def play(self, card: str, side: str = "near", seat: int = 0) -> LaidTable:
        """Play a card on a side."""
        self.record["seat"] = seat
        if self.record["form"] != ROBBERS:
            self.record["turn_party"] = seat % 2 if self.record["parties"] == 2 else seat
        self.cards[card] += 1
        return self._run(PLAY, seat, CARD_IDS.index(card), self.side(side))

    def flip(self, card: str) -> LaidTable:
        return self._run(FLIP, 0, self.slot(card), 0)

    def destroy(self, card: str) -> LaidTable:
        return self._run(DESTROY, 0, self.slot(card), 0)

    def score(self) -> LaidTable:
        return self._run(SCORE, 0, 0, 0)

    def recruit(self, seat: int = 0) -> LaidTable:
        return self._turn_of(seat)._run(RECRUIT, seat, 0, 0)

    def begin(self, seat: int = 0) -> LaidTable:
        """The income phase."""
        return self._turn_of(seat)._run(BEGIN, seat, 0, 0)

    def income(self, seat: int = 0) -> LaidTable:
        """Income effects only."""
        return self._run(INCOME, seat, 0, 0)

    def deploy(self, seat: int = 0) -> LaidTable:
        return self._turn_of(seat)._run(DEPLOY, seat, 0, 0)

    def step(self, seat: int = 0) -> LaidTable:
        """A whole turn or round."""
        return self._turn_of(seat)._hook(STEP)

    def finish(self) -> LaidTable:
        return self._hook(FINISH)

    def deal(self, seed: int = 0) -> LaidTable:
        """The game's own set-up."""
        self.start(seed)
        run_hook(self.record, SETUP, 0)
        self.keep_books()
        return self

    def conceal(self, seat: int, seed: int = 0) -> LaidTable:
        self.start(seed)
        return self._hook(CONCEAL, seat)

    def _turn_of(self, seat: int) -> LaidTable:
        self.record["seat"] = seat
        if self.record["form"] != ROBBERS:
            self.record["turn_party"] = seat % 2 if self.record["parties"] == 2 else seat
        return self

    def _run(self, move: int, seat: int, a: int, b: int) -> LaidTable:
        self._resolve()
        run_move(self.record, move, seat, a, b)
        return self.check()

    def _hook(self, hook: int, seat: int = 0) -> LaidTable:
        self._resolve()
        run_hook(self.record, hook, seat)
        return self.check()

    # --- Answers --------------------------------------------------------------------------------------------------

    def answer(self, *answers: str | int) -> LaidTable:
        self.waiting += answers
        return self

    def _resolve(self) -> None:
        """Turn words into option numbers as the table lies now. A card that is about to come takes the next slot."""
        for given in self.waiting:
            self.script.add(self._number(given))
        self.waiting = []

    def _number(self, given: str | int) -> int:
        if isinstance(given, int):
            return given
        if given in ("no", "yes"):
            return ("no", "yes").index(given)
        if given == "nothing":
            return 127
        if given.startswith("lane "):
            return int(given.removeprefix("lane ")) - 1
        if given == "it":  # the card that is being played: it gets the next free slot
            return int(self.record["next_slot"])
        if given.startswith("#"):
            return CARD_IDS.index(given[1:])
        return self.slot(given)

    def slot(self, card: str) -> int:
        """The slot of a card in play: `thief` or `thief@far_2`."""
        name, _, side = card.partition("@")
        for at in range(2 * int(self.record["lanes"])):
            for i in range(self.record["row_size"][at]):
                slot = int(self.record["row"][at, i])
                if CARD_IDS[self.record["who"][slot]] == name and (not side or self.side(side) == at):
                    return slot
        raise AssertionError(f"{card} is not in play")

    # --- Looking --------------------------------------------------------------------------------------------------

    def row(self, name: str) -> list[str]:
        """A side from the castle outwards, with a minus for face down."""
        at = self.side(name)
        slots = [int(slot) for slot in self.record["row"][at, : self.record["row_size"][at]]]
        return [("" if self.record["up"][s] else "-") + CARD_IDS[self.record["who"][s]] for s in slots]

    def near(self, lane: int = 1) -> list[str]:
        return self.row(f"near_{lane}")

    def far(self, lane: int = 1) -> list[str]:
        return self.row(f"far_{lane}")

    def names(self, pile: str, row: int = 0) -> list[str]:
        """A pile in order of its names."""
        return sorted(CARD_IDS[card] for card in self.record[pile][row, : self.record[f"{pile}_size"][row]])

    @property
    def discarded(self) -> list[str]:
        return self.names("discard")

    @property
    def coins(self) -> list[int]:
        return self.record["coins"][: self.players].tolist()

    @property
    def castles(self) -> list[int]:
        return self.record["castles"][: self.record["parties"]].tolist()

    @property
    def open_lanes(self) -> list[int]:
        return [lane + 1 for lane in range(self.record["lanes"]) if self.record["lane_open"][lane]]

    @property
    def offer(self) -> list[str]:
        return [CARD_IDS[card] for card in self.record["offer"] if card != NO_CARD]

    @property
    def questions(self) -> list[Question]:
        return self.script.questions()

    @property
    def asked(self) -> list[tuple[int, str]]:
        """Seat and kind of every question so far."""
        return [(q.seat, q.kind) for q in self.questions]

    def options(self, place: int = -1) -> list[str]:
        """The characters in play that a question offered."""
        question = self.questions[place]
        names = [CARD_IDS[self.record["who"][option]] for option in question.options if option < 126]
        return sorted(names) + (["nothing"] if 127 in question.options else [])

    @property
    def told(self) -> str:
        return CRIMSON.words.transcript(self.table.events, "ABCDEF"[: self.players])

    # --- Books ----------------------------------------------------------------------------------------------------

    def keep_books(self) -> None:
        """Remember all cards and coins, to see that none gets lost."""
        self.cards = count_cards(self.record)
        self.money = count_coins(self.record)

    def check(self) -> LaidTable:
        if self.record["fault"]:
            left = "the script has no answer left\n" if self.script.asked > self.script.known else ""
            last = self.questions[-1] if self.script.asked else "none"
            raise AssertionError(f"{left}{self.table.fault(0)}\nlast question: {last}\n{self.told}")
        if not self.record["gone"]:
            assert count_cards(self.record) == self.cards, self.told
        assert count_coins(self.record) == self.money, self.told
        return self

    def check_script(self) -> None:
        assert self.script.asked == self.script.known, f"{self.script.known} answers for {self.asked}"


def count_cards(record: np.void) -> Counter[str]:
    """Every card wherever it is; those that were taken out of the game are not."""
    found: Counter[str] = Counter()
    for pile, rows in (("deck", 1), ("discard", 1), ("hand", 6)):
        for row in range(rows):
            found.update(CARD_IDS[c] for c in record[pile][row, : record[f"{pile}_size"][row]] if record["present"][c])
    found.update(CARD_IDS[card] for card in [*record["offer"], record["top"]] if card != NO_CARD)
    for side in range(2 * int(record["lanes"])):
        found.update(CARD_IDS[record["who"][slot]] for slot in record["row"][side, : record["row_size"][side]])
    return found


def count_coins(record: np.void) -> int:
    """Supply, players and castles."""
    return int(record["supply"]) + int(record["coins"].sum()) + int(record["castle_coins"].sum())


def lay(
    variant: str = "duel",
    players: int | None = None,
    answers: Sequence[str | int] = (),
    *,
    offer: Sequence[str] = (),
    top: str | None = None,
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    hands: Sequence[Sequence[str]] = (),
    coins: Sequence[int] = (),
    castle_coins: Sequence[int] = (),
    supply: int | None = None,
    setup: Mapping[str, Any] | None = None,
    change: Mapping[str, int] | None = None,
    options: Mapping[str, str] | None = None,
    **more: Any,
) -> LaidTable:
    """Lay a table. What isn't given is empty; sides by name, any field of the record by its own."""
    usual = {"two-against-two": 4, "free-for-all": 3, "placements": 3, "solo": 1}.get(variant, 2)
    if variant != "tournament":
        setup = {"deck": every_card(variant, players or usual), **(setup or {})}
    t = LaidTable(variant, players or usual, setup=setup, change=change, options=options)
    for name, value in more.items():
        if re.fullmatch(r"(near|far)(_\d+)?", name):
            t.put(name, value)
        else:
            t.record[name] = value
    for name, cards in (("deck", deck), ("discard", discard)):
        t.pile(name, cards)
    for seat, cards in enumerate(hands):
        t.pile("hand", cards, seat)
    t.record["offer"][: len(offer)] = [CARD_IDS.index(card) for card in offer]
    if top:
        t.record["top"] = CARD_IDS.index(top)
    t.record["coins"][: len(coins)] = coins
    t.record["castle_coins"][: len(castle_coins)] = castle_coins
    if supply is not None:
        t.record["supply"] = supply
    t.keep_books()
    return t.answer(*answers)


def every_card(variant: str, players: int) -> list[str]:
    """A deck in which every character is, so that all effects are there; the optional ones included."""
    free = variant in ("free-for-all", "placements")
    left_out = "bard" if free else "mercenary" if variant in ("solo", "coop") else ""
    return [card for card in CARD_IDS if card != left_out] * (3 if free and players > 4 else 2 if free else 1)


Lay = Callable[..., LaidTable]
