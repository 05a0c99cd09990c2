"""A table of Dominion laid by hand: cards in, one move of the game's own rules, cards out.

    t = lay(kingdom=["witch"], hands=[["witch"], []], decks=[["gold", "silver"], []], answers=[])
    t.play("witch")
    assert t.hand(0) == ["gold", "silver"]

Cards are ids. A deck is listed from its top, a discard pile up to its top. `answers` are what the seats answer, in
the order in which they are asked: a card, "stop", "keep" / "discard" / "trash", "yes" / "no", or a number. A question
with one option answers itself and needs none. Too few answers, an answer that isn't offered, and cards that get lost
or multiply fail the test on the spot; answers left over fail it at its end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from sim.game import game
from sim.games.dominion.buying import buy, buy_phase, play_treasures
from sim.games.dominion.decisions import Dominion
from sim.games.dominion.kinds import ASK_TREASURE
from sim.games.dominion.kingdoms import card_named
from sim.games.dominion.moves import gain
from sim.games.dominion.names import JESTER, TRUSTY_STEED
from sim.games.dominion.own_cards import OwnCard
from sim.games.dominion.playing import play_from_hand
from sim.games.dominion.rules import action_phase
from sim.games.dominion.scoring import points_of
from sim.games.dominion.state import ACTION, CARD_IDS, CARDS, NO_SEAT, TREASURE
from sim.games.dominion.tidying import clean_up
from sim.kernel.address import call_effect, peek, poke
from sim.kernel.compile import answer, entry
from sim.kernel.decisions import OPTION_WORDS
from sim.kernel.decisions import STOP as STOP_OPTION
from sim.kernel.rng import key_streams
from sim.kernel.state import CONCEAL, FINISH, SETUP, STEP
from sim.kernel.table import Table

DOMINION = game("dominion")
KIND_NAMES = tuple(DOMINION.kinds)
STOP = "stop"
CARD_OPTIONS = tuple(k for k in KIND_NAMES if k not in ("fate", "overpay", "tokens", "choose", "stash"))
FATES = ("keep", "discard", "trash")
ANSWERS = {STOP: STOP_OPTION, "no": 0, "yes": 1, **{word: place for place, word in enumerate(FATES)}}
PILES = ("deck", "hand", "discard", "play", "aside", "horse", "limbo")
TOP_FIRST = ("deck", "market")

# The script: how many questions were asked, how many answers there are, then a row for every question.
ASKED, KNOWN, ROWS = range(3)
WIDTH = 6 + OPTION_WORDS  # the answer, seat, kind, source, shown, whose mind, the options
QUESTIONS_AT_MOST = 500


@answer
def scripted(table, me):
    """Note the question, give the script's next answer; at its end an illegal one, which stops the game."""
    script = table.parameters[table.mind[me]]
    asked = peek(script, ASKED)
    at = ROWS + WIDTH * asked
    poke(script, ASKED, asked + 1)
    poke(script, at + 1, me)
    poke(script, at + 2, table.kind)
    poke(script, at + 3, table.source)
    poke(script, at + 4, int(table.shown))
    poke(script, at + 5, table.mind[me])
    for word in range(OPTION_WORDS):
        poke(script, at + 6 + word, np.int64(table.options[word]))
    return peek(script, at) if asked < peek(script, KNOWN) else -1


@entry
def run_hook(table, hook, seat):
    call_effect(table.hooks[hook], table, seat)


@entry
def start_streams(table, seed, deal):
    key_streams(table, seed, deal)


@entry
def run_play(table, seat, card):
    play_from_hand(table, seat, card)


@entry
def run_buy(table, seat, card):
    table.buys -= 1
    buy(table, seat, card)
    gain(table, seat, card)


@entry
def run_treasures(table, seat):
    play_treasures(table, seat)


@entry
def run_buy_phase(table, seat):
    buy_phase(table, seat)


@entry
def run_action_phase(table, seat):
    action_phase(table, seat)


@entry
def run_clean_up(table, seat):
    clean_up(table, seat)


@entry
def run_points(table, seat):
    return points_of(table, seat)


class Question(NamedTuple):
    """A question that was asked: by which card, about which card, and whose strategy answered."""

    seat: int
    kind: str
    options: frozenset[str | int]
    source: str
    shown: str
    mind: int


