"""Dominion: what a seat can't see, and the default answers to everything that can be asked."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from functools import cached_property
from typing import ClassVar

import numpy as np

from sim.games.dominion.defaults import gaining, hand, looking, playing, trading
from sim.games.dominion.kingdoms import KINGDOM, UnknownCard, card_place
from sim.games.dominion.menu import Entry, choose_from_menu, encode, parse_menu, place_on_menu
from sim.games.dominion.moves import cost_of
from sim.games.dominion.names import BUTCHER, STASH, TOURNAMENT
from sim.games.dominion.state import CARD_IDS
from sim.kernel.compile import answer, compiled, effect
from sim.kernel.decisions import STOP, is_option, next_option
from sim.kernel.piles import pop, push
from sim.kernel.rng import TABLE, below, shuffle
from sim.strategy import Strategy, left_to_the_rules


@effect
def conceal(table, me):
    """Deal anew what the seat can't see: every deck's order, the others' hands, the black market's order.

    Cards that the seat put onto its own deck itself stay there, and so does every Stash, whose back is different. In a
    possessed turn the seat's hand is open to whoever decides for it.
    """
    for seat in range(table.players):
        if seat == me:
            hidden = max(0, table.deck_size[seat] - table.known[seat])
            _deal_anew(table, table.deck, seat, hidden)
        else:
            _redeal_hand(table, seat)
    _deal_anew(table, table.market, 0, table.market_size[0])


@compiled
def _redeal_hand(table, seat):
    for i in range(table.hand_size[seat]):
        push(table, table.deck, table.deck_size, seat, table.hand[seat, i])
    _deal_anew(table, table.deck, seat, table.deck_size[seat])
    for i in range(table.hand_size[seat] - 1, -1, -1):
        table.hand[seat, i] = pop(table, table.deck, table.deck_size, seat)


@compiled
def _deal_anew(table, cards, row, size):
    """Mix the lowest cards of a pile. It depends on which they are and not on where they lay: they are sorted first."""
    mixed = 0  # cards but Stashes, which keep their places
    for i in range(size):
        mixed += cards[row, i] != STASH
    if mixed == size:
        _sort_row(cards, row, size)
        shuffle(table, TABLE, cards[row], size)
        return
    for place in range(mixed):
        _swap(cards, row, _mixed_place(cards, row, place), _lowest_place(cards, row, place, size))
    for place in range(mixed - 1, 0, -1):
        other = below(table, TABLE, place + 1)
        _swap(cards, row, _mixed_place(cards, row, place), _mixed_place(cards, row, other))


@compiled
def _mixed_place(cards, row, number):
    """Where the card with this number lies, Stashes not counted."""
    at = 0
    while cards[row, at] == STASH or number > 0:
        number -= cards[row, at] != STASH
        at += 1
    return at


@compiled
def _lowest_place(cards, row, number, size):
    """Where the lowest card lies from the one with this number on."""
    best = _mixed_place(cards, row, number)
    for i in range(best + 1, size):
        if cards[row, i] != STASH and cards[row, i] < cards[row, best]:
            best = i
    return best


@compiled
def _swap(cards, row, a, b):
    card = cards[row, a]
    cards[row, a] = cards[row, b]
    cards[row, b] = card


@compiled
def _sort_row(cards, row, count):
    """Put hidden cards in order."""
    for i in range(1, count):
        card = cards[row, i]
        j = i - 1
        while j >= 0 and cards[row, j] > card:
            cards[row, j + 1] = cards[row, j]
            j -= 1
        cards[row, j + 1] = card


@answer
def worth(table, me):
    """For a search: a win is worth 1000, and a point more than the best other 5."""
    best = -32768
    for seat in range(table.players):
        if seat != me:
            best = max(best, table.score[seat])
    return int(1000 * table.win[me]) + 5 * (table.score[me] - best)


class Dominion(Strategy, template=True):
    """The defaults: sensible answers to every question that a card can ask."""

    game = "dominion"

    @staticmethod
    def from_text(name: str, inside: str | None) -> Dominion | None:
        """A strategy written on the spot: `menu(province, gold, smithy<1, silver)`."""
        return Menu(inside or "") if name == "menu" else None

    def wants(self) -> list[str]:
        """The kingdom cards that the strategy asks for, for a kingdom that is made to fit."""
        return []

    def action(table, me):
        return playing.action(table, me)

    @left_to_the_rules
    def treasure(table, me):
        return next_option(table, -1)

    def buy(table, me):
        return gaining.buy(table, me)

    def discard(table, me):
        return hand.discard(table, me)

    def trash(table, me):
        return trading.trash(table, me)

    def gain(table, me):
        return gaining.gain(table, me)

    def topdeck(table, me):
        return hand.topdeck(table, me)

    def reveal(table, me):
        return looking.reveal(table, me)

    def play(table, me):
        return playing.play(table, me)

    def put_back(table, me):
        return hand.put_back(table, me)

    def fate(table, me):
        return looking.fate(table, me)

    def name_card(table, me):
        return looking.name_card(table, me)

    def overpay(table, me):
        return gaining.overpay(table, me)

    def tokens(table, me):
        return gaining.tokens(table, me)

    def choose(table, me):
        return looking.choose(table, me)

    def market(table, me):
        return gaining.market(table, me)

    def keep(table, me):
        return hand.keep(table, me)

    def stash(table, me):
        return looking.stash(table, me)

    def advise(table, me):
        return hand.advise(table, me)


MENU_AT = 16  # a menu's numbers begin behind this many places for parameters


class Menu(Dominion, template=True):
    """Buy the first card of an ordered list that can be had, and prefer its cards when others are gained.

    Everything else by default. Coin tokens go into the first card of the list that they can reach.
    """

    menu: ClassVar[str] = ""

    def __init__(self, text: str | None = None, **values: float) -> None:
        super().__init__(**values)
        self.text = " ".join((text if text is not None else self.menu).split())
        with suppress(UnknownCard):  # it may come with the kingdom, out of a file
            parse_menu(self.text, card_place)

    @cached_property
    def entries(self) -> tuple[Entry, ...]:
        """What the text says."""
        return parse_menu(self.text, card_place)

    @property
    def label(self) -> str:
        """The name; the whole menu where it was written on the spot."""
        return f"menu({self.text})" if type(self) is Menu else super().label

    def wants(self) -> list[str]:
        """The kingdom cards of the menu."""
        return list(dict.fromkeys(CARD_IDS[e.card] for e in self.entries if CARD_IDS[e.card] in KINGDOM))

    def numbers(self) -> np.ndarray:
        """The parameters, and behind them the menu."""
        return np.concatenate([np.resize(super().numbers(), MENU_AT), encode(self.entries).view(np.float64)])

    def source_hash(self) -> str:
        """A hash of the file that the class stands in, and of the menu, which may come from elsewhere."""
        return hashlib.sha256(f"{super().source_hash()} {self.text}".encode()).hexdigest()[:16]

    def buy(table, me):
        return choose_from_menu(table, me, MENU_AT)

    def gain(table, me):
        card = STOP if table.source == TOURNAMENT else choose_from_menu(table, me, MENU_AT)
        return gaining.gain(table, me) if card == STOP else card

    def tokens(table, me):
        return tokens_for_menu(table, me)


@compiled
def tokens_for_menu(table, me):
    """As few tokens as reach the first entry that all of them can reach. Butcher adds them to the card trashed."""
    coins = int(cost_of(table, int(table.shown))) if table.source == BUTCHER else int(table.coins)
    best = 0
    best_place = place_on_menu(table, me, MENU_AT, coins)
    for spent in range(1, int(table.tokens[me]) + 1):
        place = place_on_menu(table, me, MENU_AT, coins + spent)
        if place < best_place and is_option(table, spent):
            best = spent
            best_place = place
    return best
