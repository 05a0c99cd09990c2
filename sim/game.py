"""A game as the rest of Spielwerk sees it: its cards, switches, decisions, columns and the hooks of its rules."""

from __future__ import annotations

import fnmatch
import importlib
import pkgutil
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sim.errors import SpielwerkError, nearest

if TYPE_CHECKING:
    import numpy as np

    from sim.kernel.compile import ByAddress
    from sim.kernel.state import State
    from sim.strategy import Strategy
    from sim.words import Words

PROVENANCES = ("rulebook", "public", "reconstructed")


@dataclass(frozen=True)
class Card:
    """A card's data. `numbers` can be changed with `--set card.field=value`; the rest describes it."""

    id: str
    name: str
    german: str
    provenance: str
    numbers: Mapping[str, int]
    facts: Mapping[str, Any]


@dataclass(frozen=True)
class Option:
    """A switch of the rules: the first choice is the default."""

    about: str
    choices: tuple[str, ...] = ("off", "on")

    @property
    def default(self) -> str:
        return self.choices[0]


@dataclass(frozen=True)
class Setting:
    """What is set before a game beyond players and strategies, with everything checked and every default filled in."""

    players: int
    variant: str
    setup: Mapping[str, Any]
    options: Mapping[str, str]
    numbers: Mapping[str, Mapping[str, int]]  # card id -> field -> value, changes included


def read_cards(path: Path) -> tuple[Card, ...]:
    """Read a `cards.toml`: `[[card]]` tables with id, name, german, provenance; whole numbers can be changed."""
    cards = []
    for row in tomllib.loads(path.read_text(encoding="utf-8"))["card"]:
        known = {key: row.pop(key) for key in ("id", "name", "german", "provenance")}
        if known["provenance"] not in PROVENANCES:
            raise SpielwerkError(f"{path}: card {known['id']} has provenance {known['provenance']!r}")
        numbers = {k: v for k, v in row.items() if isinstance(v, int) and not isinstance(v, bool)}
        facts = {k: v for k, v in row.items() if k not in numbers}
        cards.append(Card(**known, numbers=numbers, facts=facts))
    return tuple(cards)


