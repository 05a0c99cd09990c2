"""A whole game before the referee: deal, turns with their six phases, the end."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from sim.games.majority_2.state import CARD_IDS, COLOURS
from tests.majority_2.referee import NAMES, Lying, Referee
from tests.majority_2.referee_abilities import ability


class Event(NamedTuple):
    """What happened: the event's name, its seat and numbers."""

    name: str
    seat: int
    a: int
    b: int

    @property
    def card(self) -> str:
        return CARD_IDS[self.a]


class Refereed(Referee):
    """Follows the events and fails where the rules say otherwise."""

    haunted: tuple[int, int] | None = None

    def follow(self, events: np.ndarray) -> Refereed:
        self.events = [Event(NAMES[int(number)], *(int(n) for n in rest)) for number, *rest in events]
        self.place = 0
        self.deal()
        while self.peek() == "TURN":
            self.turn()
        self.end()
        assert self.place == len(self.events)
        return self

    def peek(self) -> str:
        return self.events[self.place].name if self.place < len(self.events) else "nothing"

    def expect(self, name: str, seat: int | None = None) -> Event:
        event = self.events[self.place]
        assert event.name == name and seat in (None, event.seat), f"event {self.place}: {event}, not {name} of {seat}"
        self.place += 1
        return event

    # --- Cards and coins --------------------------------------------------------------------------------------

    def move(self, kind: str, source: list[str], target: list[str]) -> None:
        source.remove(kind)
        target.append(kind)

    def shuffle_if_empty(self) -> None:
        if not self.deck.total() and self.discard:
            assert self.expect("SHUFFLES").a == len(self.discard)
            self.deck.update(self.discard)
            self.discard.clear()

    def draw(self, name: str, seat: int, target: list[str]) -> bool:
        self.shuffle_if_empty()
        if not self.deck.total():
            return False
        kind = self.expect(name, seat).card
        self.off_the_deck(kind)
        target.append(kind)
        return True

    def gain(self, seat: int, coins: int) -> None:
        coins = min(coins, 40 - sum(self.coins))
        self.coins[seat] += coins
        if coins:
            event = self.expect("GETS_COINS", seat)
            assert (event.a, event.b) == (coins, self.coins[seat])

    def destroy(self, seat: int, column: int, card: Lying) -> None:
        saved = self.protected(seat, column)
        event = self.expect("SAVED" if saved else "DISCARDS", seat)
        assert (event.card, event.b) == (card.kind, column)
        if not saved:
            self.drop(self.sides[seat, column], card)

    # --- The game ---------------------------------------------------------------------------------------------

    def deal(self) -> None:
        assert self.expect("DEALT", 0).a == self.deck.total() - 14
        for seat in (0, 1):
            for _ in range(4):
                self.draw("DRAWS_TO_RESERVE", seat, self.reserve[seat])
        for _ in range(6):
            self.draw("DRAWS", 0, self.hand)

    def turn(self) -> None:
        self.seat = me = 1 - self.seat
        self.turns += 1
        assert len(self.area[me]) < 5 or self.turns == 1, "the game was over"
        event = self.expect("TURN", me)
        assert (event.a, event.b) == ((self.turns + 1) // 2, self.coins[me])
        self.up = self.coins[me]
        self.swap(me)
        self.draw_phase(me)
        if self.peek() == "FREE_PLAY":
            kind = self.expect("FREE_PLAY", me).card
            assert self.number[kind]["free"], f"{kind} can't be played free"
            assert self.options["free_play_requirements"] == "off" or self.meets(me, kind)
            self.settle(me, self.lay(me, kind))
        while self.peek() == "PAYS":
            self.pay(me)
        self.clean_up(me)

    def swap(self, me: int) -> None:
        forced, self.must_swap[me] = self.must_swap[me], False
        if self.peek() in ("SWAPS", "MUST_SWAP"):
            event = self.expect("MUST_SWAP" if forced else "SWAPS", me)
            assert self.turns > 1 and (event.a, event.b) == (len(self.hand), len(self.reserve[me]))
            self.hand[:], self.reserve[me][:] = self.reserve[me][:], self.hand[:]
        else:
            assert not forced or not (self.hand or self.reserve[me])

    def draw_phase(self, me: int) -> None:
        if self.peek() not in ("DRAWS", "SHUFFLES"):
            assert self.hand or not (self.deck.total() + len(self.discard)), "with an empty hand one has to draw"
            return
        finished = len(self.area[1 - me])
        for _ in range({0: 2, 1: 3, 2: 3, 3: 4, 4: 4, 5: 5, 6: 5, 7: 6, 8: 6}[finished]):
            self.draw("DRAWS", me, self.hand)
        self.draw("DRAWS_TO_RESERVE", 1 - me, self.reserve[1 - me])

    def lay(self, me: int, kind: str) -> int:
        self.hand.remove(kind)
        event = self.expect("LAYS_IN", me)
        self.sides[me, event.a].append(Lying(kind))
        assert len(self.sides[me, event.a]) == event.b
        return event.a

    def pay(self, me: int) -> None:
        event = self.expect("PAYS", me)
        kind = event.card
        assert event.b == self.number[kind]["cost"] <= self.up and self.meets(me, kind)
        self.up -= event.b
        column = self.lay(me, kind)
        self.haunted = None
        ability(self, me, column, kind)
        self.settle(me, column)
        if self.haunted:
            self.settle(*self.haunted)

    def settle(self, seat: int, column: int) -> None:
        """5-5: five cards or more become a faction of three or more of a colour, or all are discarded."""
        cards = self.sides[seat, column]
        if len(cards) < 5:
            return
        if any(self.of_colour(cards, colour) >= 3 for colour in COLOURS[:5]):
            event = self.expect("FORMS", seat)
            colour = COLOURS[event.a]
            assert event.b == self.of_colour(cards, colour) >= 3
            representative = self.find(cards, self.expect("TO_AREA", seat).card, colour)
            cards.remove(representative)
            self.area[seat].append(representative)
            self.gain(seat, 1 if event.b < 5 else 2)
        else:
            event = self.expect("NO_FACTION", seat)
            assert (event.a, event.b) == (column, len(cards))
        for card in reversed(cards.copy()):
            assert self.expect("SETTLED_AWAY", seat).card == card.kind
            self.drop(cards, card)

    def clean_up(self, me: int) -> None:
        assert all(len(cards) < 5 for cards in self.sides.values())
        if not self.hand:
            self.expect("PASSES_NOTHING", me)
        passed = [self.expect("PASSES", me).card for _ in self.hand]
        assert sorted(passed) == sorted(self.hand)

    def end(self) -> None:
        """5-7 and 5-8."""
        self.expect("END")
        assert len(self.area[1 - self.seat]) >= 5 or self.turns == 200
        totals = [self.points(seat) + self.coins[seat] for seat in (0, 1)]
        for seat in (0, 1):
            cards, coins = self.expect("ENDS", seat), self.expect("ENDS_WITH", seat)
            assert (cards.a, cards.b) == (self.points(seat), len(self.area[seat]))
            assert (coins.a, coins.b) == (self.coins[seat], totals[seat])
        winner = 0 if totals[0] > totals[1] else 1
        if totals[0] == totals[1]:
            self.expect("TIED", 1)
        self.expect("WINS", winner)
        self.scores = totals


def refereed(setting: Any, events: np.ndarray) -> Refereed:
    """The game as the referee sees it at its end."""
    return Refereed(setting).follow(events)
