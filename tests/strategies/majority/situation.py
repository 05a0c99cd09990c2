"""A table of The Majority laid out by hand for one question, and matches that say who is stronger."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from analyses.intervals import Interval, mean_interval
from sim.game import game
from sim.games.majority.state import CARD_IDS, COLOURS, COUNCIL, DRAFT, REPRESENTATION, SWAP
from sim.kernel.address import call_effect
from sim.kernel.compile import entry
from sim.kernel.decisions import ask, clear_options, offer
from sim.kernel.rng import key_streams
from sim.kernel.state import STEP
from sim.kernel.table import Table
from sim.runs.experiment import match
from sim.runs.runner import table_for
from sim.strategy import make_strategy

MAJORITY = game("majority")
KINDS = tuple(MAJORITY.kinds)
PHASES = {"draft": DRAFT, "swap": SWAP, "play": REPRESENTATION}
NOTHING = "-"


@entry
def ask_seat(table, seat, kind, seed):
    key_streams(table, seed, 0)
    clear_options(table)
    for i in range(table.hand_size[seat]):
        offer(table, table.hand[seat, i])
    return ask(table, seat, kind)


@entry
def take_step(table):
    call_effect(table.hooks[STEP], table, 0)


def place(card: str) -> int:
    """A card's number."""
    return CARD_IDS.index(card)


class Situation:
    """A table at which one strategy sits everywhere.

    `hand` and `kept` are the cards of the seat that is asked, `shown` the open cards seat by seat (`-`: none yet),
    `areas` the scoring areas. The sums of a colour can be given instead: `red=(15, 20, 16, 10)`.
    """

    def __init__(
        self,
        strategy: str = "first-legal",
        *,
        players: int = 4,
        seat: int = 0,
        hand: str = "",
        kept: str = "",
        shown: str = "",
        areas: Sequence[str] = (),
        removed: str = "",
        options: dict[str, str] | None = None,
        **fields: Any,
    ) -> None:
        made = make_strategy(MAJORITY, strategy)
        self.table = Table(MAJORITY, MAJORITY.setting(players, options=options), [[made] * players])
        self.record = self.table.record
        self.record["deciders"], self.record["parameters"] = self.table.seating[0, :2]
        self.record["mind"] = np.arange(len(self.record["mind"]))
        self.seat = seat
        for other in range(players):
            self.lay("hand", other, hand)
            self.lay("kept", other, kept)
        for other, card in enumerate(shown.split()):
            self.record["open"] = 1
            if card != NOTHING:
                self.record["shown"][other] = self.record["chosen"][other] = place(card)
        self._fill(areas, removed)
        for name, value in fields.items():
            if name in COLOURS:
                self.record["sums"][:players, COLOURS.index(name)] = value
            else:
                self.record[name] = value

    def _fill(self, areas: Sequence[str], removed: str) -> None:
        for owner, cards in enumerate(areas):
            for card in map(place, cards.split()):
                self.record["owned"][owner, card] += 1
                self.record["sums"][owner, card // 8] += self.record["power"][card]
        for card in map(place, removed.split()):
            self.record["removed"][card] += 1

    def lay(self, pile: str, seat: int, cards: str) -> None:
        """Give a seat these cards."""
        numbers = [place(card) for card in cards.split()]
        self.record[pile][seat, : len(numbers)] = numbers
        self.record[f"{pile}_size"][seat] = len(numbers)

    def answer(self, kind: str, seed: int = 0) -> str:
        """The card that the seat chooses."""
        self.record["phase"] = PHASES[kind]
        card = ask_seat(self.record, self.seat, KINDS.index(kind), np.uint64(seed))
        assert self.record["fault"] == 0
        return CARD_IDS[card]

    def hold_council(self) -> list[int]:
        """The coins that a council pays now, seat by seat."""
        before = self.record["score"].copy()
        self.record["phase"], self.record["round"] = COUNCIL, 3
        take_step(self.record)
        return (self.record["score"] - before)[: self.record["players"]].tolist()

    def margin(self, coins: Sequence[int]) -> int:
        """The seat's side against the others; with three players its own coins count double."""
        if self.record["teams"]:
            return sum(c if (other - self.seat) % 2 == 0 else -c for other, c in enumerate(coins))
        return 3 * coins[self.seat] - sum(coins)


def asked(kind: str, strategy: str, **layout: Any) -> str:
    """What the strategy answers in a situation."""
    return Situation(strategy, **layout).answer(kind)


def share_of_wins(one: str, other: str, games: int, *, players: int = 4, seed: int = 1) -> Interval:
    """99 % interval of the wins of one strategy's side; with three players it sits alone against two others."""
    lineup = [one, other] if players == 4 else [one, other, other]
    experiment = match("majority", lineup, games, players=players, seed=seed, detail="seats")
    table = table_for(experiment, 0)
    wins = table.play(seed, 0, games)["win"]
    orders = len(experiment.orders(0))
    sits = np.array([[s.label == table.lineups[0][0].label for s in lineup] for lineup in table.lineups])
    mine = np.array([wins[g, np.argmax(sits[g % orders])] for g in range(games - games % orders)])
    deals = mine.reshape(-1, orders).mean(axis=1)
    return mean_interval(deals.mean(), deals.var(ddof=1) / len(deals), len(deals), level=0.99)