@dataclass(frozen=True)
class Game:
    """One game. `prepare(record, setting)` writes the setting's numbers into a fresh table."""

    id: str
    title: str
    version: int
    players: tuple[int, int]
    default_players: int
    state: State
    kinds: Mapping[str, str]  # decision -> what is asked; its place is its number
    hooks: Mapping[str, ByAddress]
    cards: tuple[Card, ...]
    prepare: Callable[[np.void, Setting], None]
    defaults: type[Strategy]
    words: Words
    parts: tuple[ByAddress, ...] = ()  # parts of the rules that are compiled by themselves, by their places
    variants: Mapping[str, str] = field(default_factory=lambda: {"standard": "the game as the rulebook has it"})
    variant_players: Mapping[str, tuple[int, int]] = field(default_factory=dict)  # where they differ from `players`
    nobody_may_win: bool = False  # can a game end without a winner although there are several sides?
    options: Mapping[str, Option] = field(default_factory=dict)
    setups: Mapping[str, str] = field(default_factory=dict)
    teams: Callable[[int, str], list[int]] | None = None  # (players, variant) -> team of every seat
    # (players, variant, given set-up, strategies, seed) -> the whole set-up, or a SpielwerkError
    complete_setup: Callable[..., dict[str, Any]] | None = None
    in_play: Callable[[Setting], dict[int, str]] | None = None
    # (set-up, text, seed) -> the values that a text stands for in a sweep
    expand: Callable[[str, str, int], list[Any]] | None = None
    bench: tuple[str, ...] = ()  # scripted strategies that `spielwerk bench` lets play

    def __reduce_ex__(self, protocol: Any) -> Any:
        """A registered game travels to other processes by its name."""
        from sim.games import GAMES

        if self.id in GAMES and game(self.id) is self:
            return game, (self.id,)
        return super().__reduce_ex__(protocol)

    def strategies(self) -> dict[str, type[Strategy]]:
        """All strategies of the game by name, those of `strategies/<game>` and those defined since."""
        package = importlib.import_module(f"strategies.{package_name(self.id)}")
        for module in pkgutil.iter_modules(package.__path__):
            importlib.import_module(f"{package.__name__}.{module.name}")
        return {s.name: s for s in self.defaults.family() if s.__module__.startswith(f"{package.__name__}.")}

    def team_of(self, players: int, variant: str) -> list[int]:
        """Which team each seat belongs to; without teams every seat is its own."""
        return self.teams(players, variant) if self.teams else list(range(players))

    def cards_in_play(self, setting: Setting) -> dict[int, str]:
        """The cards that can turn up in a game with this setting: their ids by their places."""
        return self.in_play(setting) if self.in_play else dict(enumerate(self.state.card_ids))

    def setting(
        self,
        players: int | None = None,
        variant: str | None = None,
        setup: Mapping[str, Any] | None = None,
        options: Mapping[str, Any] | None = None,
        change: Mapping[str, Any] | None = None,
        strategies: tuple[Strategy, ...] = (),
        seed: int = 0,
    ) -> Setting:
        """Check everything that can be set and fill in the defaults."""
        for what, given in (("setup", setup), ("options", options), ("change", change)):
            if given is not None and not isinstance(given, Mapping):
                raise SpielwerkError(f"{what} is a mapping of names to values, not {given!r}")
        variant = self._variant(variant)
        players = self._players(players, variant)
        for key in setup or {}:
            if key not in self.setups:
                raise SpielwerkError(f"{self.id} has no set-up {key!r}" + nearest(key, self.setups))
        whole = dict(setup or {})
        if self.complete_setup:
            whole = self.complete_setup(players, variant, whole, strategies, seed)
        return Setting(players, variant, whole, self._options(options or {}), self._numbers(change or {}))

    def players_of(self, variant: str | None) -> tuple[int, int]:
        """The fewest and the most players of a variant."""
        return self.variant_players.get(self._variant(variant), self.players)

    def usual_players(self, variant: str | None) -> int:
        """How many play if nobody says otherwise: as in the game's first variant, if that fits this one."""
        low, high = self.players_of(variant)
        return min(max(self.default_players, low), high)

    def _players(self, players: int | None, variant: str) -> int:
        low, high = self.players_of(variant)
        if players is None:
            return self.usual_players(variant)
        players = whole("players", players)
        if not low <= players <= high:
            several = f"{low} to {high} players" if low < high else f"{low} player{'s' * (low > 1)}"
            what = f"{self.title} ({variant})" if variant in self.variant_players else self.title
            others = [v for v, (a, b) in self.variant_players.items() if a <= players <= b]
            hint = f" (for {players}: --variant {' or '.join(others)})" if others else ""
            raise SpielwerkError(f"{what} is for {several}, not {players}{hint}")
        return players

    def _variant(self, variant: str | None) -> str:
        if variant is None:
            return next(iter(self.variants))
        if variant not in self.variants:
            raise SpielwerkError(f"{self.id} has no variant {variant!r}" + nearest(variant, self.variants))
        return variant

    def _options(self, given: Mapping[str, Any]) -> dict[str, str]:
        chosen = {name: option.default for name, option in self.options.items()}
        for name, value in given.items():
            if name not in self.options:
                raise SpielwerkError(f"{self.id} has no option {name!r}" + nearest(name, self.options))
            text = {True: "on", False: "off"}.get(value, str(value)) if isinstance(value, bool) else str(value)
            if text not in self.options[name].choices:
                choices = ", ".join(self.options[name].choices)
                raise SpielwerkError(f"option {name} can't be {text!r} (choices: {choices})")
            chosen[name] = text
        return chosen

    def _numbers(self, change: Mapping[str, Any]) -> dict[str, dict[str, int]]:
        numbers = {card.id: dict(card.numbers) for card in self.cards}
        for place, value in change.items():
            pattern, dot, name = place.rpartition(".")
            if not dot:
                raise SpielwerkError(f"a change reads card.field=value, not {place!r}")
            ids = self._card_ids(pattern)
            for card_id in ids:
                if name not in numbers[card_id]:
                    raise SpielwerkError(f"{card_id} has no number {name!r}" + nearest(name, numbers[card_id]))
                numbers[card_id][name] = _whole(place, value)
        return numbers

    def _card_ids(self, pattern: str) -> list[str]:
        """The cards that a name or a pattern such as `*-10` stands for; German names work too."""
        ids = [c.id for c in self.cards if pattern.lower() in (c.id, c.name.lower(), c.german.lower())]
        ids = ids or fnmatch.filter([c.id for c in self.cards], pattern)
        if not ids:
            raise SpielwerkError(f"{self.id} has no card {pattern!r}" + nearest(pattern, [c.id for c in self.cards]))
        return ids


def whole(what: str, value: Any) -> int:
    """The value as an int if it is a whole number; 1e6, "7" and NumPy's numbers are."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    try:
        number = int(value)
        if number == float(value) and not isinstance(value, bool):
            return number
    except (TypeError, ValueError, OverflowError):
        pass
    raise SpielwerkError(f"{what} needs a whole number, not {value!r}")


def _whole(place: str, value: Any) -> int:
    number = whole(place, value)
    if abs(number) > 10_000:
        raise SpielwerkError(f"{place} needs a whole number between -10000 and 10000, not {value!r}")
    return number


def package_name(game_id: str) -> str:
    """What a game's folders are called."""
    return game_id.replace("-", "_")


@cache
def game(name: str) -> Game:
    """The game with this id."""
    from sim.games import GAMES

    if name not in GAMES:
        raise SpielwerkError(f"there is no game {name!r}" + nearest(name, GAMES))
    return importlib.import_module(GAMES[name]).GAME