class LaidTable:
    """One table with its record open to the tests. Fields of the record that `lay` doesn't name are keywords too."""

    def __init__(self, players: int, kingdom: Sequence[Any], bane: str | None, **given: Any) -> None:
        setup = {"kingdom": list(kingdom), **({"bane": bane} if bane else {}), **given.pop("setup", {})}
        setting = DOMINION.setting(players, setup=setup, **given)
        self.own = {c.id: c.place for c in kingdom if isinstance(c, OwnCard)}
        self.players = players
        self.table = Table(DOMINION, setting, [[Dominion()] * players], trace=True)
        self.record = self.table.record
        self.script = np.zeros(ROWS + WIDTH * QUESTIONS_AT_MOST, np.int64)
        self.deciders = np.full(len(KIND_NAMES), scripted.address(DOMINION.state.dtype), np.int64)
        self.record["deciders"][:] = self.deciders.ctypes.data
        self.record["parameters"][:] = self.script.ctypes.data
        self.record["mind"] = np.arange(len(self.record["mind"]))
        self.start(0)

    # --- Laying -------------------------------------------------------------------------------------------------

    def place(self, card: str) -> int:
        """A card's number."""
        return self.own[card] if card in self.own else CARD_IDS.index(card_named(card).id)

    def lay(self, pile: str, row: int, cards: Sequence[str]) -> None:
        """Replace a pile of a seat: "deck", "hand", "discard", "play", "aside", "horse", "limbo"; "market" in row 0."""
        places = [self.place(card) for card in cards]
        self.record[pile][row, : len(places)] = places[::-1] if pile in TOP_FIRST else places
        self.record[f"{pile}_size"][row] = len(places)
        self.keep_books()

    def keep_books(self) -> None:
        """Count what everybody owns after piles were laid by hand."""
        record = self.record
        for seat in range(self.players):
            owned = self._owned(seat)
            record["owned"][seat] = owned
            record["deck_count"][seat] = owned.sum()
            record["basic_points"][seat] = (owned * record["points"]).sum()
            treasures = (record["types"] & TREASURE) != 0
            record["money"][seat] = (owned * record["plus_coins"] * treasures).sum()
        self.copies = self._copies()

    def set_supply(self, card: str, copies: int) -> None:
        """Leave so many copies in a pile of the supply."""
        at, record = self.place(card), self.record
        assert record["in_supply"][at], f"{card} is not in the supply"
        bit = np.uint64(1 << (at & 63))
        record["empty"] += (copies == 0) - (record["supply"][at] == 0)
        record["supply"][at] = copies
        record["available"][at >> 6] = (record["available"][at >> 6] & ~bit) | (bit if copies else np.uint64(0))
        self.copies = self._copies()

    def answer(self, *answers: str | int) -> None:
        """Add answers to the script."""
        for given in answers:
            place = ANSWERS.get(given, given) if isinstance(given, str) else given
            known = self.script[KNOWN]
            assert known < QUESTIONS_AT_MOST - 1, "the script is too long"
            self.script[ROWS + WIDTH * known] = self.place(place) if isinstance(place, str) else place
            self.script[KNOWN] += 1

    def ask_treasures(self, asks: bool) -> None:
        """Are the seats asked which treasures they play, or do they play all?"""
        self.deciders[ASK_TREASURE] = self.deciders[0] if asks else 0

    # --- Moves --------------------------------------------------------------------------------------------------

    def play(self, card: str, seat: int = 0) -> LaidTable:
        """Play a card from the hand; an action card uses up an action, as in the action phase."""
        place = self.place(card)
        assert card in self.hand(seat), f"seat {seat} has no {card} in hand"
        if self.record["types"][place] & ACTION:
            assert self.actions > 0, "no action left"
            self.record["actions"] -= 1
        return self._run(run_play, seat, place)

    def play_treasures(self, seat: int = 0) -> LaidTable:
        """Play the treasures in hand, as the buy phase begins."""
        return self._run(run_treasures, seat)

    def buy(self, card: str, seat: int = 0) -> LaidTable:
        """Buy a card: pay, do what buying it does, gain it."""
        place = self.place(card)
        cost = max(0, self.record["cost"][place] - self.record["reduction"])
        assert self.buys > 0 and self.coins >= cost and self.potions >= self.record["potion_cost"][place], "can't pay"
        return self._run(run_buy, seat, place)

    def buy_phase(self, seat: int = 0) -> LaidTable:
        return self._run(run_buy_phase, seat)

    def action_phase(self, seat: int = 0) -> LaidTable:
        return self._run(run_action_phase, seat)

    def clean_up(self, seat: int = 0) -> LaidTable:
        return self._run(run_clean_up, seat)

    def take_turn(self, seat: int = 0) -> LaidTable:
        """The seat's regular turn (or the extra turn that is due first), and the test whether the game is over."""
        self.record["next_seat"] = seat
        return self.step()

    def step(self) -> LaidTable:
        """The next turn, as the game goes on."""
        return self._hook(STEP)

    def finish(self) -> LaidTable:
        """Count the points and find the winners."""
        return self._hook(FINISH)

    def conceal(self, seat: int, seed: int = 0) -> LaidTable:
        """Deal anew what the seat can't see, with chances that the seed decides."""
        self.start(seed)
        return self._hook(CONCEAL, seat)

    def deal(self, seed: int = 0) -> LaidTable:
        """The game's own set-up: seven Coppers and three Estates each, five cards in hand."""
        self.start(seed)
        run_hook(self.record, SETUP, 0)
        self.copies = self._copies()
        return self

    def start(self, seed: int) -> None:
        """Decide the coming shuffles."""
        start_streams(self.record, np.uint64(seed), 0)

    def _run(self, move: Callable[..., None], seat: int, *rest: int) -> LaidTable:
        """A move in the turn of a seat."""
        self.record["seat"] = seat
        move(self.record, seat, *rest)
        self.check()
        return self

    def _hook(self, hook: int, seat: int = 0) -> LaidTable:
        run_hook(self.record, hook, seat)
        self.check()
        return self

    # --- Looking ------------------------------------------------------------------------------------------------

    def pile(self, pile: str, row: int) -> list[str]:
        """The cards of a pile as it lies: a deck from its top, others from the bottom."""
        cards = self.record[pile][row, : self.record[f"{pile}_size"][row]]
        return [self.name(card) for card in (cards[::-1] if pile in TOP_FIRST else cards)]

    def name(self, card: int) -> str:
        """A card's id."""
        own = {place: card_id for card_id, place in self.own.items()}
        return own.get(int(card)) or (CARD_IDS[card] if 0 <= card < CARDS else "nothing")

    def hand(self, seat: int = 0) -> list[str]:
        """Sorted ids."""
        return sorted(self.pile("hand", seat))

    def deck(self, seat: int = 0) -> list[str]:
        """Top first."""
        return self.pile("deck", seat)

    def discard(self, seat: int = 0) -> list[str]:
        """Top last."""
        return self.pile("discard", seat)

    def in_play(self, seat: int = 0) -> list[str]:
        """In the order in which they were played."""
        return self.pile("play", seat)

    def aside(self, seat: int = 0) -> list[str]:
        return self.pile("aside", seat)

    def horse(self, seat: int = 0) -> list[str]:
        """Horse Traders set aside."""
        return self.pile("horse", seat)

    def limbo(self, seat: int = 0) -> list[str]:
        """Cards of a possessed player that were trashed in this turn."""
        return self.pile("limbo", seat)

    @property
    def market(self) -> list[str]:
        """The black market's deck, top first."""
        return self.pile("market", 0)

    @property
    def trash(self) -> list[str]:
        """Sorted ids."""
        return sorted(self.name(c) for c in range(CARDS) for _ in range(self.record["trashed"][c]))

    def supply(self, card: str) -> int:
        return int(self.record["supply"][self.place(card)])

    def owned(self, seat: int = 0) -> Counter[str]:
        """How many copies of each card a seat has, wherever they lie."""
        return Counter({self.name(c): int(n) for c, n in enumerate(self.record["owned"][seat]) if n})

    def tokens(self, seat: int = 0) -> int:
        return int(self.record["tokens"][seat])

    def score(self, seat: int = 0) -> int:
        return int(run_points(self.record, seat))

    coins = property(lambda self: int(self.record["coins"]))
    actions = property(lambda self: int(self.record["actions"]))
    buys = property(lambda self: int(self.record["buys"]))
    potions = property(lambda self: int(self.record["potions"]))

    @property
    def told(self) -> str:
        """The transcript so far, with the seats named by letters."""
        return DOMINION.words.transcript(self.table.events, "ABCDEF"[: self.players])

    @property
    def questions(self) -> list[Question]:
        """All questions so far. A question with a single option was not asked."""
        return [self._question(place) for place in range(self.script[ASKED])]

    @property
    def asked(self) -> list[tuple[int, str, frozenset[str | int]]]:
        """All questions so far: seat, kind, the set of options: `(0, "discard", {"copper", "stop"})`."""
        return [question[:3] for question in self.questions]

    def _question(self, place: int) -> Question:
        at = ROWS + WIDTH * place
        _, seat, kind, source, shown, mind, *words = (int(n) for n in self.script[at : at + WIDTH])
        numbers = [64 * w + bit for w, word in enumerate(words) for bit in range(64) if word >> bit & 1]
        options = frozenset(self._option(KIND_NAMES[kind], source, n) for n in numbers)
        return Question(seat, KIND_NAMES[kind], options, self.name(source), self.name(shown), mind)

    def _option(self, kind: str, source: int, number: int) -> str | int:
        if number == STOP_OPTION:
            return STOP
        if kind == "fate":
            return FATES[number]
        if kind == "choose" and source not in (JESTER, TRUSTY_STEED) and number < 2:
            return ("no", "yes")[number]
        return self.name(number) if kind in CARD_OPTIONS else number

    # --- Checking -----------------------------------------------------------------------------------------------

    def _owned(self, seat: int) -> np.ndarray:
        piles = [self.record[p][seat, : self.record[f"{p}_size"][seat]] for p in PILES]
        return np.bincount(np.concatenate(piles), minlength=CARDS)

    def _copies(self) -> np.ndarray:
        """How many copies of every card there are altogether."""
        record = self.record
        market = np.bincount(record["market"][0, : record["market_size"][0]], minlength=CARDS)
        prizes = [int(record["prizes"][c >> 6]) >> (c & 63) & 1 for c in range(CARDS)]
        return (
            record["supply"] + record["trashed"] + market + prizes + record["owned"][: self.players].sum(0, dtype=int)
        )

    def check(self) -> None:
        """No fault, every card is somewhere, and the books agree with the piles."""
        record = self.record
        if record["fault"]:
            last = self.questions[-1] if self.script[ASKED] else None
            left = "" if self.script[ASKED] <= self.script[KNOWN] else "the script has no answer left\n"
            raise AssertionError(f"{left}{self.table.fault(0)}\nlast question: {last}\n{self.told}")
        for seat in range(self.players):
            assert (self._owned(seat) == record["owned"][seat]).all(), (
                f"seat {seat} owns other cards than its piles hold"
            )
            assert record["deck_count"][seat] == record["owned"][seat].sum(dtype=int)
            assert record["basic_points"][seat] == (record["owned"][seat].astype(int) * record["points"]).sum()
            assert not record["aside_size"][seat], f"seat {seat} still has {self.aside(seat)} aside"
        changed = np.flatnonzero(self._copies() != self.copies)
        assert not len(changed), f"copies appeared or got lost: {[self.name(c) for c in changed]}\n{self.told}"

    def check_script(self) -> None:
        """Every answer was needed."""
        asked, known = self.script[ASKED], self.script[KNOWN]
        assert asked == known, f"{known} answers, but only {asked} questions: {self.asked}"


