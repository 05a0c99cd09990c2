"""An experiment: everything that decides a result, checked before anything is played or written."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sim.errors import SpielwerkError, nearest
from sim.game import Game, Setting, game, whole
from sim.strategy import Strategy, make_strategy

DETAILS = ("games", "seats", "cards")
SEAT_RULES = ("rotate", "fixed")
GAMES_AT_MOST = 10**11  # years on any machine; the list of shards still fits into memory
Given = str | Strategy | type[Strategy]


@dataclass(frozen=True)
class Experiment:
    """A game with its setting, the strategies, who meets whom, how often, and the seed."""

    game: Game
    setting: Setting
    change: Mapping[str, Any]
    strategies: tuple[Strategy, ...]
    matchups: tuple[tuple[int, ...], ...]  # per match-up and seat: the strategy's place in `strategies`
    games: int  # per match-up
    seed: int
    seats: str
    detail: str
    pattern: tuple[int, ...] = ()  # whose rotations count as different, where that isn't the match-up's own line-up

    def __post_init__(self) -> None:
        for name in ("games", "seed"):
            object.__setattr__(self, name, whole(name, getattr(self, name)))
        if self.games < 1:
            raise SpielwerkError(f"the number of games must be 1 or more, not {self.games}")
        if self.total > GAMES_AT_MOST:
            raise SpielwerkError(f"a run has at most {GAMES_AT_MOST:,} games, not {self.total:,}")
        if not 0 <= self.seed < 2**63:
            raise SpielwerkError(f"the seed must be a whole number from 0 to 2^63-1, not {self.seed}")
        for value, known, what in ((self.seats, SEAT_RULES, "seats"), (self.detail, DETAILS, "detail")):
            if value not in known:
                raise SpielwerkError(f"{what} can't be {value!r}" + nearest(value, known))

    @property
    def total(self) -> int:
        return self.games * len(self.matchups)

    def orders(self, matchup: int) -> list[tuple[int, ...]]:
        """The different ways in which a match-up's strategies sit down.

        Rotations keep neighbours together; those that would part a team are left out. So are equal ones: with a
        shared deal they would be the same game twice. (The changed side of a comparison follows the pattern of the
        unchanged one, so that the games pair up even if it has fewer different strategies.)
        """
        lineup = self.matchups[matchup]
        if self.seats == "fixed":
            return [lineup]
        pattern = self.pattern or lineup
        teams = self.game.team_of(self.setting.players, self.setting.variant)
        turns: dict[tuple[int, ...], tuple[int, ...]] = {}
        for k in range(len(lineup), 0, -1):  # all rotations; the first is the line-up as it was given
            if _same_sides(teams, teams[k:] + teams[:k]):
                turns.setdefault(pattern[k:] + pattern[:k], lineup[k:] + lineup[:k])
        return list(turns.values())

    def lineups(self, matchup: int) -> list[list[Strategy]]:
        return [[self.strategies[i] for i in order] for order in self.orders(matchup)]

    def labels(self) -> list[str]:
        return [s.label for s in self.strategies]

    def check_table(self) -> None:
        """Refuse numbers that no table can be laid with; where many runs follow each other, before the first."""
        import numpy as np

        self.game.prepare(np.zeros(1, self.game.state.dtype)[0], self.setting)


def _same_sides(teams: list[int], others: list[int]) -> bool:
    """Do the same seats belong together, whatever their teams are called?"""
    return len(set(zip(teams, others, strict=True))) == len(set(teams)) == len(set(others))


def _make(chosen: Game, given: Given | Sequence[Given]) -> list[Strategy]:
    alone = isinstance(given, (str, Strategy, type))
    return [make_strategy(chosen, s) for s in ([given] if alone else given)]  # type: ignore


def _distinct(strategies: Sequence[Strategy]) -> tuple[Strategy, ...]:
    """Every strategy once. A label must mean one strategy only: it is the name in all tables."""
    found: dict[str, Strategy] = {}
    for strategy in strategies:
        same = found.setdefault(strategy.label, strategy)
        if same.source_hash() != strategy.source_hash():
            raise SpielwerkError(f"two different strategies are called {strategy.label!r}: rename one of the classes")
    return tuple(found.values())


def _changes(change: Mapping[str, Any] | None) -> dict[str, int]:
    return {place: whole(place, value) for place, value in (change or {}).items()}


def _players(chosen: Game, given: Sequence[Strategy], players: int | None, variant: str | None) -> int | None:
    """As many players as strategies where that fits the game and nobody said otherwise."""
    low, high = chosen.players_of(variant)
    if players is None and low <= len(given) <= high:
        return len(given)
    if players is not None and len(given) > whole("players", players):
        raise SpielwerkError(f"{len(given)} strategies for {players} players")
    if players is None and len(given) > high:
        raise SpielwerkError(f"{chosen.title} is for {low} to {high} players, and {len(given)} strategies were given")
    return players


def match(
    name: str,
    strategies: Sequence[Given],
    games: int = 100_000,
    *,
    seed: int = 0,
    players: int | None = None,
    variant: str | None = None,
    setup: Mapping[str, Any] | None = None,
    change: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
    seats: str = "rotate",
    detail: str = "cards",
) -> Experiment:
    """One table: the strategies sit down in the order given and are repeated until every seat is taken."""
    chosen = game(name)
    made = _make(chosen, strategies)
    if not made:
        raise SpielwerkError("at least one strategy is needed" + nearest("", chosen.strategies()))
    setting = chosen.setting(
        _players(chosen, made, players, variant), variant, setup, options, change, tuple(made), seed
    )
    distinct = _distinct(made)
    places = [[s.label for s in distinct].index(s.label) for s in made]
    lineup = tuple(itertools.islice(itertools.cycle(places), setting.players))
    return Experiment(chosen, setting, _changes(change), distinct, (lineup,), games, seed, seats, detail)


def round_robin(
    name: str,
    strategies: Sequence[Given] | None = None,
    games: int = 10_000,
    *,
    seed: int = 0,
    players: int | None = None,
    variant: str | None = None,
    setup: Mapping[str, Any] | None = None,
    change: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
    seats: str = "rotate",
    detail: str = "cards",
) -> Experiment:
    """Every strategy meets every other one. Without a list: all scripted strategies of the game (no searches).

    Two sides (two players, two teams): a side each. More sides: one of the first kind among the others, and one of
    the second kind among the first. One side (all play together): every strategy in all seats.
    """
    chosen = game(name)
    listed = strategies if strategies is not None else scripted(chosen)
    made = _distinct(_make(chosen, listed))
    if len(made) < 2:
        raise SpielwerkError("a tournament needs at least two different strategies")
    setting = chosen.setting(players, variant, setup, options, change, made, seed)
    matchups = tuple(_pairings(chosen.team_of(setting.players, setting.variant), len(made)))
    return Experiment(chosen, setting, _changes(change), made, matchups, games, seed, seats, detail)


def _pairings(sides: list[int], strategies: int) -> Iterator[tuple[int, ...]]:
    """Who sits where in the match-ups of a tournament, seat by seat."""
    if len(set(sides)) == 1:
        yield from ((a,) * len(sides) for a in range(strategies))
        return
    for a, b in itertools.combinations(range(strategies), 2):
        yield tuple(a if side == 0 else b for side in sides)
        if len(set(sides)) > 2:
            yield tuple(b if side == 0 else a for side in sides)


def scripted(chosen: Game) -> list[type[Strategy]]:
    """The strategies that play fast: all but those that search."""
    return [s for s in chosen.strategies().values() if s.rollout is None]
