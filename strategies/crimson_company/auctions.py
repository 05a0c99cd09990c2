"""What strategies reckon with in an auction: prices as data, rivals and their purses, the fair price.

Who bids b on a card is left with `mine - b` if nobody matches, and with `b + b - theirs` if somebody does (the rival
has the card and b coins less). The rival picks what is worse for the bidder; both are equal at a third of
`mine + theirs`: the fair price. For equal worths that is two thirds of it. All in coins.

In a free-for-all of n players what one rival gains hurts only a share of 1 / (n - 1): it is all the same at n / (n + 1)
of the worth instead of two thirds, and cards are worth something else there, so they have a column of their own.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import numpy as np

from sim.games.crimson_company.board import party_of
from sim.games.crimson_company.decisions import CrimsonCompany
from sim.games.crimson_company.names import CARDS
from sim.games.crimson_company.state import CARD_IDS, FREE, MOST_COINS
from sim.kernel.compile import compiled
from sim.kernel.decisions import next_option, number

DATA = Path(__file__).with_name("prices.toml")
ROOM = 16  # parameters of a strategy; behind them lie the prices
COLUMNS = ("beyond", "elsewhere", "kept", "free")  # all beyond the strength; what they mean stands in the file
RICH = 8  # coins beyond which they are spent more freely


@cache
def read_prices() -> np.ndarray:
    """The columns of `prices.toml`, one after the other."""
    rows = tomllib.loads(DATA.read_text(encoding="utf-8"))["price"]
    return np.array([[rows[card][column] for card in CARD_IDS] for column in COLUMNS], np.float64)


class Priced(CrimsonCompany, template=True):
    """A strategy that knows a price for every card."""

    def numbers(self) -> np.ndarray:
        """The parameters, then the prices."""
        values = list(self.values.values())
        return np.concatenate([values, np.zeros(ROOM - len(values)), *self.prices()])

    @classmethod
    def prices(cls) -> np.ndarray:
        return read_prices()


@compiled
def beyond(table, me, card):
    """What a card is worth beyond its strength."""
    return number(table, me, ROOM + (3 * CARDS if table.form == FREE else 0) + card)


@compiled
def elsewhere(table, me, card):
    """What a card is worth beyond what it does in its lane at once."""
    return number(table, me, ROOM + CARDS + card)


@compiled
def kept_worth(table, me, card):
    """Solo and coop: what it is worth to play a card oneself rather than for the robber knights."""
    return table.strength[card] + number(table, me, ROOM + 2 * CARDS + card)


@compiled
def usual_worth(table, me, card):
    """What a card is worth on average."""
    return max(1.0, table.strength[card] + beyond(table, me, card))


@compiled
def rival_of(table, me):
    """The party that a card would go to instead: the others; in a free-for-all who has the turn, or comes next."""
    if table.form != FREE:
        return 1 - party_of(table, me)
    other = int(table.seat)
    while other == me or not table.in_game[other]:
        other = (other + 1) % int(table.players)
    return other


@compiled
def rivals_purse(table, me):
    """The most coins that anybody has who could take a card away."""
    most = 0
    for seat in range(table.players):
        if party_of(table, seat) != party_of(table, me):
            most = max(most, int(table.coins[seat]))
    return most


@compiled
def crowd(table):
    """By how much prices are higher the more players there are: 1 for two."""
    return 1.5 * table.players / (table.players + 1.0) if table.form == FREE else 1.0


@compiled
def spare_coins(table, me):
    """Coins beyond those that one needs."""
    return max(0, int(table.coins[me]) - RICH)


@compiled
def nearest_bid(table, me, price):
    """A bid of about this price, never more than it takes to be out of everybody's reach."""
    wanted = min(int(np.floor(price + 0.5)), rivals_purse(table, me) + 1)
    return max(next_option(table, -1), min(wanted, min(int(table.coins[me]), MOST_COINS)))