SCALARS = ("actions", "buys", "coins", "potions")


def lay(
    players: int = 2,
    kingdom: Sequence[Any] = (),
    hands: Sequence[Sequence[str]] = (),
    decks: Sequence[Sequence[str]] = (),
    discards: Sequence[Sequence[str]] = (),
    plays: Sequence[Sequence[str]] = (),
    horses: Sequence[Sequence[str]] = (),
    market: Sequence[str] | None = None,
    supply: Mapping[str, int] | None = None,
    answers: Sequence[str | int] = (),
    *,
    actions: int = 1,
    buys: int = 1,
    coins: int = 0,
    potions: int = 0,
    tokens: Sequence[int] = (),
    possessor: int | None = None,
    bane: str | None = None,
    treasures: str = "all",
    seed: int = 0,
    setup: Mapping[str, Any] | None = None,
    options: Mapping[str, str] | None = None,
    change: Mapping[str, int] | None = None,
    **fields: Any,
) -> LaidTable:
    """Lay a table. Piles that aren't given are empty, nobody has coin tokens, it is seat 0's turn.

    `plays` are cards that already lie in play; `supply` sets how many copies a pile has left; `treasures="asked"` lets
    the script choose which treasures are played; `possessor` is who decides in this turn for its player; `setup`,
    `options` and `change` are as in `sim.run`; any field of the record can be set by its name (`reduction=2`).
    """
    t = LaidTable(players, kingdom, bane, setup=setup or {}, options=options, change=change)
    for pile, rows in (("hand", hands), ("deck", decks), ("discard", discards), ("play", plays), ("horse", horses)):
        for seat, cards in enumerate(rows):
            t.lay(pile, seat, cards)
    if market is not None:
        t.lay("market", 0, market)
    t.record["tokens"][:] = [*tokens, *[0] * (len(t.record["tokens"]) - len(tokens))]
    for name, value in zip(SCALARS, (actions, buys, coins, potions), strict=True):
        t.record[name] = value
    for name, value in fields.items():
        t.record[name] = value
    for card, copies in (supply or {}).items():
        t.set_supply(card, copies)
    t.record["possessor"] = NO_SEAT if possessor is None else possessor
    t.record["mind"][0] = 0 if possessor is None else possessor
    t.ask_treasures(treasures == "asked")
    t.answer(*answers)
    t.start(seed)
    t.keep_books()
    return t
