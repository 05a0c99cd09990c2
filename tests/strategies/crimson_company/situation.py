"""A table of Crimson Company laid by hand for one question to one strategy, and matches that say who is stronger.

    assert asked("tempo", "lane", ["lane 1", "lane 2"], card="thief", near_2=["hel", "monk"]) == "lane 2"

The words are those of the test bench for cards, `tests/crimson_company/layout.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from analyses.intervals import Interval, mean_interval
from sim.games.crimson_company.state import CARD_IDS, NO_CARD, NO_LANE, NO_SLOT
from sim.kernel.compile import entry
from sim.kernel.decisions import ask
from sim.runs.experiment import match
from sim.runs.runner import table_for
from sim.strategy import make_strategy
from tests.crimson_company.layout import LaidTable, lay
from tests.crimson_company.script import CRIMSON, KINDS

TEAMS_OF_TWO = "two-against-two"


@entry
def ask_seat(table, seat, kind):
    return ask(table, seat, kind)


class Situation:
    """A table at which one strategy sits everywhere; it is seat 0's turn."""

    def __init__(
        self,
        strategy: str,
        *,
        seat: int = 0,
        card: str = "",
        source: str = "",
        lane: int = 0,
        subject: str = "",
        robbers_turn: bool = False,
        **layout: Any,
    ) -> None:
        self.laid: LaidTable = lay(**layout)
        self.record = self.laid.record
        self.seat = seat
        self.answers, self.numbers = self.laid.table._addresses(make_strategy(CRIMSON, strategy))
        self.record["deciders"][:] = self.answers.ctypes.data
        self.record["parameters"][:] = self.numbers.ctypes.data
        self.record["card"] = CARD_IDS.index(card) if card else NO_CARD
        self.record["source"] = CARD_IDS.index(source) if source else NO_CARD
        self.record["lane"] = lane - 1 if lane else NO_LANE
        self.record["subject"] = self.laid.slot(subject) if subject else NO_SLOT
        self.record["turn_party"] = int(robbers_turn)

    def answer(self, kind: str, options: Sequence[str | int]) -> str | int:
        """The strategy's choice among these options."""
        numbers = [self.laid._number(option) for option in options]
        self.record["options"] = 0
        for number in numbers:
            self.record["options"][number >> 6] |= np.uint64(1) << np.uint64(number & 63)
        chosen = ask_seat(self.record, self.seat, KINDS.index(kind))
        assert self.record["fault"] == 0
        return options[numbers.index(chosen)]


def asked(strategy: str, kind: str, options: Sequence[str | int], **layout: Any) -> Any:
    """What the strategy answers in a situation."""
    return Situation(strategy, **layout).answer(kind, options)


def recruited(strategy: str, offer: Sequence[str], **layout: Any) -> str:
    """The card of the offer that the strategy bids on."""
    return offer[asked(strategy, "recruit", list(range(len(offer))), offer=offer, **layout)]


def bids(strategy: str, card: str, **layout: Any) -> int:
    """What it bids on a card, with all coins of seat 0."""
    coins = layout["coins"][layout.get("seat", 0)]
    return asked(strategy, "bid", list(range(1, coins + 1)), card=card, **layout)


def matches(strategy: str, card: str, bid: int, **layout: Any) -> bool:
    """Does it pay the bidder off? Seat 1 is asked."""
    return asked(strategy, "match", ["no", "yes"], card=card, bid=bid, seat=1, **layout) == "yes"


def share_of_wins(
    one: str, other: str, games: int, *, variant: str = "duel", players: int = 2, seed: int = 1
) -> Interval:
    """99 % interval of the wins of one strategy's side; in a free-for-all it sits alone among the others."""
    lineup = [one, other] if variant in ("duel", TEAMS_OF_TWO) else [one, *[other] * (players - 1)]
    experiment = match("crimson-company", lineup, games, players=players, variant=variant, seed=seed, detail="seats")
    table = table_for(experiment, 0)
    wins = table.play(seed, 0, games)["win"]
    orders = len(experiment.orders(0))
    sits = np.array([[s.label == table.lineups[0][0].label for s in lineup] for lineup in table.lineups])
    mine = np.array([wins[g, np.argmax(sits[g % orders])] for g in range(games - games % orders)])
    deals = mine.reshape(-1, orders).mean(axis=1)
    return mean_interval(deals.mean(), deals.var(ddof=1) / len(deals), len(deals), level=0.99)


def wins_against_robbers(strategy: str, games: int, players: int, difficulty: str = "easy") -> Interval:
    """99 % interval of the wins in solo or coop."""
    experiment = match(
        "crimson-company",
        [strategy],
        games,
        players=players,
        variant="solo" if players == 1 else "coop",
        options={"difficulty": difficulty},
        detail="seats",
    )
    wins = table_for(experiment, 0).play(0, 0, games)["win"][:, 0]
    return mean_interval(wins.mean(), wins.var(ddof=1) / games, games, level=0.99)
