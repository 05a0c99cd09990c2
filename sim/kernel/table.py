"""A table ready to play: the record with its cards and switches, the strategies' addresses, room for results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np

from sim.errors import GameFault
from sim.kernel.compile import ByAddress, answer
from sim.kernel.decisions import LOG_ROOM, LOGGING, STOP, WATCHING, ask_with_care
from sim.kernel.faults import MESSAGES
from sim.kernel.play import play_games
from sim.kernel.rng import MAX_SEATS
from sim.kernel.trace import WORDS, write_down

if TYPE_CHECKING:
    from sim.game import Game, Setting
    from sim.strategy import Strategy

HOOKS = ("setup", "step", "finish", "conceal", "worth")
EVENTS_AT_MOST = 200_000
SOME = 1_024  # games


class Table:
    """One table and the line-ups that sit down at it in turn (one per seat order).

    `offset` is the run's index of the match-up's first game, for messages. `watch` plays every decision twice, the
    second time with all hidden cards dealt anew, and faults where the answers differ. `trace` writes down the events
    of the last game.
    """

    def __init__(
        self,
        game: Game,
        setting: Setting,
        lineups: Sequence[Sequence[Strategy]],
        *,
        detail: str = "cards",
        offset: int = 0,
        trace: bool = False,
        watch: bool = False,
    ) -> None:
        self.game = game
        self.lineups = lineups
        self.offset = offset
        self.result_type, self._pieces = game.state.layout(setting.players, detail)
        self._seated: dict[str, tuple[np.ndarray, np.ndarray]] = {}
        self._record = np.zeros(1, game.state.dtype)
        self._blank = np.zeros(1, game.state.dtype)
        self._spare = np.zeros(5, game.state.dtype)
        self._log = np.zeros(LOG_ROOM, np.int64)
        self._tally = np.zeros(STOP + 1, np.int64)
        self._events = np.zeros((EVENTS_AT_MOST if trace else 0, WORDS), np.int64)
        self.seating = self._seat()
        self._lay(setting, watch)

    def _lay(self, setting: Setting, watch: bool) -> None:
        blank = self._blank[0]
        blank["players"] = setting.players
        blank["streams"] = 1  # never all zeros: `below` would wait for ever on the stream of an empty seat
        blank["bytes"] = self.game.state.dtype.itemsize
        blank["notes_at"], blank["notes_words"] = self.game.state.notes_room
        hooks = self._hooks()
        assert len(hooks) <= len(blank["hooks"]), f"{self.game.id} has more parts than the record has room for"
        for place, hook in enumerate(hooks):
            blank["hooks"][place] = hook.address(self.game.state.dtype)
        first = self._spare.ctypes.data
        size = self._spare.itemsize
        blank["checkpoint"], blank["scratch"], blank["shadow"] = first, first + size, first + 2 * size
        blank["log"], blank["tally"] = self._log.ctypes.data, self._tally.ctypes.data
        if len(self._events):
            blank["trace"], blank["trace_room"] = self._events.ctypes.data, len(self._events)
        searches = any(s.rollout is not None for lineup in self.lineups for s in lineup)
        blank["mode"] = (LOGGING if searches else 0) | (WATCHING if watch else 0)
        self.game.prepare(blank, setting)
        self._record[0] = blank

    def _hooks(self) -> list[ByAddress]:
        return [*(self.game.hooks[name] for name in HOOKS), ask_with_care, write_down, *self.game.parts]

    def _seat(self) -> np.ndarray:
        """Addresses by order, kind of address and seat."""
        seating = np.zeros((len(self.lineups), 4, MAX_SEATS), np.int64)
        for order, lineup in enumerate(self.lineups):
            for seat, strategy in enumerate(lineup):
                seating[order, :2, seat] = [a.ctypes.data for a in self._addresses(strategy)]
                if strategy.rollout is not None:
                    rollout = strategy.rollout()
                    seating[order, 2:, seat] = [a.ctypes.data for a in self._addresses(rollout)]
        return seating

    def _addresses(self, strategy: Strategy) -> tuple[np.ndarray, np.ndarray]:
        """The strategy's compiled answers and its numbers; kept, since the record only points at them."""
        key = f"{type(strategy).__module__}.{type(strategy).__qualname__}:{strategy.label}"
        if key not in self._seated:
            dtype = self.game.state.dtype
            functions = [strategy.answer(kind) for kind in self.game.kinds]
            answers = [0 if hasattr(f, "left_to_the_rules") else answer(f).address(dtype) for f in functions]
            self._seated[key] = np.array(answers, np.int64), strategy.numbers()
        return self._seated[key]

    @property
    def record(self) -> np.void:
        """The table as the last game left it."""
        return self._record[0]

    @property
    def events(self) -> np.ndarray:
        """What happened in the last game, if tracing is on."""
        return self._events[: min(int(self.record["trace_count"]), len(self._events))]

    def play(self, seed: int, first: int, count: int) -> np.ndarray:
        """Play `count` games of the match-up from game `first` on; the results, one structured row a game."""
        state = self.game.state
        results = np.empty(count, self.result_type)
        done = play_games(
            self._record[0],
            self._blank.ctypes.data,
            state.reset_bytes,
            self.seating,
            np.uint64(seed),
            first,
            count,
            self._pieces,
            results.ctypes.data,
        )
        if done < count:
            raise self.fault(first + done)
        return results

    def play_some(self, seed: int, first: int, count: int) -> Iterator[np.ndarray]:
        """The same, some games at a time: their results are still in the cache when they are looked at."""
        for begin in range(first, first + count, SOME):
            yield self.play(seed, begin, min(SOME, first + count - begin))

    def _field_at(self, byte: int) -> str:
        """The field of the record that lies there."""
        fields = self.game.state.dtype.fields or {}
        begun = [name for name in fields if fields[name][1] < byte + 8]
        return max(begun, key=lambda name: fields[name][1], default="")

    def fault(self, game: int) -> GameFault:
        """The fault of the last game as an error that people can use."""
        record = self.record
        seat = int(record["fault_seat"])
        lineup = self.lineups[game % len(self.lineups)]
        kind = list(self.game.kinds)[int(record["fault_kind"])]
        value = int(record["fault_value"])
        message = MESSAGES[int(record["fault"])].format(value=value, field=self._field_at(8 * value))
        index = self.offset + game
        error = GameFault(f"game {index}, seat {seat} ({lineup[seat].label}), decision {kind}: {message}")
        error.game = index
        return error
