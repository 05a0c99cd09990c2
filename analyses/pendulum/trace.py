"""One game from its trace: where every worker stood, how the timers ran, what everybody held, over the seconds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import polars as pl

from analyses.pendulum import AREAS
from sim.games.pendulum import words
from sim.games.pendulum.state import BLACK, BOXES, CONQUEST, PLACE, RESOURCES, SPACES

MAT, STILL = "on the mat", "standing still"
WAITS, ACTS = "waits", "has acted"
Event = tuple[int, int, int, float]  # what, who, its number, seconds since the game began
SPAN = {"lane": pl.String, "start": pl.Float64, "end": pl.Float64, "what": pl.String}


def game_events(manifest: Mapping[str, Any], index: int) -> list[Sequence[int]]:
    """Play a game of a run again and return its events."""
    from sim.runs.rebuild import rebuild
    from sim.runs.runner import table_for

    experiment = rebuild(dict(manifest))
    matchup, local = divmod(index, experiment.games)
    table = table_for(experiment, matchup, trace=True)
    table.play(experiment.seed, local, 1)
    return [tuple(map(int, event)) for event in table.events]


def moments(events: Sequence[Sequence[int]]) -> Iterator[Event]:
    """The events with one clock for the whole game: a round begins when the one before was called."""
    offset = last = 0.0
    for event, seat, number, ms in events:
        if event == words.ROUND:
            offset, last = offset + last, 0.0
        else:
            last = max(last, ms / 1000)
        yield event, seat, number, offset + (0.0 if event == words.ROUND else ms / 1000)


def rounds(events: Sequence[Sequence[int]]) -> dict[str, float]:
    """When each round after the first begins."""
    return {f"round {number}": at for event, _, number, at in moments(events) if event == words.ROUND and number > 1}


def timers(events: Sequence[Sequence[int]]) -> pl.DataFrame:
    """Where the sand of each timer runs: `lane`, `start`, `end`, `what` (upper row, lower row, standing still)."""
    lanes = {area: _Lane(f"{AREAS[area]} timer") for area in range(len(AREAS))}
    end = 0.0
    for event, _, number, at in moments(events):
        end = max(end, at)
        if event in (words.START_FLIP, words.FLIPS, words.FLIP_FORCED, words.FLIP_EAGER):
            lanes[number & 255].turn(at, ("upper row", "lower row")[number >> 8 & 1])
        elif event == words.SAND_OUT:
            lanes[number & 255].turn(at, STILL)
    return _table(lanes.values(), end)


def workers(events: Sequence[Sequence[int]], names: Sequence[str]) -> pl.DataFrame:
    """Where each worker stands: `lane` (player and worker), `start`, `end`, `what` (the area, or the mat)."""
    lanes: dict[tuple[int, int], _Lane] = {}
    latest: dict[int, _Lane] = {}
    end = 0.0
    for event, seat, number, at in moments(events):
        end = max(end, at)
        if event in _MOVES:
            lane = lanes.setdefault((seat, number >> 9 & 3), _Lane(names[seat]))
            latest[seat] = lane
            lane.turn(at, _place(event, number & 255))
        elif event == words.UNDONE and number & 255 in (PLACE, CONQUEST):
            latest[seat].turn(at, MAT if number & 255 == PLACE else f"{AREAS[BLACK]}, {WAITS}")
    for number, key in enumerate(sorted(lanes)):
        place = [one for one in sorted(lanes) if one[0] == key[0]].index(key) + 1
        lanes[key].name, lanes[key].order = f"{names[key[0]]}, worker {place}", number
    return _table(sorted(lanes.values(), key=lambda lane: lane.order), end)


_HOME = (words.LIFTS_OFF, words.TAKES_HOME, words.COMES_BACK)
_MOVES = (words.SETS_UP, words.PUTS, words.WORKS_ON, *_HOME)


def _place(event: int, box: int) -> str:
    if event in _HOME:
        return MAT
    area = AREAS[box % BOXES % SPACES // 4]
    return f"{area}, {ACTS if event == words.WORKS_ON else WAITS}"


def holdings(events: Sequence[Sequence[int]], names: Sequence[str]) -> pl.DataFrame:
    """What everybody holds after every change: `player`, `seconds`, `resource`, `amount`.

    A payment counts at once, though what is held is told only when the act is done; undone, it comes back.
    """
    held: dict[int, list[int]] = {}
    paid: dict[int, list[int]] = {}
    rows = []
    for event, seat, number, at in moments(events):
        amounts = [number >> 16 * place & 0xFFFF for place in range(len(RESOURCES))]
        if event == words.HOLDS:
            held[seat], paid[seat] = amounts, []
        elif event == words.PAYS and seat in held:
            held[seat], paid[seat] = [h - a for h, a in zip(held[seat], amounts, strict=True)], amounts
        elif event == words.UNDONE and paid.get(seat):
            held[seat], paid[seat] = [h + a for h, a in zip(held[seat], paid[seat], strict=True)], []
        else:
            continue
        rows += [(names[seat], at, name, amount) for name, amount in zip(RESOURCES, held[seat], strict=True)]
    schema = {"player": pl.String, "seconds": pl.Float64, "resource": pl.String, "amount": pl.Int64}
    return pl.DataFrame(rows, schema=schema, orient="row")


class _Lane:
    """What one worker or timer is at, piece by piece."""

    def __init__(self, name: str) -> None:
        self.name, self.order, self.what, self.since = name, 0, "", 0.0
        self.pieces: list[tuple[float, float, str]] = []

    def turn(self, at: float, what: str) -> None:
        """From now on something else."""
        if self.what and at > self.since:
            self.pieces.append((self.since, at, self.what))
        self.what, self.since = what, at


def _table(lanes: Any, end: float) -> pl.DataFrame:
    rows = []
    for lane in lanes:
        lane.turn(end, "")
        rows += [(lane.name, *piece) for piece in lane.pieces]
    return pl.DataFrame(rows, schema=SPAN, orient="row")
